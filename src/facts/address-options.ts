import type { FileGuard } from '../model/plan-input.ts';
import type { AddressPattern } from '../model/method-guard.ts';
import type { CallEvent, Listener } from '../values/machine.ts';
import { accessPath } from '../values/packages.ts';
import { literalPlace } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { madeText, optionsOf, type FunctionValue, type Place, type Value } from '../values/value.ts';
import { globsIn } from './address-patterns.ts';
import { fieldsOf } from './registered-addresses.ts';

/** A function of a package that is given what chooses requests by their addresses. A descriptor depends on no other. */
interface Chooser {
  readonly callees: readonly string[];
  /** Which arguments choose by themselves. */
  readonly arguments: readonly number[];
  /** The options that do, each by the names that resolve to it. */
  readonly options: readonly (readonly string[])[];
  /** What a text asks of an address, with the other fields of the object that it is the path of. */
  readonly asks: (text: Value, beside: Value | null) => readonly AddressPattern[];
  /** Whether functions that choose are given the address, and the request after it. */
  readonly givesAddress: boolean;
}

const CHOOSERS: readonly Chooser[] = [
  {
    callees: ['', '.createProxyMiddleware', '.legacyCreateProxyMiddleware', '.proxy'].map(
      (member) => `http-proxy-middleware${member}`,
    ),
    arguments: [0],
    options: [['pathFilter'], ['context'], ['filter']],
    asks: (value) => {
      const text = (knownText(value) ?? '').replace(/^!/, '');
      // Globs of micromatch: two stars represent no segment as well.
      const [, base] = /^([\w/.-]+)\/\*\*$/.exec(text) ?? [];
      if (base !== undefined) return [{ asks: 'under', text: base }];
      // What is left out of others is asked for as these are.
      if (/[*!{}[\]]/.test(text)) return globsIn(madeText(text));
      return text.startsWith('/') ? [{ asks: 'starts', text }] : [];
    },
    givesAddress: true,
  },
  {
    callees: ['express-ipfilter', 'express-ipfilter.IpFilter'],
    arguments: [],
    options: [['excluding']],
    asks: (value) => expression(knownText(value)),
    givesAddress: false,
  },
  {
    callees: ['lusca', 'lusca.csrf'],
    arguments: [],
    options: [
      ...['allowlist', 'blocklist', 'whitelist', 'blacklist'].flatMap((name) => [[name], ['csrf', name]]),
      ...['allowlist', 'blocklist', 'whitelist', 'blacklist'].flatMap((name) => [
        [name, 'path'],
        ['csrf', name, 'path'],
      ]),
    ],
    asks: (value, beside) => {
      const text = knownText(value);
      const [type] = beside ? fieldsOf(beside, 'type') : [];
      const asks = type && knownText(type) === 'startWith' ? 'starts' : 'is';
      return text === null ? [] : [{ asks, text }];
    },
    givesAddress: false,
  },
];

/** The packages that have such functions. */
export const PACKAGES: readonly string[] = CHOOSERS.flatMap(({ callees }) => callees.slice(0, 1));

/** Finds what options of packages ask of addresses: `createProxyMiddleware({ pathFilter: '/users/' })`. */
export class AddressOptions implements Listener {
  readonly #found: FileGuard[] = [];

  called({ callee, args, site: { place } }: CallEvent): void {
    const chooser = chooserOf(callee);
    if (!chooser) return;
    for (const [value, beside] of chosenBy(chooser, args))
      for (const pattern of chooser.asks(value, beside)) {
        const { file, range } = placeOf(value) ?? place;
        this.#found.push({ file, guard: { ...{ ignoresCase: false, range }, ...pattern } });
      }
  }

  guards(): readonly FileGuard[] {
    return this.#found;
  }
}

/** Whether a call gives a function the address of each request first. */
export function givesAddress({ callee, args }: CallEvent, callback: FunctionValue): boolean {
  const chooser = chooserOf(callee);
  return (
    chooser?.givesAddress === true &&
    chosenBy(chooser, args).some(([value]) => value.kind === 'function' && value.id === callback.id)
  );
}

function chooserOf(callee: Value): Chooser | null {
  const path = accessPath(callee);
  return path === null ? null : (CHOOSERS.find(({ callees }) => callees.includes(path)) ?? null);
}

/** The values that choose, each with the object that it is a field of. */
function chosenBy(chooser: Chooser, args: readonly Value[]): readonly (readonly [Value, Value | null])[] {
  const given = chooser.arguments.flatMap((at) => (args[at] ? elementsOf(args[at]) : []));
  const chosen = chooser.options.flatMap((names) => args.flatMap((options) => fieldsAt(options, names)));
  return [...given.map((value) => [value, null] as const), ...chosen];
}

function fieldsAt(options: Value, [first, ...others]: readonly string[]): readonly (readonly [Value, Value | null])[] {
  return elementsOf(options).flatMap((option) => {
    const fields = fieldsOf(option, first ?? '').flatMap(elementsOf);
    return others.length > 0
      ? fields.flatMap((field) => fieldsAt(field, others))
      : fields.map((field) => [field, option] as const);
  });
}

/** A value, or the elements of a list. */
function elementsOf(value: Value): readonly Value[] {
  return optionsOf(value).flatMap((each) =>
    each.kind === 'object' && each.shape === 'array' ? [...each.state.fields.values()].flatMap(elementsOf) : [each],
  );
}

function expression(text: string | null): readonly AddressPattern[] {
  return text === null ? [] : [{ asks: 'matches', text }];
}

function placeOf(value: Value): Place | null {
  return value.kind === 'text' ? literalPlace(value) : null;
}
