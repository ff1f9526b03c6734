/** The greatest nesting of a text that is parsed: a recursive parser may overflow the stack on more. */
const MOST_BRACKETS = 500;
const MOST_INDENTATION = 500;

/** Whether the nesting of a text in YAML or JSON is below that limit. */
export function isShallow(text: string): boolean {
  let open = 0;
  let indentation = 0;
  let isIndented = true;
  for (const character of text) {
    if (character === '[' || character === '{') open += 1;
    else if (character === ']' || character === '}') open = Math.max(0, open - 1);
    isIndented = character === '\n' || (isIndented && character === ' ');
    indentation = isIndented && character === ' ' ? indentation + 1 : 0;
    if (open > MOST_BRACKETS || indentation > MOST_INDENTATION) return false;
  }
  return true;
}
