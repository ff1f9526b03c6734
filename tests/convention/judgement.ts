import { judge } from '../../src/convention/judge.ts';
import { parsePath } from '../../src/paths/parse-path.ts';
import type { Dialect } from '../../src/model/path.ts';
import type { OwnWords } from '../../src/model/own-words.ts';
import type { Shown } from '../../src/model/endpoint.ts';
import type { Verdict } from '../../src/model/verdict.ts';

/** No words of the user's own. */
export const NO_OWN_WORDS: OwnWords = { verbs: {}, nouns: new Set() };

/** What a test may say of the surroundings. */
export interface Given {
  readonly mount?: string;
  readonly update?: 'PUT' | 'PATCH';
  readonly words?: OwnWords;
  readonly customMethods?: boolean;
  readonly shown?: Shown;
  readonly renames?: boolean;
  readonly dialect?: Dialect;
}

/** Judges `GET /users/list` as Express would read it, unless another dialect is given. */
export function judgeText(
  endpoint: string,
  {
    mount = '/',
    update = 'PUT',
    words = NO_OWN_WORDS,
    customMethods = true,
    shown,
    renames = false,
    dialect = 'express',
  }: Given = {},
): Verdict {
  const [method = '', path = ''] = endpoint.split(' ');
  return judge(
    { method, path: parsePath(path, dialect) },
    { mount: parsePath(mount, dialect), update, words, customMethods, renames, ...(shown && { shown }) },
  );
}

/** What an endpoint becomes, `null` where it is not rewritten. */
export function rewriteOf(endpoint: string, given?: Given): string | null {
  const { rewrite } = judgeText(endpoint, given);
  return rewrite && `${rewrite.method} ${rewrite.path}`;
}

/** The verbs of an endpoint: `get`, and `activate!` for an action. */
export function verbsOf(endpoint: string, given?: Given): string[] {
  return judgeText(endpoint, given).verbs.map(({ kind, verb }) => (kind === 'action' ? `${verb}!` : verb));
}

/**
 * What an endpoint becomes, or why it stays, with the suggestion if there is one: `filter`,
 * `missing-identifier: GET /users/:id`.
 */
export function answerOf(endpoint: string, given?: Given): string {
  const { rewrite, open, suggestion } = judgeText(endpoint, given);
  if (rewrite) return `${rewrite.method} ${rewrite.path}`;
  return suggestion ? `${open}: ${suggestion.method} ${suggestion.path}` : String(open);
}
