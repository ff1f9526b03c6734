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
  ['more than the identifier', REMOVE, `${ID}  @IsString()\n  reason: string;\n`],
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
