import { describe, expect, it } from 'vitest';
import { listenedPorts } from '../../../src/routes/signs/listened-ports.ts';
import { expectLinear } from '../../support/work/work.ts';

describe('the ports on which a server listens', () => {
  it.each<[text: string, ports: readonly string[]]>([
    ['app.listen(3000);', ['3000']],
    ["fastify.listen({ port: 3000, host: '0.0.0.0' });", ['3000']],
    ['app.listen(process.env.PORT || 5000, () => {});', ['5000']],
    ["const PORT = process.env.PORT ?? '8080';", ['8080']],
    ['const port = Number(process.env.PORT || 4000);', ['4000']],
    ['const port = 3000;\napp.listen(port);', ['3000']],
  ])('are told by %s', (text, ports) => {
    expect(listenedPorts(text)).toEqual(ports);
  });

  it.each([
    'const USERS_PORT = 4001;',
    'const usersPort = 4001;',
    'config.port = 4001;',
    'import { a } from "b"; a(3000);',
    'const database = { port: 5432 };',
    'app.listen(port);',
  ])('are not those of others: %s', (text) => {
    expect(listenedPorts(text)).toEqual([]);
  });

  it('are looked for in linear time', () => {
    expectLinear((count) => listenedPorts('listen({ port : '.repeat(count)));
    expectLinear((count) => listenedPorts(`port${' '.repeat(count)}`));
    expect(listenedPorts('listen({ port : '.repeat(50_000))).toEqual([]);
    expect(listenedPorts(`port${' '.repeat(200_000)}`)).toEqual([]);
  });
});
