import { asOthersCall } from './default-exports.ts';

const CHAIN = String.raw`(?:\w{1,40}\.){0,3}\w{1,60}`;
/**
 * What runs before handlers that do not see it: a hook of Fastify, of hapi or of Elysia, which takes no `next`, or a
 * question that middleware asks about requests: by an option, or as what it is made of:
 * `app.use(unless(isOpen, auth))`.
 */
const REGISTERED = new RegExp(
  [
    String.raw`\.(?:addHook|ext)\(\s{0,9}["'\x60]\w{1,30}["'\x60]\s{0,9},\s{0,9}(${CHAIN})\s{0,9}[,)]`,
    String.raw`\.(?:onRequest|onBeforeHandle|unless)\(\s{0,9}(${CHAIN})\s{0,9}\)`,
    String.raw`\b(?:onRequest|preParsing|preValidation|preHandler)["']?\s{0,9}:\s{0,9}(\[[^\][]{0,300}\]|${CHAIN})`,
    String.raw`\b(?:skip|allowList|custom|filter|pathFilter)["']?\s{0,9}:\s{0,9}(${CHAIN})\s{0,99}[,}]`,
    String.raw`\.use\(\s{0,9}(?:["'\x60][^"'\x60\n]{0,100}["'\x60]\s{0,9},\s{0,9})?${CHAIN}\(\s{0,9}(` +
      String.raw`(?:${CHAIN}\s{0,9},\s{0,9}){0,3}${CHAIN})\s{0,9}[,)]`,
  ].join('|'),
  'g',
);
const SPOKEN = new RegExp(
  String.raw`\b(?:addHook|ext|onRequest|onBeforeHandle|preParsing|preValidation|preHandler|skip` +
    String.raw`|allowList|custom|filter|pathFilter|unless|use)\b`,
);

const FUNCTION = new RegExp(
  String.raw`\bfunction\s{1,9}(\w{1,60})\s{0,9}\(|\b(?:(?:const|let)\s{1,9}` +
    String.raw`|exports\.)(\w{1,60})\s{0,9}(?::[^=;\n]{1,80})?=\s{0,9}(?:async\b|function\b|\(` +
    String.raw`|\w{1,40}\s{0,9}=>)`,
  'g',
);

/** More functions than these are no file of hooks. */
const MOST = 50;

/** The names of the functions that a source file registers as hooks. */
export function hooksIn(text: string): readonly string[] {
  if (!SPOKEN.test(text)) return [];
  const said = [...text.matchAll(REGISTERED)].flatMap(([, ...chains]) =>
    chains.flatMap((listed) => (listed || '').split(',')),
  );
  const names = said.map((chain) => /(\w+)\W{0,9}$/.exec(chain)?.[1] ?? '').filter((name) => name !== '');
  return [...new Set(asOthersCall(names, text))];
}

/** The names of the functions of a source file. */
export function functionsIn(text: string): readonly string[] {
  return [...text.matchAll(FUNCTION)].slice(0, MOST).map(([, declared, kept]) => declared ?? kept ?? '');
}
