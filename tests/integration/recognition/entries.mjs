/** Finds the files that start the servers of a folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileOf, packageAt } from './resolve.mjs';

const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  'dist',
  'build',
  'coverage',
  '.next',
  'public',
  'vendor',
  'bower_components',
]);

/** All files of a folder that could be sources. */
export function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : sourceFiles(path);
    return /\.(?:[cm]?[jt]s|[jt]sx)$|^(?:package\.json|www)$/.test(entry.name) && !/\.d\.[cm]?ts$/.test(entry.name)
      ? [path]
      : [];
  });
}

/** The folders of the packages of a repository by name. */
export function packagesOf(files) {
  const folders = files.filter((file) => file.endsWith('/package.json')).map((file) => dirname(file));
  return new Map(folders.map((folder) => [packageAt(folder)?.name ?? folder, folder]));
}

const FRAMEWORK =
  /(?:from|require\(|import)\s*['"](?:express|koa|fastify|hono|@hono\/zod-openapi|@hapi\/hapi|hapi|@hapi\/glue|glue|restify|polka|find-my-way|itty-router|h3|@nestjs\/core|routing-controllers|inversify-express-utils)['"]/;

const NAMES = ['server', 'index', 'app', 'main', 'bin/www', 'bin/server', 'worker', 'start'];
const FOLDERS = ['src', '.', 'server', 'src/server', 'backend', 'api', 'app', 'lib', 'src/api', 'src/app'];

/** The files that the scripts of a package start, those that were compiled by their sources. */
function started(folder) {
  const { scripts = {}, main } = packageAt(folder) ?? {};
  const commands = ['start', 'dev', 'develop', 'serve', 'server', 'start:dev', 'start:prod']
    .map((name) => scripts[name])
    .filter((each) => typeof each === 'string');
  const words = commands
    .flatMap((command) => command.split(/[\s'"=]+/))
    .filter((word) => /[./\w]\.[cm]?[jt]s$|\/www$|^[\w/.-]+\/\w+$/.test(word));
  const named = [
    ...words,
    ...(typeof main === 'string' ? [main] : []),
    ...(commands.some((each) => /\bnest start/.test(each)) ? ['src/main.ts'] : []),
  ];
  return named.flatMap((word) => [
    fileOf(resolve(folder, word)),
    fileOf(resolve(folder, word.replace(/^(?:\.\/)?(?:dist|build|lib|out)\//, 'src/'))),
    fileOf(resolve(folder, word.replace(/^(?:\.\/)?(?:dist|build|lib|out)\//, ''))),
  ]);
}

/** The files to load of a repository, in groups: those of a later group only where those before it register nothing. */
export function entriesOf(root, files) {
  const folders = [...new Set([...packagesOf(files).values(), root])];
  const usual = folders.flatMap((folder) =>
    FOLDERS.flatMap((below) => NAMES.map((name) => fileOf(join(folder, below, name)))),
  );
  const servers = files.filter(
    (file) =>
      /\.(?:[cm]?[jt]s|[jt]sx)$|\/www$/.test(file) &&
      !/(?:^|[./_-])(?:test|tests|spec|__tests__|e2e)(?:[./_-]|$)/.test(file.slice(root.length)) &&
      FRAMEWORK.test(readFileSync(file, 'utf8')),
  );
  const isSource = (file) => file !== undefined && existsSync(file) && files.includes(file);
  return [folders.flatMap(started), usual, servers.filter((file) => isServerFile(file))].map((group) => [
    ...new Set(group.filter(isSource)),
  ]);
}

/** Whether a file makes a server, and not just a router. */
const isServerFile = (file) =>
  /\.listen\(|new Koa\(|express\(\)|[fF]astify\(|new (?:OpenAPI)?Hono|NestFactory|createServer|\.compose\(/.test(
    readFileSync(file, 'utf8'),
  );
