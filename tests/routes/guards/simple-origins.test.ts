import { describe, expect, it } from 'vitest';
import { originFacts, simpleOrigins } from '../../../src/routes/guards/simple-origins.ts';
import { expectLinear } from '../../support/work/work.ts';

describe('other origins that are let in without a list of methods', () => {
  it.each([
    "app.use((req, res, next) => {\n  res.header('Access-Control-Allow-Origin', '*');\n  next();\n});",
    "app.use((req, res, next) => {\n  res.set({ 'X-A': 1, 'Access-Control-Allow-Origin': '*' });\n  next();\n});",
    "app.use(async (ctx, next) => {\n  ctx.response.set('access-control-allow-origin', '*');\n  await next();\n});",
    "app.addHook('onRequest', async (request, reply) => {\n  reply.header('Access-Control-Allow-Origin', '*');\n});",
  ])('by a header: %s', (text) => {
    expect(simpleOrigins(text)).toEqual([expect.objectContaining({ where: 'unanswered' })]);
  });

  it.each([
    'const app = await NestFactory.create(AppModule, new FastifyAdapter());\napp.enableCors();',
    "const app = await NestFactory.create(AppModule, new FastifyAdapter());\napp.enableCors({ origin: 'https://shop.example' });",
    'const app = await NestFactory.create(AppModule, new FastifyAdapter(), { cors: true });',
  ])('by the default that NestJS has on Fastify: %s', (text) => {
    expect(simpleOrigins(text)).toEqual([expect.objectContaining({ where: 'simple-default' })]);
  });

  it.each([
    "app.get('/fonts', (req, res) => {\n  res.header('Access-Control-Allow-Origin', '*');\n  res.end();\n});",
    "app.use((req, res, next) => {\n  res.header('Access-Control-Allow-Origin', '*');\n  res.header('Access-Control-Allow-Methods', '*');\n  next();\n});",
    "request.headers.set('Access-Control-Allow-Origin', '*');\nnext();",
    "expect(res.headers['access-control-allow-origin']).toBe('*');\nnext();",
    "import cors from 'cors';\napp.use(cors());",
    'const app = await NestFactory.create(AppModule);\napp.enableCors();',
    "const app = await NestFactory.create(AppModule, new FastifyAdapter());\napp.enableCors({ methods: ['GET', 'DELETE'] });",
  ])('not by %s', (text) => {
    expect(simpleOrigins(text)).toEqual([]);
  });

  it.each<[text: string, facts: readonly string[]]>([
    ["res.header('Access-Control-Allow-Methods', '*');", ['preflight']],
    ["import cors from 'cors';", ['preflight']],
    ["const cors = require('@koa/cors');", ['preflight']],
    ["import { cors } from 'hono/cors';", ['preflight']],
    ['NestFactory.create(AppModule, { cors: true });', ['preflight']],
    ['nginx.ingress.kubernetes.io/enable-cors: "true"', ['preflight']],
    ['{ "dependencies": { "@fastify/cors": "^11.0.0" } }', ['simple-default']],
    ['{ "dependencies": { "@fastify/cors": "latest" } }', ['simple-default']],
    ['{ "dependencies": { "@fastify/cors": "~10.1.0" } }', ['full-default']],
    ['{ "dependencies": { "@nestjs/platform-fastify": "^11.1.0" } }', ['simple-default']],
    ['{ "dependencies": { "@nestjs/platform-fastify": "^10.4.0" } }', ['full-default']],
    ['# scores of the season', []],
  ])('are told of by %s', (text, facts) => {
    expect(originFacts(text)).toEqual(facts);
  });

  it.each(['res.header({ ', "res.set({ 'a': 1, ", 'res.res.res', '"@fastify/cors": "', 'cors :'])(
    'are read in linear time: %s',
    (piece) => {
      const read = (count: number): unknown => {
        const text = `next( Access-Control-Allow-Origin "@fastify/cors" ${piece.repeat(count)}`;
        return [simpleOrigins(text), originFacts(text)];
      };
      expectLinear(read);
      expect(() => read(50_000)).not.toThrow();
    },
  );
});
