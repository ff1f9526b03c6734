import { basename, extname } from 'node:path';

/**
 * What a file may state about routes: it declares or calls them, calls them in a script and shows them to a browser,
 * calls them in another language, only shows them, describes them to a program, or to people. An `opaque` one is code
 * that is not parsed.
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

/** What may describe an API, or ask for it, and is no code. */
export type DocumentFileKind = 'view' | 'document' | 'prose';

/** Whether files of a kind may describe an API, or ask for it, and are no code. */
export function isDocument(kind: FileKind): kind is DocumentFileKind {
  return kind === 'view' || kind === 'document' || kind === 'prose';
}

/** An object's keys are typed as texts; these are the kinds. */
const KINDS: ReadonlyMap<string, FileKind> = new Map(
  (Object.keys(EXTENSIONS) as KindByExtension[]).flatMap((kind) =>
    EXTENSIONS[kind].split(' ').map((extension) => [extension, kind]),
  ),
);

/** What a file is made of: the extension before this one tells the kind. Where there is none it is a document. */
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

/** What tells a server where requests go or a container what to ask, and scripts, by their whole names. */
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

/** Variables of an environment: `.env.production`. */
const ENVIRONMENT = /^\.env(?:\.|$)/;

/**
 * A script, or what configures a server, without an extension: `bin/deploy`, `sites-available/shop`. `LICENSE` is for
 * people.
 */
const SCRIPT = /^(?!\.)(?=.*[a-z])/;

/** Files that are made by a program or only configure one. */
const LEFT_OUT = /^(?:package-lock|npm-shrinkwrap|tsconfig.*|jsconfig)\.json$|^pnpm-lock\.yaml$|\.d\.[cm]?ts$/;

/** What a program made of scripts for browsers. */
const MINIFIED = /\.min\.[cm]?js$/;

/** The kind of a file by its name; null for one that is not read. */
export function kindOf(path: string): FileKind | null {
  const name = basename(path);
  return kindNamed(name) ?? (extname(name) === '' && SCRIPT.test(name) ? 'foreign' : null);
}

/** What a whole name or an extension specifies. */
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
