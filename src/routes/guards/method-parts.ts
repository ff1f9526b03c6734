import { braceBefore } from '../../text/brackets.ts';
import { LISTED_METHODS, methodsIn, WHOLE_METHODS } from '../../text/method-names.ts';
import { simplePattern } from '../../text/simple-pattern.ts';
import type { MethodGuard } from '../../model/method-guard.ts';
import type { Questions } from './method-questions.ts';
import { keysFrom } from './method-tables.ts';

/** How far back an object begins. */
const REACH = 1000;

/** An expression that names whole methods is read as a list of them. */
const WHOLE = new RegExp(`^${WHOLE_METHODS}$`, 'i');

/**
 * Where a text asks for a part of the method: `req.method[0] === 'P'`, `/^P/.test(req.method)`,
 * `{ POST: true }[req.method]`.
 */
export function askedInPart(text: string, { speaks, inPart }: Questions): readonly MethodGuard[] {
  if (!speaks.test(text)) return [];
  return [...text.matchAll(inPart)].flatMap((found) => {
    const methods = methodsMeant(text, found);
    return methods.size > 0 ? [{ methods, range: [found.index, found.index + found[0].length] as const }] : [];
  });
}

function methodsMeant(text: string, { index, groups = {} }: RegExpExecArray): ReadonlySet<string> {
  const { first, begins, length, source, table } = groups;
  const beginning = (first ?? begins)?.toUpperCase();
  if (beginning !== undefined) return listed((method) => method.startsWith(beginning));
  if (length !== undefined) return listed((method) => method.length === Number(length));
  if (table !== undefined) return methodsIn(keysFrom(text, Math.max(0, braceBefore(text, index, REACH))));
  const pattern = source === undefined || WHOLE.test(source) ? null : simplePattern(source, 'i');
  return listed((method) => pattern?.test(method) ?? false);
}

function listed(isMeant: (method: string) => boolean): ReadonlySet<string> {
  return new Set([...LISTED_METHODS].filter(isMeant));
}
