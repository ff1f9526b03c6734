import fc from 'fast-check';
import { DIALECTS, HOLE } from '../../src/paths/dialects.ts';
import type { Dialect } from '../../src/model/path.ts';
import type { Oracle } from './oracles.ts';

/** Pieces of a path: those that stand between slashes, and those that bring their own slash. */
interface Syntax {
  readonly between: string;
  readonly attached: string;
}

const SHARED = 'a b ab A 12 a.b :x :y :id v:x :x-:y :x.:y';
const VERSION_8: Syntax = {
  between: String.raw`*x *rest {:x} a{b} a{.:x} :"x-y" \:a a*x :x{-:y} {a} a$ { *x.b [ab]`,
  attached: '{/:x} {/a} {/*x} {/:x/b} {/:x}-b {/a{/b}}',
};
const SYNTAX: Readonly<Record<Oracle['name'], Syntax>> = {
  'express 4': {
    between: String.raw`:x(\d+) :y([a-c]+) :x(a|b) :x([0-9a-f]{2}) :x? :x* :x+ :x*? :x(\d+)? :x(\d+)* :x(\d+)+ :x(.*) :x(.+) :x([^/]+)
      :x([a-z]*) :x(^a$) :x(a * a* a*b ab? ab?c ab+ (ab)? (a|b) (\d+) (a|:x) a(b)? :x.:y? a.:x? :x?-b [ab] a|b \:a \d ? $ b$ (.*) ((((`,
    attached: '(/:x)? (/a)? (/a) (/a)* (/a)+b',
  },
  'express 5': VERSION_8,
  koa: VERSION_8,
  'find-my-way': {
    between: String.raw`:x(\d+) :y(^\d+$) :x(^[a-c]+$) :x(a|b) :x(.*) :x? :y? :x-:y? * a* ::a a::b :x-a :x-b :x(\d+)-:y :x(\d+)b :x(^\d+$)?
      :x.a :x* :x-* :x(a(b)?) % a(b) :x::b`,
    attached: '',
  },
};

function pieces(list: string): string[] {
  return list.split(/\s+/).filter((piece) => piece !== '');
}

/** Paths in the syntax of a router, most of them valid. */
export function routerPaths(name: Oracle['name']): fc.Arbitrary<string> {
  const { between, attached } = SYNTAX[name];
  const slash = fc.constantFrom('/', '/', '/', '/', '/', '/', '/', '/', '//');
  const segment = fc.oneof(fc.constantFrom(...pieces(SHARED)), fc.constantFrom(...pieces(between)));
  const slashed = fc.tuple(slash, segment).map(([before, piece]) => before + piece);
  const groups = pieces(attached);
  const group = groups.length === 0 ? slashed : fc.constantFrom(...groups);
  const piece = fc.oneof({ weight: 6, arbitrary: slashed }, { weight: 1, arbitrary: group });
  const whole = fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '', '', '', '/'))
    .map(([parts, end]) => parts.join('') + end);
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('/', '*', '/*', '', 'a', '(.*)') },
    { weight: 12, arbitrary: whole },
  );
}

/** Paths of words and plain parameters only, which every router reads alike. */
export const plainPaths: fc.Arbitrary<string> = fc
  .array(fc.constantFrom('/a', '/b', '/:x', '/:y', '/ab'), { maxLength: 2 })
  .map((parts) => parts.join('') || '/');

/** Any text at all, with more of the characters that mean something than chance would bring. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...Array.from(String.raw`/:()[]{}*?+\."'^$|-a1`), HOLE, 'é', '😀'),
    maxLength: 30,
  }),
);

export const dialects: fc.Arbitrary<Dialect> = fc.constantFrom(...DIALECTS);

const WORDS = ['', 'a', 'b', 'ab', 'A', 'abb', '1', '12', '0f', 'a.b', 'a-b', '12-a', 'vb', ':a', 'a%2Fb'];

/** All requests of one to three segments of a small alphabet, empty segments included. */
export const REQUESTS: readonly string[] = requests(3);

/** Those of one and two segments. */
export const SHORT_REQUESTS: readonly string[] = requests(2);

function requests(most: number): string[] {
  let last = [''];
  const all: string[] = [];
  for (let length = 1; length <= most; length += 1) {
    last = last.flatMap((start) => WORDS.map((word) => `${start}/${word}`));
    all.push(...last);
  }
  return all;
}
