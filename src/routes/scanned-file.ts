import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import type { RegistrarSetting } from '../model/registrar-setting.ts';
import type { FilePlace } from './files/placed-file.ts';
import type { TextSource } from '../text/scope.ts';
import type { ClassNode, FunctionNode } from '../text/syntax.ts';

/** What recognition reads of a file. ESLint's SourceCode is one. */
export interface RecognitionSource {
  /** The path of the file; it may be left out for source that is in no file. */
  readonly file?: string;
  readonly ast: TSESTree.Program;
  readonly scopeManager: TSESLint.Scope.ScopeManager | null;
  readonly text: string;
  readonly visitorKeys: Readonly<Record<string, readonly string[] | undefined>>;
  /** The functions that register routes, as a user describes them. */
  readonly registrars?: readonly RegistrarSetting[];
  /** The place of the file in an application whose routes are files; left out where it is in none. */
  readonly place?: FilePlace | null;
}

/** A call that may register something: `x.get(...)`, `x.use(...)`, `x[method](...)`. */
export interface Candidate {
  readonly call: TSESTree.CallExpression;
  readonly callee: TSESTree.MemberExpression;
  /** The name of the member; null where it is computed at run time. */
  readonly member: string | null;
}

/** A call with a router, by its name, among its arguments: `require('./routes')(app)`. */
export type HandingCall = TSESTree.CallExpression | TSESTree.NewExpression;

/** What may look something up or compare it with something. */
export type Operation = HandingCall | TSESTree.BinaryExpression | TSESTree.SwitchCase;

/** What one walk over a file collects. */
export interface ScannedFile extends TextSource {
  readonly ast: TSESTree.Program;
  readonly candidates: readonly Candidate[];
  /** The calls that pass something named like a router. */
  readonly handingCalls: readonly HandingCall[];
  /** The other calls that pass something named like the scope of a plugin. */
  readonly scopeCalls: readonly HandingCall[];
  /** The calls of a plain name with arguments: `get('/users', list)`. */
  readonly plainCalls: readonly TSESTree.CallExpression[];
  /** The calls that are passed a path and something more: `addRoute('/users', list)`. */
  readonly pathCalls: readonly TSESTree.CallExpression[];
  /** All calls and comparisons, in the order of their ends, so that inner ones come before outer ones. */
  readonly operations: readonly Operation[];
  readonly classes: readonly ClassNode[];
  /** The calls that may set up an application of decorated classes. */
  readonly settingCalls: readonly HandingCall[];
  /** The specifiers of all modules that the file imports or requires. */
  readonly specifiers: ReadonlySet<string>;
  readonly visitorKeys: RecognitionSource['visitorKeys'];
  readonly file: string;
  readonly registrars: readonly RegistrarSetting[];
  /** The declarations that export something, and every assignment to a member. */
  readonly exportDeclarations: readonly ExportDeclaration[];
  readonly memberAssignments: readonly TSESTree.AssignmentExpression[];
  /** The calls of a name, or of a member of that name. */
  callsNamed(name: string): readonly TSESTree.CallExpression[];
  /** The calls of `this.member(...)`. */
  selfCallsOf(member: string): readonly TSESTree.CallExpression[];
  /** The expressions that a function returns. */
  returnsOf(node: FunctionNode): readonly TSESTree.Expression[];
}

export type ExportDeclaration =
  | TSESTree.ExportAllDeclaration
  | TSESTree.ExportDefaultDeclaration
  | TSESTree.ExportNamedDeclaration
  | TSESTree.TSExportAssignment;
