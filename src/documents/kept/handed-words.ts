/**
 * What words are passed to that name something else: the language, tests, events, stores, forms, translations, models.
 */
const OTHERS: ReadonlySet<string> = new Set(
  [
    'require import if while switch for catch return typeof await new super Symbol String Number Boolean RegExp',
    'describe context suite it test specify expect on once off emit addListener ' +
      'addEventListener removeEventListener subscribe publish trigger track log debug',
    'dispatch commit createAsyncThunk createSlice createAction createContext createSelector ' +
      'defineStore useStore useSelector mapState mapActions useQuery useInfiniteQuery ' +
      'useMutation',
    'getItem setItem removeItem register watch setValue getValue getValues setState t i18n ' +
      'translate useTranslation model Schema ref inject provide render set has env',
  ].flatMap((names) => names.split(' ')),
);

/** Whether a function is called like one that words are passed to which name something else. */
export function namesElse(name: string): boolean {
  return OTHERS.has(name);
}

/** The members of any object that a request may be sent with. */
const SENDERS: ReadonlySet<string> = new Set(['post', 'put', 'patch', 'del', 'delete', 'send', 'request']);

/**
 * The name of what is called by a bracket that a text ends before, with the members that resolve to it:
 * `this.http.post`.
 */
export function calleeBefore(text: string): string {
  let end = text.trimEnd().length;
  if (text[end - 1] === '>') end = text.lastIndexOf('<', end);
  let start = end;
  while (start > 0 && /[\w$.@]/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, Math.max(start, end));
}

/** Whether a function of this name, or such a member, may put a word into a URL. What decorators are told is none. */
export function mayPut(callee: string): boolean {
  const [first = '', second, ...others] = callee.split('.');
  const isOwn = second === undefined || (first === 'this' && others.length === 0);
  const name = others.at(-1) ?? second ?? first;
  return isOwn ? /^[\w$]/.test(name) && !OTHERS.has(name) && !name.endsWith('Error') : SENDERS.has(name);
}
