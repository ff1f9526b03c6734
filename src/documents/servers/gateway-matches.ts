import type { MethodGuard } from '../../model/guards.ts';
import { methodsIn } from '../../text/method-names.ts';
import { mapsIn, type DataEntry, type DataMap, type DataNode } from '../data/data-tree.ts';

/**
 * The kinds of Kubernetes resources that match requests by their method: of Istio, the Gateway API, Emissary, APISIX
 * and Cilium (`kind: HTTPRoute`).
 */
const KINDS: ReadonlySet<string> = new Set([
  ...['AuthorizationPolicy', 'VirtualService', 'HTTPRoute', 'Mapping', 'ApisixRoute'],
  ...['CiliumNetworkPolicy', 'CiliumClusterwideNetworkPolicy'],
]);
/** The key at the beginning of a configuration of Kong. */
const KONG = '_format_version';
const MATCHING: ReadonlySet<string> = new Set(['method', 'methods', 'notMethods']);
/** The key of the methods that CloudFront allows. */
const PASSED = 'AllowedMethods';
const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** The header by which Envoy matches the method. */
const METHOD_HEADER = ':method';

/** Finds where the data of a gateway treats requests differently by their method. */
export function gatewayMatches(data: readonly DataNode[]): readonly MethodGuard[] {
  return [...mapsIn(data)].flatMap((map) => [
    ...(isGateway(map) ? matches(map) : []),
    ...headerMatch(map),
    ...passed(map),
  ]);
}

/**
 * `{ AllowedMethods: { Quantity: 3, Items: ['GET', 'HEAD', 'POST'] } }`. A list of reading methods only is for files.
 */
function passed({ entries }: DataMap): readonly MethodGuard[] {
  return entries
    .filter(({ key, value }) => key === PASSED && value.kind === 'map')
    .flatMap(({ value }) => guardOf(textsIn(value), value))
    .filter(({ methods }) => [...methods].some((method) => WRITES.has(method)));
}

function isGateway({ entries }: DataMap): boolean {
  return entries.some(
    ({ key, value }) => key === KONG || (key === 'kind' && value.kind === 'text' && KINDS.has(value.text)),
  );
}

function matches(gateway: DataMap): readonly MethodGuard[] {
  return [...mapsIn([gateway])].flatMap(({ entries }) =>
    entries.filter(({ key }) => MATCHING.has(key)).flatMap(({ value }) => guardOf(textsIn(value), value)),
  );
}

/** `{ name: ':method', string_match: { exact: 'POST' } }` */
function headerMatch(map: DataMap): readonly MethodGuard[] {
  const isMethod = map.entries.some(({ key, value }) => key === 'name' && isText(value, METHOD_HEADER));
  const others: readonly DataEntry[] = isMethod ? map.entries.filter(({ key }) => key !== 'name') : [];
  return guardOf(
    others.flatMap(({ value }) => textsIn(value)),
    map,
  );
}

function guardOf(texts: readonly string[], { range }: DataNode): readonly MethodGuard[] {
  const methods = methodsIn(texts.join(' '));
  return methods.size > 0 ? [{ methods, range }] : [];
}

function isText(node: DataNode, text: string): boolean {
  return node.kind === 'text' && node.text === text;
}

function textsIn(node: DataNode): readonly string[] {
  if (node.kind === 'text') return [node.text];
  const inner = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
  return inner.flatMap(textsIn);
}
