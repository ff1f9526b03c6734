import type { Range } from '../../model/text.ts';
import type { MentionKind } from '../../model/mention.ts';
import { isAddress, mayBeAddress } from '../words/address-words.ts';

/** Code before a path of a file or a folder: the file system, a bundler, a test that mocks a module. */
const FILE_TAKERS: readonly string[] = [
  String.raw`\b(?:__dirname|__filename|import\.meta\.(?:dirname|filename|url|resolve|glob)` +
    String.raw`|process\.cwd\(\)|workspaceRoot)\b[^;\n]*`,
  String.raw`\b(?:path|posix|win32|fs|fsp|fse|fsPromises|promises)\.\w+\([^;\n]*`,
  String.raw`\b(?:(?:read|write|append|copy)(?:File|Json|Dir|dir|Text|Yaml|link)\w*|(?:unlink|l?stat` +
    String.raw`|exists|access|watch|rm|rmdir|mkdir|mkdtemp|open)Sync|unlink|pathExists|mkdirp?|rimraf` +
    String.raw`|watch|create(?:Read|Write)Stream|openAsBlob|import(?:Actual|Original|Module|Default)?` +
    String.raw`|require\w*|glob(?:by)?(?:Sync)?|fork|spawn(?:Sync)?|exec(?:Sync|File|FileSync|a)?` +
    String.raw`|static|proxyquire|esmock|rewire|mock(?:Module)?|Worker|load(?:File|Module|Config|Schema` +
    String.raw`|Env|Package)\w*)\s*(?:<[^<>]{0,20}>)?\(\s*`,
  String.raw`\b(?:entry|entries|entities|migrations?|main|module|types|typings|file|files|filename` +
    String.raw`|dir|dirs|directory|folder|root|rootDir|outDir|outFile|cwd|include|exclude|input|output` +
    String.raw`|schema|script|preset|plugins?|config|configFile|tsconfig|project|extends|loadChildren` +
    String.raw`|component|glob|alias)["']?\s*[:=]\s*\[?\s*`,
  String.raw`\bmodule\s+`,
];
const TAKES_FILE = new RegExp(FILE_TAKERS.map((taker) => `${taker}$`).join('|'));

/** A path that is resolved against the module it is written in. */
const FROM_FILE = /^.\s*,\s*import\.meta\b/;

/** Calls that send requests, and that the rules for words do not recognize. */
const OPENS = /\b(?:EventSource|WebSocket|Request|sendBeacon)\(\s*$/;

/** In a document, only the value of one of these keys is an address. */
const KEY = /\b(?:url|uri|endpoint)["']?\s*[:=]\s*$/i;

/**
 * Whether a quoted relative path may be the address of a request, and is no path of a file, judged by the text around
 * it. A single segment may be the name of anything: it has to be an argument of a client.
 *
 * @param words the text before its quote
 */
export function mayBeAskedFor(
  source: string,
  range: Range,
  segments: readonly string[],
  kind: MentionKind,
  words: string,
): boolean {
  if (kind === 'document') return KEY.test(words);
  if (kind !== 'view') return false;
  if (TAKES_FILE.test(words) || FROM_FILE.test(source.slice(range[1], range[1] + 40))) return false;
  return segments.length > 1 || OPENS.test(words) || isAddress(source, range) || mayBeAddress(source, range);
}
