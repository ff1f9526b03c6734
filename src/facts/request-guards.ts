import type { FileGuard } from '../model/plan-input.ts';
import type { NameInFolder } from '../model/sent-folder.ts';
import type { Listener } from '../values/events.ts';
import { AddressKeys } from './address-keys.ts';
import { AddressOptions } from './address-options.ts';
import { ARRIVING } from './address-forms.ts';
import { ArrivingRequests, SentRequests } from './address-source.ts';
import { AddressTests } from './address-tests.ts';
import { ClientHeaders } from './client-headers.ts';
import type { ClientRoles } from './client-role.ts';
import { ChosenFiles } from './chosen-files.ts';
import { ChosenRequests } from './chosen-requests.ts';
import { CookiePaths } from './cookie-paths.ts';
import { GivenAddresses } from './given-addresses.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { StoredAddresses } from './stored-addresses.ts';
import { HandlerFacts } from './handler-facts.ts';
import { KeyContents } from './key-contents.ts';
import type { KeyedAddress } from '../model/keyed-address.ts';
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
import { SegmentCounts } from './segment-counts.ts';
import type { PassedOn, SentLiterals } from './sent-literals.ts';
import type { ImportTerms, ModuleTerms } from '../values/module-terms.ts';

/** What the guards of an evaluation are found by, in the same evaluation. */
interface GuardSources {
  /** Finds which values are clients. */
  readonly roles: ClientRoles;
  /** Finds where routers are mounted. */
  readonly mountings: Mountings;
  /** Finds which literals are sent as URLs. */
  readonly sent: SentLiterals;
  /** Finds what is passed on. */
  readonly passed: PassedOn;
  /** Returns the entries of a folder of the project. */
  readonly namesIn: (folder: string) => readonly NameInFolder[];
  /** Returns the text of a file. */
  readonly sourceOf: (file: string) => string;
  /** Returns the imports of a file, and the texts in its types; null where it cannot be read. */
  readonly termsOf: (file: string) => Pick<ModuleTerms, 'imports' | 'typeTexts'> | null;
  /** Returns what the templates of the project link to by the names of routes. */
  readonly linksInPages: () => readonly NamedLink[];
}

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
  /** What functions that get requests do with them. */
  readonly handlers: HandlerFacts;
  /** The listeners of the evaluation. */
  readonly listeners: readonly Listener[];

  constructor({ roles, mountings, sent, passed, namesIn, sourceOf, termsOf, linksInPages }: GuardSources) {
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
    this.handlers = new HandlerFacts(parts, roles, importsOf, sourceOf);
    this.#redirecting = new RedirectingHooks(parameters, this.handlers.answers.signs);
    this.listeners = [
      ...[...this.handlers.listeners, parameters, parts, this.#addresses, this.#sent, this.#counts, this.#methods],
      ...[this.#literals, this.#replaced, this.#relative, this.#mocks, this.#kept, this.#keys, this.#files],
      ...[this.#options, this.#cookies, this.#links, this.#chosen, this.#headers, this.#given, this.#permissions],
      ...[this.#made, this.#opened, this.#allowed, this.#tables, this.#redirecting],
    ];
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
