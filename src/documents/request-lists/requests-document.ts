import type {
  Destination,
  DocumentComment,
  DocumentedApi,
  DocumentRole,
  Operation,
} from '../../model/documented-api.ts';
import type { Edit, Range } from '../../model/text.ts';
import { edited } from '../../text/edits.ts';
import { liesWithin } from '../../text/ranges.ts';

/** A request that is written in a document. */
export interface WrittenRequest {
  readonly operation: Operation;
  /** Whether it has a body, which not every method takes. */
  readonly hasBody: boolean;
  /** The edits that change its method and address; null where its text does not allow these. */
  readonly edits: (to: Destination) => readonly Edit[] | null;
}

/** The content of a document. */
export interface ReadRequests {
  readonly requests: readonly WrittenRequest[];
  /** The texts for people. */
  readonly prose: readonly Range[];
  readonly comments?: readonly DocumentComment[];
}

/** The methods whose requests have no body (RFC 9110, section 9.3). */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE']);

/** A document that contains requests. */
export class RequestsDocument implements DocumentedApi {
  readonly role: DocumentRole;
  readonly bases: readonly string[] = [''];
  readonly comments: readonly DocumentComment[];
  readonly operations: readonly Operation[];
  readonly #text: string;
  readonly #read: (text: string) => ReadRequests | null;
  readonly #requests: ReadonlyMap<Operation, WrittenRequest>;
  readonly #prose: readonly Range[];

  constructor(
    role: DocumentRole,
    text: string,
    { requests, prose, comments = [] }: ReadRequests,
    read: (text: string) => ReadRequests | null,
  ) {
    this.role = role;
    this.#text = text;
    this.#read = read;
    this.#requests = new Map(requests.map((request) => [request.operation, request]));
    this.#prose = prose;
    this.comments = comments;
    this.operations = [...this.#requests.keys()];
  }

  isProse(range: Range): boolean {
    return this.#prose.some((each) => liesWithin(range, each));
  }

  mayMove(operation: Operation, to: Destination): boolean {
    return this.#editsOf(operation, to) !== null;
  }

  /** The result is parsed again to check it: it has to list the same requests, each with its new address. */
  edits(moves: ReadonlyMap<Operation, Destination>): readonly Edit[] | null {
    const edits = [...moves].map(([operation, to]) => this.#editsOf(operation, to));
    if (!edits.every((each) => each !== null)) return null;
    const all = edits.flat();
    const after = this.#read(edited(this.#text, [0, this.#text.length], all))?.requests ?? [];
    const isRight = this.operations.every((operation, at) => {
      const { method, path } = moves.get(operation) ?? { method: operation.method, path: operation.address.value };
      const now = after[at]?.operation;
      return now?.method === method && now.address.value === path;
    });
    return isRight && after.length === this.operations.length ? all : null;
  }

  #editsOf(operation: Operation, to: Destination): readonly Edit[] | null {
    const request = this.#requests.get(operation);
    const losesBody = request?.hasBody === true && to.method !== operation.method && WITHOUT_BODY.has(to.method);
    return !request || losesBody ? null : request.edits(to);
  }
}
