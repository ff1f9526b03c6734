import { ASSERTED } from '../catalogue/test-doubles.ts';
import type { Request } from '../model/request.ts';
import { chainOf, isCall } from '../values/chain.ts';
import type { CallEvent } from '../values/events.ts';
import { opaque } from '../values/new-values.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, type Place, type Value } from '../values/value.ts';
import { subjectAt, type AssertedFunctions, type Subject } from './asserted-functions.ts';
import { lastNameOf } from './client-role.ts';

/** Objects whose functions compare two values: `assert.equal(url, '/users')`. */
const ASSERT: ReadonlySet<string> = new Set(['assert', 't', 'test', 'tap']);
/** Members of a chain of Cypress that compare its subject: `should('include', '/users')`. */
const SHOULD: ReadonlySet<string> = new Set(['should', 'and']);
/** The member of such a chain that reads a property by its path: `its('request.url')`. */
const ITS = 'its';

/** An assertion that compares a value with a text or a pattern. */
export interface Assertion {
  readonly subject: Subject;
  readonly text: Value;
  readonly match: Request['match'];
  /** Where the text is written. */
  readonly textPlace: Place | null;
}

/**
 * The comparison that a call asserts: `expect(url).toContain('list')`, `assert.equal(url, '/users')`,
 * `cy.wait('@users').its('request.url').should('include', 'list')`. Null for another call.
 */
export function assertionOf(event: CallEvent, functions: AssertedFunctions): Assertion | null {
  const member = memberSource(event.callee);
  if (!member) return null;
  const { args, site } = event;
  const places = site.argumentPlaces;
  const compared = (subject: Subject | null, name: string, at: number): Assertion | null => {
    const [match, text] = [ASSERTED.get(name), args[at]];
    return subject && match && text ? { subject, text, match, textPlace: places[at] ?? null } : null;
  };
  const [first] = args;
  if (first && ASSERT.has(lastNameOf(member.object))) return compared(subjectAt(first, places[0]), member.name, 1);
  if (!SHOULD.has(member.name)) return compared(functions.subjectOf(event.callee), member.name, 0);
  const chainer = (first && knownText(first)?.split('.').at(-1)) ?? '';
  return compared(propertyOf(member.object), chainer, 1);
}

/** The property that a chain of Cypress reads by its path, as members of what it is read of; null for none. */
function propertyOf(chain: Value): Subject | null {
  const read = chainOf(chain).find((part) => isCall(part) && lastNameOf(part) === ITS);
  const [path] = read && isCall(read) ? read.source.call.args : [];
  const names = (path && knownText(path)?.split('.')) ?? [];
  if (names.length === 0) return null;
  return { value: names.reduce<Value>((object, name) => opaque({ kind: 'member', object, name }), chain), names: [] };
}
