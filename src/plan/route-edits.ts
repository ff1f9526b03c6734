import type { Rewrite } from '../model/verdict.ts';
import type { JudgedRoute } from '../model/plan.ts';
import type { MethodToken } from '../model/method.ts';
import type { Edit, SharedEdit } from '../model/text.ts';
import { allowedEdit } from '../text/edits.ts';

/** The edits that give a route another endpoint. */
export interface RouteEdits {
  readonly edits: readonly Edit[];
  /** The edit of the path, where other code reads its text too; null where the text is the route's own. */
  readonly shared: SharedEdit | null;
}

/** The edits of the path and of each method that changes; null where the source does not allow one of them. */
export function editsFor({ route, methods }: JudgedRoute, rewrites: readonly Rewrite[]): RouteEdits | null {
  const [first] = rewrites;
  if (!first || !route.path) return null;
  const { start, end, text } = first.change;
  const isMethodOnly = start === end && text === '';
  const allowed = isMethodOnly ? null : allowedEdit(route.path, start, end, text);
  const edits = isMethodOnly ? [] : [allowed?.edit ?? null];
  methods.forEach(({ token }, at) => {
    const method = rewrites[at]?.method;
    if (method && method !== token.method) edits.push(token.edit(method), ...alsoEdits(token, method));
  });
  const known = edits.filter((edit) => edit !== null);
  return known.length === edits.length ? { edits: known, shared: allowed?.shared ?? null } : null;
}

/** What else has to change with a method; a null where it cannot. */
function alsoEdits(token: MethodToken, method: string): readonly (Edit | null)[] {
  return token.alsoEdits ? (token.alsoEdits(method) ?? [null]) : [];
}
