import { elementsOf } from './evaluate-keys.ts';
import { composed, curried } from './natives-function.ts';
import { callNative } from './natives.ts';
import { UNDEFINED_VALUE } from './new-values.ts';
import { named, type Model, type PackageCall } from './packages-files.ts';
import type { Value } from './value.ts';

/** The access paths of functions that compare two values. */
const COMPARING: readonly string[] = [
  ...['isEqual', 'eq'].flatMap((name) => ofPackages(['lodash', 'lodash-es', 'lodash/fp', 'underscore'], name)),
  ...['equals', 'identical'].flatMap((name) => ofPackages(['ramda', 'rambda'], name)),
  ...['util.isDeepStrictEqual', 'lodash.isequal', 'fast-deep-equal', 'deep-equal', 'dequal', 'dequal.dequal'],
];

/** Models of functions that make functions of others, or compare values, by their access paths. */
export const FUNCTION_MODELS: Readonly<Record<string, Model>> = {
  ...named(
    [
      ...ofPackages(['ramda', 'rambda', 'ramda-adjunct'], 'pipe'),
      ...ofPackages(['lodash', 'lodash-es', 'lodash/fp'], 'flow'),
      ...['lodash/fp.pipe', 'fp-ts/function.flow', 'fp-ts/lib/function.flow', 'effect.flow'],
    ],
    ({ args, machine }) => composed(functionsIn(args), machine.heap),
  ),
  ...named(
    [
      ...ofPackages(['ramda', 'rambda', 'lodash/fp'], 'compose'),
      ...ofPackages(['lodash', 'lodash-es', 'lodash/fp'], 'flowRight'),
      'redux.compose',
    ],
    ({ args, machine }) => composed(functionsIn(args).toReversed(), machine.heap),
  ),
  ...named(COMPARING, ({ args, ...call }) =>
    callNative({ kind: 'native', name: 'Object.is', self: null }, { ...call, self: UNDEFINED_VALUE, args }),
  ),
  ...named(['fp-ts/function.pipe', 'fp-ts/lib/function.pipe', 'remeda.pipe', 'effect.pipe'], piped),
  ...named(ofPackages(['ramda', 'rambda', 'lodash', 'lodash-es', 'lodash/fp'], 'curry'), ({ args, machine }) =>
    args[0]?.kind === 'function' ? curried(args[0], [], machine.heap) : null,
  ),
};

/** The access paths of a function of packages: `lodash.flow`, `lodash/flow`, `ramda/src/flow`. */
function ofPackages(packages: readonly string[], name: string): readonly string[] {
  return packages.flatMap((each) => [`${each}.${name}`, `${each}/${name}`, `${each}/src/${name}`]);
}

/** The functions among some arguments, which may be in lists. */
function functionsIn(args: readonly Value[]): readonly Value[] {
  return args.flatMap((each) => (each.kind === 'object' && each.shape === 'array' ? elementsOf(each) : [each]));
}

/** `pipe(value, ...functions)`: the value that the functions make, one after the other. */
function piped({ args: [first, ...functions], machine, site, context }: PackageCall): Value | null {
  if (!first) return null;
  return functions.reduce((value, next) => machine.call(next, null, [value], site, context), first);
}
