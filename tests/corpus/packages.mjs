/**
 * The packages whose files the corpus run lints, unless it is given a folder: servers and frameworks that register
 * routes, clients that send requests, and libraries of all sorts that do neither, as sources, compiled, minified,
 * generated, with decorators and with Flow.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SERVERS = [
  '@adminjs/express',
  '@backstage/backend-defaults',
  '@backstage/plugin-catalog-backend',
  '@bull-board/api',
  '@feathersjs/express',
  '@hapi/hapi',
  '@koa/router',
  '@loopback/rest',
  '@midwayjs/koa',
  '@nestjs/common',
  '@nestjs/core',
  '@node-red/editor-api',
  '@strapi/admin',
  '@strapi/content-manager',
  '@strapi/upload',
  '@tsed/common',
  '@verdaccio/web',
  'actionhero',
  'agendash',
  'apostrophe',
  'browser-sync',
  'egg',
  'express',
  'express-gateway',
  'fastify',
  'find-my-way',
  'firebase-functions',
  'hono',
  'inversify-express-utils',
  'json-server',
  'karma',
  'koa',
  'msw',
  'next',
  'nock',
  'node-red',
  'oidc-provider',
  'parse-server',
  'pm2',
  'polka',
  'restify',
  'routing-controllers',
  'sails',
  'thelounge',
  'verdaccio',
  'vite',
  'webpack-dev-server',
];
const CLIENTS = [
  '@octokit/rest',
  '@slack/web-api',
  'axios',
  'discord.js',
  'got',
  'ky',
  'node-telegram-bot-api',
  'playwright-core',
  'stripe',
  'superagent',
  'supertest',
  'twilio',
];
const OTHERS = [
  '@angular/compiler',
  '@angular/core',
  '@babel/core',
  '@mikro-orm/core',
  '@mui/material',
  'ace-builds',
  'antd',
  'aws-sdk',
  'core-js',
  'd3',
  'date-fns',
  'ember-source',
  'eslint',
  'highlight.js',
  'jquery',
  'lit',
  'lodash',
  'metro',
  'mobx',
  'moment',
  'mongoose',
  'monaco-editor',
  'ol',
  'preact',
  'prettier',
  'prismjs',
  'react-dom',
  'react-native',
  'rxjs',
  'sequelize',
  'svelte',
  'three',
  'typeorm',
  'typescript',
  'vue',
  'webpack',
  'zone.js',
];

/** All of them. */
export const PACKAGES = [...SERVERS, ...CLIENTS, ...OTHERS];

/** How many are fetched at once. */
const AT_ONCE = 4;

/**
 * Fetches the packages, and unpacks each as a project of its own: without what it depends on, and not as an installed
 * package, which nobody lints.
 *
 * @param {string} folder
 * @param {readonly string[]} packages their names
 * @returns {Promise<string[]>} those that could not be fetched
 */
export async function fetchPackages(folder, packages) {
  const names = [...packages];
  const leftOut = [];
  const work = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift())
      if (!(await fetchPackage(name, folder))) leftOut.push(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return leftOut;
}

/** @param {string} name @param {string} folder @returns {Promise<boolean>} whether it could be fetched */
async function fetchPackage(name, folder) {
  const place = path.join(folder, name.replace('/', '__'));
  mkdirSync(place, { recursive: true });
  try {
    const { stdout } = await run('npm', ['pack', name, '--json', '--ignore-scripts', '--loglevel=silent'], {
      cwd: place,
      maxBuffer: 100_000_000,
      shell: process.platform === 'win32',
    });
    const [{ filename }] = JSON.parse(stdout);
    await run('tar', ['-xzf', filename, '--strip-components=1'], { cwd: place });
    return true;
  } catch {
    rmSync(place, { recursive: true });
    return false;
  }
}
