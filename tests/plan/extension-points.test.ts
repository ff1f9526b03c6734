import { describe, expect, it } from 'vitest';
import { ANSWER } from '../support/applications.ts';
import { outcomesOf } from './planning.ts';

const ROUTES = `router.get('/list', ${ANSWER}); router.get('/get/:id', ${ANSWER});`;
const UNSEEN = 'dynamic-table a method of an unknown path';
const USE = "const app = require('express')();\n";

function ofClass(call: string, members: string, head = 'class Boats'): string {
  return `const express = require('express');\n${USE}${head} { build() { const router = express.Router(); ${ROUTES} ${call} return router; } ${members} }\napp.use('/boats', new Boats().build());`;
}

describe('a router that is handed to what its class leaves to others', () => {
  it.each<[call: string, members: string]>([
    ['this.extend(router);', ''],
    ['this.extend(router);', 'extend() {}'],
    ['this.extend(router, 1);', 'extend(router) {}'],
    ['await this.extend?.(router);', ''],
  ])('may get routes there: %s %s', (call, members) => {
    expect(
      outcomesOf(
        ofClass(call, members)
          .replace('build()', 'async build()')
          .replace('new Boats().build()', 'await new Boats().build()'),
      ),
    ).toEqual([UNSEEN, UNSEEN]);
  });

  it('may get routes of an abstract method', () => {
    const source = ofClass(
      'this.extend(router);',
      'abstract extend(router: unknown): void;',
      'abstract class Boats extends Fleet',
    );
    expect(outcomesOf(source, {}, 'boats.ts')).toEqual([UNSEEN, UNSEEN]);
  });

  it.each<[call: string, members: string, head?: string]>([
    ['this.extend(router);', `extend(router) { router.post('/create', ${ANSWER}); }`],
    ['this.extend(router);', '', 'class Boats extends Fleet'],
    ['log(router);', ''],
  ])('is seen where the class does it itself: %s %s', (call, members, head) => {
    expect(outcomesOf(ofClass(call, members, head))).toEqual(expect.arrayContaining(['GET /', 'GET /:id']));
  });
});

describe('a router that is handed to a function which comes in', () => {
  const made = (parameters: string, call: string, making = 'express.Router()'): string =>
    `const express = require('express');\n${USE}function boats(${parameters}) { const router = ${making}; ${call} ${ROUTES} return router; }\napp.use('/boats', boats(options));`;

  it.each<[parameters: string, call: string]>([
    ['{ name, before }', 'before?.(router);'],
    ['options', 'options.before(router);'],
    ['name, ...before', 'before[0](router);'],
  ])('may get routes there: %s %s', (parameters, call) => {
    expect(outcomesOf(made(parameters, call))).toEqual([UNSEEN, UNSEEN]);
  });

  it.each<[parameters: string, call: string, making?: string]>([
    ['options', 'console.log(router);'],
    // An application is handed on to whoever listens, or asks it.
    ['done', 'done(router);', 'express()'],
  ])('is taken to be told otherwise: %s %s', (parameters, call, making) => {
    expect(outcomesOf(made(parameters, call, making))).toEqual(['GET /', 'GET /:id']);
  });
});

describe('a router of Koa that redirects', () => {
  const koa = (redirect: string): string =>
    `const Koa = require('koa');\nconst app = new Koa();\nconst router = require('@koa/router')();\nrouter.get('/getStools', (ctx) => { ctx.body = []; });\n${redirect}\napp.use(router.routes());`;

  it.each(["router.redirect('/stools', '/chairs');", "router.get('home', '/home', home).redirect('home', '/stools');"])(
    'answers an address of its own: %s',
    (redirect) => {
      expect(outcomesOf(koa(redirect))).toContain(UNSEEN);
      expect(outcomesOf(koa(redirect))).not.toContain('GET /stools');
    },
  );

  it.each(["router.get('/', (ctx) => ctx.redirect('/stools'));", "client.redirect('/stools', '/chairs');"])(
    'is none where something else redirects: %s',
    (other) => {
      expect(outcomesOf(koa(other))).toContain('GET /stools');
    },
  );
});
