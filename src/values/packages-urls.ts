import { fillPattern } from './filled-pattern.ts';
import { choiceOf, madeText, operation } from './new-values.ts';
import { named, optionOf, type Model } from './packages-files.ts';
import { joined } from './text-value.ts';
import type { Value } from './value.ts';

/** Models of functions of packages that make URLs of patterns and queries, by their access paths. */
export const URL_MODELS: Readonly<Record<string, Model>> = {
  ...named(
    ['react-router.generatePath', 'react-router-dom.generatePath'],
    ({ args: [pattern, ...values], machine, site, context }) =>
      pattern ? fillPattern({ machine, self: pattern, args: values, site, context }) : null,
  ),
  'path-to-regexp.compile': ({ args: [pattern] }) =>
    pattern?.kind === 'text' ? { kind: 'native', name: 'function.filled', self: pattern } : null,
  ...named(['query-string.stringifyUrl', 'query-string.default.stringifyUrl'], ({ args: [options] }) => {
    const url = options && optionOf(options, 'url');
    return url ? withQuery(url, optionOf(options, 'query')) : null;
  }),
  'ufo.withQuery': ({ args: [url, query] }) => (url ? withQuery(url, query) : null),
  'url.format': ({ args: [parts] }) => {
    const path = parts && optionOf(parts, 'pathname');
    const isElsewhere = parts !== undefined && ['host', 'hostname'].some((name) => optionOf(parts, name));
    return path && !isElsewhere ? withQuery(path, optionOf(parts, 'query') ?? optionOf(parts, 'search')) : null;
  },
  'qs.stringify': ({ args: [query, options] }) => {
    const prefix = options && optionOf(options, 'addQueryPrefix');
    return query && prefix?.kind === 'constant' && prefix.value === true ? withQuery(madeText(''), query) : null;
  },
};

/** A URL with a query, whatever that is; the URL itself where there is none. */
function withQuery(url: Value, query: Value | null | undefined): Value {
  return query ? choiceOf(joined([url, madeText('?'), operation('query', [query])])) : url;
}
