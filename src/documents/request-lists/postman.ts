import type { Node, Scalar, YAMLMap } from 'yaml';
import type { DocumentedApi } from '../../model/documented-api.ts';
import type { Edit, Range } from '../../model/text.ts';
import { differing, editsBetween } from '../../text/edits.ts';
import { dataComments } from '../data/data-comments.ts';
import { parseYaml, yaml } from '../data/yaml.ts';
import { segmentsOf, urlOf } from './request-url.ts';
import { RequestsDocument, type ReadRequests, type WrittenRequest } from './requests-document.ts';

/** Whether a text may be a collection of Postman, version 2.0 or 2.1. */
export function mayBePostman(file: string, text: string): boolean {
  return /\.json$/i.test(file) && /schema\.(?:get)?postman\.com\/json\/collection\/v2\.[01]/.test(text);
}

/**
 * Reads a collection of Postman (https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html).
 *
 * @returns null where it is not valid JSON
 */
export function readPostman(text: string): DocumentedApi | null {
  const read = readRequests(text);
  return read && new RequestsDocument('list', text, read, readRequests);
}

/** Keys whose values are written for people. */
const FOR_PEOPLE: ReadonlySet<unknown> = new Set(['name', 'description']);

function readRequests(text: string): ReadRequests | null {
  const root = parseYaml(text)?.contents;
  if (!yaml().isMap(root)) return null;
  const prose: Range[] = [];
  const requests: WrittenRequest[] = [];
  yaml().visit(root, {
    Pair: (_key, { key, value }) => {
      const name = yaml().isScalar(key) ? key.value : null;
      const range = yaml().isNode(value) ? rangeOf(value) : null;
      if (FOR_PEOPLE.has(name) && yaml().isScalar(value) && range) prose.push(range);
      // A saved response includes the request that it answered.
      if ((name === 'request' || name === 'originalRequest') && yaml().isMap(value))
        requests.push(...(requestIn(value, text) ?? []));
    },
  });
  return { requests, prose, comments: dataComments(text) };
}

/** A request; null where its notation is not supported. */
function requestIn(request: YAMLMap, text: string): readonly WrittenRequest[] | null {
  const method = plainText(request.get('method', true), text);
  const url = request.get('url', true);
  const raw = plainText(yaml().isMap(url) ? url.get('raw', true) : url, text);
  if (!method || !raw || method.value !== method.value.toUpperCase()) return null;
  const list = yaml().isMap(url) ? url.get('path', true) : undefined;
  const segments = list === undefined ? null : segmentsIn(list, text);
  const address = urlOf(text, raw.range);
  if (list !== undefined && segments?.map(({ value }) => value).join('/') !== segmentsOf(address.value).join('/'))
    return null;
  const body = request.get('body', true);
  const listed = yaml().isNode(list) ? rangeOf(list) : null;
  return [
    {
      operation: {
        method: method.value,
        methodRange: method.range,
        address,
        otherRanges: listed ? [listed] : [],
        isRequest: true,
      },
      hasBody: yaml().isMap(body) && body.items.length > 0,
      edits: (to) => {
        const inList = segments ? segmentEdits(segments, segmentsOf(to.path)) : [];
        const moved = editsBetween(address, to.path);
        return inList && moved && [...differing(method.range[0], method.value, to.method), ...moved, ...inList];
      },
    },
  ];
}

/** A string without escapes. */
interface PlainString {
  readonly value: string;
  /** The range without the quotes. */
  readonly range: Range;
}

function plainText(node: unknown, text: string): PlainString | null {
  if (!isString(node) || !node.range) return null;
  const range: Range = [node.range[0] + 1, node.range[1] - 1];
  return text.slice(...range) === node.value ? { value: node.value, range } : null;
}

function isString(node: unknown): node is Scalar<string> {
  return yaml().isScalar(node) && typeof node.value === 'string' && node.type === 'QUOTE_DOUBLE';
}

/** The segments of a list, without empty ones; null where one is no plain string. */
function segmentsIn(list: unknown, text: string): readonly PlainString[] | null {
  if (!yaml().isSeq(list)) return null;
  const all = list.items.map((item) => plainText(item, text));
  return all.every((each) => each !== null) ? all.filter(({ value }) => value !== '') : null;
}

/** The edits that replace the segments of a list by as many or fewer others; null where there are more. */
function segmentEdits(before: readonly PlainString[], after: readonly string[]): readonly Edit[] | null {
  let same = 0;
  while (same < after.length && before[same]?.value === after[same]) same += 1;
  let sameEnd = 0;
  while (sameEnd < after.length - same && before.at(-1 - sameEnd)?.value === after.at(-1 - sameEnd)) sameEnd += 1;
  const old = before.slice(same, before.length - sameEnd);
  const others = after.slice(same, after.length - sameEnd);
  if (others.length > old.length) return null;
  const written = others.flatMap((segment, at) => {
    const { range, value } = old[at] ?? { range: [0, 0], value: '' };
    return differing(range[0], value, segment);
  });
  const gone = old.slice(others.length);
  const [first, last] = [gone[0], gone.at(-1)];
  if (!first || !last) return written;
  const next = before[same + old.length];
  const previous = before[same + others.length - 1];
  const range: Range = next
    ? [first.range[0] - 1, next.range[0] - 1]
    : [previous ? previous.range[1] + 1 : first.range[0] - 1, last.range[1] + 1];
  return [...written, { range, text: '' }];
}

function rangeOf({ range }: Node): Range | null {
  return range ? [range[0], range[1]] : null;
}
