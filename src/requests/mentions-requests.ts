import { METHOD_NAMES } from '../text/method-names.ts';
import { askedOnce } from '../text/places.ts';

/** The form of a call that may pass a URL to a function: `getData('/users')`, `getData(USERS)`. */
const HANDED =
  String.raw`\((?<=\w{3}\()(?<!\b(?:require|import)\()\s*(?:['"\x60](?:\w[\w-]{0,60})?\/[\w$]` +
  String.raw`|[A-Z][A-Z\d_]{2,60}\b)`;

/**
 * Words of which every request or matcher has one: the name of a client, a member for one method, or a comparison.
 * Alternatives that begin alike share a pattern, which is several times faster than one pattern for all.
 */
const MENTIONS = [
  String.raw`[fF]etch|[aA]xios|[rR]equest|\$http|(?:[uU]r[il]|UR[IL]|[pP]ath|[pP]athname|[eE]ndpoint|method)\b`,
  [
    String.raw`\.\s*(?:get|head|post|put|patch|delete|del|options|getJSON|open|inject|intercept|route|mock|once)\b`,
    String.raw`\[\s*['"\x60]?\w+['"\x60]?\s*\]\s*\(`,
    String.raw`['"\x60](?:${METHOD_NAMES})['"\x60]`,
    HANDED,
  ].join('|'),
  String.raw`\b(?:${[
    'superagent|needle|got|ky|cy|inject|msw|nock|ajax|injectEndpoints',
    'on(?:Get|Head|Post|Put|Patch|Delete|Any)',
    `(?:expect|when)(?:${METHOD_NAMES})|expect(?:One|None)`,
    String.raw`(?:starts|ends)With|includes|to(?:HaveBeen|Be)\w*Called\w*|called(?:Once)?With\w*|withArgs`,
  ].join('|')})\b`,
].map((pattern) => new RegExp(pattern));

/** Whether a text may contain a request or a matcher at all. Other files are not walked. */
export const mentionsRequests = askedOnce((text) => MENTIONS.some((pattern) => pattern.test(text)));
