/**
 * The ports of `app.listen(3000)`, `process.env.PORT || 3000`, `const port = 3000`; ports for other purposes have
 * longer names.
 */
const LISTENS = new RegExp(
  String.raw`\blisten\(\s*(?:\{[^{}]{0,80}?\bport\s*:\s*)?(\d{2,5})\b` +
    String.raw`|(?<![\w$.])(?:process\.env\.)?port\s*(?:\|\||\?\?` +
    String.raw`|=)\s*(?:Number\(\s*)?(?:process\.env\.PORT\s*(?:\|\||\?\?)\s*)?["'\x60]?(\d{2,5})\b`,
  'gi',
);

/** The ports on which the server in a source text listens. */
export function listenedPorts(text: string): readonly string[] {
  return [...text.matchAll(LISTENS)].flatMap(([, listened, named]) => listened ?? named ?? []);
}
