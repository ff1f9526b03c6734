import type { Rewrite } from '../model/verdict.ts';
import type { JudgedRoute } from '../model/plan.ts';
import type { MethodToken } from '../model/method.ts';
import type { Edit } from '../model/text.ts';

/** The edits of the path and of each method that changes; null where one of them is not the route's to make. */
export function editsFor({ route, methods }: JudgedRoute, rewrites: readonly Rewrite[]): readonly Edit[] | null {
  const [first] = rewrites;
  if (!first || !route.path) return null;
  const { start, end, text } = first.change;
  const isMethodOnly = start === end && text === '';
  const edits = isMethodOnly ? [] : [route.path.edit(start, end, text)];
  methods.forEach(({ token }, at) => {
    const method = rewrites[at]?.method;
    if (method && method !== token.method) edits.push(token.edit(method), ...alsoEdits(token, method));
  });
  const known = edits.filter((edit) => edit !== null);
  return known.length === edits.length ? known : null;
}

/** What else has to change with a method; a null where it cannot. */
function alsoEdits(token: MethodToken, method: string): readonly (Edit | null)[] {
  return token.alsoEdits ? (token.alsoEdits(method) ?? [null]) : [];
}
