import { HOLE } from '../paths/dialects.ts';
import { parsePath } from '../paths/parse-path.ts';
import type { AddressGuard, AddressPart, AddressPattern, Condition, MethodGuard } from '../model/guards.ts';
import { simplePattern } from '../text/simple-pattern.ts';
import { endsOf, isOne, isUnder, OPEN, takenOf } from './address-segments.ts';
import { type AddressChange, addressChanges, samplesOf, textOf } from './addresses/addresses.ts';
import type { Path } from '../model/path.ts';
import type { FileGuard } from '../model/plan-input.ts';
import { answersOther } from './answers-other.ts';
import type { Move } from './moves.ts';
import type { Withheld } from '../model/withheld.ts';

/** The longest address that is matched; people write shorter ones. */
const LONGEST = 200;

/** The changes that a move makes to the addresses of its route. */
export function changesOf({ judged: { route, path }, candidate }: Move): readonly AddressChange[] {
  return addressChanges(route.router, path, candidate.newPath);
}

/** The change of the path below the prefix of the router; null where the router is not mounted. */
export function changeBelow({ judged: { route, path }, candidate }: Move): AddressChange | null {
  return route.router.mountedBy.length > 0 ? [path, parsePath(candidate.newPath, path.dialect)] : null;
}

/**
 * Why addresses cannot change, because code of the project distinguishes requests by their address and would take a
 * request for another one. Permissions by address, which are not rewritten, are such a guard for every address.
 *
 * @param below the change that a router below a prefix sees
 * @param isLost whether it matters that the answer for an old address changes
 */
export function* guarded(
  changes: () => readonly AddressChange[],
  guards: readonly FileGuard[],
  below: AddressChange | null = null,
  isLost: (guard: AddressGuard, from: string) => boolean = () => true,
): Generator<Withheld> {
  if (guards.length === 0) return;
  const texts = changes()
    .map((change) => change.map(textOf))
    .filter(([from, to]) => from !== to);
  const rests = below ? [below.map(textOf)] : [];
  for (const { guard, file } of guards) {
    if (guard.sent) continue;
    const other = { label: guard.text, file, range: guard.range };
    if (guard.asks === 'unevaluated') {
      yield { reason: 'unevaluated', other };
      continue;
    }
    const asked = guard.asks === 'root' ? rests : guard.asks === 'route' ? [...texts, ...rests] : texts;
    const takesForOther =
      (guard.asks === 'permissions' &&
        (!guard.of || texts.some((both) => both.some((each) => isAsked(guard, each))))) ||
      asked.some(
        ([from = '', to = '']) =>
          isAsked(guard, from) &&
          isLost(guard, from) &&
          answer(guard, readBelow(guard, from)) !== answer(guard, readBelow(guard, to)) &&
          !areTaken(guard, [from, to]),
      );
    if (takesForOther) yield { reason: 'path-guard', other };
  }
}

/**
 * Whether a guard that checks the method takes a request for another one after the change: of all addresses, or of
 * some.
 */
export function takesForOther(
  { methods, of, condition }: MethodGuard,
  [left, next]: readonly [string, string],
  changes: () => readonly AddressChange[],
): boolean {
  if (condition) return changes().some((change) => decidesOther(condition, of, [left, next], change.map(textOf)));
  if (!of) return methods.has(left) !== methods.has(next);
  if (!methods.has(left) && !methods.has(next)) return false;
  const asks = { ...of, ignoresCase: true };
  return changes().some(
    ([from, to]) =>
      (methods.has(left) && mayTake(asks, textOf(from))) !== (methods.has(next) && mayTake(asks, textOf(to))),
  );
}

/** Whether a path is one of the addresses of a pattern. */
export function isAddressOf(of: AddressPattern, path: Path): boolean {
  return answer({ ...of, ignoresCase: true }, textOf(path)) === true;
}

/** Whether a guard applies to an address. */
export function isAsked({ of }: AddressGuard, address: string): boolean {
  return !of || answer({ ...of, ignoresCase: true }, address) === true;
}

/** An address as a regular expression reads it in code below a mount: without the prefix of the mount. */
function readBelow({ asks, of, isOfMounts, isDeclared }: AddressGuard, address: string): string {
  if (asks !== 'matches' || of?.asks !== 'under' || isOfMounts || isDeclared || OPEN.test(of.text)) return address;
  const end = endsOf(address).find((each) => isUnder(each, of.text));
  return end === undefined ? address : end.slice(of.text.length) || '/';
}

/** Whether each of some addresses is matched by a guard, or by others with the same effect. */
function areTaken({ beside, ...guard }: AddressGuard, addresses: readonly string[]): boolean {
  return beside !== undefined && addresses.every((address) => [guard, ...beside].some((each) => takes(each, address)));
}

/** The answer of a pattern for an address; for a regular expression, whether some address of the route matches it. */
function mayTake(asks: AddressPattern & { readonly ignoresCase: boolean }, address: string): boolean | string {
  if (asks.asks !== 'matches') return answer(asks, address);
  const pattern = simplePattern(asks.text, asks.ignoresCase ? 'i' : '');
  return !pattern || samplesOf(address).some((each) => [each, ...endsOf(each)].some((end) => pattern.test(end)));
}

export function takes(guard: Omit<AddressGuard, 'range'>, address: string): boolean {
  if (guard.asks === 'holds') return answer(guard, address) !== false;
  if (guard.asks !== 'matches') return answer(guard, address) === true;
  const pattern = simplePattern(guard.text, guard.ignoresCase ? 'i' : '');
  return pattern !== null && samplesOf(address).every((each) => pattern.test(each));
}

/** Whether the result of a condition changes with the new method and address of a request. */
function decidesOther(
  condition: Condition,
  of: AddressPattern | undefined,
  [left, next]: readonly [string, string],
  [from = '', to = '']: readonly string[],
): boolean {
  const isCovered = (address: string): boolean => !of || answer({ ...of, ignoresCase: true }, address) === true;
  if (!isCovered(from) && !isCovered(to)) return false;
  const asks = ({ ignoresCase = true, ...pattern }: AddressPattern, address: string): boolean | string =>
    answer({ ...pattern, ignoresCase }, address);
  return answersOther(condition, { method: left, address: from }, { method: next, address: to }, asks);
}

/** The result of a guard for an address. A guard below a mount may see only the end of the address. */
export function answer(
  { asks, text, ignoresCase, takesGroups = false, part, isOfMounts = false }: Omit<AddressGuard, 'range'>,
  address: string,
): boolean | string {
  const seen = (all: string): readonly string[] => (isOfMounts ? [all] : endsOf(all));
  const [said, whole] = ignoresCase ? [text.toLowerCase(), address.toLowerCase()] : [text, address];
  switch (asks) {
    case 'starts':
      return seen(whole).some((end) => end.startsWith(said));
    case 'under':
      return seen(whole).some((end) => isUnder(end, said));
    case 'is':
      return seen(whole).some((end) => isOne(end, said));
    case 'takes':
      return takenOf(
        seen(whole).find((end) => isOne(end, said)),
        said,
      );
    case 'ends':
      return whole.endsWith(said);
    case 'matches':
      return matchesOf({ text, ignoresCase, takesGroups }, address, seen);
    case 'root':
      return whole === '';
    case 'route':
      return (whole || '/') === said.replaceAll(PARAMETER, HOLE);
    case 'part':
      return partOf(address, part).join('/');
    case 'prefix':
      // The prefix of a router is the same before and after a change of the paths below it.
      return '';
    case 'depth':
      return String(address.split('/').length);
    default:
      return part ? placesIn(partOf(whole, part), said) : whole.includes(said);
  }
}

function partOf(address: string, part: AddressPart = [0]): readonly string[] {
  return address.split('/').slice(...part);
}

/** Which of some segments a text is, or whether they end with several ones; false for none. */
function placesIn(segments: readonly string[], said: string): string | boolean {
  if (said.includes('/')) return segments.join('/').endsWith(said);
  return segments.flatMap((each, at) => (each === said ? [at] : [])).join() || false;
}

/**
 * The matches of a regular expression in sample addresses of a request, and in the rest of each below a mount; with the
 * groups where the code reads them. One that may take long is not compiled: any change may change what it matches.
 */
function matchesOf(
  { text: source, ignoresCase, takesGroups }: Pick<AddressGuard, 'text' | 'ignoresCase'> & { takesGroups: boolean },
  address: string,
  seen: (all: string) => readonly string[],
): string {
  if (address.length > LONGEST) return '';
  const pattern = simplePattern(source, ignoresCase ? 'i' : '');
  if (!pattern) return seen(address).some((end) => mayMatch(source, end)) ? address : '';
  const told = (text: string): string => {
    const found = pattern.exec(text);
    return found ? `matches ${takesGroups ? found.slice(1).join(' ') : ''}` : '';
  };
  return samplesOf(address)
    .map(
      (each) =>
        `${told(each)}, ${
          seen(each)
            .map(told)
            .find((end) => end !== '') ?? ''
        }`,
    )
    .join();
}

/** The texts that all matches of a regular expression begin and end with, as far as no character is repeated. */
const BEGINNING = /^\^((?:\\[-/.]|[\w/-])*)(?![*?+{])/;
const ENDING = /(?<=[)\]}*+?.])((?:\\[-/.]|[\w/-])*)\$$/;

/** Whether a regular expression that is not compiled may match an address: any that begins and ends as it says. */
function mayMatch(source: string, address: string): boolean {
  if (source.includes('|')) return true;
  const said = (part: RegExp): string => (part.exec(source)?.[1] ?? '').replaceAll('\\', '').toLowerCase();
  const whole = address.toLowerCase();
  return whole.startsWith(said(BEGINNING)) && whole.endsWith(said(ENDING));
}

/** A parameter, as the paths of routes declare it. */
const PARAMETER = /:\w+|\{\w+\}/g;
