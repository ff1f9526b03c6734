/** Deeper nesting is none that a person wrote, and no parser that calls itself for each level ends there for sure. */
const MOST_BRACKETS = 500;
const MOST_INDENTATION = 500;

/** Whether a text in YAML or JSON is nested no deeper than a person would write it. */
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
