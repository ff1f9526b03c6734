import { routeLines, routerLines, table } from './dump.ts';

const NEST =
  "import { All, Body, Controller, Delete, Get, Post, Put, Render, Sse, Version, VERSION_NEUTRAL } from '@nestjs/common'; ";

table(
  {
    paths: [
      [`${NEST}@Controller('users') class A { @Get() list() {} }`, 'nestjs A GET<Get> / <@Get()>'],
      [`${NEST}@Controller('users') class A { @Get('getAll') list() {} }`, 'nestjs A GET<Get> /getAll <getAll>'],
      [`${NEST}@Controller('users') class A { @Get('/getAll') list() {} }`, 'nestjs A GET<Get> /getAll </getAll>'],
      [`${NEST}@Controller('users') class A { @Get('') list() {} }`, 'nestjs A GET<Get> / <>'],
      [
        `${NEST}@Controller() class A { @Get(['a', 'b']) list() {} }`,
        'nestjs A GET<Get> /a <a>',
        'nestjs A GET<Get> /b <b>',
      ],
      [
        `${NEST}const PATH = 'users'; @Controller() class A { @Get(PATH) list() {} @Post(\`\${PATH}/x\`) add() {} }`,
        'nestjs A GET<Get> /users <PATH>',
        'nestjs A POST<Post> /users/x <PATH}/x>',
      ],
      [
        `${NEST}enum Paths { Users = 'users' } @Controller() class A { @Get(Paths.Users) list() {} }`,
        'nestjs A GET<Get> /users <Paths.Users>',
      ],
      [
        `${NEST}import { PATH } from './paths'; @Controller() class A { @Get(PATH) list() {} }`,
        'nestjs A GET<Get> (dynamic) <PATH>',
      ],
    ],
    methods: [
      [
        `${NEST}@Controller('a') class A { @All('x') x() {} @Sse('y') y() {} @Put('z') z() {} }`,
        'nestjs A ALL<All> /x <x>',
        'nestjs A GET<Sse> /y <y>',
        'nestjs A PUT<Put> /z <z>',
      ],
      [
        `${NEST}@Controller('a') class A { @Get('x') @Post('y') x() {} }`,
        'nestjs A GET<Get> /x <x>',
        'nestjs A POST<Post> /y <y>',
      ],
      [`${NEST}@Controller('a') class A { @Get('x') x = async () => {} }`, 'nestjs A GET<Get> /x <x>'],
      [
        `${NEST}@Controller('a') class A { @Get('x') static x() {} @Get('y') private 'y'() {} @Get('z') ['z']() {} }`,
        'nestjs A GET<Get> /x <x>',
        'nestjs A GET<Get> /y <y>',
        'nestjs A GET<Get> /z <z>',
      ],
    ],
    imports: [
      [
        `import * as nest from '@nestjs/common'; @nest.Controller('a') class A { @nest.Get('x') x() {} }`,
        'nestjs A GET<Get> /x <x>',
      ],
      [
        `import { Controller, Get as Read } from '@nestjs/common'; @Controller('a') export default class { @Get('no') no() {} @Read('x') x() {} }`,
        'nestjs class GET<Read> /x <x>',
      ],
    ],
    'no routes': [
      [`import { Get } from './decorators'; @Controller('a') class A { @Get('x') x() {} }`],
      [`import { Controller } from '@nestjs/common'; @Controller('a') class A { @Get('x') x() {} }`],
      [`${NEST}@Controller('a') class A { @Version('1') x() {} @Body() y; }`],
      [`${NEST}@Controller('a') class A { @Get x() {} }`],
      [`${NEST}const x = Get('x');`],
    ],
  },
  routeLines,
);

table(
  {
    controllers: [
      [
        `${NEST}@Controller('users') export class A { @Get() list() {} }`,
        'nestjs router A prefix / open views=unknown',
        '  mount /users A',
        'nestjs router A on A at /users open views=unknown',
        '  nestjs A GET<Get> / <@Get()>',
      ],
      [
        `${NEST}@Controller() class A { @Get('x') x() {} }`,
        'nestjs router A prefix / open views=unknown',
        '  mount - A',
        'nestjs router A on A at - open views=unknown',
        '  nestjs A GET<Get> /x <x>',
      ],
      [
        `${NEST}@Controller({ path: ['users', '/people'], host: 'x' }) class A { @Get('x') x() {} }`,
        'nestjs router A prefix / open views=unknown',
        '  mount /users A',
        '  mount /people A',
        'nestjs router A on A at /users on A at /people open views=unknown',
        '  nestjs A GET<Get> /x <x>',
      ],
      [
        `${NEST}@Controller(prefix()) class A { @Get('x') x() {} }`,
        'nestjs router A prefix / open views=unknown',
        '  mount ? A',
        'nestjs router A on A at - open views=unknown',
        '  nestjs A GET<Get> /x <x>',
      ],
      [
        `${NEST}abstract class A { @Get('x') x() {} }`,
        'nestjs router A prefix / open views=unknown',
        '  mount ? A',
        'nestjs router A on A at - open views=unknown',
        '  nestjs A GET<Get> /x <x>',
      ],
      [
        `${NEST}@Controller({ path: 'users', version: '1' }) class A { @Get('x') x() {} @Version(VERSION_NEUTRAL) @Get('y') y() {} }`,
        'nestjs router A prefix / open views=unknown',
        '  mount /users A',
        'nestjs router A on A at /users open views=unknown',
        '  nestjs A GET<Get> /x <x>',
        'nestjs router A prefix / open views=unknown',
        '  mount /users A',
        'nestjs router A on A at /users open views=unknown',
        '  nestjs A GET<Get> /y <y>',
      ],
    ],
    applications: [
      [
        `import { NestFactory } from '@nestjs/core'; const app = await NestFactory.create(AppModule); app.setGlobalPrefix('api');`,
        'nestjs application nestjs prefix /api open views=unknown',
      ],
      [
        `import { NestFactory } from '@nestjs/core'; NestFactory.create(AppModule).then((app) => app.listen(3000));`,
        'nestjs application nestjs open views=unknown',
      ],
      [
        `import type { INestApplication } from '@nestjs/common'; export function setUp(app: INestApplication) { app.setGlobalPrefix(config.prefix); }`,
        'nestjs application nestjs prefix /… open views=unknown',
      ],
      [
        `import { RouterModule } from '@nestjs/core'; RouterModule.register([{ path: 'admin', module: Admin }]);`,
        'nestjs application nestjs with paths of modules open views=unknown',
      ],
      [
        `import { RouterModule } from 'nest-router'; RouterModule.forRoutes([{ path: '/shop', module: Shop, children: [] }]);`,
        'nestjs application nestjs with paths of modules open views=unknown',
      ],
      [`import { PrismaClient } from '@prisma/client'; prisma.user.create({}); app.setGlobalPrefix('api');`],
    ],
  },
  routerLines,
);
