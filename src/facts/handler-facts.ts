import type { Listener } from '../values/events.ts';
import type { ImportTerms } from '../values/module-terms.ts';
import { BodyChecks } from './body-checks.ts';
import type { ClientRoles } from './client-role.ts';
import { DataChanges } from './data-changes.ts';
import { DescribedBodies } from './described-bodies.ts';
import { HandlerAnswers } from './handler-answers.ts';
import { MethodQuestions } from './method-questions.ts';
import { RequestLookups } from './request-lookups.ts';
import type { RequestParts } from './request-parts.ts';
import { RequestReads } from './request-reads.ts';
import { RequestValues } from './request-values.ts';

/** What functions that get requests do with them: the listeners that find it. */
export class HandlerFacts {
  /** The reads of the bodies and queries of requests. */
  readonly reads: RequestReads;
  /** The lookups by fields of requests. */
  readonly lookups: RequestLookups;
  /** What is not the project's own and gets the bodies of requests. */
  readonly checks: BodyChecks;
  /** The registrations that describe bodies of requests. */
  readonly bodies: DescribedBodies;
  /** The places where handlers depend on the methods of their requests. */
  readonly questions: MethodQuestions;
  /** The places where stored data is changed. */
  readonly changes: DataChanges;
  /** What functions answer. */
  readonly answers: HandlerAnswers;
  readonly listeners: readonly Listener[];

  /**
   * @param parts finds the addresses and methods of requests, in the same evaluation
   * @param roles finds which values are clients, in the same evaluation
   * @param importsOf returns the imports of a file
   * @param sourceOf returns the text of a file
   */
  constructor(
    parts: RequestParts,
    roles: ClientRoles,
    importsOf: (file: string) => readonly ImportTerms[],
    sourceOf: (file: string) => string,
  ) {
    const values = new RequestValues(importsOf);
    this.lookups = new RequestLookups(values, sourceOf);
    this.reads = new RequestReads(values, sourceOf);
    this.checks = new BodyChecks(values);
    this.bodies = new DescribedBodies(sourceOf);
    this.questions = new MethodQuestions(values);
    this.changes = new DataChanges(sourceOf);
    this.answers = new HandlerAnswers(parts, values, roles, sourceOf);
    this.listeners = [
      ...[values, this.lookups, this.reads, this.checks, this.bodies, this.questions, this.changes],
      ...this.answers.listeners,
    ];
  }
}
