import type { TSESTree } from '@typescript-eslint/utils';
import { referenceTo } from '../routes/values/reference.ts';
import { FileResolver } from '../routes/values/file-resolver.ts';
import type { Resolver } from '../routes/values/resolver.ts';
import { importedBy, importedStart } from '../text/imported.ts';
import { variableOf } from '../text/scope.ts';
import { bare, plainString } from '../text/syntax.ts';
import { unknownMethod } from './method.ts';
import type { Request } from '../model/request.ts';
import type { Roles } from './roles.ts';
import { requestThrough, SendingFunctions } from './sending-functions.ts';
import { beginsAsPath, readUrl, saysAddress, type WrittenUrl } from './url.ts';

/** Among how many arguments a URL is looked for. */
const FIRST = 3;

/** Finds the requests that are handed to functions of the project: `postData('/users', body)`. */
export class HandedRequests {
  readonly #roles: Roles;
  readonly #functions: SendingFunctions;
  #resolver: Resolver | null = null;

  constructor(roles: Roles) {
    this.#roles = roles;
    this.#functions = new SendingFunctions(roles.file, roles);
  }

  /** The request that a call hands to a function of this file that sends it, or to one of another file that may. */
  read(call: TSESTree.CallExpression): Request | null {
    const callee = bare(call.callee);
    const variable = callee.type === 'Identifier' ? variableOf(callee, this.#roles.file) : null;
    if (!variable) return null;
    return importedBy(variable) ? this.#elsewhere(call) : this.#here(call);
  }

  #here(call: TSESTree.CallExpression): Request | null {
    if (this.#urlIn(call) === null) return null;
    const sends = this.#functions.of(call.callee);
    const url = sends && this.#urlAt(call, sends.argument);
    return url && requestThrough(sends, { url: url.text, range: call.range });
  }

  #elsewhere(call: TSESTree.CallExpression): Request | null {
    const argument = this.#urlIn(call);
    const url = argument === null ? null : this.#urlAt(call, argument);
    const reference = url && referenceTo((this.#resolver ??= new FileResolver(this.#roles.file)).resolve(call.callee));
    if (argument === null || !url || !reference) return null;
    return {
      ...{
        kind: 'request',
        client: 'fetch',
        method: unknownMethod(call),
        url: url.text,
        base: null,
        mayDefault: true,
        match: 'whole',
        inProcess: false,
        range: call.range,
      },
      ...{ isSupposed: true, sender: { reference, argument }, ...(url.isLinked === true && { isLinked: true }) },
    };
  }

  /** The first argument that a URL may begin with. */
  #urlIn({ arguments: given }: TSESTree.CallExpression): number | null {
    const at = given.slice(0, FIRST).findIndex((argument, index) => this.#mayBeUrl(argument, index));
    return at === -1 ? null : at;
  }

  /** Told by its form alone, as most calls are handed something else. */
  #mayBeUrl(argument: TSESTree.CallExpressionArgument, index: number): boolean {
    const said = plainString(argument);
    if (said !== null) return mayEndUrl(said);
    if (argument.type === 'TemplateLiteral' || argument.type === 'BinaryExpression') return true;
    if (argument.type === 'Identifier') return CONSTANT.test(argument.name);
    return index === 0 && argument.type === 'MemberExpression' && importedStart(argument, this.#roles.file) !== null;
  }

  #urlAt({ arguments: given }: TSESTree.CallExpression, at: number): WrittenUrl | null {
    const argument = given[at];
    if (
      !argument ||
      argument.type === 'SpreadElement' ||
      given.slice(0, at).some(({ type }) => type === 'SpreadElement')
    )
      return null;
    const url = readUrl(argument, this.#roles.file);
    return url && url.base === undefined && (saysAddress(url) || mayEndUrl(url.text.value)) ? url : null;
  }
}

const CONSTANT = /^[A-Z][A-Z\d_]+$/;
/** How a path begins that is put behind a slash. */
const BEGINS_AS_SEGMENTS = /^[\w-]+\/[\w-]/;

function mayEndUrl(text: string): boolean {
  return beginsAsPath(text) || BEGINS_AS_SEGMENTS.test(text);
}
