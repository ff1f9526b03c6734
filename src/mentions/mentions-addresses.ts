import { askedOnce } from '../text/places.ts';

const METHOD = '(?:GET|POST|PUT|PATCH|DELETE)';
/** A method: no text of its own, with a path in its line, or behind what says that it is that of a route. */
const ENDPOINT = String.raw`\b${METHOD}\b(?:(?!['"\x60])[^\n]{0,80}?/|(?<=(?:oute|ndpoint)[^\n\w]{0,8}${METHOD}))`;
const TAG = String.raw`@(?:(?:route|swagger|openapi)\b|api\s+\{)`;

/** A pattern for what stands in the text of a comment that may say an endpoint. */
export const COMMENT_SIGN = `${ENDPOINT}|${TAG}`;
const [SAYS_ENDPOINT, HAS_TAG] = [new RegExp(ENDPOINT), new RegExp(TAG)];

/** Whether a comment of the text may say an endpoint. */
export const mentionsAddresses = askedOnce((text) => SAYS_ENDPOINT.test(text) || (text.includes('@') && HAS_TAG.test(text)));
