import type { FlowRequests } from '../facts/flow-requests.ts';
import type { FileMethodGuard } from '../facts/method-conditions.ts';
import type { OriginFacts } from '../facts/origin-methods.ts';
import type { RequestGuards } from '../facts/request-guards.ts';
import type { KeyedAddress } from '../model/keyed-address.ts';
import type { FileGuard } from '../model/plan-input.ts';

/** What the code of an evaluated part decides about requests; read once, until more of the part is evaluated. */
export class PartGuards {
  readonly #guards: RequestGuards;
  readonly #requests: FlowRequests;
  readonly #cut: () => string | null;
  #addresses: readonly FileGuard[] | null = null;
  #methods: readonly FileMethodGuard[] | null = null;
  #keys: readonly KeyedAddress[] | null = null;

  /** @param cut returns a file with code that was not evaluated, as the program is too large; null for a smaller one */
  constructor(guards: RequestGuards, requests: FlowRequests, cut: () => string | null) {
    this.#guards = guards;
    this.#requests = requests;
    this.#cut = cut;
  }

  /** Forgets what was read, because more was evaluated. */
  renew(): void {
    this.#addresses = null;
    this.#methods = null;
    this.#keys = null;
  }

  /** The code that depends on the addresses of requests. */
  addresses(): readonly FileGuard[] {
    const cut = this.#cut();
    this.#addresses ??= [
      ...[...this.#guards.ofAddresses(), ...this.#requests.comparisons()],
      ...(cut === null ? [] : [unevaluated(cut)]),
    ];
    return this.#addresses;
  }

  /** The code that stores something under the addresses of requests, or looks it up there. */
  keys(): readonly KeyedAddress[] {
    this.#keys ??= this.#guards.ofKeys();
    return this.#keys;
  }

  /** The code that depends on the methods of requests. */
  methods(): readonly FileMethodGuard[] {
    this.#methods ??= this.#guards.ofMethods();
    return this.#methods;
  }

  /** What the code decides about requests from pages of other origins. */
  origins(): OriginFacts {
    return this.#guards.ofOrigins();
  }
}

/** The guard for code of a file that was not evaluated: it may depend on any address. */
function unevaluated(file: string): FileGuard {
  return {
    file,
    guard: { asks: 'unevaluated', text: 'code that is not evaluated', ignoresCase: false, range: [0, 0] },
  };
}
