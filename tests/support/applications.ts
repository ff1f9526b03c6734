/** Sources of small applications around a line that a test is about. */
export const EXPRESS = "const express = require('express');\nconst app = express();\n";
export const FASTIFY = "import Fastify from 'fastify';\nconst fastify = Fastify();\n";
export const KOA =
  "import Koa from 'koa';\nimport Router from '@koa/router';\nconst app = new Koa();\nconst router = new Router();\napp.use(router.routes());\n";

/** A Fastify application of a CommonJS module. */
export const FASTIFY_MODULE = "const app = require('fastify')();";

/** A handler that answers with data. */
export const ANSWER = '(req, res) => res.json([])';

/** An Express application with these lines. */
export function express(...lines: readonly string[]): string {
  return EXPRESS + lines.join('\n');
}

/** An Express router that the same file mounts, with these lines. */
export function mounted(prefix: string, ...lines: readonly string[]): string {
  return express('const router = express.Router();', ...lines, `app.use('${prefix}', router);`);
}

/** A Fastify application with these lines. */
export function fastify(...lines: readonly string[]): string {
  return FASTIFY + lines.join('\n');
}

/** A Koa application with one router and these lines. */
export function koa(...lines: readonly string[]): string {
  return KOA + lines.join('\n');
}

/** `app.get('/users', ...)` for `GET /users`. */
export function registration(receiver: string, endpoint: string, handler: string): string {
  const [method = '', path = ''] = endpoint.split(' ');
  return `${receiver}.${method.toLowerCase()}('${path}', ${handler});`;
}

/** An application that looks like one whose routes must stay, and whose routes move. */
export interface Harmless {
  readonly what: string;
  readonly files: Readonly<Record<string, string>>;
  /** What its routes with a verb become: `GET /songs`. */
  readonly outcomes: readonly string[];
  /** How many requests follow. */
  readonly callers: number;
}
