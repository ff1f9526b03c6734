import { plainText } from '../terminal.ts';

/** HTML that needs no escaping. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What can be put into a template: texts are escaped, lists are joined, null adds nothing. */
export type Content = string | number | Markup | null | readonly Content[];

/**
 * A template of HTML in which every text is escaped, so that no text of a source file becomes an element, an attribute
 * or a script. Attributes must be quoted.
 */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(parts.map((part, at) => `${part}${written(contents[at] ?? null)}`).join(''));
}

function written(content: Content): string {
  if (content === null) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(written).join('');
  return escaped(plainText(String(content)));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
