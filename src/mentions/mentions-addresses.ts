const ENDPOINT = /\b(?:GET|POST|PUT|PATCH|DELETE)\b|@(?:route|api|swagger|openapi)\b/;

/** Whether a comment of the text may say an endpoint. */
export function mentionsAddresses(text: string): boolean {
  return ENDPOINT.test(text);
}
