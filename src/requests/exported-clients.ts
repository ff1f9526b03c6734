import type { TSESTree } from '@typescript-eslint/utils';
import type { Reference } from '../model/reference.ts';
import { FileResolver } from '../routes/values/file-resolver.ts';
import type { Resolver } from '../routes/values/resolver.ts';
import { scan } from '../routes/scan.ts';
import type { RecognitionSource } from '../routes/scanned-file.ts';
import { exportedName, isExports, isModuleExports } from '../text/module-names.ts';
import { objectOf } from '../text/objects.ts';
import { keyName, memberName } from '../text/syntax.ts';
import { BY_MEMBER } from './clients/all.ts';
import { ClientDefinitions } from './client-definitions.ts';
import type { ClientDefinition } from '../model/client-definition.ts';
import { FileRoles } from './file-roles.ts';
import type { Roles } from './roles.ts';

/** What a file says of a client that others may import. */
export interface ExportedClient {
  /** What it puts before its URLs; null where the file does not tell. */
  readonly base: string | null;
  readonly definition: ClientDefinition | null;
}

/** The clients of a file for others. */
export interface ExportedClients {
  /** By the names of the exports; the module itself is `default`, and what calling `useApi` answers `useApi()`. */
  readonly exports: ReadonlyMap<string, ExportedClient>;
  /** The modules whose exports are its own besides: `export * from './http.js'`. */
  readonly spread: readonly Reference[];
  /** What it puts where all components find it, by the names of the members: `Vue.prototype.$http = http`. */
  readonly installed: ReadonlyMap<string, ClientDefinition | null>;
}

/** Reads the clients that a file exports: `export const http = axios.create({ baseURL: '/api' })`. */
export function exportedClients(source: RecognitionSource): ExportedClients {
  const reader = new ClientReader(source);
  reader.read();
  return reader;
}

class ClientReader implements ExportedClients {
  readonly exports = new Map<string, ExportedClient>();
  readonly spread: Reference[] = [];
  readonly installed = new Map<string, ClientDefinition | null>();
  readonly #resolver: Resolver;
  readonly #roles: Roles;
  readonly #definitions: ClientDefinitions;

  constructor(source: RecognitionSource) {
    const file = scan(source);
    this.#resolver = new FileResolver(file);
    this.#roles = new FileRoles(file);
    this.#definitions = new ClientDefinitions(this.#resolver, this.#roles);
  }

  read(): void {
    const { exportDeclarations, memberAssignments } = this.#resolver.file;
    for (const declaration of exportDeclarations) {
      if (declaration.type === 'ExportDefaultDeclaration') this.#add('default', declaration.declaration);
      else if (declaration.type === 'TSExportAssignment') this.#addModule(declaration.expression);
      else if (declaration.type === 'ExportNamedDeclaration') this.#addNamed(declaration);
      else if (!declaration.exported)
        this.spread.push({ specifier: declaration.source.value, path: [], unwrapped: false });
    }
    for (const { left, right } of memberAssignments) {
      if (left.type !== 'MemberExpression') continue;
      const name = memberName(left);
      if (isModuleExports(left)) this.#addModule(right);
      else if (isExports(left.object)) this.#add(name, right);
      else if (name !== null && BY_MEMBER.has(name) && left.object.type !== 'ThisExpression')
        this.installed.set(name, this.#definitions.of(right));
    }
  }

  #add(name: string | null, node: TSESTree.Node): void {
    if (name === null) return;
    this.exports.set(name, {
      base: this.#roles.of(node)?.base ?? null,
      definition: this.#definitions.of(node),
    });
    this.exports.set(`${name}()`, { base: null, definition: this.#definitions.answerOf(node) });
  }

  #addModule(node: TSESTree.Node): void {
    this.#add('default', node);
    for (const property of objectOf(node, this.#resolver.file)?.properties ?? [])
      if (property.type === 'Property') this.#add(keyName(property.key, property.computed), property.value);
  }

  #addNamed({ declaration, specifiers, source }: TSESTree.ExportNamedDeclaration): void {
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) this.#add(id.name, init);
    } else if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
      if (declaration.id) this.#add(declaration.id.name, declaration);
    }
    for (const { local, exported } of specifiers) {
      const name = exportedName(exported);
      if (!source) this.#add(name, local);
      else
        this.exports.set(name, {
          base: null,
          definition: {
            kind: 'import',
            reference: {
              specifier: source.value,
              path: exportedName(local) === 'default' ? [] : [exportedName(local)],
              unwrapped: false,
            },
          },
        });
    }
  }
}
