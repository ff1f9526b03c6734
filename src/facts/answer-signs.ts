import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import type { FunctionCode } from '../values/terms.ts';
import { memberSource, optionsOf, type FunctionValue, type Place, type Value } from '../values/value.ts';
import { addTo } from '../text/grouping.ts';
import { givenIn, parameterIn, Signs, type EvaluatedFunctions, type Given, type Sign } from './handler-signs.ts';
import {
  isHtmlType,
  isMadeOfMarkup,
  isMadeOfPage,
  isMarkup,
  isPageServer,
  namesErrorPage,
  namesHtml,
} from './page-values.ts';
import { addressesIn, redirectedTo } from './redirect-values.ts';
import { ANSWER_MAKERS } from '../routes/decorators/all-decorators.ts';
import { isResponseName } from '../routes/handlers/is-request.ts';
import { accessPath } from '../values/access-path.ts';
import { nameOfCallee } from './called-member.ts';
import { chainOf, isCall } from '../values/chain.ts';
import { wholeOf } from '../values/place.ts';
import { hasFailed, isFailure, isMadeFailure, isRedirect, STATUS_MEMBERS } from './failure-status.ts';
import { fieldsOf } from './registered-addresses.ts';
import { knownText } from '../values/text-value.ts';

/** Members of a response that answer with data. */
const DATA_MEMBERS: ReadonlySet<string> = new Set([
  ...['json', 'jsonp', 'send', 'end', 'sendStatus', 'write', 'status', 'code', 'download', 'throw'],
]);
/** Members that render a view. */
const PAGE_MEMBERS: ReadonlySet<string> = new Set(['render', 'view', 'renderFile']);
/** Members that set a header. */
const HEADER_MEMBERS: ReadonlySet<string> = new Set(['header', 'set', 'setHeader', 'writeHead', 'writeHeader']);
/** Functions that redirect the request that they get. */
const REDIRECTING: ReadonlySet<string> = new Set(['redirect', 'sendRedirect']);

/** A step of an answer to a request. */
export interface AnswerSign extends Sign {
  /**
   * `page`: it shows a page; `data`: it sends something else; `redirect`: it redirects; `address`: it names the address
   * of a redirect; `passed`: it passes the response to a function that may answer instead.
   */
  readonly shows: 'page' | 'data' | 'redirect' | 'address' | 'passed';
  /** Whether it answers with an error. */
  readonly isFailure: boolean;
  /** Whether it redirects with the status 303, after which a client always asks with GET. */
  readonly isSeeOther: boolean;
  /** The addresses that it redirects to, with a hole for each part that is not known. */
  readonly targets: readonly string[];
}

/** What a function returns to what calls it with requests. */
export interface Returned {
  readonly isFailure: boolean;
  /** Whether it is the text of a page. */
  readonly isPage: boolean;
  readonly isNothing: boolean;
}

/** What is shown, by a call or an assignment. */
type Shown = Pick<AnswerSign, 'shows'> & Partial<Pick<AnswerSign, 'isFailure' | 'isSeeOther' | 'targets'>>;

/** Finds how functions answer their requests: with pages, data, redirects or errors. */
export class AnswerSigns implements Listener {
  readonly #signs = new Signs<AnswerSign>();
  readonly #returned = new Map<FunctionCode, Returned[]>();
  /** The calls of chains that set the status of an error later on. */
  readonly #failed = new Set<string>();
  /** The branches in which an answer gets the status of an error, by its parameter. */
  readonly #failing = new Map<string, (readonly string[])[]>();

  of(functions: readonly Place[], code: EvaluatedFunctions): readonly AnswerSign[] {
    return this.#signs
      .of(functions, code)
      .map((sign) => (this.#failed.has(wholeOf(sign.place)) ? { ...sign, isFailure: true } : sign));
  }

  /** The redirects, apart from those with the status 303, that are made with a parameter. */
  redirectsOf(parameter: string): readonly AnswerSign[] {
    return this.#signs.ofParameter(parameter).filter(({ shows, isSeeOther }) => shows === 'redirect' && !isSeeOther);
  }

  /** What a function returns, as far as it is called from outside. */
  returnedBy(code: FunctionCode): readonly Returned[] {
    return this.#returned.get(code) ?? [];
  }

  called(event: CallEvent): void {
    const { callee, args, site, branches } = event;
    const member = memberSource(callee);
    const given = member && givenIn(member.object);
    const isStatus = member !== null && STATUS_MEMBERS.has(member.name) && args.some(isFailure);
    if (given && isStatus && site.use === 'dropped') addTo(this.#failing, given.parameter, branches);
    // The status may come last: `h.view('lost').code(404)`.
    if (isStatus)
      for (const each of chainOf(callee)) if (isCall(each)) this.#failed.add(wholeOf(each.source.call.place));
    const made = ANSWER_MAKERS.get(accessPath(callee) ?? '');
    if (made) this.#add(event, null, { shows: made, targets: addressesIn(args) });
    if (member && (given || (site.member && mayShow(member.object))))
      for (const each of shownBy(member.name, args, given !== null))
        this.#add(event, given, { ...each, isFailure: isStatus || each.isFailure === true || hasFailed(callee) });
    for (const each of args) {
      const passed = parameterIn(each);
      if (passed) this.#add(event, passed, { shows: shownByPassing(event) });
    }
    if (site.form !== 'new') return;
    // `new Response(null, { status: 302 })`, `new Response(page, { headers: { 'Content-Type': 'text/html' } })`
    const options = args.slice(1);
    if (options.some((each) => fieldsOf(each, 'status').some(isRedirect)))
      this.#add(event, null, { shows: 'redirect' });
    if (options.some((each) => fieldsOf(each, 'headers').some(isHtmlHeader)))
      this.#add(event, null, {
        shows: 'page',
        isFailure: isMadeFailure(args),
      });
  }

  /** `ctx.body = '<h1>Users</h1>'`, `ctx.type = 'html'`, `res.statusCode = 404`. */
  assigned({ object, key, value, place, branches }: AssignEvent): void {
    const given = givenIn(object);
    const name = knownText(key) ?? '';
    if (!given) return;
    const at = { site: { place }, callers: [], branches };
    if (STATUS_MEMBERS.has(name) && isFailure(value)) addTo(this.#failing, given.parameter, branches);
    if (STATUS_MEMBERS.has(name) && isRedirect(value)) this.#add(at, given, { shows: 'redirect' });
    if (name === 'body') this.#add(at, given, { shows: isMarkup(value) || namesHtml(value) ? 'page' : 'data' });
    if (name === 'type' && isHtmlType(value)) this.#add(at, given, { shows: 'page' });
  }

  answered({ code }: FunctionValue, answer: Value): boolean {
    if (code)
      addTo(this.#returned, code, {
        isFailure: hasFailed(answer),
        isPage: isMarkup(answer) || isMadeOfMarkup(answer),
        isNothing: optionsOf(answer).some((each) => each.kind === 'constant' && each.value === undefined),
      });
    return false;
  }

  #add(
    {
      site: { place },
      callers,
      branches,
    }: { readonly site: { readonly place: Place } } & Pick<CallEvent, 'callers' | 'branches'>,
    given: Given | null,
    { shows, isFailure: isOwnFailure = false, isSeeOther = false, targets = [] }: Shown,
  ): void {
    const failing = given ? (this.#failing.get(given.parameter) ?? []) : [];
    const isFailure = isOwnFailure || failing.some((failed) => failed.every((branch, at) => branches[at] === branch));
    this.#signs.add(
      { place, callers, given, shows, isFailure, isSeeOther, targets },
      `${shows} ${String(isFailure)} ${targets.join()}`,
    );
  }
}

/**
 * What a call of a member shows.
 *
 * @param isGiven whether it is a member of a parameter, or of what one returns; of other things pages and redirects
 * count
 */
function shownBy(member: string, args: readonly Value[], isGiven: boolean): readonly Shown[] {
  const targets = redirectedTo(member, args);
  const named: readonly Shown[] = targets.length > 0 ? [{ shows: 'address', targets }] : [];
  if (PAGE_MEMBERS.has(member) || (isGiven && sendsPage(member, args)))
    return [...named, { shows: 'page', isFailure: args.some((each) => namesErrorPage(each)) }];
  if (member === 'redirect') return [...named, { shows: 'redirect', isSeeOther: args.some(isSeeOther) }];
  if (isGiven && (STATUS_MEMBERS.has(member) || member === 'body') && args.some(isRedirect))
    return [...named, { shows: 'redirect' }];
  return isGiven && DATA_MEMBERS.has(member) ? [...named, { shows: 'data' }] : named;
}

function sendsPage(member: string, args: readonly Value[]): boolean {
  const [first] = args;
  if (member === 'html') return true;
  if (member === 'sendFile' || member === 'file') return args.some((each) => namesHtml(each));
  if (member === 'send' || member === 'end') return first !== undefined && (isMarkup(first) || namesHtml(first));
  if (member === 'type') return first !== undefined && isHtmlType(first);
  return HEADER_MEMBERS.has(member) && args.some(isHtmlHeader);
}

/** `'text/html'`, or `{ 'Content-Type': 'text/html' }`. */
function isHtmlHeader(value: Value): boolean {
  if (value.kind !== 'object') return isHtmlType(value);
  return [...value.state.fields.values()].some(isHtmlType);
}

/** What a function shows that gets a response or a request: `sendRedirect(event, '/users')`. */
function shownByPassing(event: CallEvent): AnswerSign['shows'] {
  if (servesPage(event)) return 'page';
  return REDIRECTING.has(nameOfCallee(event.callee)) ? 'redirect' : 'passed';
}

/**
 * Whether a function that gets a response answers with a page: `handle(req, res)` of Next.js,
 * `createReadStream('index.html').pipe(res)`.
 */
function servesPage({ callee, args }: CallEvent): boolean {
  const member = memberSource(callee);
  if (member?.name === 'pipe') return namesHtml(member.object);
  return isPageServer(callee) || isMadeOfPage(callee) || args.some((each) => namesHtml(each));
}

/**
 * Whether a member of a value that is no parameter may answer: of a package or a global (`ejs`, `NextResponse`), or of
 * what is called like a response: `this.httpContext.response`.
 */
function mayShow(value: Value): boolean {
  // An instance of a class of a package has the members of the class.
  const of = isCall(value) && value.source.call.form === 'new' ? value.source.call.callee : value;
  const [own, outer = own] = chainOf(of);
  if (isResponseName(own ? nameOfCallee(own) : '')) return true;
  const source = outer?.kind === 'opaque' ? outer.source : null;
  return source?.kind === 'global' || (source?.kind === 'module' && !source.specifier.startsWith('.'));
}

/** Whether a value is the status of a redirect that is followed with GET. */
function isSeeOther(value: Value): boolean {
  return value.kind === 'constant' && value.value === 303;
}
