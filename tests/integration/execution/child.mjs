/**
 * Runs applications, one at a time: gets `{ folder, calls, env }` from the process that started it, and answers what each call of
 * the client was answered. What an application changes of packages and of the process does not reach the next one.
 */
import { createRequire } from 'node:module';
import http from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globalsOfTests, runTests } from './tests.mjs';

const { fetch: PLAIN_FETCH, Request, Response } = globalThis;
const PLAIN_ENV = { ...process.env };
/** The packages of which applications change something for the whole process. */
const CHANGED = /[\\/]node_modules[\\/](?:axios|superagent|supertest)[\\/]/;

/** A function that answers requests, of whatever an application exports. */
async function listenerOf(app) {
  if (typeof app.getHttpAdapter === 'function') {
    await app.init();
    return app.getHttpAdapter().getInstance();
  }
  if (typeof app.callback === 'function') return app.callback();
  if (typeof app.inject !== 'function') return app;
  await app.ready();
  return (request, response) => app.routing(request, response);
}

async function serve(app) {
  const server = app instanceof http.Server ? app : http.createServer(await listenerOf(app));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 200);
  }
};

/** What a client was answered, in one form for all clients: a status and a body, or a value. */
async function plain(value) {
  if (value instanceof Response) return { status: value.status, body: parsed(await value.text()) };
  if (value?.config && 'data' in value) return { status: value.status, body: value.data };
  if (value?.req && 'status' in value) return { status: value.status, body: value.body };
  return value;
}

/** An error without what differs between two runs: stacks, ports and paths of folders. */
function failure(error, folder) {
  if (error.response) return { status: error.response.status };
  return {
    error: String(error.message)
      .replaceAll(folder, '')
      .replace(/:\d{4,5}\b/g, ''),
  };
}

async function answersOf({ folder, calls }, require, load) {
  const client = await load('client.js');
  const answers = [];
  for (const [name, ...given] of calls) {
    const ask = name === 'test' ? () => runTests(() => require(join(folder, given[0]))) : () => client[name](...given);
    try {
      answers.push([name, (await plain(await ask())) ?? null]);
    } catch (error) {
      answers.push([name, failure(error, folder)]);
    }
  }
  return answers;
}

async function run(job) {
  const { folder, env } = job;
  const require = createRequire(join(folder, 'server.js'));
  const load = async (name) => {
    const loaded = await import(pathToFileURL(join(folder, name)).href);
    const value = loaded.default ?? loaded;
    // A module that is compiled to CommonJS has its default export as a member.
    return value.__esModule ? value.default : value;
  };
  Object.assign(process.env, env);
  let server = null;
  try {
    const app = await load('server.js');
    server = await serve(app);
    const base = `http://127.0.0.1:${server.address().port}`;
    process.env.API_URL = base;
    globalThis.fetch = (input, init) => PLAIN_FETCH(input instanceof Request ? input : new URL(input, base), init);
    Object.assign(globalThis, globalsOfTests());
    return { answers: await answersOf(job, require, load) };
  } catch (error) {
    return { answers: [], failed: failure(error, folder).error };
  } finally {
    server?.closeAllConnections();
    server?.close();
    globalThis.fetch = PLAIN_FETCH;
    for (const name of Object.keys(process.env)) if (!(name in PLAIN_ENV)) delete process.env[name];
    for (const file of Object.keys(require.cache))
      if (file.startsWith(folder) || CHANGED.test(file)) delete require.cache[file];
  }
}

for (const level of ['log', 'info', 'warn', 'error']) console[level] = () => {};
process.on('unhandledRejection', () => {});
process.on('message', async (job) => {
  process.send(await run(job));
});
