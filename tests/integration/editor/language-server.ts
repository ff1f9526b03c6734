import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

/** A place of a text as editors count it: from 0. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface TextRange {
  readonly start: Position;
  readonly end: Position;
}

export interface TextEdit {
  readonly range: TextRange;
  readonly newText: string;
}

export interface Diagnostic {
  readonly range: TextRange;
  readonly severity: number;
  readonly code?: string;
  readonly source?: string;
  readonly message: string;
}

interface WorkspaceEdit {
  readonly documentChanges?: readonly { readonly edits: readonly TextEdit[] }[];
  readonly changes?: Readonly<Record<string, readonly TextEdit[]>>;
}

/** What an editor offers for a diagnostic. */
export interface CodeAction {
  readonly title: string;
  readonly kind?: string;
  readonly edit?: WorkspaceEdit;
  readonly command?: { readonly command: string; readonly arguments?: readonly unknown[] };
}

interface Message {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** What the server asks for as the settings of the editor's ESLint extension. */
function editorSettings(directory: string): object {
  return {
    validate: 'on',
    run: 'onType',
    packageManager: 'npm',
    useESLintClass: true,
    // It has to be there; what would be in it is for versions of ESLint that are gone.
    experimental: {},
    options: {},
    nodePath: null,
    quiet: false,
    format: false,
    onIgnoredFiles: 'off',
    rulesCustomizations: [],
    problems: { shortenToSingleLine: false },
    codeAction: {
      disableRuleComment: { enable: true, location: 'separateLine', commentStyle: 'line' },
      showDocumentation: { enable: true },
    },
    codeActionOnSave: { mode: 'all' },
    workingDirectory: { mode: 'location' },
    workspaceFolder: { uri: pathToFileURL(directory).href, name: 'project' },
  };
}

/** An editor without a window: it speaks to the ESLint language server over its standard streams. */
export class Editor {
  /** What the server has logged or shown. */
  readonly log: string[] = [];
  readonly #directory: string;
  readonly #server: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #texts = new Map<string, { version: number; text: string }>();
  #received = Buffer.alloc(0);
  #lastId = 0;
  #lastEdit: WorkspaceEdit | null = null;

  private constructor(directory: string) {
    this.#directory = directory;
    const manifest = createRequire(import.meta.url).resolve('vscode-langservers-extracted/package.json');
    const program = join(dirname(manifest), 'bin/vscode-eslint-language-server');
    this.#server = spawn(process.execPath, [program, '--stdio'], { cwd: directory, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#server.stderr.on('data', (chunk: Buffer) => this.log.push(chunk.toString()));
    this.#server.stdout.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      for (let body = this.#takeBody(); body !== null; body = this.#takeBody()) this.#receive(body);
    });
    this.#server.on('exit', (code) => {
      this.#failAll(`the server ended with ${String(code)}: ${this.log.join('\n')}`);
    });
    this.#server.stdin.on('error', (error) => {
      this.#failAll(error.message);
    });
  }

  /** Starts a server for a project. */
  static async start(directory: string): Promise<Editor> {
    const editor = new Editor(directory);
    await editor.#request('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(directory).href,
      workspaceFolders: [{ uri: pathToFileURL(directory).href, name: 'project' }],
      capabilities: {
        workspace: {
          applyEdit: true,
          configuration: true,
          workspaceFolders: true,
          workspaceEdit: { documentChanges: true },
          diagnostics: { refreshSupport: true },
        },
        textDocument: {
          synchronization: { didSave: true },
          diagnostic: { dynamicRegistration: false, relatedDocumentSupport: false },
          publishDiagnostics: { codeDescriptionSupport: true, dataSupport: true },
          codeAction: {
            codeActionLiteralSupport: {
              codeActionKind: { valueSet: ['quickfix', 'source', 'source.fixAll', 'source.fixAll.eslint'] },
            },
            dataSupport: true,
          },
        },
      },
    });
    editor.#notify('initialized', {});
    editor.#notify('workspace/didChangeConfiguration', { settings: {} });
    return editor;
  }

  /** Opens a file with a text that may differ from what is saved. */
  open(name: string, text: string): void {
    this.#texts.set(name, { version: 1, text });
    const languageId = name.endsWith('.ts') ? 'typescript' : 'javascript';
    this.#notify('textDocument/didOpen', { textDocument: { uri: this.#uri(name), languageId, version: 1, text } });
  }

  /** Replaces the text of an open file, without saving it. */
  type(name: string, text: string): void {
    const version = this.#open(name).version + 1;
    this.#texts.set(name, { version, text });
    this.#notify('textDocument/didChange', {
      textDocument: { uri: this.#uri(name), version },
      contentChanges: [{ text }],
    });
  }

  async diagnostics(name: string): Promise<readonly Diagnostic[]> {
    // The answer's shape is the protocol's.
    const report = (await this.#request('textDocument/diagnostic', {
      textDocument: { uri: this.#uri(name) },
      identifier: 'eslint',
    })) as {
      readonly items?: readonly Diagnostic[];
    } | null;
    return report?.items ?? [];
  }

  /** What the editor offers where a diagnostic stands. */
  quickFixes(name: string, diagnostic: Diagnostic): Promise<readonly CodeAction[]> {
    return this.#actions(name, diagnostic.range, { diagnostics: [diagnostic], triggerKind: 1 });
  }

  /** What becomes of the text of an open file when an action is picked. */
  async pick(name: string, action: CodeAction): Promise<string> {
    this.#lastEdit = action.edit ?? null;
    if (!action.edit) await this.#request('workspace/executeCommand', action.command);
    return applyEdits(this.#open(name).text, editsOf(this.#lastEdit));
  }

  /**
   * What becomes of the text of an open file when everything is fixed, as on saving, where it was underlined before.
   */
  async fixAll(name: string, diagnostics: readonly Diagnostic[]): Promise<string> {
    const { text } = this.#open(name);
    const lines = text.split('\n');
    const range = {
      start: { line: 0, character: 0 },
      end: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
    };
    const actions = await this.#actions(name, range, { diagnostics, only: ['source.fixAll.eslint'], triggerKind: 1 });
    return applyEdits(
      text,
      actions.flatMap(({ edit }) => editsOf(edit ?? null)),
    );
  }

  close(): void {
    this.#server.removeAllListeners('exit');
    this.#server.kill();
  }

  async #actions(name: string, range: TextRange, context: object): Promise<readonly CodeAction[]> {
    // The answer's shape is the protocol's.
    const actions = (await this.#request('textDocument/codeAction', {
      textDocument: { uri: this.#uri(name) },
      range,
      context,
    })) as readonly CodeAction[] | null;
    return actions ?? [];
  }

  #open(name: string): { readonly version: number; readonly text: string } {
    const open = this.#texts.get(name);
    if (!open) throw new Error(`${name} is not open`);
    return open;
  }

  #uri(name: string): string {
    return pathToFileURL(join(this.#directory, name)).href;
  }

  #request(method: string, params: unknown): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const fail = (error: Error): void => {
        reject(new Error(`${method}: ${error.message}`));
      };
      this.#waiting.set(id, { resolve, reject: fail });
      this.#send({ id, method, params });
    });
  }

  #notify(method: string, params: unknown): void {
    this.#send({ method, params });
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#server.stdin.write(`Content-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`);
  }

  /** Takes one whole message off what was received; null where there is none yet. */
  #takeBody(): string | null {
    const headerEnd = this.#received.indexOf('\r\n\r\n');
    if (headerEnd < 0) return null;
    const length = Number(/content-length: *(\d+)/i.exec(this.#received.subarray(0, headerEnd).toString())?.[1]);
    const start = headerEnd + 4;
    if (this.#received.length < start + length) return null;
    const body = this.#received.subarray(start, start + length).toString();
    this.#received = this.#received.subarray(start + length);
    return body;
  }

  #receive(body: string): void {
    // What the server writes are messages of the protocol.
    const message = JSON.parse(body) as Message;
    if (message.method === undefined) {
      const waiting = this.#waiting.get(Number(message.id));
      this.#waiting.delete(Number(message.id));
      if (message.error) waiting?.reject(new Error(message.error.message));
      else waiting?.resolve(message.result);
      return;
    }
    const result = this.#answer(message.method, message.params);
    if (message.id !== undefined) this.#send({ id: message.id, result });
  }

  #answer(method: string, params: unknown): unknown {
    // The parameters' shape is the protocol's.
    const {
      items = [],
      message,
      edit,
    } = params as { items?: readonly unknown[]; message?: string; edit?: WorkspaceEdit };
    switch (method) {
      case 'workspace/configuration':
        return items.map(() => editorSettings(this.#directory));
      case 'workspace/applyEdit':
        this.#lastEdit = edit ?? null;
        return { applied: true };
      case 'window/logMessage':
      case 'window/showMessage':
        this.log.push(message ?? '');
        return null;
      default:
        return null;
    }
  }

  #failAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}

function editsOf(edit: WorkspaceEdit | null): readonly TextEdit[] {
  return [
    ...(edit?.documentChanges ?? []).flatMap((change) => change.edits),
    ...Object.values(edit?.changes ?? {}).flat(),
  ];
}

/** Applies edits that do not overlap, from the last to the first. */
function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offset = ({ line, character }: Position): number =>
    Math.min((starts[line] ?? text.length) + character, text.length);
  const placed = edits
    .map(({ range, newText }) => ({ start: offset(range.start), end: offset(range.end), newText }))
    .sort((a, b) => b.start - a.start);
  return placed.reduce((result, { start, end, newText }) => result.slice(0, start) + newText + result.slice(end), text);
}
