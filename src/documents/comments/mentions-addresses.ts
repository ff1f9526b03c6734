import { askedOnce } from '../../text/places.ts';

const METHOD = '(?:GET|POST|PUT|PATCH|DELETE)';
/** A method: no text of its own, with a path in its line, or after what states that it is that of a route. */
const ENDPOINT = new RegExp(
  String.raw`\b${METHOD}\b(?:(?!['"\x60])[^\n]{0,80}?/|(?<=(?:oute|ndpoint)[^\n\w]{0,8}${METHOD}))`,
);
const TAG = /@(?:(?:route|swagger|openapi)\b|api\s+\{)/;

/** Whether a comment of the text may specify an endpoint. */
export const mentionsAddresses = askedOnce((text) => ENDPOINT.test(text) || (text.includes('@') && TAG.test(text)));
