import { METHOD_NAMES } from '../text/method-names.ts';
import { askedOnce } from '../text/places.ts';

/** What hands a URL to a function, by its form: `getData('/users')`, `getData(USERS)`. */
const HANDED = String.raw`\b\w{3,60}\((?<!\b(?:require|import)\()\s*(?:['"\x60](?:\w[\w-]{0,60})?\/[\w$]|[A-Z][A-Z\d_]{2,60}\b)`;

/** What every request or matcher has in its text: a client's name, a member that says a method, or a comparison. */
const MENTION = new RegExp(
  [
    String.raw`[fF]etch|[aA]xios|[rR]equest|\$http|\bajax\b|\binjectEndpoints\b`,
    String.raw`\b(?:superagent|needle|got|ky|cy|inject|msw|nock)\b`,
    String.raw`\.\s*(?:get|head|post|put|patch|delete|del|options|getJSON|open|inject|intercept|route|mock|once)\b`,
    String.raw`\bon(?:Get|Head|Post|Put|Patch|Delete|Any)\b`,
    String.raw`\b(?:expect|when)(?:${METHOD_NAMES})\b|\bexpect(?:One|None)\b`,
    String.raw`\[\s*['"\x60]?\w+['"\x60]?\s*\]\s*\(`,
    String.raw`\b(?:starts|ends)With\b|\bincludes\b|\bto(?:HaveBeen|Be)\w*Called\w*\b|\bcalled(?:Once)?With|\bwithArgs\b`,
    String.raw`(?:[uU]r[il]|UR[IL]|[pP]ath|[pP]athname|[eE]ndpoint|method)\b`,
    String.raw`['"\x60](?:${METHOD_NAMES})['"\x60]`,
    HANDED,
  ].join('|'),
);

/** Whether the text may hold a request or a matcher at all. A file that does not is not walked. */
export const mentionsRequests = askedOnce((text) => MENTION.test(text));
