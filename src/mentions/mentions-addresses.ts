import { askedOnce } from '../text/places.ts';

const METHOD = '(?:GET|POST|PUT|PATCH|DELETE)';
/** A method, no text of its own, with a path in its line; a tag; a line that says that it is about a route. */
const ENDPOINT = new RegExp(String.raw`\b${METHOD}\b(?!['"\x60])[^\n]{0,80}?/|@(?:route|swagger|openapi)\b|@api\s+\{|(?:oute|ndpoint)[^\n\w]{0,8}${METHOD}\b`);
/** What one of those holds. Texts are found faster than patterns, and most files hold none. */
const PARTS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', '@'];

/** Whether a comment of the text may say an endpoint. */
export const mentionsAddresses = askedOnce((text) => PARTS.some((part) => text.includes(part)) && ENDPOINT.test(text));
