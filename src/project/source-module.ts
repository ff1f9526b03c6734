import { deprecatedPlaces, markDeprecated } from '../routes/deprecation.ts';
import { readModule } from '../routes/find-routers.ts';
import type { Router } from '../model/router.ts';
import type { RecognitionSource } from '../routes/scanned-file.ts';
import type { ModuleExports } from '../model/exported.ts';
import type { SourceComment } from './directives.ts';
import { placeOf } from './file-places.ts';
import type { ParsingNeed } from './parse-source.ts';

/** A file that was parsed, here or by ESLint. */
export interface Parsed extends RecognitionSource {
  readonly comments: readonly SourceComment[];
  /** What ESLint needed in its configuration to parse it, where that is known. */
  readonly needs?: readonly ParsingNeed[];
}

/** The routers of a file, and what others may import of it. */
export interface SourceModule {
  readonly routers: readonly Router[];
  readonly exports: ModuleExports;
  /** The offsets of the code that comments mark as deprecated. */
  readonly deprecated: ReadonlySet<number>;
}

/** Reads the routers of a parsed file. */
export function readSourceModule(file: string, parsed: Parsed): SourceModule {
  const module = readModule({ ...parsed, file, place: placeOf(file) });
  markDeprecated(module.routers, parsed.text, parsed.comments);
  let exports: ModuleExports | undefined;
  return {
    routers: module.routers,
    deprecated: deprecatedPlaces(parsed.text, parsed.comments),
    get exports() {
      exports ??= module.exports();
      return exports;
    },
  };
}
