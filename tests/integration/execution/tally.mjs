/** Which share of the routes with a verb has to move: without a hazard, and with one. */
export const LEAST = { plain: 0.9, hazarded: 0.6 };

/** What came out of the trials of many applications. */
export class Tally {
  #groups = {
    plain: { applications: 0, routes: 0, rewritten: 0 },
    hazarded: { applications: 0, routes: 0, rewritten: 0 },
  };
  #hazards = new Map();
  #held = new Map();
  differences = 0;
  failures = 0;

  add({ hazard, routes }, { isSame, rewritten, before, messages }) {
    const own = this.#hazards.get(hazard?.name) ?? { applications: 0, routes: 0, rewritten: 0, differences: 0 };
    this.#hazards.set(hazard?.name, own);
    for (const group of [this.#groups[hazard ? 'hazarded' : 'plain'], own]) {
      group.applications += 1;
      group.routes += routes.length;
      group.rewritten += rewritten.length;
    }
    if (!hazard) this.#count(messages);
    if (!isSame) {
      this.differences += 1;
      own.differences += 1;
    }
    if (before.failed) this.failures += 1;
  }

  /** Which share of the routes with a verb moved: of applications without a hazard, and of those with one. */
  get shares() {
    const share = ({ rewritten, routes }) => (routes === 0 ? 1 : rewritten / routes);
    return { plain: share(this.#groups.plain), hazarded: share(this.#groups.hazarded) };
  }

  /** Whether all answers were the same, and enough of the routes moved. */
  get isGood() {
    const { plain, hazarded } = this.shares;
    return this.differences + this.failures === 0 && plain >= LEAST.plain && hazarded >= LEAST.hazarded;
  }

  /** Prints an application whose answers differ, or that does not run. */
  print({ name, files }, { before, after, fixed }, shows) {
    console.log(`${before.failed ? `does not run (${before.failed})` : 'differs'}: ${name}`);
    for (const [at, [call, answer]] of before.answers.entries()) {
      const other = JSON.stringify(after.answers[at]?.[1]);
      if (other !== JSON.stringify(answer)) console.log(`  ${call}: ${JSON.stringify(answer)} became ${other}`);
    }
    for (const [file, text] of Object.entries(fixed))
      if (shows)
        console.log(`  --- ${file}${text === files[file] ? '' : ' (changed)'}\n${text.replace(/^/gm, '    ')}`);
  }

  printSums() {
    for (const [name, { applications, routes, rewritten, differences }] of this.#hazards)
      console.log(
        `${String(applications).padStart(6)} ${String(differences).padStart(4)} differ ${percent(rewritten / routes)} ${name ?? 'no hazard'}`,
      );
    for (const [reason, times] of this.#held)
      console.log(`${String(times).padStart(6)} held without a hazard: ${reason}`);
    const { plain, hazarded } = this.shares;
    console.log(`${this.differences} differences, ${this.failures} that do not run`);
    console.log(`rewritten: ${percent(plain)} without a hazard, ${percent(hazarded)} with one`);
  }

  #count(messages) {
    for (const message of messages) {
      const [, reason] = /Not rewritten: ([^(]*)/.exec(message) ?? [];
      if (reason) this.#held.set(reason, (this.#held.get(reason) ?? 0) + 1);
    }
  }
}

function percent(share) {
  return `${(share * 100).toFixed(1).padStart(5)} %`;
}
