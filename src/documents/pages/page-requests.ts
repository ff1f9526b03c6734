import type { Range, Text } from '../../model/text.ts';
import { HOLE } from '../../paths/dialects.ts';
import { editsBetween } from '../../text/edits.ts';
import type { WrittenRequest } from '../request-lists/requests-document.ts';
import type { PageAttribute, PageElement } from './page-elements.ts';

/**
 * Attributes whose address a browser requests with GET: links, and what a page loads (HTML Living Standard, 4.6.1 and
 * 4.8).
 */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  href: ['a', 'area', 'link'],
  src: ['img', 'script', 'iframe', 'embed', 'audio', 'video', 'source', 'track', 'input'],
  poster: ['video'],
  data: ['object'],
};

/** Attributes of htmx that send a request of the method that they are named after (https://htmx.org/reference). */
const HTMX = /^(?:data-)?hx-(get|post|put|patch|delete)$/;

/** Attributes by which scripts of Rails, Turbo and the like make a link send another method. */
const OTHER_METHOD = /^data-(?:turbo-|http-)?method$/;

/** The name of the form field, and of the URL parameter, for a method that forms of browsers do not support. */
const OVERRIDE = '_method';
const OVERRIDDEN = new RegExp(`[?&]${OVERRIDE}=(\\w+)`, 'i');

/** A complete address: a path from the root, a URL, or either one after a value. */
const ADDRESS = new RegExp(`^\\s*(?:(?:https?:)?//[^/]+|${HOLE})?/[^\\s<>"'{}\\\\&]*(?:[?#]|\\s*$)`, 'i');

/** The methods whose requests htmx sends with a body. */
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/**
 * The requests that a page sends, as far as their addresses and methods are plain; requests of scripts are left out.
 */
export function pageRequests(elements: readonly PageElement[]): readonly WrittenRequest[] {
  const overrides = overridesOf(elements);
  return elements.flatMap((element) => (element.isScripted ? [] : requestsOf(element, overrides)));
}

/** The methods in the hidden fields of forms; null for one that is not plain. */
type Overrides = ReadonlyMap<PageElement, string | null>;

function overridesOf(elements: readonly PageElement[]): Overrides {
  const overrides = new Map<PageElement, string | null>();
  for (const { name, form, attributes } of elements)
    if (form && name !== 'form' && attributes.get('name')?.value?.value === OVERRIDE)
      overrides.set(form, plain(attributes.get('value'))?.toUpperCase() ?? null);
  return overrides;
}

function requestsOf(element: PageElement, overrides: Overrides): readonly WrittenRequest[] {
  return [...element.attributes].flatMap(([name, attribute]) => {
    const { value, isPlain, nameRange } = attribute;
    if (!value || !isPlain || !ADDRESS.test(value.value)) return [];
    const htmx = HTMX.exec(name)?.[1];
    if (htmx) return [htmxRequest(htmx.toUpperCase(), value, nameRange)];
    const method = methodOf(element, name, overrides);
    return method === null
      ? []
      : [request(OVERRIDDEN.exec(value.value)?.[1]?.toUpperCase() ?? method, value, nameRange)];
  });
}

/** The method of the request of an attribute; null where there is no request, or its method is not plain. */
function methodOf(element: PageElement, key: string, overrides: Overrides): string | null {
  const { name, attributes, form } = element;
  if (LINKS[key]?.includes(name)) return [...attributes.keys()].some((each) => OTHER_METHOD.test(each)) ? null : 'GET';
  if (key === 'action' && name === 'form') return formMethod(element, overrides);
  if (key !== 'formaction') return null;
  const own = attributes.get('formmethod');
  return own ? browserMethod(own) : form && formMethod(form, overrides);
}

function formMethod(form: PageElement, overrides: Overrides): string | null {
  const override = overrides.get(form);
  if (override !== undefined) return override;
  const own = form.attributes.get('method');
  return own ? browserMethod(own) : 'GET';
}

/** The method in an attribute; null unless it is GET or POST, as a script may read any other one. */
function browserMethod(attribute: PageAttribute): string | null {
  const method = plain(attribute)?.toUpperCase();
  return method === 'GET' || method === 'POST' ? method : null;
}

function plain(attribute: PageAttribute | undefined): string | null {
  const value = attribute?.isPlain ? (attribute.value?.value.trim() ?? '') : '';
  return /^[a-z]+$/i.test(value) ? value : null;
}

/** A request whose method a page cannot change. */
function request(method: string, address: Text, methodRange: Range): WrittenRequest {
  return {
    operation: { method, methodRange, address, otherRanges: [], isRequest: true },
    hasBody: false,
    edits: (to) => (to.method === method ? editsBetween(address, to.path) : null),
  };
}

/** A request of htmx, whose attribute may be renamed to another method if both have a body. */
function htmxRequest(method: string, address: Text, [start, end]: Range): WrittenRequest {
  const methodRange: Range = [Math.max(start, end - method.length), end];
  return {
    operation: { method, methodRange, address, otherRanges: [], isRequest: true },
    hasBody: false,
    edits: (to) => {
      if (to.method === method) return editsBetween(address, to.path);
      const moved = WITH_BODY.has(method) && WITH_BODY.has(to.method) ? editsBetween(address, to.path) : null;
      return moved && [{ range: methodRange, text: to.method.toLowerCase() }, ...moved];
    },
  };
}
