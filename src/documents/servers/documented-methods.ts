import { isCommentLine } from '../../text/comment-lines.ts';
import { LISTED_METHOD as METHOD, LISTED_METHODS, methodsIn } from '../../text/method-names.ts';
import type { NamedMethods, OriginMethods } from '../../model/allowed-methods-of-origins.ts';
import { type DataNode, mapsIn } from '../data/data-tree.ts';

/**
 * A key, or the name of a header, that ends in `methods`, and the list after it, which may be in a `value` of its own.
 */
const SAID = new RegExp(
  String.raw`methods["']?[ \t:=,]{0,40}(?:\s{0,40}["']?value["']?[\s:=]{0,9})?` +
    String.raw`(?:[\s,|"'[\]-]{0,40}\b${METHOD}\b){1,12}`,
  'gi',
);
const KEY = /[\w./-]*$/;

/** A directive of nginx that allows these methods only; GET includes HEAD. */
const LIMIT = new RegExp(String.raw`\blimit_except(?:\s{1,40}${METHOD}\b){1,12}`, 'g');

/** The names of headers and keys for requests from other origins. */
const OF_ORIGINS = /cors|access-?control-?allow/i;

const HEADER = /access-control-allow-methods$/i;

/** The names of the list below a key for other origins. */
const PLAIN = /(?:^|[./])(?:allow(?:ed)?[-_]?)?methods$/i;

/** Keys of servers of sockets and stores of files, whose lists do not apply to the routes. */
const OF_OTHERS = /socket|\bcors[-_]?rule/i;

const INDENTATION = /^[ \t]*/;

/** A header of a recorded response: its list is that of a moment, or of another server. */
const RECORDED = /(?:["']|^[ \t-]*)(?:date|x-powered-by|transfer-encoding|connection)["']?\s{0,9}[:,]/im;

/** How many characters before a list are searched for the keys that it is below, and the greatest length of a key. */
const BEFORE = 500;
const NAME = 80;

/** How many characters around a header are searched for other headers of its response. */
const AROUND = 1_000;

/** The most lists of a document: one with more of them contains data. */
const MOST = 200;

/**
 * The lists of methods that the configuration of a server allows, in the order of the text: the methods for other
 * origins, in a header or an option, and those of `limit_except` in nginx.
 */
export function documentedMethods(text: string): readonly OriginMethods[] {
  const lists: OriginMethods[] = [];
  if (text.includes('limit_except')) lists.push(...limitsIn(text));
  if (/methods/i.test(text) && OF_ORIGINS.test(text)) lists.push(...originsIn(text));
  return lists.toSorted((a, b) => a.range[0] - b.range[0]);
}

function originsIn(text: string): readonly OriginMethods[] {
  const lists: OriginMethods[] = [];
  for (const { index, 0: matched } of text.matchAll(SAID)) {
    const before = text.slice(Math.max(0, index - BEFORE), index);
    const [start = ''] = KEY.exec(before.slice(-NAME)) ?? [];
    const key = start + matched.slice(0, 'methods'.length);
    if (isCommentLine(text, index) || isRecorded(key, text, index)) continue;
    if (OF_ORIGINS.test(key) || (PLAIN.test(key) && areOfOrigins(ownersOf(before))))
      lists.push({ methods: methodsIn(matched), range: [index - start.length, index + matched.length] });
    if (lists.length === MOST) break;
  }
  return lists;
}

function limitsIn(text: string): readonly OriginMethods[] {
  const lists: OriginMethods[] = [];
  for (const { index, 0: matched } of text.matchAll(LIMIT)) {
    if (isCommentLine(text, index)) continue;
    const methods = methodsIn(matched);
    lists.push({
      methods: methods.has('GET') ? new Set([...methods, 'HEAD']) : methods,
      isLimit: true,
      range: [index, index + matched.length],
    });
    if (lists.length === MOST) break;
  }
  return lists;
}

function isRecorded(header: string, text: string, at: number): boolean {
  return HEADER.test(header) && RECORDED.test(text.slice(Math.max(0, at - AROUND), at + AROUND));
}

function areOfOrigins(owners: readonly string[]): boolean {
  return owners.some((owner) => OF_ORIGINS.test(owner)) && !owners.some((owner) => OF_OTHERS.test(owner));
}

/** The keys that a key is below, by the open braces before it, or else by the indentation. */
function ownersOf(before: string): readonly string[] {
  const owners = ownersByBraces(before);
  return owners.length > 0 ? owners : ownersByLines(before.split('\n'));
}

function ownersByBraces(before: string): readonly string[] {
  const owners: string[] = [];
  let closed = 0;
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const character = before.charAt(at);
    if (character === '}') closed += 1;
    else if (character === '{' && closed > 0) closed -= 1;
    else if (character === '{')
      owners.push(
        before
          .slice(Math.max(0, at - NAME), at)
          .trimEnd()
          .split(/[{},;\n]/)
          .at(-1) ?? '',
      );
  }
  return owners;
}

/** The lines above that are indented less and less, up to the head of a section: `[cors]`. */
function ownersByLines(lines: readonly string[]): readonly string[] {
  const owners: string[] = [];
  let indentation = INDENTATION.exec(lines.at(-1) ?? '')?.[0].length ?? 0;
  for (const line of lines.slice(0, -1).toReversed()) {
    const [own = ''] = INDENTATION.exec(line) ?? [];
    const isSection = line.startsWith('[', own.length);
    if (line.trim() !== '' && (isSection || own.length < indentation)) owners.push(line);
    if (isSection) break;
    if (line.trim() !== '') indentation = Math.min(indentation, own.length);
  }
  return owners;
}

/** The keys of a list of methods in configuration. */
const OPTION = /^(?:allow(?:ed)?)?methods$/i;

/**
 * The lists of methods in data, with their keys; that of an option such as `methods` is listed with the key of its map
 * too.
 */
export function namedMethods(data: readonly DataNode[]): readonly NamedMethods[] {
  return [...mapsIn(data)].flatMap(({ entries }) =>
    entries.flatMap(({ key, value }) => [...listAt(key, value), ...optionsIn(key, value)]),
  );
}

function optionsIn(owner: string, value: DataNode): readonly NamedMethods[] {
  if (value.kind !== 'map') return [];
  return value.entries.flatMap((entry) => (OPTION.test(entry.key) ? listAt(`${owner}.methods`, entry.value) : []));
}

/** A list of methods, or a text that lists them; nothing for anything else. */
function listAt(name: string, value: DataNode): readonly NamedMethods[] {
  const texts = value.kind === 'list' ? value.items : [value];
  const words = texts.flatMap((each) => (each.kind === 'text' ? each.text.split(',') : ['']));
  const methods = words.map((word) => word.trim().toUpperCase());
  const isList = methods.length > 0 && methods.every((method) => LISTED_METHODS.has(method));
  return isList ? [{ name, methods: new Set(methods), range: value.range }] : [];
}
