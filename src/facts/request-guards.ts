import type { FileGuard } from '../model/plan-input.ts';
import type { NameInFolder } from '../model/sent-folder.ts';
import type { Listener } from '../values/events.ts';
import { DataChanges } from './data-changes.ts';
import { HandlerAnswers } from './handler-answers.ts';
import { AddressKeys } from './address-keys.ts';
import { AddressOptions } from './address-options.ts';
import { ARRIVING } from './address-forms.ts';
import { ArrivingRequests, SentRequests } from './address-source.ts';
import { AddressTests } from './address-tests.ts';
import { ClientHeaders } from './client-headers.ts';
import type { ClientRoles } from './client-role.ts';
import { BodyChecks } from './body-checks.ts';
import { ChosenFiles } from './chosen-files.ts';
import { ChosenRequests } from './chosen-requests.ts';
import { CookiePaths } from './cookie-paths.ts';
import { GivenAddresses } from './given-addresses.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { StoredAddresses } from './stored-addresses.ts';
import { KeyContents } from './key-contents.ts';
import type { KeyedAddress } from '../model/keyed-address.ts';
import { DescribedBodies } from './described-bodies.ts';
import { MethodQuestions } from './method-questions.ts';
import { RequestLookups } from './request-lookups.ts';
import { MadeValues } from './made-values.ts';
import { MethodLiterals } from './method-literals.ts';
import { MethodTests } from './method-tests.ts';
import { MockPatterns } from './mock-patterns.ts';
import type { Mountings } from './mountings.ts';
import { NamedLinks, type NamedLink } from './named-links.ts';
import { OpenedOrigins } from './opened-origins.ts';
import { AllowedMethods, type OriginFacts } from './origin-methods.ts';
import { PermissionLookups } from './permission-lookups.ts';
import { PolicyTables } from './policy-tables.ts';
import { RedirectingHooks } from './redirecting-hooks.ts';
import { RelativeAnswers } from './relative-answers.ts';
import { ReplacedMembers } from './replaced-members.ts';
import { RequestParameters } from './request-parameters.ts';
import { RequestParts } from './request-parts.ts';
import { RequestReads } from './request-reads.ts';
import { RequestValues } from './request-values.ts';
import { SegmentCounts } from './segment-counts.ts';
import type { PassedOn, SentLiterals } from './sent-literals.ts';
import type { ImportTerms, ModuleTerms } from '../values/module-terms.ts';

/** All guards of an evaluation: code that distinguishes requests, or their registrations, by address or method. */
export class RequestGuards {
  readonly #addresses: AddressTests;
  readonly #sent: AddressTests;
  readonly #counts: SegmentCounts;
  readonly #kept: StoredAddresses;
  readonly #files: ChosenFiles;
  readonly #mocks: MockPatterns;
  readonly #methods: MethodTests;
  readonly #keys: AddressKeys;
  readonly #literals: MethodLiterals;
  readonly #replaced = new ReplacedMembers();
  readonly #relative: RelativeAnswers;
  readonly #options = new AddressOptions();
  readonly #cookies = new CookiePaths();
  readonly #links: NamedLinks;
  readonly #chosen = new ChosenRequests();
  readonly #headers = new ClientHeaders();
  readonly #given: GivenAddresses;
  readonly #permissions: PermissionLookups;
  readonly #made = new MadeValues();
  readonly #opened = new OpenedOrigins();
  readonly #allowed: AllowedMethods;
  readonly #tables = new PolicyTables(this.#made);
  readonly #redirecting: RedirectingHooks;
  readonly #reads: RequestReads;
  readonly #lookups: RequestLookups;
  /** What is not the project's own and gets the bodies of requests. */
  readonly checks: BodyChecks;
  /** The registrations that describe bodies of requests. */
  readonly bodies: DescribedBodies;
  /** The places where handlers depend on the methods of their requests. */
  readonly questions: MethodQuestions;
  /** The places where stored data is changed. */
  readonly changes: DataChanges;
  /** What functions that get requests do with them. */
  readonly answers: HandlerAnswers;
  /** The listeners of the evaluation. */
  readonly listeners: readonly Listener[];

  /**
   * @param roles finds which values are clients, in the same evaluation
   * @param mountings finds where routers are mounted, in the same evaluation
   * @param sent finds which literals are sent as URLs, in the same evaluation
   * @param passed finds what is passed on, in the same evaluation
   * @param namesIn returns the entries of a folder of the project
   * @param sourceOf returns the text of a file
   * @param termsOf returns the imports of a file, and the texts in its types; null where it cannot be read
   * @param linksInPages returns what the templates of the project link to by the names of routes
   */
  constructor(
    roles: ClientRoles,
    mountings: Mountings,
    sent: SentLiterals,
    passed: PassedOn,
    namesIn: (folder: string) => readonly NameInFolder[],
    sourceOf: (file: string) => string,
    termsOf: (file: string) => Pick<ModuleTerms, 'imports' | 'typeTexts'> | null,
    linksInPages: () => readonly NamedLink[],
  ) {
    this.#links = new NamedLinks(linksInPages);
    const importsOf = (file: string): readonly ImportTerms[] => termsOf(file)?.imports ?? [];
    this.#literals = new MethodLiterals((file) => termsOf(file)?.typeTexts ?? []);
    const parameters = new RequestParameters(roles, mountings, importsOf);
    const parts = new RequestParts(parameters, passed);
    const arriving = new ArrivingRequests(parts, ARRIVING);
    this.#addresses = new AddressTests(arriving);
    this.#kept = new StoredAddresses(arriving);
    this.#files = new ChosenFiles(arriving, parts, namesIn);
    const requests = new SentRequests((origin) => sent.isSent(origin));
    this.#sent = new AddressTests(requests);
    this.#counts = new SegmentCounts(requests);
    this.#methods = new MethodTests(parts, this.#addresses);
    const contents = new KeyContents(parts, (origin) => sent.methodsSentTo(origin));
    this.#keys = new AddressKeys(contents, this.#methods, parameters.given, sent, sourceOf);
    this.#mocks = new MockPatterns(roles);
    this.#relative = new RelativeAnswers(parameters, arriving);
    this.#given = new GivenAddresses(parts);
    this.#permissions = new PermissionLookups(parameters, parts);
    this.#allowed = new AllowedMethods(this.#made, this.#opened, roles, mountings);
    const values = new RequestValues(importsOf);
    this.#lookups = new RequestLookups(values, sourceOf);
    this.#reads = new RequestReads(values, sourceOf);
    this.checks = new BodyChecks(values);
    this.bodies = new DescribedBodies(sourceOf);
    this.questions = new MethodQuestions(values);
    this.changes = new DataChanges(sourceOf);
    this.answers = new HandlerAnswers(parts, values, roles, sourceOf);
    this.#redirecting = new RedirectingHooks(parameters, this.answers.signs);
    this.listeners = [
      ...[values, this.#lookups, this.checks, this.bodies, this.questions, this.changes, ...this.answers.listeners],
      ...[parameters, parts, this.#addresses, this.#sent, this.#counts, this.#methods, this.#literals, this.#replaced],
      ...[this.#relative, this.#mocks, this.#kept, this.#keys, this.#files],
      ...[
        this.#options,
        this.#cookies,
        this.#links,
        this.#chosen,
        this.#headers,
        this.#given,
        this.#permissions,
        this.#reads,
      ],
      ...[this.#made, this.#opened, this.#allowed, this.#tables, this.#redirecting],
    ];
  }

  /** The reads of the bodies and queries of requests. */
  get reads(): RequestReads {
    return this.#reads;
  }

  /** The lookups by fields of requests. */
  get lookups(): RequestLookups {
    return this.#lookups;
  }

  /** The guards that depend on the addresses of requests. */
  ofAddresses(): readonly FileGuard[] {
    return [
      ...[...this.#addresses.guards(), ...this.#sent.guards(), ...this.#counts.guards(), ...this.#mocks.guards()],
      ...[...this.#relative.guards(), ...this.#given.guards(), ...this.#kept.guards(), ...this.#files.guards()],
      ...[
        ...this.#options.guards(),
        ...this.#cookies.guards(),
        ...this.#chosen.ofAddresses(),
        ...this.#permissions.ofAddresses(),
        ...this.#tables.ofAddresses(),
      ],
    ];
  }

  /** The stores with addresses of requests as keys, and the tests of stored addresses. */
  ofKeys(): readonly KeyedAddress[] {
    return [...this.#keys.all(), ...this.#kept.keys()];
  }

  /** The guards that depend on the methods of requests, or on the methods in registrations and calls of clients. */
  ofMethods(): readonly FileMethodGuard[] {
    return [
      ...[
        ...this.#methods.guards(),
        ...this.#files.methodGuards(),
        ...this.#mocks.methodGuards(),
        ...this.#literals.guards(),
        ...this.#replaced.guards(),
      ],
      ...[...this.#chosen.ofMethods(), ...this.#headers.ofMethods(), ...this.#permissions.ofMethods()],
      ...[...this.#tables.ofMethods(), ...this.#links.guards(), ...this.#redirecting.guards()],
    ];
  }

  /** What the program decides about requests of other origins. */
  ofOrigins(): OriginFacts {
    return this.#allowed.facts();
  }
}
