import { askedOnce } from '../text/places.ts';

/**
 * A value under a name that begins as an address does, or with the base of one. Few texts have such a slash, so what
 * stands before it is looked at behind it.
 */
const KEPT = /['"`}/]\/(?<=(?:[:=]>?|\breturn|\()\s*(?:['"]|`(?:\$\{[^{}`]{0,100}\})?)(?:https?:\/)?\/)[\w-]/;
const EXPORTS = /\bexports?\b/;

/** Whether the text may keep URLs for other files. */
export const keepsUrls = askedOnce((text) => EXPORTS.test(text) && KEPT.test(text));
