import type { FileGuard } from '../model/plan-input.ts';
import type { AddressPattern } from '../model/guards.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { accessPath } from '../values/access-path.ts';
import { literalPlace } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { optionsOf, type FunctionValue, type Place, type Value } from '../values/value.ts';
import { globsIn } from './address-patterns.ts';
import { fieldsOf } from './registered-addresses.ts';
import { madeText } from '../values/new-values.ts';

/** A function of a package whose arguments or options choose requests by their addresses. */
interface Chooser {
  readonly callees: readonly string[];
  /** The indexes of the arguments that choose. */
  readonly arguments: readonly number[];
  /** The options that choose, each as the path of field names to it: `['csrf', 'allowlist']`. */
  readonly options: readonly (readonly string[])[];
  /**
   * The patterns of addresses that a chosen text matches. `beside` is the object whose field the text is; null for an
   * argument.
   */
  readonly asks: (text: Value, beside: Value | null) => readonly AddressPattern[];
  /** Whether a function in such an argument or option is called with the address first, and the request second. */
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
      // In globs of micromatch, `/users/**` matches `/users` as well.
      const [, base] = /^([\w/.-]+)\/\*\*$/.exec(text) ?? [];
      if (base !== undefined) return [{ asks: 'under', text: base }];
      // Elements of a list that begin with `!` exclude addresses: they match the same way.
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

/** The names of the packages that have such functions. */
export const PACKAGES: readonly string[] = CHOOSERS.flatMap(({ callees }) => callees.slice(0, 1));

/** Finds the addresses that options of packages match: `createProxyMiddleware({ pathFilter: '/users/' })`. */
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

/** Whether a callback in the arguments of a call is called with the address of each request as its first argument. */
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

/** The values in a call that choose, each with the object whose field it is; null for an argument. */
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
