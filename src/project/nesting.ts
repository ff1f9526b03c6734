/**
 * How deep a syntax tree may be.
 *
 * The parser recurses on the native stack, where a source of 10,000 brackets within each other ends the process
 * (measured with 4 MB of stack, as a worker has). Of 19,000 files of public applications ten come above it, all of them
 * libraries that were copied in, most of them minified.
 */
export const DEEPEST = 1000;

/**
 * A piece of a source. What it is shows in its first character; a regular expression is read as operators and words.
 */
const TOKEN =
  /\/\/.*|\/\*[^]*?(?:\*\/|$)|'(?:[^'\\\r\n]|\\[^])*'?|"(?:[^"\\\r\n]|\\[^])*"?|[\w$\u0080-\uFFFF]+|\n|<\/|\/>|\S/g;

/** The text of a template up to its end or to the next expression in it. */
const TEMPLATE_TEXT = /(?:[^\\`$]|\\[^]|\$(?!\{))*(?:`|\$\{|$)/y;

/** An expression goes on in the next line after one of these, and when that line begins with one of those. */
const GOES_ON_AFTER = new RegExp(
  String.raw`^(?:[-+*/%&|^!~=?:.@<]|await|delete|do|else|extends|in|infer|instanceof|keyof|new|of` +
    String.raw`|readonly|typeof|unique|void|yield)$`,
);
const GOES_ON_WITH = /^(?:[-+*/%&|^!~=?:.>([]|as|else|extends|in|instanceof|satisfies)$/;
/** Heads of statements that may be nested without a bracket: `if (a)`, and in the next line `if (b)`. */
const HEAD = /^(?:for|if|while|with)$/;

/** Whether what ends a line and what begins the next may belong to one statement. */
function goesOn(previous: string, token: string): boolean {
  return GOES_ON_AFTER.test(previous) || GOES_ON_WITH.test(token) || (previous === ')' && HEAD.test(token));
}

/** What a tag does not follow: there, `<` compares or begins type arguments. */
const OPERAND = /^[\w$\u0080-\uFFFF'")\]]/;

/** What is around an open bracket. */
interface Level {
  readonly run: number;
  readonly isTemplate: boolean;
}

/** How deep the syntax tree may be at a place of a source. */
class Nesting {
  readonly #levels: Level[] = [];
  /** What may be open around the innermost bracket. */
  #outer = 0;
  /** The tokens since that bracket, a comma, a semicolon or the end of a statement: each may add a level. */
  #run = 0;
  #elements = 0;

  get depth(): number {
    return this.#outer + this.#run + this.#elements;
  }

  token(): void {
    this.#run++;
  }

  endStatement(): void {
    this.#run = 0;
  }

  open(isTemplate: boolean): void {
    this.#levels.push({ run: this.#run, isTemplate });
    this.#outer += this.#run + 1;
    this.#run = 0;
  }

  /** Closes the innermost bracket; returns whether the text of a template goes on after it. */
  close(): boolean {
    const level = this.#levels.pop();
    this.#run = (level?.run ?? 0) + 1;
    this.#outer -= level ? this.#run : 0;
    return level?.isTemplate === true;
  }

  openElement(): void {
    this.#elements++;
  }

  closeElement(): void {
    this.#elements = Math.max(0, this.#elements - 1);
  }
}

/**
 * Whether the syntax tree of a source may be deeper than a parser bears. It reads tokens, not grammar: each open
 * bracket, each open tag, and each token since the last comma, semicolon or end of a statement may add a level. Takes
 * time linear in the text.
 */
export function nestsTooDeep(text: string): boolean {
  const nesting = new Nesting();
  let previous = '';
  let startsLine = true;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    if (token === '\n') {
      startsLine = true;
      continue;
    }
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    if (startsLine && !goesOn(previous, token)) nesting.endStatement();
    if (token === '<' && (startsLine || !OPERAND.test(previous))) nesting.openElement();
    startsLine = false;
    previous = previous === '=' && token === '>' ? '=' : token;
    if (readToken(token, nesting)) TOKEN.lastIndex = readTemplate(text, TOKEN.lastIndex, nesting);
    if (nesting.depth > DEEPEST) return true;
  }
  return false;
}

/** Reads a token; returns whether the text of a template follows it. */
function readToken(token: string, nesting: Nesting): boolean {
  switch (token) {
    case '(':
    case '[':
    case '{':
      nesting.open(false);
      return false;
    case ')':
    case ']':
    case '}':
      return nesting.close();
    case ',':
    case ';':
      nesting.endStatement();
      return false;
    case '</':
    case '/>':
      nesting.closeElement();
      return false;
    default:
      nesting.token();
      return token === '`';
  }
}

/** Reads the text of a template from an offset; returns the offset where code goes on. */
function readTemplate(text: string, from: number, nesting: Nesting): number {
  TEMPLATE_TEXT.lastIndex = from;
  const end = from + (TEMPLATE_TEXT.exec(text)?.[0].length ?? 0);
  if (text[end - 1] === '{') nesting.open(true);
  return end;
}
