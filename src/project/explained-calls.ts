import { SeenCalls, type SeenCall } from '../facts/seen-calls.ts';
import type { Router } from '../model/router.ts';
import { HOLE } from '../paths/dialects.ts';
import { groupBy } from '../text/grouping.ts';
import { TermWalk } from '../values/term-sites.ts';
import type { CallTerm } from '../values/terms.ts';
import { wholeOf } from '../values/place.ts';
import { plainText } from '../values/text-value.ts';
import type { Place } from '../values/value.ts';
import type { EvaluatedPart } from './evaluated-part.ts';
import type { FileSummary } from './summary.ts';

/** A call in a source file, for people who want to know why something was not found there. */
export interface ExplainedCall extends SeenCall {
  /** What it does: `registers GET /users`, `sends POST /users`; empty where it does neither. */
  readonly outcomes: readonly string[];
}

/**
 * All calls in a file, in their order, with the values that the evaluation finds for them. Those without values are
 * of built-in functions, or were not reached: nothing that was evaluated calls the function around them.
 *
 * @param partWith returns the part of the project with the file, evaluated with a listener of its own
 * @param placeText returns a place as messages show it
 */
export function explainCalls(
  { file, terms, module }: FileSummary,
  partWith: (listener: SeenCalls) => EvaluatedPart,
  placeText: (place: Place) => string,
): readonly ExplainedCall[] {
  const seen = new SeenCalls(file, placeText);
  const outcomes = outcomesIn(file, partWith(seen), module?.routers ?? []);
  const calls = new Map(seen.all.map((call) => [call.range.join(), call]));
  for (const call of terms ? callsIn(terms.body) : []) {
    const key = call.range.join();
    const hasAddress = call.args.some(({ value }) => value.kind === 'text' && value.value.includes('/'));
    if (!calls.has(key)) calls.set(key, { range: call.range, values: [], hasAddress });
  }
  return [...calls.values()]
    .map((call) => ({ ...call, outcomes: [...new Set(outcomes.get(call.range.join()))] }))
    .toSorted((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1]);
}

/**
 * What the calls in a file do, by their ranges.
 *
 * @param routers the routers of the file, as its syntax shows them
 */
function outcomesIn(
  file: string,
  part: EvaluatedPart,
  routers: readonly Router[],
): ReadonlyMap<string, readonly string[]> {
  const { registrations } = part;
  const registered = new Set(registrations.all.map(({ place }) => wholeOf(place)));
  const routes = routers.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'route'));
  const found = [
    ...routes
      .map(({ range, methods, path }) => ({ place: { file, range }, text: registers(methods, path?.value ?? null) }))
      .filter(({ place }) => !registered.has(wholeOf(place))),
    ...registrations.all.map(({ place, methods, path }) => ({
      place,
      text: registers(methods, path && plainText(path)),
    })),
    ...registrations.mountings.all.map(({ place, children, prefix }) => ({
      place,
      text: `mounts ${children.length === 1 ? 'a router' : `${String(children.length)} routers`}${placed(prefix)}`,
    })),
    ...part.requestsOf(file).map(({ range, method, url, kind }) => ({
      place: { file, range },
      text: `${kind === 'matcher' ? 'compares' : 'sends'} ${method?.method ?? '(any method)'} ${url.value}`,
    })),
  ];
  const own = found.filter(({ place }) => place.file === file);
  return new Map(
    [...groupBy(own, ({ place }) => place.range.join())].map(([key, all]) => [
      key,
      all.map(({ text }) => text.replaceAll(HOLE, '…')),
    ]),
  );
}

function placed(prefix: string | null | undefined): string {
  return prefix == null ? '' : ` at ${prefix}`;
}

function registers(methods: readonly { readonly method: string }[], path: string | null): string {
  return `registers ${methods.map(({ method }) => method).join(', ')} ${path ?? '(unknown path)'}`;
}

/** The calls in some code, without those that load a module. */
function callsIn(body: Parameters<TermWalk['statements']>[0]): readonly CallTerm[] {
  const found: CallTerm[] = [];
  new TermWalk(({ term }) => {
    if (term.kind !== 'call' || term.form === 'element') return;
    const isLoading = term.callee.kind === 'global' && term.callee.name === 'require';
    if (!isLoading) found.push(term);
  }).statements(body);
  return found;
}
