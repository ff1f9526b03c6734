import type { TSESTree } from '@typescript-eslint/utils';
import { standsFor } from '../../text/constants.ts';
import { importedBy } from '../../text/imported.ts';
import { variableOf } from '../../text/scope.ts';
import { bare, keyName, memberName, type FunctionNode } from '../../text/syntax.ts';
import type { MethodCondition } from '../../model/keyed-address.ts';
import type { Range } from '../../model/text.ts';
import { moduleBehind } from '../handlers/outgoing.ts';
import type { Reference } from '../../model/reference.ts';
import { pushChildren } from '../scan.ts';
import type { ScannedFile } from '../scanned-file.ts';
import type { Content } from './content.ts';
import { ContentReader, type SentValues } from './content-reader.ts';
import {
  CACHES,
  KEYING,
  MANAGING,
  MEMOIZE,
  MEMOIZING,
  PUSHING,
  READING,
  SEARCHING,
  WRITING,
  WRITING_BELOW,
} from './keying-names.ts';
import { conditionsFrom, conditionsOf } from './method-conditions.ts';
import { UseFinder, usesOfImport, type Use } from './uses.ts';

/** A place that keeps something under the address of a request, without its method: a cache, a lock, a counter. */
export interface AddressKey {
  /** The key as it is written. */
  readonly text: string;
  readonly range: Range;
  /** What the method of a request has to be for the key to be used. */
  readonly conditions: readonly MethodCondition[];
  /** Where requests that arrive pass it; null where any may, as one that is sent may. */
  readonly uses: readonly Use[] | null;
  /** Functions of other files that answer the key or a part of it; empty where this file specifies all of it. */
  readonly answers: readonly Reference[];
}

/**
 * Finds the places of a file that keep something under the address of a request, without its method.
 *
 * @param requests where the parameters of the file begin that are requests which arrive
 */
export function addressKeys(file: ScannedFile, sent: SentValues, requests: ReadonlySet<number>): readonly AddressKey[] {
  return new KeyFinder(file, new ContentReader(file, sent, requests)).find();
}

/** A store has no more names than these, one for another. */
const MOST_NAMES = 8;

class KeyFinder {
  readonly #file: ScannedFile;
  readonly #reader: ContentReader;
  readonly #found: AddressKey[] = [];
  /** What something is kept in under addresses, and where any store is read. */
  readonly #written = new Set<string>();
  readonly #reads: { readonly key: TSESTree.Node; readonly store: TSESTree.Node }[] = [];

  constructor(file: ScannedFile, reader: ContentReader) {
    this.#file = file;
    this.#reader = reader;
  }

  find(): readonly AddressKey[] {
    const stack: TSESTree.Node[] = [this.#file.ast];
    for (let node = stack.pop(); node; node = stack.pop()) {
      this.#see(node);
      pushChildren(node, this.#file.visitorKeys, stack);
    }
    // Who reads what another one wrote is answered with that.
    for (const { key, store } of this.#reads) if (this.#written.has(this.#storeOf(store))) this.#addKey(key, store);
    for (const specifier of this.#file.specifiers) if (CACHES.has(specifier)) this.#addPackage(specifier);
    return this.#found;
  }

  #see(node: TSESTree.Node): void {
    switch (node.type) {
      case 'CallExpression':
        this.#seeCall(node);
        break;
      case 'MemberExpression':
        if (node.computed && !isWritten(node)) this.#reads.push({ key: node.property, store: node.object });
        break;
      case 'AssignmentExpression':
        this.#seeTarget(node.left);
        break;
      case 'UpdateExpression':
        this.#seeTarget(node.argument);
        break;
      case 'Property':
        if (node.parent.type === 'ObjectExpression') this.#seeProperty(node, node.parent);
        break;
      case 'MethodDefinition':
        this.#seeKeying(node.key, node.value, []);
        break;
    }
  }

  /** `cache.set(req.url, body)` */
  #seeCall(call: TSESTree.CallExpression): void {
    const callee = bare(call.callee);
    const [first, second] = call.arguments;
    if (first && callee.type === 'MemberExpression') {
      const name = memberName(callee) ?? '';
      if (WRITING.has(name) || (PUSHING.has(name) && this.#isSearched(callee.object)))
        this.#addKey(first, callee.object);
      else if (READING.has(name)) this.#reads.push({ key: first, store: callee.object });
      else if (second && WRITING_BELOW.has(name)) this.#addKey(second, first);
    }
    if (first && this.#memoizes(callee)) this.#seeMemoized(first, second);
  }

  /** `answers[req.url] = body`, `hits[req.path]++` */
  #seeTarget(target: TSESTree.Node): void {
    const member = bare(target);
    if (member.type === 'MemberExpression' && member.computed) this.#addKey(member.property, member.object);
  }

  #seeProperty({ key, value, computed }: TSESTree.Property, object: TSESTree.ObjectExpression): void {
    if (computed) this.#addKey(key, null);
    else this.#seeKeying(key, value, object.properties);
  }

  /** `keyGenerator: (req) => req.path` next to `skip: (req) => req.method === 'GET'` */
  #seeKeying(key: TSESTree.Node, value: TSESTree.Node, beside: readonly TSESTree.ObjectLiteralElement[]): void {
    if (!KEYING.has(keyName(key, false) ?? '')) return;
    const owner = this.#reader.functionOf(value);
    if (!owner) return;
    const skips = beside.flatMap((each) =>
      each.type === 'Property' && keyName(each.key, each.computed) === 'skip'
        ? (this.#reader.functionOf(each.value) ?? [])
        : [],
    );
    const conditions = skips.flatMap((skip) => this.#conditionsOfAnswer(skip, false));
    this.#add(key, this.#reader.answerOf(owner), conditions);
  }

  /** What the method has to be for a function to answer true, or false. */
  #conditionsOfAnswer(owner: FunctionNode, holds: boolean): readonly MethodCondition[] {
    const [returned, ...others] = this.#file.returnsOf(owner);
    return returned && others.length === 0 ? conditionsFrom(returned, holds, this.#reader) : [];
  }

  /** `memoize((path, options) => fetch(path, options))` */
  #seeMemoized(memoized: TSESTree.Node, resolver: TSESTree.Node | undefined): void {
    const answering = resolver && this.#reader.functionOf(resolver);
    if (answering) this.#add(resolver, this.#reader.answerOf(answering), []);
    const [parameter] = this.#reader.functionOf(memoized)?.params ?? [];
    if (!answering && parameter) this.#addKey(parameter, null);
  }

  #memoizes(callee: TSESTree.Node): boolean {
    const root = callee.type === 'MemberExpression' ? bare(callee.object) : callee;
    const variable = root.type === 'Identifier' ? variableOf(root, this.#file) : null;
    const imported = variable && importedBy(variable);
    if (!imported || !MEMOIZING.has(imported.specifier)) return false;
    const name = callee.type === 'MemberExpression' ? memberName(callee) : imported.name;
    return name === '' || name === MEMOIZE;
  }

  /** Whether the file looks for elements in the list that an expression is. */
  #isSearched(list: TSESTree.Node): boolean {
    const written = this.#textOf(list);
    return [...SEARCHING].some((member) =>
      this.#file
        .callsNamed(member)
        .some(({ callee }) => callee.type === 'MemberExpression' && this.#textOf(callee.object) === written),
    );
  }

  /** @param store what the key is used of; null where it is not known */
  #addKey(key: TSESTree.Node, store: TSESTree.Node | null): void {
    const isChosen = store !== null && (this.#reader.chooserOf(store).method || this.#reader.of(store).method);
    if (isChosen) return;
    const before = this.#found.length;
    this.#add(key, this.#reader.of(key), []);
    if (store && this.#found.length > before) this.#written.add(this.#storeOf(store));
  }

  #add(
    node: TSESTree.Node,
    { address, method, isSent, answers }: Content,
    conditions: readonly MethodCondition[],
  ): void {
    if (method || (!address && answers.length === 0)) return;
    this.#found.push({
      text: this.#textOf(node),
      range: node.range,
      conditions: [...conditions, ...conditionsOf(node, this.#reader)],
      uses: isSent ? null : new UseFinder(this.#file).around(node),
      answers,
    });
  }

  /** `app.use(apicache.middleware('5 minutes', onlyReads))` */
  #addPackage(specifier: string): void {
    const uses = usesOfImport(specifier, null, new UseFinder(this.#file, MANAGING), this.#file);
    const given = this.#functionsGivenTo(specifier);
    if (uses.length === 0 || given.some((owner) => this.#reader.answerOf(owner).method)) return;
    const [first] = uses.flatMap((use) => (use.kind === 'place' ? [use.range] : []));
    const [only, ...others] = given
      .map((owner) => this.#conditionsOfAnswer(owner, true))
      .filter(({ length }) => length > 0);
    const conditions = others.length === 0 ? (only ?? []) : [];
    this.#found.push({ text: specifier, range: first ?? [0, 0], conditions, uses, answers: [] });
  }

  /** The functions that calls of a package are given, themselves or as options. */
  #functionsGivenTo(specifier: string): readonly FunctionNode[] {
    const calls = this.#file.operations.filter((each) => each.type === 'CallExpression');
    return calls
      .filter((call) => moduleBehind(call.callee, this.#file) === specifier)
      .flatMap((call) => call.arguments.flatMap((each) => [each, ...valuesOf(each)]))
      .flatMap((each) => this.#reader.functionOf(each) ?? []);
  }

  /** Tells stores apart, whatever they are called: by where they are made, or else as they are written. */
  #storeOf(store: TSESTree.Node): string {
    let made = standsFor(store, this.#file);
    for (let step = 0; made.type === 'Identifier' && step < MOST_NAMES; step += 1) made = standsFor(made, this.#file);
    return made.type === 'NewExpression' || made.type === 'ObjectExpression' ? `${made.range[0]}` : this.#textOf(made);
  }

  #textOf({ range }: TSESTree.Node): string {
    return this.#file.text.slice(...range);
  }
}

/** Whether a member is assigned, which states that its name is a key already. */
function isWritten(member: TSESTree.MemberExpression): boolean {
  const { parent } = member;
  return (parent.type === 'AssignmentExpression' && parent.left === member) || parent.type === 'UpdateExpression';
}

function valuesOf(options: TSESTree.Node): readonly TSESTree.Node[] {
  return options.type === 'ObjectExpression'
    ? options.properties.flatMap((each) => (each.type === 'Property' ? [each.value] : []))
    : [];
}
