import type { NamedMethods } from '../../model/allowed-methods-of-origins.ts';
import { LISTED_METHODS } from '../../text/method-names.ts';
import { mapsIn, type DataNode } from '../data/data-tree.ts';

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
