/**
 * Functions whose string arguments name something other than an address: the language itself, tests, events, stores,
 * forms, translations, models.
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

/** Whether a function has the name of one whose string arguments are no addresses. */
export function takesNoAddress(name: string): boolean {
  return OTHERS.has(name);
}

/** Methods of any object that may send a request. */
const SENDERS: ReadonlySet<string> = new Set(['post', 'put', 'patch', 'del', 'delete', 'send', 'request']);

/**
 * The name of the function whose call a text ends in, with the members before it: `this.http.post` of
 * `this.http.post(`.
 */
export function calleeBefore(text: string): string {
  let end = text.trimEnd().length;
  if (text[end - 1] === '>') end = text.lastIndexOf('<', end);
  let start = end;
  while (start > 0 && /[\w$.@]/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, Math.max(start, end));
}

/** Whether a function or a method of this name may put its argument into a URL. A decorator does not. */
export function mayPut(callee: string): boolean {
  const [first = '', second, ...others] = callee.split('.');
  const isOwn = second === undefined || (first === 'this' && others.length === 0);
  const name = others.at(-1) ?? second ?? first;
  return isOwn ? /^[\w$]/.test(name) && !OTHERS.has(name) && !name.endsWith('Error') : SENDERS.has(name);
}
