/**
 * `app.listen(3000)`, `process.env.PORT || 3000`, `const port = 3000`; the port of something else has a name of its
 * own.
 */
const LISTENS = new RegExp(
  String.raw`\blisten\(\s*(?:\{[^{}]{0,80}?\bport\s*:\s*)?(\d{2,5})\b` +
    String.raw`|(?<![\w$.])(?:process\.env\.)?port\s*(?:\|\||\?\?` +
    String.raw`|=)\s*(?:Number\(\s*)?(?:process\.env\.PORT\s*(?:\|\||\?\?)\s*)?["'\x60]?(\d{2,5})\b`,
  'gi',
);

/** The ports on which a server listens, as a text specifies. */
export function listenedPorts(text: string): readonly string[] {
  return [...text.matchAll(LISTENS)].flatMap(([, listened, named]) => listened ?? named ?? []);
}
