import { frameworkOf } from './all-decorators.ts';

/** The part of a request that a decorator gives a parameter. */
export interface GivenPart {
  readonly part: 'params' | 'body' | 'query';
  /** Whether it is the field with the name of the parameter where the decorator has no argument. */
  readonly isNamedAsWritten: boolean;
}

/**
 * The part of a request that a decorator gives a parameter; null for another decorator.
 *
 * @param name the name that its module exports, with the members that are read of it: `param.query.string`
 */
export function partOfDecorator(specifier: string, name: string): GivenPart | null {
  const [exported = ''] = name.split('.');
  const framework = frameworkOf({ specifier, name: exported });
  if (!framework) return null;
  const { bodies, queries, pathParameters, namedAsWritten = false } = framework;
  const isAmong = (names: readonly string[]): boolean =>
    names.some((each) => name === each || name.startsWith(`${each}.`));
  if (isAmong(pathParameters)) return { part: 'params', isNamedAsWritten: namedAsWritten };
  if (isAmong(queries)) return { part: 'query', isNamedAsWritten: namedAsWritten };
  return isAmong(bodies) ? { part: 'body', isNamedAsWritten: false } : null;
}
