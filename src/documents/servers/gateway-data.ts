import type { AddressGuard, MethodGuard } from '../../model/guards.ts';
import { LISTED_METHODS } from '../../text/method-names.ts';
import type { DataMap, DataNode } from '../data/data-tree.ts';
import { joinedByKey } from './joined-guards.ts';
import { guardsOf, type PathMatch } from './path-matches.ts';
import {
  asAddress,
  type Asks,
  beginning,
  compared,
  contentOf,
  type DataText,
  exactly,
  handed,
  hasRoute,
  mapsAt,
  matching,
  methodsAt,
  routes,
  textsAt,
  valuesAt,
} from './gateway-texts.ts';

/** A rule of a gateway, and the keys above it. */
interface Rule {
  readonly map: DataMap;
  /** The keys above it, the nearest one first. */
  readonly keys: readonly string[];
  /** The `kind` of the Kubernetes resource that it is in; empty for other documents. */
  readonly kind: string;
}

/**
 * How the rules of one gateway are recognized, and how their paths and methods are read. Each format is independent of
 * the others.
 */
interface Format {
  readonly isRule: (rule: Rule) => boolean;
  /** The paths of a rule, each with how it is compared. */
  readonly paths: (rule: Rule) => readonly (readonly [DataText, Asks])[];
  /** The keys that contain its paths; the other keys are what the rule does. */
  readonly keys: readonly string[];
  /** The methods that a rule allows at its paths; left out where they are read elsewhere. */
  readonly methods?: (map: DataMap) => ReadonlySet<string>;
}

/** Characters that no address has, and an expression may have. */
const EXPRESSION = /[\\()[\]+^$|]/;

const FORMATS: readonly Format[] = [
  {
    // Envoy, and virtual services of Istio.
    isRule: ({ map }) => textsAt(map, ['match']).length === 0 && valuesAt(map, ['match']).length > 0,
    paths: ({ map }) =>
      mapsAt(map, 'match').flatMap((match) => [
        ...compared(match, ['path'], exactly),
        ...compared(match, ['prefix'], beginning),
        ...mapsAt(match, 'safe_regex').flatMap((inner) => compared(inner, ['regex'], matching)),
        ...mapsAt(match, 'uri').flatMap((uri) => [
          ...compared(uri, ['exact'], exactly),
          ...compared(uri, ['prefix'], beginning),
          ...compared(uri, ['regex'], matching),
        ]),
      ]),
    keys: ['match', 'name'],
  },
  {
    // The Gateway API of Kubernetes, whose prefixes end with a segment.
    isRule: ({ map }) => valuesAt(map, ['matches']).length > 0,
    paths: ({ map }) =>
      mapsAt(map, 'matches').flatMap((match) =>
        mapsAt(match, 'path').flatMap((path) => {
          const [type] = textsAt(path, ['type']);
          if (type?.text === 'Exact') return compared(path, ['value'], exactly);
          return type?.text === 'RegularExpression' ? compared(path, ['value'], matching) : [];
        }),
      ),
    keys: ['matches', 'name'],
  },
  {
    // A mapping of Emissary.
    isRule: ({ map, kind }) => kind === 'Mapping' && valuesAt(map, ['prefix']).length > 0,
    paths: ({ map }) =>
      compared(map, ['prefix'], textsAt(map, ['prefix_regex'])[0]?.text === 'true' ? matching : beginning),
    keys: ['prefix'],
  },
  {
    // Kong
    isRule: ({ map, keys: [owner] }) => owner === 'routes' && valuesAt(map, ['paths']).length > 0,
    paths: ({ map }) =>
      textsAt(map, ['paths']).flatMap((path) =>
        path.text.startsWith('~')
          ? [[path, { asks: 'matches' as const, text: `^${path.text.slice(1).replace(/^\^/, '')}` }] as const]
          : asAddress(path, beginning),
      ),
    keys: ['paths', 'name'],
    methods: (map) => methodsAt(map, ['methods']),
  },
  {
    // An ingress of Kubernetes: a prefix ends at a segment, and other paths may be expressions, as the implementation
    // decides.
    isRule: ({ map, kind }) => kind === 'Ingress' && valuesAt(map, ['path']).length > 0,
    paths: ({ map }) => {
      const [type] = textsAt(map, ['pathType']);
      if (type?.text === 'Exact') return compared(map, ['path'], exactly);
      if (type?.text === 'Prefix') return [];
      return textsAt(map, ['path']).flatMap((path) =>
        EXPRESSION.test(path.text) || path.text.includes('.*')
          ? [[path, { asks: 'matches' as const, text: `^${path.text.replace(/^\^/, '')}`, ignoresCase: true }] as const]
          : [],
      );
    },
    keys: ['path', 'pathType'],
  },
  {
    // Firebase and Vercel
    isRule: ({ keys: [owner = ''] }) => /^(?:rewrites|redirects|headers|routes)$/.test(owner),
    paths: ({ map }) => [
      ...compared(map, ['source'], handed).filter(([{ text }]) => !EXPRESSION.test(text)),
      ...compared(map, ['src'], matching),
      ...textsAt(map, ['regex']).map((path) => [path, { asks: 'matches' as const, text: path.text }] as const),
    ],
    keys: ['source', 'src', 'regex'],
  },
  {
    // KrakenD
    isRule: ({ map, keys: [owner] }) => owner === 'endpoints' && valuesAt(map, ['endpoint']).length > 0,
    paths: ({ map }) => compared(map, ['endpoint'], exactly),
    keys: ['endpoint', 'backend', 'output_encoding'],
    methods: (map) => (valuesAt(map, ['method']).length === 0 ? new Set(['GET']) : methodsAt(map, ['method'])),
  },
  {
    // Ocelot
    isRule: ({ map }) => valuesAt(map, ['UpstreamPathTemplate']).length > 0,
    paths: ({ map }) => compared(map, ['UpstreamPathTemplate'], exactly),
    keys: ['UpstreamPathTemplate', 'DownstreamPathTemplate'],
    methods: (map) => methodsAt(map, ['UpstreamHttpMethod']),
  },
  {
    // The Serverless Framework, AWS SAM and CloudFormation
    isRule: ({ map, keys: [owner = ''] }) => /^https?(?:Api)?$|^Properties$|^events$/.test(owner) || hasRoute(map),
    paths: ({ map, keys: [owner = ''] }) =>
      owner === 'events' || hasRoute(map)
        ? routes(map, ['http', 'httpApi', 'RouteKey'])
        : textsAt(map, ['path', 'Path']).map((path) => [path, handed(path.text)] as const),
    keys: ['path', 'Path', 'http', 'httpApi', 'RouteKey', 'integrationId', 'Target'],
  },
];

/** Where the configuration of a gateway treats requests differently. */
export interface GatewayGuards {
  readonly addresses: readonly AddressGuard[];
  readonly methods: readonly MethodGuard[];
}

/** Finds the paths that the rules of gateways apply to, and the methods that they allow there. */
export function gatewayGuards(data: readonly DataNode[]): GatewayGuards {
  const rules = data.flatMap((node) => [...rulesIn(node, [], kindOf(node))]);
  const found = FORMATS.map((format, at) => {
    const own = rules.filter((rule) => format.isRule(rule));
    const matched = own.map((rule) => ({ rule, matches: matchesOf(rule, format, at) }));
    return { format, matched };
  });
  return {
    addresses: guardsOf(found.flatMap(({ matched }) => matched.flatMap(({ matches }) => matches))),
    methods: found.flatMap(({ format: { methods }, matched }) =>
      methods ? joinedByKey(matched.flatMap(({ rule, matches }) => methodsOf(rule, matches, methods))) : [],
    ),
  };
}

/**
 * The paths of a rule. Two rules are the same if they are of one format and do the same, whatever their paths are.
 *
 * @param at the index of the format
 */
function matchesOf(rule: Rule, format: Format, at: number): readonly PathMatch[] {
  const effect = `${String(at)} ${contentOf(rule.map, format.keys)}`;
  return format.paths(rule).map(([{ range, text }, asked]) => {
    const start = range[1] - range[0] > text.length ? range[0] + 1 : range[0];
    return { ...asked, range: [start, start + text.length], rule: effect };
  });
}

/** The methods of a rule at each of its paths; a rule without methods allows all. */
function methodsOf(
  { map }: Rule,
  matches: readonly PathMatch[],
  read: (map: DataMap) => ReadonlySet<string>,
): readonly (readonly [string, MethodGuard])[] {
  const listed = read(map);
  const methods = listed.size > 0 ? listed : LISTED_METHODS;
  return matches.map(({ asks, text, range }) => [`${asks} ${text}`, { methods, of: { asks, text }, range }]);
}

function* rulesIn(node: DataNode, keys: readonly string[], kind: string): Generator<Rule> {
  if (node.kind === 'list') for (const item of node.items) yield* rulesIn(item, keys, kind || kindOf(item));
  if (node.kind !== 'map') return;
  yield { map: node, keys, kind };
  for (const { key, value } of node.entries) yield* rulesIn(value, [key, ...keys], kind);
}

function kindOf(node: DataNode): string {
  return node.kind === 'map' ? (textsAt(node, ['kind'])[0]?.text ?? '') : '';
}
