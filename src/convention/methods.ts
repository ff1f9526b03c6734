import type { Operation } from '../model/own-words.ts';
import type { OpenQuestion } from '../model/verdict.ts';

/**
 * The methods that express an operation by themselves (RFC 9110, section 9.3; PATCH by RFC 5789; the convention's table
 * of endpoints). A fix changes to the first of them.
 */
const CARRIERS: Readonly<Record<Operation, readonly string[]>> = {
  read: ['GET', 'HEAD', 'QUERY'],
  create: ['POST'],
  update: ['PUT', 'PATCH'],
  delete: ['DELETE'],
  save: ['POST', 'PUT', 'PATCH'],
};

/** Whether a method expresses the operation of a CRUD verb, so that the verb is redundant. */
export function agrees(operation: Operation, method: string): boolean {
  return CARRIERS[operation].includes(method);
}

/** Whether a method is one that changes something with a body: POST, PUT or PATCH. */
export function isWriting(method: string): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}

/** Whether a method is one that changes or removes an item that exists: PUT, PATCH or DELETE. */
export function changesItem(method: string): boolean {
  return method === 'PUT' || method === 'PATCH' || method === 'DELETE';
}

/** Whether a method is safe (RFC 9110, section 9.2.1): its requests ask for nothing but reading. */
export function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether this is one definite method, rather than `ALL`, `UNKNOWN`, or the `USE` of a router under a prefix. */
export function isSingle(method: string): boolean {
  return method !== 'ALL' && method !== 'UNKNOWN' && method !== 'USE';
}

/** A method that replaces another, null where it is in doubt, and the question that is open then. */
export interface Replacement {
  readonly name: string | null;
  readonly open: OpenQuestion | null;
}

type MethodRow = readonly [operation: Operation, from: readonly string[], to: string | null, open: OpenQuestion | null];

const UPDATE = 'UPDATE';

/** What a method becomes that does not express the operation of a verb: the first row for both decides. */
const REPLACEMENTS: readonly MethodRow[] = [
  ['read', ['POST'], 'GET', 'read-with-body'],
  ['create', ['GET', 'HEAD'], 'POST', 'form'],
  ['create', ['PUT', 'PATCH'], 'POST', 'method-disagrees'],
  ['update', ['POST'], UPDATE, null],
  ['update', ['GET', 'HEAD'], UPDATE, 'form'],
  ['delete', ['GET', 'POST'], 'DELETE', null],
  ['delete', ['HEAD', 'PUT', 'PATCH', 'OPTIONS', 'QUERY'], 'DELETE', 'method-disagrees'],
];

/**
 * The method of an endpoint without its verb.
 *
 * @param update the method of an update
 */
export function methodFor(operation: Operation, method: string, update: 'PUT' | 'PATCH'): Replacement {
  if (!isSingle(method) || agrees(operation, method)) return { name: method, open: null };
  const row = REPLACEMENTS.find(([does, from]) => does === operation && from.includes(method));
  if (!row) return { name: null, open: 'method-disagrees' };
  return { name: row[2] === UPDATE ? update : row[2], open: row[3] };
}
