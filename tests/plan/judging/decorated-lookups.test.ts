import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../planning.ts';

/** What becomes of a route of NestJS whose method takes these parameters and answers that. */
function outcome(endpoint: string, parameters: string, answer: string): string | undefined {
  const [, controller = '', path = ''] = /^\/(\w+)\/(.+)$/.exec(endpoint) ?? [];
  const source = `import { Controller, Get, Param, Query } from '@nestjs/common';\n@Controller('${controller}')\nexport class Desks {\n  @Get('${path}')\n  read(${parameters}) { return ${answer}; }\n}\n`;
  return outcomesOf(source)[0];
}

const ID = "@Param('id') id: string";

describe('a decorated method that looks its parameter up as something else than the identifier of the item', () => {
  it.each([
    ['/desks/get/:id', ID, 'this.desks.findAllByRoomId(id)'],
    ['/desks/get/:id', "@Param('id', ParseIntPipe) desk: number", 'this.desks.findByRoomId(desk)'],
    ['/desks/get/:id', '@Param() params: Params', 'this.desks.findByRoomId(params.id)'],
    ['/desks/get/:id', '@Param() { id }: Params', 'this.desks.findByRoomId(+id)'],
    ['/desks/get/:id', ID, 'this.prisma.desk.findMany({ where: { roomId: id } })'],
    ['/desks/getRoomDesk/:id', ID, 'this.service.findAllByRoomId(id)'],
  ])('holds the route: %s %s %s', (endpoint, parameters, answer) => {
    expect(outcome(endpoint, parameters, answer)).toBe('filter');
  });

  it.each([
    ['/desks/get/:id', ID, 'this.desks.findById(id)', 'GET /:id'],
    ['/desks/get/:id', ID, 'this.desks.findOne(id)', 'GET /:id'],
    ['/desks/get/:id', ID, 'this.prisma.desk.findUnique({ where: { id } })', 'GET /:id'],
    ['/desks/get/:id', `${ID}, @Query('roomId') roomId: string`, 'this.desks.findByRoomId(roomId, id)', 'GET /:id'],
    ['/desks/getDrawer/:id', ID, 'this.desksService.findDrawer(id)', 'GET /drawers/:id'],
  ])('holds no other: %s %s %s', (endpoint, parameters, answer, expected) => {
    expect(outcome(endpoint, parameters, answer)).toBe(expected);
  });
});

it('holds a route whose class has a list of its own', () => {
  const outcomeOf = (key: string): string | undefined =>
    outcomesOf(
      `import { Controller, Get, Param } from '@nestjs/common';\n@Controller('desks')\nexport class Desks {\n  private readonly all: Desk[] = [];\n  @Get('get/:id')\n  read(${ID}) { return this.all.filter((desk) => desk.${key} === id); }\n}`,
    )[0];
  expect(outcomeOf('roomId')).toBe('filter');
  expect(outcomeOf('id')).toBe('GET /:id');
});
