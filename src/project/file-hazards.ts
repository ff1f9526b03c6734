import { FileRoles } from '../requests/file-roles.ts';
import { sentValues } from '../requests/sent-values.ts';
import { addressKeys, type AddressKey } from '../routes/keys/address-keys.ts';
import { ContentReader } from '../routes/keys/content-reader.ts';
import { NOTHING, oneOf, type Content } from '../routes/keys/content.ts';
import { mayHoldKeys } from '../routes/keys/may-hold-keys.ts';
import { UseFinder, usesOfImport, type Use } from '../routes/keys/uses.ts';
import { pushChildren, scan } from '../routes/scan.ts';
import type { ScannedFile } from '../routes/scanned-file.ts';
import { isFunction, type FunctionNode } from '../text/syntax.ts';
import type { TSESTree } from '@typescript-eslint/utils';
import type { Parsed } from './source-module.ts';

/**
 * What in a file a rewrite may confuse besides the texts that name its address, and what other files ask about that.
 * The file is parsed when it is asked.
 */
export class FileHazards {
  readonly #parse: () => Parsed | null;
  /** Whether it may keep something under a key. */
  readonly mayHoldKeys: boolean;
  #keys: Known<AddressKey> | undefined;

  /** @param parse parses the file again; null where it cannot be parsed */
  constructor(text: string, parse: () => Parsed | null) {
    this.#parse = parse;
    this.mayHoldKeys = mayHoldKeys(text);
  }

  /**
   * The places that keep something under the address of a request, without its method.
   *
   * @param starts where parameters of the file begin that are requests, whatever they are called
   */
  keysOf(starts: readonly number[]): readonly AddressKey[] {
    this.#keys = known(starts, this.#keys, (requests) =>
      this.#read((file) => addressKeys(file, sentValues(new FileRoles(file)), requests), []),
    );
    return this.#keys.found;
  }

  /** Where the file uses exports of another one. */
  usesOf(specifier: string, exports: ReadonlySet<string>): readonly Use[] {
    return this.#read((file) => usesOfImport(specifier, exports, new UseFinder(file), file), []);
  }

  /** What of its request the function answers that the file exports under a name. */
  answerOf(name: string): Content {
    return this.#read((file) => {
      const reader = new ContentReader(file);
      return oneOf(
        functionsIn(file).flatMap((owner) => (isExportedAs(owner, name, file) ? reader.answerOf(owner) : [])),
      );
    }, NOTHING);
  }

  #read<Answer>(read: (file: ScannedFile) => Answer, otherwise: Answer): Answer {
    const parsed = this.#parse();
    return parsed ? read(scan(parsed)) : otherwise;
  }
}

/** What was read of a file with requests at some places. */
interface Known<Found> {
  readonly requests: string;
  readonly found: readonly Found[];
}

/** The same where it was read with these requests already. */
function known<Found>(
  starts: readonly number[],
  before: Known<Found> | undefined,
  read: (requests: ReadonlySet<number>) => readonly Found[],
): Known<Found> {
  const requests = starts.join();
  return before?.requests === requests ? before : { requests, found: read(new Set(starts)) };
}

function isExportedAs(owner: FunctionNode, name: string, file: ScannedFile): boolean {
  return new UseFinder(file).ofFunction(owner).some((use) => use.kind === 'export' && use.name === name);
}

function functionsIn({ ast, visitorKeys }: ScannedFile): readonly FunctionNode[] {
  const found: FunctionNode[] = [];
  const stack: TSESTree.Node[] = [ast];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isFunction(node)) found.push(node);
    pushChildren(node, visitorKeys, stack);
  }
  return found;
}
