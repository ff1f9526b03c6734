import { HOLE } from '../paths/dialects.ts';
import { plainText } from '../values/text-value.ts';
import {
  optionsOf,
  type ChoiceValue,
  type FunctionValue,
  type OpaqueSource,
  type Place,
  type Value,
} from '../values/value.ts';

/** How deep the fields of objects and the sources of unknown values are printed. */
const DEEPEST = 4;
/** The most alternatives, elements or fields that are printed of one value. */
const MOST = 4;

/**
 * A value as people read it: `'/users/…'` for a text with an unknown part, `express().get` for a member of what a
 * package returns, `parameter db (app.js:3)` for what nobody in the project passes, `function list (app.js:9)`. Several
 * possible values are joined by `or`.
 *
 * @param placeText returns a place as messages show it: `app.js:3`
 */
export function printValue(value: Value, placeText: (place: Place) => string, depth = 0): string {
  if (depth > DEEPEST) return '…';
  const inner = (each: Value): string => printValue(each, placeText, depth + 1);
  return clipped(optionsOf(value))
    .map((option) => (option === null ? '…' : printOne(option, placeText, inner)))
    .join(' or ');
}

type Inner = (value: Value) => string;

function printOne(value: Exclude<Value, ChoiceValue>, placeText: (place: Place) => string, inner: Inner): string {
  switch (value.kind) {
    case 'text':
      return `'${(plainText(value) ?? '').replaceAll(HOLE, '…')}'`;
    case 'constant':
      return String(value.value);
    case 'pattern':
      return `/${value.source}/${value.flags}`;
    case 'native':
      return value.name;
    case 'function':
      return printFunction(value, placeText);
    case 'object': {
      const { fields, rest } = value.state;
      const isList = value.shape === 'array' || value.shape === 'set';
      const parts = [
        ...clipped([...fields]).map((each) =>
          each === null ? '…' : isList ? inner(each[1]) : `${each[0]}: ${inner(each[1])}`,
        ),
        ...(rest ? ['…'] : []),
      ].join(', ');
      const of = value.of ? `${value.of.classCode?.name ?? 'class'} ` : '';
      return isList ? `[${parts}]` : parts === '' ? `${of}{}` : `${of}{ ${parts} }`;
    }
    case 'opaque':
      return printSource(value.source, placeText, inner);
  }
}

function printFunction({ code, classCode, file }: FunctionValue, placeText: (place: Place) => string): string {
  const name = code?.name ?? classCode?.name ?? '';
  const range = code?.range ?? classCode?.range;
  const place = range ? ` (${placeText({ file, range })})` : '';
  return `${classCode ? 'class' : 'function'}${name === '' ? '' : ` ${name}`}${place}`;
}

function printSource(source: OpaqueSource, placeText: (place: Place) => string, inner: Inner): string {
  switch (source.kind) {
    case 'module':
      return source.specifier;
    case 'global':
      return source.name;
    case 'parameter':
      return `parameter ${source.name} (${placeText(source.place)})`;
    case 'typed':
      return `${source.name}${source.type === null ? '' : `: ${source.type}`} (${placeText(source.place)})`;
    case 'member':
      return source.name === 'default' ? inner(source.object) : `${inner(source.object)}.${source.name}`;
    case 'call': {
      const { callee, args, form } = source.call;
      return `${form === 'new' ? 'new ' : ''}${inner(callee)}(${args.map(inner).join(', ')})`;
    }
    case 'operation':
      return `${source.operator}(${source.operands.map(inner).join(', ')})`;
  }
}

/** The first items of a list, with null for the others if there are more. */
function clipped<Item>(all: readonly Item[]): readonly (Item | null)[] {
  return all.length > MOST ? [...all.slice(0, MOST), null] : all;
}
