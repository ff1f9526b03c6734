import { expect } from 'vitest';
import { HOLE } from '../../src/paths/dialects.ts';
import { ClientRoles } from '../../src/facts/client-role.ts';
import { FlowRequests } from '../../src/facts/flow-requests.ts';
import type { Request } from '../../src/model/request.ts';
import type { Edit } from '../../src/model/text.ts';
import { edited } from '../../src/text/edits.ts';
import { routersOf } from '../routes/dump.ts';
import { evaluate, termsOf } from '../support/evaluated.ts';

/** The requests of a source, and what it compares their URLs with. */
export function requestsOf(code: string): readonly Request[] {
  return sentBy(code).toSorted((a, b) => a.range[1] - b.range[1]);
}

const FILE = 'code.ts';

function sentBy(code: string): readonly Request[] {
  const methods = routersOf(code).flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'route' ? entry.methods : [])),
  );
  const facts = new FlowRequests(
    new ClientRoles(() => new Set(termsOf(FILE, code).specifiers)),
    () => code,
    ({ range: [start] }) => methods.some(({ range }) => range[0] === start),
  );
  evaluate({ [FILE]: code }, facts);
  return facts.requestsIn(FILE);
}

/**
 * The requests of a source, a line each: client, method with its token, URL, and what is out of the ordinary (a base, a
 * comparison of a part, an application that is asked in process).
 */
export function requestLines(code: string): readonly string[] {
  return requestsOf(code).map((each) => line(each, code));
}

function line(request: Request, code: string): string {
  const { base, client, inProcess, kind, match, method, url } = request;
  const token = method ? `${method.method}<${code.slice(...method.range)}>` : '-';
  return [
    client,
    method && method.range[0] === request.range[0] && method.range[1] === request.range[1] ? method.method : token,
    shown(url.value),
    ...(kind === 'matcher' ? ['matcher'] : []),
    ...(base === '' ? [] : [`base=${base === null ? '?' : shown(base)}`]),
    ...(match === 'whole' ? [] : [match]),
    ...(inProcess ? ['in process'] : []),
  ].join(' ');
}

function shown(value: string): string {
  return value.replaceAll(HOLE, '…');
}

/** The source with the only request of it made to say another method; null where it cannot. */
export function withMethod(code: string, method: string): string | null {
  const token = only(code).method;
  const edit = token?.edit(method);
  const others = token?.alsoEdits ? token.alsoEdits(method) : [];
  return edit && others ? edited(code, [0, code.length], [edit, ...others]) : null;
}

/** The source with a part of the only request's URL replaced; null where it cannot be. */
export function withUrl(code: string, part: string, replacement: string): string | null {
  const { url } = only(code);
  const at = url.value.indexOf(part);
  expect(at).not.toBe(-1);
  return applied(code, url.edit(at, at + part.length, replacement));
}

function only(code: string): Request {
  const [request, ...others] = requestsOf(code);
  expect(others.map((each) => line(each, code))).toEqual([]);
  if (!request) throw new Error(`No request in ${code}`);
  return request;
}

function applied(code: string, edit: Edit | null): string | null {
  return edit && code.slice(0, edit.range[0]) + edit.text + code.slice(edit.range[1]);
}
