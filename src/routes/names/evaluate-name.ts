import { posix } from 'node:path';
import type { Entry } from './name-expression.ts';
import type { Known, NameExpression } from '../../model/named-mount.ts';
import { callOfList, callOfPattern, callOfText } from './name-methods.ts';

/** What an expression makes of the name of an entry; undefined where that is not told. */
export function evaluateName(expression: NameExpression, entry: Entry): Known | undefined {
  const valueOf = (each: NameExpression): Known | undefined => evaluateName(each, entry);
  switch (expression.kind) {
    case 'untold':
      return undefined;
    case 'name':
      return entry.name;
    case 'entry':
      return new Map([['name', entry.name]]);
    case 'own':
      return entry.own;
    case 'isFolder':
      return entry.isFolder;
    case 'value':
      return expression.value;
    case 'list':
      return allOf(expression.items.map(valueOf)) ?? undefined;
    case 'joined':
      return joined(expression.parts.map(valueOf));
    case 'not': {
      const value = valueOf(expression.of);
      return value === undefined ? undefined : !value;
    }
    case 'choice': {
      const test = valueOf(expression.test);
      return test === undefined ? undefined : valueOf(test ? expression.yes : expression.no);
    }
    case 'operation':
      return operate(expression.operator, valueOf(expression.left), valueOf(expression.right));
    case 'member':
      return memberOf(valueOf(expression.of), valueOf(expression.key));
    case 'call': {
      const given = allOf(expression.given.map(valueOf));
      return given ? call(valueOf(expression.of), expression.member, given) : undefined;
    }
    case 'path': {
      const given = allOf(expression.given.map(valueOf));
      return given ? callOfPath(expression.member, given) : undefined;
    }
  }
}

/** Null where one is not told. */
function allOf(values: readonly (Known | undefined)[]): readonly Known[] | null {
  const told = values.flatMap((value) => (value === undefined ? [] : [value]));
  return told.length === values.length ? told : null;
}

function joined(parts: readonly (Known | undefined)[]): string | undefined {
  const texts = parts.flatMap((part) => (typeof part === 'string' || typeof part === 'number' ? [String(part)] : []));
  return texts.length === parts.length ? texts.join('') : undefined;
}

/** What one side decides is told though the other one is not. */
function operate(operator: string, left: Known | undefined, right: Known | undefined): Known | undefined {
  const sides = [left, right];
  if (operator === '&&' && sides.some((side) => side !== undefined && !side))
    return left !== undefined && !left ? left : false;
  if (left === undefined) return undefined;
  switch (operator) {
    case '&&':
      return right;
    case '||':
      return left ? left : right;
    case '??':
      return left ?? right;
    default:
      return right === undefined ? undefined : compare(operator, left, right);
  }
}

function compare(operator: string, left: Known, right: Known): Known | undefined {
  if (typeof left === 'object' && typeof right === 'object' && left !== null && right !== null) return undefined;
  switch (operator) {
    case '===':
    case '==':
      return left === right;
    case '!==':
    case '!=':
      return left !== right;
  }
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '+':
      return left + right;
    case '-':
      return left - right;
    default:
      return undefined;
  }
}

function memberOf(of: Known | undefined, key: Known | undefined): Known | undefined {
  if (of instanceof Map) return typeof key === 'string' ? (of as ReadonlyMap<string, string>).get(key) : undefined;
  if (typeof of !== 'string' && !isList(of)) return undefined;
  if (key === 'length') return of.length;
  return typeof key === 'number' ? of[key] : undefined;
}

function isList(value: Known | undefined): value is readonly Known[] {
  return Array.isArray(value);
}

function call(of: Known | undefined, member: string, given: readonly Known[]): Known | undefined {
  if (typeof of === 'string') return callOfText(of, member, given);
  if (of instanceof RegExp) return callOfPattern(of, member, given);
  return isList(of) ? callOfList(of, member, given) : undefined;
}

function callOfPath(member: string, [text, ending]: readonly Known[]): Known | undefined {
  if (typeof text !== 'string') return undefined;
  switch (member) {
    case 'basename':
      return ending === undefined || typeof ending === 'string' ? posix.basename(text, ending) : undefined;
    case 'extname':
      return posix.extname(text);
    case 'parse':
      return new Map(Object.entries(posix.parse(text)));
    default:
      return undefined;
  }
}
