import type { Operation } from '../model/own-words.ts';

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

/** Whether a method is safe (RFC 9110, section 9.2.1): its requests ask for nothing but reading. */
export function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether this is one definite method, rather than `ALL`, `UNKNOWN`, or the `USE` of a router under a prefix. */
export function isSingle(method: string): boolean {
  return method !== 'ALL' && method !== 'UNKNOWN' && method !== 'USE';
}
