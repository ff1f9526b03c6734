import type { Path, Segment } from '../model/path.ts';
import type { AllowOptions } from '../model/rule-options.ts';
import type { Router } from '../model/router.ts';
import { addressesOf, namedAddressesOf } from '../plan/addresses/addresses.ts';
import { createRule } from '../reporting/create-rule.ts';
import { textUnder } from '../reporting/endpoint-text.ts';
import type { Finder } from '../reporting/finding.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { PATH_OPTIONS } from '../reporting/option-definitions.ts';
import { locationOf } from '../reporting/source-place.ts';

/**
 * The parameters of a route whose names are used before in its address, each where the path repeats it; where prefixes
 * alone do so, at the whole path.
 */
const find: Finder = ({ route, path, methods: [first] }) => {
  const { router, path: text, isDeprecated } = route;
  const method = first?.token.method;
  if (!text || !method || method === 'USE' || isDeprecated || router.namedParameters === 'none') return [];
  const found = new Map<string, { start: number; end: number; name: string; address: string }>();
  for (const prefix of namedAddressesOf(router)) {
    const before = namesIn(prefix);
    const places = [
      ...repeatedIn(before).map((name) => ({ name, start: 0, end: path.text.length })),
      ...repetitions(path, before),
    ];
    const address = places.length > 0 ? addressUnder(prefix, router, path) : '';
    for (const place of places) {
      const key = `${String(place.start)} ${place.name}`;
      if (!found.has(key)) found.set(key, { ...place, address });
    }
  }
  return [...found.values()].map(({ start, end, name, address }) => ({
    range: text.locate(start, end),
    method,
    segment: path.text.slice(start, end),
    data: { name, address },
  }));
};

/** The parameters of a path whose names were used before, in the prefix or in the path itself. */
function repetitions(path: Path, before: readonly string[]): { name: string; start: number; end: number }[] {
  const used = new Set(before);
  return path.segments.flatMap((segment) => {
    const { start, end } = segment;
    return namesOf(segment, path).flatMap((name) => {
      if (used.has(name)) return [{ name, start, end }];
      used.add(name);
      return [];
    });
  });
}

function namesIn(path: Path): readonly string[] {
  return path.segments.flatMap((segment) => namesOf(segment, path));
}

/** The names of the parameters of a segment; those of alternatives (`(a-:id|b-:id)`) get one value, and count once. */
function namesOf(segment: Segment, { text }: Path): readonly string[] {
  if (segment.kind === 'parameter') return [segment.name];
  if (segment.kind !== 'mixed') return [];
  const hasAlternatives = text.slice(segment.start, segment.end).includes('|');
  return hasAlternatives ? [...new Set(segment.parameters)] : segment.parameters;
}

function repeatedIn(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return [...new Set(names.filter((name) => seen.size === seen.add(name).size))];
}

/** The address under the mount to which the end of a prefix belongs. */
function addressUnder(prefix: Path, router: Router, path: Path): string {
  const mounts = addressesOf(router);
  return textUnder(mounts.find(({ text }) => text.endsWith(prefix.text)) ?? mounts[0], path);
}

export default createRule<readonly [AllowOptions], 'duplicate'>({
  name: 'no-duplicate-parameter',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow parameters whose names are used twice in the address of a route',
    },
    schema: PATH_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      duplicate: "Parameter '{{name}}' is used twice in '{{endpoint}}'. Give each of its values a name of its own.",
    },
  },
  options: PATH_OPTIONS,
  find,
  create(context) {
    const [options] = context.options;
    // Routes of one text, such as those of a loop or a chain, have it reported once.
    const reported = new Set<string>();
    return onRoutes(context, null, (planned, settings) => {
      for (const { range, method, data } of find(planned, { settings, options })) {
        const { name = '', address = '' } = data;
        const key = `${range.join()} ${name}`;
        if (reported.has(key)) continue;
        reported.add(key);
        context.report({
          loc: locationOf(context.sourceCode, range),
          messageId: 'duplicate',
          data: { name, endpoint: `${method} ${address}` },
        });
      }
    });
  },
});
