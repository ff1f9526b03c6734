import type { AddressGuard, AddressPattern } from '../../model/guards.ts';
import { isCommentLine } from '../../text/comment-lines.ts';
import { guardsOf, type PathMatch } from './path-matches.ts';

/** How the paths of rules are read in one configuration language, with a word that has to be in the text. */
interface Language {
  readonly word: string;
  readonly read: (text: string) => readonly PathMatch[];
}

/** A rule of Traefik: ``PathPrefix(`/users/`) && Method(`GET`)``. */
const TRAEFIK = /\b(Path|PathPrefix|PathRegexp)\((\s{0,9}["'`][^()]{1,300}?["'`]\s{0,9})\)/g;
const TRAEFIK_ASKS: Readonly<Record<string, AddressPattern['asks']>> = {
  Path: 'is',
  PathPrefix: 'starts',
  PathRegexp: 'matches',
};
const QUOTED = /["'`]([^"'`]{1,200})["'`]/g;

/** A condition of HAProxy: `acl users path_beg -i /users/`, `if { path_reg ^/users/.+ }`. */
const HAPROXY = new RegExp(
  String.raw`(?:\bacl[ \t]{1,9}([\w.-]{1,80})|(\{))[ \t]{1,9}(?:path|url)(?:_(beg|end|sub|dir|reg|dom))?` +
    String.raw`((?:,\w{1,40}(?:\([^()]{0,80}\))?)*(?:[ \t]{1,9}-(?:i|n|m[ \t]{1,9}\w{1,9}))*)` +
    String.raw`((?:[ \t]{1,9}[^\s#}]{1,200}){1,40})`,
  'g',
);
const HAPROXY_ASKS: Readonly<Record<string, AddressPattern['asks']>> = {
  beg: 'starts',
  end: 'ends',
  sub: 'holds',
  dir: 'holds',
  reg: 'matches',
};

/** Directives of Apache and the paths that they apply to. */
const APACHE = new RegExp(
  String.raw`(?:^|(?<=[\n]))[ \t]{0,40}(?:<(Location|LocationMatch)[ \t]{1,9}(~[ \t]{1,9})?|` +
    String.raw`(ProxyPass|ProxyPassMatch|RedirectMatch|Redirect|RewriteRule|` +
    String.raw`RewriteCond[ \t]{1,9}%\{(?:REQUEST_URI|THE_REQUEST)\})[ \t]{1,9}` +
    String.raw`(?:(?:temp|permanent|\d{3})[ \t]{1,9})?)` +
    String.raw`"?([^\s"<>]{1,200})"?([^\n]{0,300})`,
  'g',
);

/** An expression of Caddy: `path_regexp users ^/users/.+$`. */
const CADDY = /\bpath_regexp(?:[ \t]{1,9}\w{1,40})?[ \t]{1,9}"?([^\s"{}]{2,200})"?/g;

/** A redirect of Netlify, in `netlify.toml` and in a `_redirects` file. */
const NETLIFY = /^[ \t]{0,40}from[ \t]{0,9}=[ \t]{0,9}["'](\/[^"'\s]{1,200})["']([^[]{0,600})/gm;
const NETLIFY_LINE = /^(\/[^\s#]{1,200})[ \t]{1,40}((?:\/|https?:)\S{1,300})/gm;
const NETLIFY_OPEN = /\/:\w/;

/** The key of a route in Terraform: `route_key = "GET /users/{action}"`. */
const ROUTE_KEY = /\broute_key\s{0,9}=\s{0,9}"[A-Z]{3,7} (\/[^"\s]{0,200}\{\w{1,40}\}[^"\s]{0,200})"/g;

const LANGUAGES: readonly Language[] = [
  { word: 'Path', read: traefik },
  { word: 'path', read: haproxy },
  { word: 'path_regexp', read: (text) => found(text, CADDY, ([, path = '']) => [matching(path)]) },
  { word: '<Location', read: apache },
  { word: 'ProxyPass', read: apache },
  { word: 'Redirect', read: apache },
  { word: 'Rewrite', read: apache },
  { word: '[[redirects]]', read: (text) => found(text, NETLIFY, ([, path = '', rest = '']) => netlify(path, rest)) },
  { word: '/:', read: (text) => found(text, NETLIFY_LINE, ([, path = '', rest = '']) => netlify(path, rest)) },
  { word: 'route_key', read: (text) => found(text, ROUTE_KEY, ([, path = '']) => [exactly(path)]) },
];

/** Finds the paths that the rules of servers apply to, in configuration languages of their own. */
export function proxyRules(text: string): readonly AddressGuard[] {
  const readers = new Set(LANGUAGES.flatMap(({ word, read }) => (text.includes(word) ? [read] : [])));
  return guardsOf([...readers].flatMap((read) => read(text)));
}

/** A match without its range, which is found by searching for its text in the matched line. */
type UnplacedMatch = Omit<PathMatch, 'range'>;

function found(
  text: string,
  pattern: RegExp,
  read: (groups: readonly (string | undefined)[]) => readonly UnplacedMatch[],
): readonly PathMatch[] {
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !isCommentLine(text, index))
    .flatMap((match) =>
      read(match).map((unplaced) => {
        const { text: path, written = path } = unplaced;
        const start = match.index + Math.max(0, match[0].indexOf(written));
        return { ...unplaced, range: [start, start + written.length] as const };
      }),
    );
}

function matching(text: string, rule = text): UnplacedMatch {
  return { asks: 'matches', text, rule };
}

function exactly(text: string, rule = text): UnplacedMatch {
  return { asks: 'is', text, rule };
}

/** The matches of Traefik; those of one line belong to one rule. */
function traefik(text: string): readonly PathMatch[] {
  return found(text, TRAEFIK, ([, name = '', paths = '']) =>
    [...paths.matchAll(QUOTED)].map(([, path = '']) => {
      const asks = TRAEFIK_ASKS[name] ?? 'is';
      return { asks, text: path, rule: '' };
    }),
  ).map((match) => ({ ...match, rule: String(text.lastIndexOf('\n', match.range[0])) }));
}

function haproxy(text: string): readonly PathMatch[] {
  return found(text, HAPROXY, ([all = '', name, , how, flags = '', values = '']) => {
    const [, mode = how ?? ''] = /-m[ \t]+(\w+)/.exec(flags) ?? [];
    const asks = HAPROXY_ASKS[mode] ?? 'is';
    const ignoresCase = /-i\b|\blower\b/.test(flags);
    const rule = name ?? all;
    return values
      .split(/\s+/)
      .flatMap((value) => (/^[\^/\\.(]|\w\//.test(value) ? { asks, text: value, ignoresCase, rule } : []));
  });
}

function apache(text: string): readonly PathMatch[] {
  return found(text, APACHE, ([, section, tilde, directive = '', path = '', rest = '']) => {
    const [server] = /https?:\/\/[^\s/]+/.exec(rest) ?? [];
    const rule = section === undefined && server !== undefined ? server : path;
    const name = (section ?? directive).split(/\s/, 1).join();
    if (/^(?:Location|ProxyPass|Redirect)$/.test(name) && tilde === undefined)
      return path.startsWith('/') ? [{ asks: 'starts', text: path, rule }] : [];
    // In a folder, the matched path has no slash at its beginning.
    const expression = path.replace(/^!/, '');
    const isRelative = name === 'RewriteRule' && /^\^[\w(]/.test(expression);
    const rooted = isRelative ? `^/${expression.slice(1)}` : expression;
    return [{ ...matching(rooted, rule), written: path, ignoresCase: /\[[^\]]*\bNC\b/.test(rest) }];
  });
}

function netlify(path: string, rest: string): readonly UnplacedMatch[] {
  const target = /(?:to\s*=\s*["'])?(\/|https?:\/\/[^\s/"']+)/.exec(rest)?.[1] ?? '';
  return [{ asks: NETLIFY_OPEN.test(path) ? 'is' : 'under', text: path, rule: target }];
}
