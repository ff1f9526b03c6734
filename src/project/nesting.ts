/**
 * How deep a syntax tree may be.
 *
 * The parser recurses on the native stack, where a source of 10,000 brackets within each other ends the process (measured
 * with 4 MB of stack, as a worker has). Of 19,000 files of public applications ten come above it, all of them libraries
 * that were copied in, most of them minified.
 */
export const DEEPEST = 1000;

/** A piece of a source. What it is shows in its first character; a regular expression is read as operators and words. */
const TOKEN = /\/\/.*|\/\*[^]*?(?:\*\/|$)|'(?:[^'\\\r\n]|\\[^])*'?|"(?:[^"\\\r\n]|\\[^])*"?|[\w$\u0080-\uFFFF]+|\n|<\/|\/>|\S/g;

/** The text of a template up to its end or to the next expression in it. */
const TEMPLATE_TEXT = /(?:[^\\`$]|\\[^]|\$(?!\{))*(?:`|\$\{|$)/y;

/** An expression goes on in the next line after one of these, and when that line begins with one of those. */
const GOES_ON_AFTER = /^(?:[-+*/%&|^!~=?:.@<]|await|delete|do|else|extends|in|infer|instanceof|keyof|new|of|readonly|typeof|unique|void|yield)$/;
const GOES_ON_WITH = /^(?:[-+*/%&|^!~=?:.>([]|as|else|extends|in|instanceof|satisfies)$/;
/** Heads of statements that may hold one another without a bracket: `if (a)`, and in the next line `if (b)`. */
const HEAD = /^(?:for|if|while|with)$/;

/** Whether what ends a line and what begins the next may belong to one statement. */
function goesOn(previous: string, token: string): boolean {
  return GOES_ON_AFTER.test(previous) || GOES_ON_WITH.test(token) || (previous === ')' && HEAD.test(token));
}

/** What a tag does not follow: there, `<` compares or begins type arguments. */
const OPERAND = /^[\w$\u0080-\uFFFF'")\]]/;

/** What stands around an open bracket. */
interface Level {
  readonly run: number;
  readonly isTemplate: boolean;
}

/**
 * Whether the syntax tree of a source may be deeper than a parser bears. It reads tokens, not grammar: each open bracket
 *, each open tag,
 * and each token since the last comma, semicolon or end of a statement may add a level. Takes time linear in the text.
 */
export function nestsTooDeep(text: string): boolean {
  const levels: Level[] = [];
  let outer = 0;
  let run = 0;
  let elements = 0;
  let previous = '';
  let startsLine = true;
  const open = (isTemplate: boolean): void => {
    levels.push({ run, isTemplate });
    outer += run + 1;
    run = 0;
  };
  const readTemplate = (from: number): number => {
    TEMPLATE_TEXT.lastIndex = from;
    const end = from + (TEMPLATE_TEXT.exec(text)?.[0].length ?? 0);
    if (text[end - 1] === '{') open(true);
    return end;
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    if (token === '\n') {
      startsLine = true;
      continue;
    }
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    if (startsLine && !goesOn(previous, token)) run = 0;
    if (token === '<' && (startsLine || !OPERAND.test(previous))) elements++;
    startsLine = false;
    previous = previous === '=' && token === '>' ? '=' : token;
    switch (token) {
      case '(':
      case '[':
      case '{':
        open(false);
        break;
      case ')':
      case ']':
      case '}': {
        const level = levels.pop();
        run = (level?.run ?? 0) + 1;
        outer -= level ? run : 0;
        if (level?.isTemplate) TOKEN.lastIndex = readTemplate(TOKEN.lastIndex);
        break;
      }
      case ',':
      case ';':
        run = 0;
        break;
      case '`':
        run++;
        TOKEN.lastIndex = readTemplate(TOKEN.lastIndex);
        break;
      case '</':
      case '/>':
        elements = Math.max(0, elements - 1);
        break;
      default:
        run++;
    }
    if (outer + run + elements > DEEPEST) return true;
  }
  return false;
}
