import { basename, extname } from 'node:path';

/**
 * What a file may contain about routes: `code` declares or calls them; a `component` calls them in a script and shows
 * them to a browser; `foreign` code calls them in another language; a `view` only shows them; a `document` describes
 * them to a program, `prose` to people. An `opaque` file is code that is not parsed.
 */
export type FileKind = 'code' | 'component' | 'foreign' | 'view' | 'document' | 'prose' | 'opaque';

type KindByExtension = Exclude<FileKind, 'opaque'>;

const EXTENSIONS: Readonly<Record<KindByExtension, string>> = {
  code: '.js .cjs .mjs .jsx .ts .cts .mts .tsx',
  component: '.vue .svelte',
  foreign:
    '.dart .kt .kts .java .swift .m .mm .py .ipynb .go .rb .php .cs .fs .vb .rs .c .cpp .cc ' +
    '.h .hpp .ino .lua .ex .exs .erl .elm .hs .ml .nim .cr .zig .jl .scala .gd .qml ' +
    '.coffee .gs .sh .bash .zsh .fish .ps1 .bat .cmd .ets .gradle .groovy .clj .cljs .cljc .pl .r',
  view:
    '.ejs .eta .pug .jade .hbs .hjs .handlebars .mustache .html .htm .xhtml .astro .marko ' +
    '.njk .nunjucks .twig .swig .edge .dust .liquid .wxml .axml .nvue .uvue ' +
    '.mdx .jsp .cshtml .razor .aspx .erb .haml .slim .phtml .heex .leex .eex .ftl .mjml .riot',
  document:
    '.json .jsonc .json5 .yaml .yml .toml .xml .properties .ini .conf .http .rest .bru .hurl ' +
    '.jmx .har .sql .csv .tsv .proto .tf .tfvars .hcl .cfg .feature .robot .apib .raml .tsp ' +
    '.plist ' +
    '.txt .css .scss .sass .less .styl .pcss .svg .ndjson .jsonl .jsonld .list .urls ' +
    '.rego .webmanifest .xcconfig .strings .service .env .dockerfile .smithy .snap .graphql .gql .vcl .po',
  prose: '.md .rst .adoc',
};

/** The kinds of files that may describe an API or send requests to it, and are not code. */
export type DocumentFileKind = 'view' | 'document' | 'prose';

/** Whether a kind is one of files that may describe an API or send requests to it, and are not code. */
export function isDocument(kind: FileKind): kind is DocumentFileKind {
  return kind === 'view' || kind === 'document' || kind === 'prose';
}

/** An object's keys are typed as texts; these are the kinds. */
const KINDS: ReadonlyMap<string, FileKind> = new Map(
  (Object.keys(EXTENSIONS) as KindByExtension[]).flatMap((kind) =>
    EXTENSIONS[kind].split(' ').map((extension) => [extension, kind]),
  ),
);

/**
 * The extensions of templates: the extension before one of these decides the kind of the file, which is a document
 * where there is none.
 */
const TEMPLATES: ReadonlySet<string> = new Set([
  '.template',
  '.tpl',
  '.tmpl',
  '.j2',
  '.jinja',
  '.jinja2',
  '.example',
  '.sample',
  '.dist',
]);

/** Kinds by whole names: of configurations of servers and containers, which may contain addresses, and of scripts. */
const NAMES: ReadonlyMap<string, FileKind> = new Map([
  ...['_redirects', '_headers', '.htaccess', 'Caddyfile', 'Dockerfile', 'Containerfile', 'Procfile', 'crontab'].map(
    (name) => [name, 'document'] as const,
  ),
  ...[
    'Makefile',
    'GNUmakefile',
    'makefile',
    'justfile',
    'Justfile',
    'Jenkinsfile',
    'Rakefile',
    'Vagrantfile',
    'Fastfile',
  ].map((name) => [name, 'foreign'] as const),
]);

/** Files of environment variables: `.env.production`. */
const ENVIRONMENT = /^\.env(?:\.|$)/;

/**
 * A script or a configuration of a server, without an extension: `bin/deploy`, `sites-available/shop`. A name in
 * capitals, such as `LICENSE`, is that of a text for people.
 */
const SCRIPT = /^(?!\.)(?=.*[a-z])/;

/** Files that are made by a program or only configure one. */
const LEFT_OUT = /^(?:package-lock|npm-shrinkwrap|tsconfig.*|jsconfig)\.json$|^pnpm-lock\.yaml$|\.d\.[cm]?ts$/;

/** Minified scripts for browsers. */
const MINIFIED = /\.min\.[cm]?js$/;

/** The kind of a file by its name; null for one that is not read. */
export function kindOf(path: string): FileKind | null {
  const name = basename(path);
  return kindNamed(name) ?? (extname(name) === '' && SCRIPT.test(name) ? 'foreign' : null);
}

/** The kind of a file by its whole name or its extension; null where neither is known, or the file is not read. */
function kindNamed(name: string): FileKind | null {
  if (LEFT_OUT.test(name)) return null;
  if (MINIFIED.test(name)) return 'opaque';
  const known = NAMES.get(name) ?? (ENVIRONMENT.test(name) ? 'document' : null);
  if (known) return known;
  const extension = extname(name).toLowerCase();
  if (!TEMPLATES.has(extension)) return KINDS.get(extension) ?? NAMES.get(name.split('.', 1).join()) ?? null;
  const made = kindNamed(name.slice(0, -extension.length));
  // No one lints a template of code.
  return made === 'code' ? 'foreign' : made === 'component' ? 'view' : (made ?? 'document');
}

/** Folders and names of the files that only tests run. */
const TEST_FILE = new RegExp(
  String.raw`(?:^|\/)(?:tests?|specs?|__tests__|__mocks__|e2e)\/|[.-](?:test|spec|e2e)\.[cm]?[jt]sx?$` +
    String.raw`|(?:^|\/)tests?\.[cm]?[jt]s$`,
  'i',
);

/**
 * Whether a file belongs to the tests of a project, and not to what runs in production.
 *
 * @param name the path below the root, with `/` between its parts
 */
export function isTestFile(name: string): boolean {
  return TEST_FILE.test(name);
}
