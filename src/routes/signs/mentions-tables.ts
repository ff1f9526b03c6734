/** `article.find`, `api::article.article.find`: a controller and its action, as Strapi names a handler. */
const MENTION = /\bhandler['"]?\s*:\s*['"`](?:[\w-]+::)?[\w-]+\./;

/** Whether the text may hold a table of routes as Strapi reads it. */
export function mentionsTables(text: string): boolean {
  return MENTION.test(text);
}
