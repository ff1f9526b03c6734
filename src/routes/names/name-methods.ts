import type { Known } from '../../model/named-mount.ts';

/** What a method of a text answers; undefined where that is not told. */
export function callOfText(text: string, member: string, given: readonly Known[]): Known | undefined {
  const [first, second] = given;
  switch (member) {
    case 'toLowerCase':
      return text.toLowerCase();
    case 'toUpperCase':
      return text.toUpperCase();
    case 'trim':
      return text.trim();
    case 'toString':
      return text;
    case 'match':
      return first instanceof RegExp ? (text.match(first)?.map((part) => part) ?? null) : undefined;
  }
  if (typeof first === 'number') return cut(text, member, first, second);
  if (typeof first !== 'string' && !(first instanceof RegExp)) return undefined;
  switch (member) {
    case 'split':
      return text.split(first);
    case 'replace':
      return typeof second === 'string' ? text.replace(first, second) : undefined;
    case 'replaceAll':
      return typeof second === 'string' && (typeof first === 'string' || first.global)
        ? text.replaceAll(first, second)
        : undefined;
    case 'search':
      return typeof first === 'string' ? undefined : text.search(first);
  }
  return typeof first === 'string' && second === undefined ? ask(text, member, first) : undefined;
}

function cut(text: string, member: string, start: number, end: Known | undefined): Known | undefined {
  if (end !== undefined && typeof end !== 'number') return undefined;
  switch (member) {
    case 'slice':
      return text.slice(start, end);
    case 'substring':
      return text.substring(start, end);
    case 'substr':
      return end === undefined ? text.slice(start) : text.slice(start).slice(0, Math.max(0, end));
    case 'charAt':
      return text.charAt(start);
    case 'at':
      return text.at(start);
    default:
      return undefined;
  }
}

function ask(text: string, member: string, part: string): Known | undefined {
  switch (member) {
    case 'indexOf':
      return text.indexOf(part);
    case 'lastIndexOf':
      return text.lastIndexOf(part);
    case 'includes':
      return text.includes(part);
    case 'startsWith':
      return text.startsWith(part);
    case 'endsWith':
      return text.endsWith(part);
    case 'concat':
      return text + part;
    default:
      return undefined;
  }
}

/** What a method of a regular expression answers. A global one begins at the start as well: each name is asked anew. */
export function callOfPattern(pattern: RegExp, member: string, [text]: readonly Known[]): Known | undefined {
  return member === 'test' && typeof text === 'string' ? text.search(pattern) !== -1 : undefined;
}

/** What a method of a list answers. */
export function callOfList(
  list: readonly Known[],
  member: string,
  [first, second]: readonly Known[],
): Known | undefined {
  switch (member) {
    case 'shift':
      return list[0];
    case 'pop':
      return list.at(-1);
    case 'at':
      return typeof first === 'number' ? list.at(first) : undefined;
    case 'join':
      return list.every((each) => typeof each === 'string') && typeof first === 'string' ? list.join(first) : undefined;
    case 'slice':
      return typeof first === 'number' && (second === undefined || typeof second === 'number')
        ? list.slice(first, second)
        : undefined;
    case 'includes':
      return first === undefined ? undefined : list.includes(first);
    case 'indexOf':
      return first === undefined ? undefined : list.indexOf(first);
    default:
      return undefined;
  }
}
