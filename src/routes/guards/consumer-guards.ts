import { textWithin } from '../../text/brackets.ts';
import { MOST_GUARDS } from './bounds.ts';
import type { AddressGuard } from '../../model/address-guard.ts';

/**
 * What chooses the routes that middleware of NestJS runs on, or that get the global prefix, or that Hono leaves out.
 */
const CHOICE = /\.(forRoutes|exclude)\(|\b(exclude)\s*:\s*\[|(?<![.\w$])(except)\(/g;
const SPEAKS = /\bMiddlewareConsumer\b|\bsetGlobalPrefix\(|\bhono\/combine\b/;
/** With Hono, that is the address before it as well. */
const ALL_BELOW = /\/\*$/;
/** What stands before the middleware that Hono leaves out. */
const FIRST = /^\s{0,99}(?:\[[^\][]{0,2000}\]|[^,]{0,200})/;

/** More choices than these nobody wrote. */
const MOST_CHOICES = 200;

const STRING = /(["'`])([^"'`\n]{1,200})\1/g;
/** A string of an object, which says the method too, so that the address alone is meant. */
const PATH = /\bpath\s*:\s*$/;
/** A string that says something else of a route, and the name of a list that says routes. */
const OTHER = /\b(?:version|host)\s*:\s*$/;
const NAMED = /(?:^|[,([]|\.\.\.)\s*[a-z]\w*\s*(?=[,)\]]|$)/;
const NAME = /^\s*\w+\s*$|\.\.\./;
const ELEMENT = /[[,]\s*(["'`])([^"'`\n]{1,100})\1(?=\s*[,\]])/g;

/**
 * Finds the routes that a module of NestJS chooses by their address:
 * `consumer.apply(Auth).exclude('login').forRoutes('users')`. The first is that address alone, the second is all below
 * it, unless an object says the method too (NestJS, Middleware). So does `except(['/login', '/open/*'], auth)` of Hono.
 */
export function consumerGuards(text: string): readonly AddressGuard[] {
  if (!SPEAKS.test(text)) return [];
  const guards: AddressGuard[] = [];
  let listed: readonly Said[] | null = null;
  for (const { index, 0: matched, 1: member, 3: excepting } of [...text.matchAll(CHOICE)].slice(0, MOST_CHOICES)) {
    const start = index + matched.length;
    const all = textWithin(text, start - 1);
    const given = excepting ? (FIRST.exec(all)?.[0] ?? '') : all;
    const isBelow = member === 'forRoutes';
    const isNamed = (excepting ? NAME : NAMED).test(given);
    if (isNamed) listed ??= stringsIn(text, 0, ELEMENT);
    const said = [...stringsIn(given, start, STRING), ...((isNamed && listed) || [])];
    guards.push(
      ...said.map((each) => (excepting ? exceptionAt(each) : guardAt(each, isBelow && !each.isAlone ? 'under' : 'is'))),
    );
    if (guards.length > MOST_GUARDS) break;
  }
  return guards.slice(0, MOST_GUARDS);
}

interface Said {
  readonly text: string;
  readonly at: number;
  readonly isAlone: boolean;
}

function stringsIn(text: string, start: number, strings: RegExp): readonly Said[] {
  return [...text.matchAll(strings)].flatMap(({ index, 0: matched, 2: said = '' }) => {
    const before = text.slice(Math.max(0, index - 20), index);
    return OTHER.test(before)
      ? []
      : [{ text: said, at: start + index + matched.indexOf(said), isAlone: PATH.test(before) }];
  });
}

function guardAt({ text, at }: Said, asks: 'under' | 'is'): AddressGuard {
  return { asks, text: text.startsWith('/') ? text : `/${text}`, ignoresCase: false, range: [at, at + text.length] };
}

function exceptionAt({ text, at, isAlone }: Said): AddressGuard {
  const plain = text.replace(ALL_BELOW, '');
  return guardAt({ text: plain, at, isAlone }, plain === text ? 'is' : 'under');
}
