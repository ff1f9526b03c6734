import type { PackageCall } from './packages-files.ts';
import { fileAt, forCallback, inFileSystem } from './packages-files.ts';
import { memberSource, type Value } from './value.ts';
import { madeText, operation } from './new-values.ts';

type Model = (call: PackageCall) => Value | null;

/** Files of data: each is loaded as a module that exports its data. */
const DATA = /\.(?:json|ya?ml)$/;
/** Methods of the contents of a file whose result is the same data. */
const ALIKE: ReadonlySet<string> = new Set(['toString', 'trim']);

/** `readFile(path)`: the contents of a data file, not parsed yet; null for another file. */
const contents: Model = ({ args: [path], machine, place }) => {
  const file = path ? fileAt(path, machine, place) : null;
  return file !== null && DATA.test(file) ? operation('contents', [madeText(file)]) : null;
};

/** `yaml.parse(text)`: the data of a file whose contents the text is; null for another text. */
const parsed: Model = ({ args: [text], machine, place }) => {
  const path = text ? contentsOf(text) : null;
  return path && machine.loadAny(place.file, path, true);
};

/** `readJson(path)`: the data of a file; null where the path names no data file of the project. */
const loaded: Model = ({ args: [path], machine, place }) => {
  const file = path ? fileAt(path, machine, place) : null;
  return file !== null && DATA.test(file) ? machine.loadAny(place.file, madeText(file), true) : null;
};

/** Models of functions that read or parse data files, by their access paths. */
export const DATA_MODELS: Readonly<Record<string, Model>> = {
  ...named(inFileSystem('readFile'), forCallback(contents)),
  ...named(['yaml.parse', 'YAML.parse', 'js-yaml.load', 'js-yaml.safeLoad', 'yamljs.parse', 'json5.parse'], parsed),
  ...named(['yamljs.load', 'jsonfile.readFileSync', 'jsonfile.readFile', 'load-json-file.sync'], forCallback(loaded)),
  ...named(
    ['readJson', 'readJsonSync', 'readJSON', 'readJSONSync'].map((name) => `fs-extra.${name}`),
    forCallback(loaded),
  ),
};

function named(names: readonly string[], model: Model): Readonly<Record<string, Model>> {
  return Object.fromEntries(names.map((name) => [name, model]));
}

/** The path of the file whose contents a value is; null for another value. */
export function contentsOf(value: Value): Value | null {
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  if (source.kind === 'operation') return source.operator === 'contents' ? (source.operands[0] ?? null) : null;
  const member = source.kind === 'call' ? memberSource(source.call.callee) : null;
  return member && ALIKE.has(member.name) ? contentsOf(member.object) : null;
}
