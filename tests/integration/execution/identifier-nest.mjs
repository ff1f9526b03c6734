/**
 * Applications of NestJS whose identifiers travel in bodies and queries: controllers of the routes that `identifiers.mjs` makes,
 * in TypeScript.
 */

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** A class of what a route is sent, with validators. */
const dto = (name, fields) =>
  `export class ${name} {\n${fields.map((field) => `  @IsString()\n  ${field}: string;\n`).join('')}}\n`;

/**
 * How a method of a controller gets an identifier, and answers with what `find(id)` finds: its parameters, the statements before
 * its answer, and what that is. `from(field)` is the decorator of a parameter; `type(...fields)` adds a class of the fields, and
 * returns its name.
 */
const NEST_FIELDS = [
  ({ from, find }) => [`${from('id')} id: string`, '', find('id')],
  ({ from, find }) => [`${from('id')} own: string`, '', find('own')],
];
const NEST_OBJECTS = [
  ({ from, find, type }) => [`${from()} data: ${type('id')}`, '', find('data.id')],
  ({ from, find, type }) => [`${from()} data: ${type('id')}`, '    const { id } = data;\n', find('id')],
  ({ from, find, type }) => [`${from()} { id }: ${type('id')}`, '', find('id')],
];
const NEST_READS_OF_MORE = [
  ({ from, find }) => [`${from('id')} id: string, ${from('title')} title: string`, '', find('id', '{ title }')],
  ({ from, find }) => [`${from('title')} title: string, ${from('id')} id: string`, '', find('id', '{ title }')],
  ({ from, find, type }) => [`${from()} data: ${type('id', 'title')}`, '', find('data.id', '{ title: data.title }')],
  ({ from, find, type }) => [`${from()} data: ${type('title', 'id')}`, '', find('data.id', 'data')],
  ({ from, find, type }) => [
    `${from()} data: ${type('id', 'title')}`,
    '    const { id: own, ...rest } = data;\n',
    find('own', 'rest'),
  ],
  ({ from, find, type }) => [`${from()} { title, id }: ${type('id', 'title')}`, '', find('id', '{ title }')],
  ({ from, find }) => [`${from()} data: any`, '', find('String(data.id)', 'data')],
  ({ from, find }) => [`${from()} data`, '    const { id, title } = data;\n', find('`${id}`', '{ title }')],
];

export const NEST = {
  name: 'nestjs',
  /** How methods read an identifier: of a query, of a body, and with more of a body. */
  reads: { query: NEST_FIELDS, body: [...NEST_FIELDS, ...NEST_OBJECTS], more: NEST_READS_OF_MORE },
};

/** A method of a controller: its decorators, parameters and statements. */
function methodOf({ name, thing, method, own, carrier, find, read }, isServed, add) {
  const [parameters, statements, found] = read({
    from: (field) => `@${capital(carrier)}(${field ? `'${field}'` : ''})`,
    find: (id, data) => {
      const args = `${id}${data ? `, ${data}` : ''}`;
      return `await ${isServed ? `this.service.${name}` : `${thing}.${find}`}(${args})`;
    },
    type: (...fields) => {
      add.types.push(dto(`${capital(name)}Dto`, fields));
      return `${capital(name)}Dto`;
    },
  });
  if (isServed)
    add.services.push(`  ${name}(id: string, data?: object) {\n    return ${thing}.${find}(id, data);\n  }\n`);
  // A POST would be answered with another status than what it becomes.
  const status = method === 'post' ? '  @HttpCode(200)\n' : '';
  const body = `${statements}    return ${found};\n`;
  return `  @${capital(method)}('${own}')\n${status}  async ${name}(${parameters}) {\n${body}  }\n`;
}

const COMMON = "import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';\n";

/**
 * The files of an application of NestJS.
 *
 * @param chance what decides how it is written
 * @param routes the routes, each with how it is read
 * @param added what a hazard adds: classes before those of the application, and lines when it starts
 */
export function nestFiles(chance, routes, added) {
  const add = { types: [], services: [] };
  const isServed = chance.below(2) === 0;
  const prefixes = [...new Set(routes.map(({ prefix }) => prefix))];
  const constructor = isServed ? '  constructor(private readonly service: Service) {}\n' : '';
  const names = prefixes.map((prefix) => `${capital(prefix || 'root')}Controller`);
  const controllers = prefixes.map((prefix, at) => {
    const methods = routes.filter((route) => route.prefix === prefix).map((route) => methodOf(route, isServed, add));
    return `@Controller(${prefix ? `'${prefix}'` : ''})\nexport class ${names[at]} {\n${constructor}${methods.join('')}}\n`;
  });
  const things = [...new Set(routes.map(({ thing }) => thing))].join(', ');
  const pipe = chance.one(['', 'transform: true', 'whitelist: true', 'transform: true, whitelist: true']);
  const types = [...add.types.join('').matchAll(/class (\w+)/g)].map(([, name]) => name);
  return {
    'models.ts': `import mongoose from 'mongoose';\n${things
      .split(', ')
      .map((name) => `export const ${name} = mongoose.model('${name}');\n`)
      .join('')}`,
    ...(isServed && {
      'service.ts': `import { Injectable } from '@nestjs/common';\nimport { ${things} } from './models';\n\n@Injectable()\nexport class Service {\n${add.services.join('')}}\n`,
    }),
    ...(types.length > 0 && { 'types.ts': `import { IsString } from 'class-validator';\n${add.types.join('')}` }),
    'controllers.ts': [
      COMMON,
      isServed ? "import { Service } from './service';\n" : `import { ${things} } from './models';\n`,
      types.length > 0 ? `import { ${types.join(', ')} } from './types';\n` : '',
      ...controllers,
    ].join(''),
    'server.ts': [
      "import 'reflect-metadata';\nimport { NestFactory } from '@nestjs/core';\n",
      "import { Module, ValidationPipe } from '@nestjs/common';\n",
      `import { ${names.join(', ')} } from './controllers';\n`,
      isServed ? "import { Service } from './service';\n" : '',
      added.first ?? '',
      `@Module({ controllers: [${names.join(', ')}]${isServed ? ', providers: [Service]' : ''} })\nclass AppModule {}\n`,
      'async function start() {\n  const app = await NestFactory.create(AppModule, { logger: false });\n',
      `  app.useGlobalPipes(new ValidationPipe({ ${pipe} }));\n${added.start ?? ''}  return app;\n}\nexport default start();\n`,
    ].join(''),
  };
}

/** Whether a route of NestJS has moved to a path with an identifier. */
export function hasMovedInNest({ name, thing, becomes }, { 'controllers.ts': text }) {
  const path = `(?:${thing.toLowerCase()}s/)?:id`;
  return new RegExp(`@${capital(becomes)}\\('${path}'\\)\\n(?: {2}@HttpCode\\(200\\)\\n)?  async ${name}\\(`).test(
    text,
  );
}
