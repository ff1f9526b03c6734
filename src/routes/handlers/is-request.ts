/** Names of a request, or of an object that contains it. */
const REQUEST = /^_?(?:req|request|ctx|context|c|event|raw)$/;

/** Names of a response. A context is not among them, because it contains the request as well. */
const RESPONSE = /^_?(?:res|resp|response|reply|rep|h)$/;

/** Whether a name is that of a request, or of an object that contains it. */
export function isRequestName(name: string): boolean {
  return REQUEST.test(name);
}

/** Whether a name is that of a response. */
export function isResponseName(name: string): boolean {
  return RESPONSE.test(name);
}
