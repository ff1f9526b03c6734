import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ANSWER, express } from '../support/applications.ts';
import { LintedProject } from '../support/linted-project.ts';
import type { Files } from '../support/project.ts';

/** What the tests use of Express, of which both versions are installed. */
interface Express {
  (): RequestListener & {
    use(middleware: unknown): void;
    get(path: string, handler: (request: unknown, response: { json(body: unknown): void }) => void): void;
  };
  static(folder: string, options: object): unknown;
}

const load = createRequire(import.meta.url);

/**
 * A route with the address that it would get, whether it stands before the files, and requests: as they are made, and
 * as they would be made then.
 */
interface Row {
  readonly files: Files;
  readonly from: string;
  readonly to: string;
  readonly isBefore?: boolean;
  /** Those of the middleware. */
  readonly options?: object;
  readonly requests: readonly (readonly [from: string, to: string])[];
}

/** Starts the application and answers what becomes of some requests: status and body. */
async function answers(
  version: string,
  root: string,
  { isBefore = false, options = {} }: Row,
  path: string,
  urls: readonly string[],
): Promise<readonly string[]> {
  const make = load(version) as Express;
  const app = make();
  const steps = [
    () => {
      app.use(make.static(join(root, 'public'), options));
    },
    () => {
      app.get(path, (_, response) => {
        response.json('the route');
      });
    },
  ];
  for (const step of isBefore ? steps.reverse() : steps) step();
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Promise.all(
    urls.map(async (url) => {
      const response = await fetch(`http://127.0.0.1:${String(port)}${url}`, { redirect: 'manual' });
      return `${String(response.status)} ${(await response.text()).slice(0, 40)}`;
    }),
  );
}

const LIST: Pick<Row, 'from' | 'to'> = { from: '/toys/list', to: '/toys' };
const ITEM: Pick<Row, 'from' | 'to'> = { from: '/toys/get/:id', to: '/toys/:id' };
const NAMED: Pick<Row, 'from' | 'to'> = { from: '/toys/get/:file', to: '/toys/:file' };
const OF_LIST: Row['requests'] = [['/toys/list', '/toys']];
const OF_ITEM: Row['requests'] = [
  ['/toys/get/7', '/toys/7'],
  ['/toys/get/8', '/toys/8'],
];
const OF_NAMED: Row['requests'] = [
  ['/toys/get/doll.svg', '/toys/doll.svg'],
  ['/toys/get/bear.svg', '/toys/bear.svg'],
];
const FILE: Row['requests'] = [['/toys/bear.svg', '/toys/bear.svg']];
const PAGE: Row['requests'] = [['/toys/', '/toys/']];

const ROWS: Readonly<Record<string, Row>> = {
  'a folder of the name': { ...LIST, files: { 'public/toys/bear.svg': '<svg/>' }, requests: OF_LIST },
  'a folder with a page': { ...LIST, files: { 'public/toys/index.html': 'A page.' }, requests: OF_LIST },
  'a file of the name': { ...LIST, files: { 'public/toys': 'A file.' }, requests: OF_LIST },
  'a page of the name, which has an extension': {
    ...LIST,
    files: { 'public/toys.html': 'A page.' },
    requests: OF_LIST,
  },
  'a folder of another name': { ...LIST, files: { 'public/dolls/bear.svg': '<svg/>' }, requests: OF_LIST },
  'a hidden file': {
    ...ITEM,
    files: { 'public/toys/.gitkeep': '' },
    requests: [
      ['/toys/get/7', '/toys/7'],
      ['/toys/get/.gitkeep', '/toys/.gitkeep'],
    ],
  },
  'a file that a parameter may say': { ...NAMED, files: { 'public/toys/bear.svg': '<svg/>' }, requests: OF_NAMED },
  'a file that no identifier says': { ...ITEM, files: { 'public/toys/bear.svg': '<svg/>' }, requests: OF_ITEM },
  'a folder that is called like an identifier': {
    ...ITEM,
    files: { 'public/toys/7/bear.svg': '<svg/>' },
    requests: OF_ITEM,
  },
  'a page of the name, whose extension may be left out': {
    ...LIST,
    options: { extensions: ['html'] },
    files: { 'public/toys.html': 'A page.' },
    requests: OF_LIST,
  },
  'a picture of the name, whose extension may not be left out': {
    ...LIST,
    options: { extensions: ['html'] },
    files: { 'public/toys.svg': '<svg/>' },
    requests: OF_LIST,
  },
  'a page that a parameter may say without its extension': {
    ...NAMED,
    options: { extensions: ['htm', 'html'] },
    files: { 'public/toys/bear.html': 'A page.' },
    requests: [['/toys/get/bear', '/toys/bear']],
  },
  'a folder of the name, which sends nobody on': {
    ...LIST,
    options: { redirect: false },
    files: { 'public/toys/bear.svg': '<svg/>' },
    requests: OF_LIST,
  },
  'a folder with a page, which sends nobody on': {
    ...LIST,
    options: { redirect: false },
    files: { 'public/toys/index.html': 'A page.' },
    requests: [['/toys/list/', '/toys/']],
  },
  'a folder behind the route': {
    ...LIST,
    isBefore: true,
    files: { 'public/toys/bear.svg': '<svg/>' },
    requests: [...OF_LIST, ...FILE],
  },
  'a page behind the route': {
    ...LIST,
    isBefore: true,
    files: { 'public/toys/index.html': 'A page.' },
    requests: [...OF_LIST, ...PAGE],
  },
  'a file behind the route that a parameter may say': {
    ...ITEM,
    isBefore: true,
    files: { 'public/toys/bear.svg': '<svg/>' },
    requests: FILE,
  },
  'files below a folder behind the route': {
    ...ITEM,
    isBefore: true,
    files: { 'public/toys/sold/bear.svg': '<svg/>' },
    requests: [
      ['/toys/get/7', '/toys/7'],
      ['/toys/sold/bear.svg', '/toys/sold/bear.svg'],
    ],
  },
};

describe.each(['express', 'express4'])('files that %s sends', (version) => {
  it.each(Object.entries(ROWS))('%s: a route moves where every request is answered as before', async (_, row) => {
    const options = row.options ? `, ${JSON.stringify(row.options)}` : '';
    const lines = [`app.use(express.static('public'${options}));`, `app.get('${row.from}', ${ANSWER});`];
    const project = new LintedProject({
      ...row.files,
      'server.js': express(...(row.isBefore ? lines.reverse() : lines)),
    });
    const before = await answers(
      version,
      project.root,
      row,
      row.from,
      row.requests.map(([from]) => from),
    );
    const after = await answers(
      version,
      project.root,
      row,
      row.to,
      row.requests.map(([, to]) => to),
    );
    const isSame = before.join() === after.join();
    expect((await project.fix())['server.js']).toContain(`'${isSame ? row.to : row.from}'`);
  });
});
