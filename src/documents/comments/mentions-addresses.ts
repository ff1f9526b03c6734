import { askedOnce } from '../../text/places.ts';

const METHOD = '(?:GET|POST|PUT|PATCH|DELETE)';
/** A method that is no quoted text, with a path later in its line, or after the word `route` or `endpoint`. */
const ENDPOINT = new RegExp(
  String.raw`\b${METHOD}\b(?:(?!['"\x60])[^\n]{0,80}?/|(?<=(?:oute|ndpoint)[^\n\w]{0,8}${METHOD}))`,
);
const TAG = /@(?:(?:route|swagger|openapi)\b|api\s+\{)/;

/** Whether a comment of the text may name an endpoint. */
export const mentionsAddresses = askedOnce((text) => ENDPOINT.test(text) || (text.includes('@') && TAG.test(text)));
