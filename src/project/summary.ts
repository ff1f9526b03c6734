import { findAddressComments } from '../mentions/find-address-comments.ts';
import { findMentions } from '../mentions/find-mentions.ts';
import { mentionsAddresses } from '../mentions/mentions-addresses.ts';
import type { AddressComment, Mention } from '../mentions/model.ts';
import { findRequests, mentionsRequests } from '../requests/find-requests.ts';
import type { Request } from '../requests/model.ts';
import type { ModuleExports } from '../routes/exports.ts';
import { readModule } from '../routes/find-routers.ts';
import type { Router } from '../routes/model.ts';
import { mentionsRoutes, type RecognitionSource } from '../routes/scan.ts';
import { readDirectives, type SourceComment } from './directives.ts';
import type { FileKind } from './listing.ts';
import { LineIndex } from './line-index.ts';
import { parseSource } from './parse.ts';
import { Suppressions } from './suppressions.ts';

/** A file that was parsed, here or by ESLint. */
export interface Parsed extends RecognitionSource {
  readonly comments: readonly SourceComment[];
}

/** What the project keeps of a file: values and places, no syntax tree. */
export interface FileSummary {
  readonly file: string;
  /** Tells texts apart. */
  readonly digest: string;
  readonly lines: LineIndex;
  /** Null where nothing of the text asked for parsing it, or where it cannot be parsed. */
  readonly module: { readonly routers: readonly Router[]; readonly exports: ModuleExports } | null;
  /** Whether the text asked for parsing, but has syntax errors or is nested too deep. */
  readonly isUnparsed: boolean;
  readonly requests: readonly Request[];
  readonly comments: readonly AddressComment[];
  readonly mentions: readonly Mention[];
  readonly suppressions: Suppressions;
}

/** A router that is handed on without anything being registered: `require('./routes')(app)`. */
const MAY_HAND_OVER = /\(\s*(?:app|application|router|server|fastify|api)\s*[,)]/;

/** Summarises a file that is read from the disk; source code is parsed where its text asks for it. */
export function summarise(file: string, kind: FileKind, text: string): FileSummary {
  const isAsked = kind === 'code' && (mentionsRoutes(text) || mentionsRequests(text) || MAY_HAND_OVER.test(text) || mentionsAddresses(text));
  const parsed = isAsked ? parseSource(file, text) : null;
  return parsed ? summariseParsed(file, parsed) : { ...summariseText(file, kind, text), module: null, isUnparsed: isAsked, requests: [], comments: [], suppressions: NO_SUPPRESSIONS };
}

const NO_SUPPRESSIONS = new Suppressions([], () => 1);

/** Summarises a file that is parsed already. */
export function summariseParsed(file: string, parsed: Parsed): FileSummary {
  const ranges = parsed.comments.map(({ range }) => range);
  const base = summariseText(file, 'code', parsed.text, ranges);
  const lineAt = (offset: number): number => base.lines.at(offset).line;
  return {
    ...base,
    module: readExports(file, parsed),
    isUnparsed: false,
    requests: mentionsRequests(parsed.text) ? findRequests(parsed) : [],
    comments: mentionsAddresses(parsed.text) ? findAddressComments(parsed.text, ranges) : [],
    suppressions: new Suppressions(readDirectives(parsed.comments, lineAt), lineAt),
  };
}

function summariseText(file: string, kind: FileKind, text: string, comments?: readonly SourceComment['range'][]): Pick<FileSummary, 'file' | 'digest' | 'lines' | 'mentions'> {
  return { file, digest: digestOf(text), lines: new LineIndex(text), mentions: findMentions(text, kind, comments) };
}

/** The routers and exports of a file. What stands behind them is followed now, so that the syntax tree can go. */
export function readExports(file: string, parsed: RecognitionSource): NonNullable<FileSummary['module']> {
  const module = readModule({ ...parsed, file });
  for (const { entries } of module.routers) for (const entry of entries) if (entry.kind === 'route') void entry.handler.from;
  return { routers: module.routers, exports: module.exports() };
}

/** Two texts of one digest are taken for the same. */
export function digestOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b + code, 0x85ebca6b) ^ (b >>> 13);
  }
  return `${String(text.length)} ${String(a >>> 0)} ${String(b >>> 0)}`;
}
