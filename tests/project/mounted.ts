import { describe, expect, it } from 'vitest';
import { addressesIn, type Files } from '../support/project.ts';

/** A router with one route in its second line, without its export. */
export const ROUTER = "const router = require('express').Router();\nrouter.get('/list', (req, res) => res.json([]));\n";
/** The same as a module. */
export const ESM_ROUTER =
  "import { Router } from 'express'; const router = Router();\nrouter.get('/list', (req, res) => res.json([]));\n";
/** A Koa router with one route in its second line. */
export const KOA_ROUTER =
  "const router = new (require('@koa/router'))();\nrouter.get('/list', (ctx) => { ctx.body = []; });\n";
/** A Fastify plugin with one route in its second line. */
export const PLUGIN =
  "module.exports = async function (fastify) {\n  fastify.get('/list', async (request, reply) => []);\n};\n";
/** The same as a module. */
export const ESM_PLUGIN =
  "export default async function (fastify) {\n  fastify.get('/list', async (request, reply) => []);\n}\n";

/** An Express application of CommonJS with these lines. */
export function app(...lines: readonly string[]): string {
  return ["const express = require('express');", 'const app = express();', ...lines].join('\n');
}

/** An Express application of ECMAScript modules with these lines. */
export function esmApp(...lines: readonly string[]): string {
  return ["import express from 'express';", 'const app = express();', ...lines].join('\n');
}

/** A Koa application with these lines. */
export function koaApp(...lines: readonly string[]): string {
  return [
    "const Koa = require('koa');",
    "const Router = require('@koa/router');",
    'const app = new Koa();',
    ...lines,
  ].join('\n');
}

/** A Fastify application with these lines. */
export function fastifyApp(...lines: readonly string[]): string {
  return ["const app = require('fastify')();", ...lines].join('\n');
}

/** The same as a module. */
export function esmFastifyApp(...lines: readonly string[]): string {
  return ["import Fastify from 'fastify';", 'const app = Fastify();', ...lines].join('\n');
}

/** A project, and the addresses of its routes with where they are written. */
export type Row = readonly [title: string, files: Files, ...addresses: string[]];

/** Declares a test a row. */
export function projects(topics: Readonly<Record<string, readonly Row[]>>): void {
  for (const [topic, rows] of Object.entries(topics)) {
    describe(topic, () => {
      it.each(rows.map(([title, files, ...expected]) => ({ title, files, expected })))(
        '$title',
        ({ files, expected }) => {
          expect(addressesIn(files)).toEqual(expected);
        },
      );
    });
  }
}
