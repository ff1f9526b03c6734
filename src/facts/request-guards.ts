import type { FileGuard } from '../model/plan-input.ts';
import type { Listener } from '../values/machine.ts';
import { AddressTests } from './address-tests.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { MethodLiterals } from './method-literals.ts';
import { MethodTests } from './method-tests.ts';
import { RelativeAnswers } from './relative-answers.ts';
import { ReplacedMembers } from './replaced-members.ts';
import { RequestParts } from './request-parts.ts';

/** What an evaluation finds that tells requests, or what registers them, apart. */
export class RequestGuards {
  readonly #parts = new RequestParts();
  readonly #addresses = new AddressTests(this.#parts);
  readonly #methods = new MethodTests(this.#parts, this.#addresses);
  readonly #literals = new MethodLiterals();
  readonly #replaced = new ReplacedMembers();
  readonly #relative = new RelativeAnswers(this.#parts);
  /** What has to hear of the evaluation. */
  readonly listeners: readonly Listener[] = [
    ...[this.#parts, this.#addresses, this.#methods, this.#literals, this.#replaced, this.#relative],
  ];

  /** What goes by the addresses of requests. */
  ofAddresses(): readonly FileGuard[] {
    return [...this.#addresses.guards(), ...this.#relative.guards()];
  }

  /** What goes by the methods of requests, or by those that registrations and requests say. */
  ofMethods(): readonly FileMethodGuard[] {
    return [...this.#methods.guards(), ...this.#literals.guards(), ...this.#replaced.guards()];
  }
}
