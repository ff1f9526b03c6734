import { textWithin } from '../../text/brackets.ts';
import { METHOD_LIST, methodsIn } from '../../text/method-names.ts';
import { saidTogether } from './method-guard.ts';
import type { AddressPattern, MethodGuard } from '../../model/method-guard.ts';

/**
 * What chooses the requests that middleware looks at, by an object: `.unless({ method: ['GET'] })`,
 * `.forRoutes({ path: '*', method: RequestMethod.POST })`.
 */
const CHOICE = /\.(unless|forRoutes|exclude)\(/g;
const CHOICES = /\.(?:unless|forRoutes|exclude)\(/;

/** More choices than these nobody wrote. */
const MOST_CHOICES = 200;

const OBJECT = /\{[^{}]{0,400}\}/g;
const METHODS = new RegExp(String.raw`\bmethods?\s{0,9}:\s{0,99}(?:${METHOD_LIST}|RequestMethod\.\w{1,9})`, 'gi');
const EVERY = /RequestMethod\.ALL\b/;

/** Options without an object of their own. */
const OPTIONS_ALONE = /^\s{0,99}\{[^{}]{0,400}\}\s{0,99}$/;

const TEXT = /\b(?:path|url)\s{0,9}:\s{0,99}(["'`])([^"'`\n]{1,200})\1/;
const PATTERN = /\b(?:path|url)\s{0,9}:\s{0,99}\/((?:[^/\\\n]|\\.){1,200})\//;
/** What a regular expression says to begin with, and that each part of it is needed. */
const PLAIN = /^\^?((?:\/[\w.-]{1,80})+)(?![\w.-]*[?*|])/;

/** Options of middleware that list the methods it looks at, or those that it does not. */
const OPTION = new RegExp(
  String.raw`\b(?:parsed|ignored?|excluded?|skip|skipped|safe|protected|guarded)Methods\s{0,9}:\s{0,99}${METHOD_LIST}`,
  'g',
);

/** Finds the methods that the options of middleware name, with the addresses of which they say it. */
export function methodOptions(text: string): readonly MethodGuard[] {
  return [
    ...(CHOICES.test(text) ? chosen(text) : []),
    ...(text.includes('Methods')
      ? [...text.matchAll(OPTION)].map(({ index, 0: matched }) => guardOf(matched, index))
      : []),
  ];
}

function chosen(text: string): readonly MethodGuard[] {
  return [...text.matchAll(CHOICE)].slice(0, MOST_CHOICES).flatMap(({ index, 0: matched }) => {
    const start = index + matched.length;
    return matched === '.unless('
      ? exceptionsIn(textWithin(text, start - 1), start)
      : guardsOf(textWithin(text, start - 1), start);
  });
}

/**
 * What is left out for its method is left out at whatever address, if the options say some beside it:
 * `.unless({ path: '/health', method: ['GET'] })`.
 */
function exceptionsIn(given: string, start: number): readonly MethodGuard[] {
  return OPTIONS_ALONE.test(given) ? guardsIn(given, start) : guardsOf(given, start);
}

/** The guards of one choice: what it says of one address by several objects is said together. */
function guardsOf(given: string, start: number): readonly MethodGuard[] {
  const objects = [...given.matchAll(OBJECT)].filter(([object]) => TEXT.test(object) || PATTERN.test(object));
  const rest = objects.reduce(
    (left, { index, 0: object }) =>
      left.slice(0, index) + ' '.repeat(object.length) + left.slice(index + object.length),
    given,
  );
  const guards = [
    ...objects.flatMap(({ index, 0: object }) => guardsIn(object, start + index, patternOf(object))),
    ...guardsIn(rest, start),
  ];
  return saidTogether(guards.map((guard) => [guard.of ? guard.of.asks + guard.of.text : '', guard]));
}

function guardsIn(said: string, start: number, of?: AddressPattern): readonly MethodGuard[] {
  return [...said.matchAll(METHODS)]
    .filter(([list]) => !EVERY.test(list))
    .map(({ index, 0: list }) => guardOf(list, start + index, of));
}

function patternOf(object: string): AddressPattern {
  const text = TEXT.exec(object)?.[2];
  if (text !== undefined) return { asks: 'is', text: text.startsWith('/') ? text : `/${text}` };
  const source = PATTERN.exec(object)?.[1] ?? '';
  return { asks: 'holds', text: source.includes('|') ? '' : (PLAIN.exec(source.replaceAll('\\/', '/'))?.[1] ?? '') };
}

function guardOf(list: string, at: number, of?: AddressPattern): MethodGuard {
  return { methods: methodsIn(list), range: [at, at + list.length], ...(of && { of }) };
}
