/** What runs before handlers that do not see it: a hook of Fastify, of hapi or of Elysia, which takes no `next`, or a question that middleware asks about requests. */
const REGISTERED = /\.(?:addHook|ext)\(\s{0,9}["'`]\w{1,30}["'`]\s{0,9},\s{0,9}((?:\w{1,40}\.){0,3}\w{1,60})\s{0,9}[,)]|\.(?:onRequest|onBeforeHandle)\(\s{0,9}((?:\w{1,40}\.){0,3}\w{1,60})\s{0,9}\)|\b(?:onRequest|preParsing|preValidation|preHandler)["']?\s{0,9}:\s{0,9}(\[[^\][]{0,300}\]|(?:\w{1,40}\.){0,3}\w{1,60})|\b(?:skip|allowList)["']?\s{0,9}:\s{0,9}((?:\w{1,40}\.){0,3}\w{1,60})\s{0,99}[,}]/g;
const SPOKEN = /\b(?:addHook|ext|onRequest|onBeforeHandle|preParsing|preValidation|preHandler|skip|allowList)\b/;

const FUNCTION = /\bfunction\s{1,9}(\w{1,60})\s{0,9}\(|\b(?:(?:const|let)\s{1,9}|exports\.)(\w{1,60})\s{0,9}(?::[^=;\n]{1,80})?=\s{0,9}(?:async\b|function\b|\(|\w{1,40}\s{0,9}=>)/g;

/** More functions than these are no file of hooks. */
const MOST = 50;

/** The names of the functions that a source file registers as hooks. */
export function hooksIn(text: string): readonly string[] {
  if (!SPOKEN.test(text)) return [];
  const said = [...text.matchAll(REGISTERED)].flatMap(([, hook = '', before = '', listed = '', asked = '']) => [hook, before, ...listed.split(','), asked]);
  return [...new Set(said.map((chain) => /(\w+)\W{0,9}$/.exec(chain)?.[1] ?? '').filter((name) => name !== ''))];
}

/** The names of the functions of a source file. */
export function functionsIn(text: string): readonly string[] {
  return [...text.matchAll(FUNCTION)].slice(0, MOST).map(([, declared, kept]) => declared ?? kept ?? '');
}
