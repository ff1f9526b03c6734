import { askedOnce } from '../text/places.ts';
import { PACKAGES } from './address-options.ts';
import { REQUEST_TYPES } from './request-parameters.ts';

/** Words of files that may distinguish requests, besides the types of requests: a quick filter, and no proof. */
const SIGNS = [
  ...[String.raw`next\s{0,9}[(),]`, 'interceptors', 'beforeRequest', 'transformRequest', 'ajaxPrefilter', 'defaults'],
  ...[String.raw`axios\.create`, 'MiddlewareConsumer', 'setGlobalPrefix', 'unless', 'skipIf', 'rewriteUrl', 'setUrl'],
  ...['ajaxSetup', 'ajaxSend', 'HttpInterceptor', 'intercept', 'serviceworker', 'prototype'],
  ...[String.raw`addEventListener\(\s{0,9}["'\x60]fetch`, String.raw`(?:fetch|[$.]ajax|open|send)\s{0,9}=(?![=>])`],
  ...[String.raw`authenticate\s{0,9}[(:=]`, ...PACKAGES],
  ...[String.raw`[cC]ookie[^]{0,300}?[pP]ath["'\x60]?\s{0,9}[:=]`, String.raw`makeUrl|toRoute|urlFor|outer\.url\(`],
  ...['addHook', 'onBeforeHandle', 'registerRoute', 'csrf', 'csurf', 'lusca', 'crumb', 'corser'],
  // What other code is told of requests.
  ...['parentPort', String.raw`Inject\(\s{0,9}REQUEST`, 'getStore', String.raw`(?:request|message)["'\x60]\s{0,9}[,)]`],
  ...[
    String.raw`\w{0,30}(?:[cC]ors|CORS)`,
    '[aA]ccess-[cC]ontrol-[aA]llow',
    String.raw`methods["']?\s{0,9}:\s{0,9}["'[]`,
  ],
];
/** Patterns of tables of permissions, proxies and gateways, which are objects, lists and rows of text. */
const TABLES = [
  String.raw`\b(?:resources?|destination|target|pathRewrite|rewritePrefix)["']?\s{0,9}:`,
  String.raw`\b(?:addPerm|add(?:Named)?Polic|addMethod)|[\s"'\x60]p\d?["']?,`,
  String.raw`["'\x60]\s{0,9}:\s{0,9}["'\x60](?:http|ws)|\{\w{1,40}\+\}`,
];
const MAY_TAKE = new RegExp(String.raw`\b(?:${[...SIGNS, ...REQUEST_TYPES].join('|')})|${TABLES.join('|')}`);

/** Whether the text of a file may have functions or options that distinguish requests. */
export const mayTakeRequests = askedOnce((text) => MAY_TAKE.test(text));
