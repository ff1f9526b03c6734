import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporary } from '../project/temporary.ts';
import { answer } from './answer.ts';

const MAIN =
  "import { NestFactory } from '@nestjs/core';\nimport { AppModule } from './app.module';\nNestFactory.create(AppModule);\n";
const MODULE =
  "import { Module } from '@nestjs/common';\nimport { UsersController } from './users.controller';\n@Module({ controllers: [UsersController] })\nexport class AppModule {}\n";

const dto = (fields: string, head = 'RemoveUser'): string =>
  `import { IsInt, IsOptional, IsString, IsUUID } from 'class-validator';\nexport class ${head} {\n${fields}}\n`;
const controller = (imported: string, method: string, prefix = 'users'): string =>
  `import { ${imported} } from '@nestjs/common';\nimport { RemoveUser } from './remove-user.dto';\n\n@Controller('${prefix}')\nexport class UsersController {\n${method}}\n`;

/** The controller and the client after `fix --identifiers`. */
async function moved(method: string, fields: string, head?: string, prefix?: string): Promise<readonly string[]> {
  const files = {
    'main.ts': MAIN,
    'app.module.ts': MODULE,
    'users.controller.ts': controller('Body, Controller, Delete', method, prefix),
    'remove-user.dto.ts': dto(fields, head),
    'client.ts':
      "import axios from 'axios';\nexport const remove = (id: string) => axios.delete('/users/delete', { data: { id } });\n",
  };
  const project = temporary(files);
  expect(await answer(['fix', '--identifiers', '--force', project.root])).toMatchObject({ code: 0, stderr: '' });
  return ['users.controller.ts', 'client.ts'].map((name) => readFileSync(project.at(name), 'utf8'));
}

const ID = '  @IsUUID()\n  id: string;\n';
const REMOVE =
  "  @Delete('delete')\n  remove(@Body() data: RemoveUser) {\n    return this.users.remove(data.id);\n  }\n";

it.each([
  ['a text', ID],
  ['a text that is assigned later', '  @IsString()\n  readonly id!: string;\n'],
])('gives a method the parameters of the path where a DTO has the identifier alone: %s', async (_, fields) => {
  const [server, client] = await moved(REMOVE, fields);
  expect(server).toBe(
    controller(
      'Body, Controller, Delete, Param',
      REMOVE.replace("@Delete('delete')", "@Delete(':id')").replace('@Body', '@Param'),
    ),
  );
  expect(client).toContain('axios.delete(`/users/${encodeURIComponent(id)}`)');
});

it.each([
  ['more than an identifier that is checked', REMOVE, `${ID}  @IsString()\n  reason: string;\n`],
  ['a number', REMOVE, '  @IsInt()\n  id: number;\n'],
  ['an identifier that may be missing', REMOVE, '  @IsOptional()\n  @IsString()\n  id?: string;\n'],
  ['an identifier that nothing checks', REMOVE, '  id: string;\n'],
  ['a list', REMOVE, '  @IsString({ each: true })\n  ids: string[];\n'],
  ['fields of another class', REMOVE, ID, 'RemoveUser extends Reasons'],
  [
    'an identifier, where the body is read too',
    REMOVE.replace('@Body()', "@Body('reason') reason: string, @Body()"),
    ID,
  ],
  ['an identifier that a pipe converts', REMOVE.replace('@Body()', '@Body(ParsePipe)'), ID],
])('leaves a DTO with %s', async (_, method, fields, head = 'RemoveUser') => {
  const [server] = await moved(method, fields, head);
  expect(server).toBe(controller('Body, Controller, Delete', method));
});

it('leaves a DTO where the path has other parameters', async () => {
  const [server] = await moved(REMOVE, ID, 'RemoveUser', 'teams/:teamId/users');
  expect(server).toContain("@Delete('delete')\n  remove(@Body() data: RemoveUser)");
});

it.each([
  ['a pattern', 'const { id } = context.switchToHttp().getRequest().body;\n    return id'],
  ['a variable', 'const { body } = context.switchToHttp().getRequest();\n    return body.id'],
  ['a member', 'return context.switchToHttp().getRequest().body.id'],
  ['the whole', 'return check(context.switchToHttp().getRequest().body)'],
  ['a rest', 'const { name, ...rest } = context.switchToHttp().getRequest().body;\n    return rest.id'],
])('leaves an identifier that a guard reads: by %s', async (_, reads) => {
  const files = {
    'main.ts': MAIN,
    'app.module.ts': MODULE,
    'users.controller.ts': controller('Body, Controller, Delete', REMOVE),
    'remove-user.dto.ts': dto(ID),
    'own.guard.ts': `import { Injectable } from '@nestjs/common';\n@Injectable()\nexport class OwnGuard {\n  canActivate(context) {\n    ${reads} !== '7';\n  }\n}\n`,
  };
  const { stdout } = await answer(['plan', temporary(files).root]);
  expect(stdout).toContain('with --identifiers: unchanged, code before its handler reads or checks the same');
});

it('moves an identifier where a guard reads other fields', async () => {
  const files = {
    'main.ts': MAIN,
    'app.module.ts': MODULE,
    'users.controller.ts': controller('Body, Controller, Delete', REMOVE),
    'remove-user.dto.ts': dto(ID),
    'own.guard.ts':
      "import { Injectable } from '@nestjs/common';\n@Injectable()\nexport class OwnGuard {\n  canActivate(context) {\n    const { body } = context.switchToHttp().getRequest();\n    return body.token === 'x';\n  }\n}\n",
  };
  const { stdout } = await answer(['plan', temporary(files).root]);
  expect(stdout).toContain('with --identifiers: DELETE /users/:id');
});

const CHANGE =
  "  @Put('update')\n  change(@Body() data: RemoveUser) {\n    return this.users.change(data.id, data.name);\n  }\n";
const NAME = '  @IsString()\n  name: string;\n';
const OWN = '  @IsString()\n  @IsNotEmpty()\n  id: string;\n';

/** The last method of a controller, its DTO and the request after `fix --identifiers`. */
async function changed(
  method: string,
  fields: string,
  others = '',
  more: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const files = {
    'main.ts': MAIN,
    'app.module.ts': MODULE,
    'users.controller.ts': controller('Body, Controller, Put', method),
    'remove-user.dto.ts': dto(fields),
    'client.ts': `import axios from 'axios';\nexport const change = (id: string, name: string) => axios.put('/users/update', { id, name });\n${others}`,
    ...more,
  };
  const project = temporary(files);
  expect(await answer(['fix', '--identifiers', '--force', project.root])).toMatchObject({ code: 0, stderr: '' });
  return ['users.controller.ts', 'remove-user.dto.ts', 'client.ts'].map((name) =>
    readFileSync(project.at(name), 'utf8'),
  );
}

const body = (lines: string): string => CHANGE.replace(/ {4}return .*\n/, lines);

it.each([
  ['a member', CHANGE, 'id: string, @Body() data', '    return this.users.change(id, data.name);\n'],
  [
    'a pattern',
    body('    const { id, ...rest } = data;\n    return this.users.change(id, rest);\n'),
    'id: string, @Body() data',
    '    const { ...rest } = data;\n    return this.users.change(id, rest);\n',
  ],
  [
    'another name',
    body('    const { name, id: own } = data;\n    return this.users.change(own, name);\n'),
    'own: string, @Body() data',
    '    const { name } = data;\n    return this.users.change(own, name);\n',
  ],
  [
    'a pattern of the parameter',
    body('    return this.users.change(id, name);\n').replace('data:', '{ id, name }:'),
    'id: string, @Body() { name }',
    '    return this.users.change(id, name);\n',
  ],
])('gives a method a parameter of the path next to a DTO without it: %s', async (_, method, parameters, lines) => {
  const [server, types, client] = await changed(method, OWN + NAME);
  expect(server).toContain(`  @Put(':id')\n  change(@Param('id') ${parameters}: RemoveUser) {\n${lines}  }\n`);
  expect(types).toBe(dto(NAME));
  expect(client).toContain('axios.put(`/users/${encodeURIComponent(id)}`, { name })');
});

it('leaves the field in a DTO that is used as a whole too', async () => {
  const [server, types, client] = await changed(body('    return this.users.change(data.id, data);\n'), OWN + NAME);
  expect(server).toContain(
    "(@Param('id') id: string, @Body() data: RemoveUser) {\n    return this.users.change(id, data);\n",
  );
  expect(types).toBe(dto(OWN + NAME));
  expect(client).toContain('axios.put(`/users/${encodeURIComponent(id)}`, { id, name })');
});

it.each([
  [
    'that other code uses too',
    CHANGE,
    OWN + NAME,
    'import { RemoveUser } from "./remove-user.dto";\nexport type Own = RemoveUser;\n',
    {},
  ],
  ['with an identifier that is checked', CHANGE, ID + NAME, '', {}],
  ['that is passed on', body('    return this.users.change(data);\n'), OWN + NAME, '', {}],
  [
    'whose identifier is replaced',
    body('    data.id = data.id.trim();\n    return this.users.change(data.id);\n'),
    OWN + NAME,
    '',
    {},
  ],
  [
    'whose identifier has the name of something else',
    body('    const id = 7;\n    return this.users.change(data.id, id);\n'),
    OWN + NAME,
    '',
    {},
  ],
  [
    'that a pipe of the project may change',
    CHANGE,
    OWN + NAME,
    '',
    {
      'own.pipe.ts':
        "import { PipeTransform } from '@nestjs/common';\nexport class OwnPipe implements PipeTransform {\n  transform(value) {\n    return value;\n  }\n}\n",
    },
  ],
  [
    'where a test calls the method',
    CHANGE,
    OWN + NAME,
    '',
    {
      'users.controller.spec.ts':
        "import { UsersController } from './users.controller';\nit('changes', () => new UsersController().change({ id: '7', name: 'x' }));\n",
    },
  ],
  [
    'whose method calls itself',
    body('    return data.name ? this.change({ id: data.id, name: 1 }) : 1;\n'),
    OWN + NAME,
    '',
    {},
  ],
  [
    'where a function that a guard calls reads a parameter of this name',
    CHANGE,
    OWN + NAME,
    '',
    {
      'own.ts': 'export const own = (request) => request.params.id;\n',
      'own.guard.ts':
        "import { Injectable } from '@nestjs/common';\nimport { own } from './own';\n@Injectable()\nexport class OwnGuard {\n  canActivate(context) {\n    return own(context.switchToHttp().getRequest()) !== '7';\n  }\n}\n",
    },
  ],
  [
    'where a guard reads a parameter of this name',
    CHANGE,
    OWN + NAME,
    '',
    {
      'own.guard.ts':
        "import { Injectable } from '@nestjs/common';\n@Injectable()\nexport class OwnGuard {\n  canActivate(context) {\n    return context.switchToHttp().getRequest().params.id !== '7';\n  }\n}\n",
    },
  ],
])('leaves a DTO with more fields %s', async (_, method, fields, others, files) => {
  const [server] = await changed(method, fields, others, files);
  expect(server).toBe(controller('Body, Controller, Put', method));
});
