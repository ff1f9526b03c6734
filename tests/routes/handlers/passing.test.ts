import { describe, expect, it } from 'vitest';
import { ANSWER, express, koa } from '../../support/applications.ts';
import { routesOf } from '../dump.ts';

describe('a handler hands requests on', () => {
  it.each([
    ['next()', '(req, res, next) => next()'],
    ['in a branch', '(req, res, next) => { if (req.user) return res.json({}); next(); }'],
    ['to the next route', "(req, res, next) => next('route')"],
    ['where a callback had no error', '(req, res, next) => save(req.body, (error) => next(error))'],
    ['by somebody else', '(req, res, next) => check(req, res, next)'],
    ['as a callback', '(req, res, next) => load(req.params.id).then(next)'],
    ['with all that there is', '(...all) => check(...all)'],
    ['by a parameter that is taken apart', '(req, res, { next }) => next()'],
    ['in the other branch of a test', '(req, res, next) => { if (error) res.json({}); else next(error); }'],
  ])('%s', (_title, handler) => {
    expect(routesOf(express(`app.get('/x', ${handler});`)).map((route) => route.handler.passesOn)).toEqual([true]);
  });

  it('in Koa, by its second parameter', () => {
    const routes = routesOf(
      koa(
        "router.get('/x', async (ctx, next) => { await next(); });",
        "router.get('/x', async (ctx) => { ctx.body = []; });",
      ),
    );
    expect(routes.map((route) => route.handler.passesOn)).toEqual([true, false]);
  });
});

describe('a handler answers', () => {
  it.each([
    ['without next', ANSWER],
    ['and never calls next', '(req, res, next) => res.json([])'],
    ['and hands an error on', '(req, res, next) => { try { res.json(list()); } catch (e) { next(e); } }'],
    ['and hands the error of a promise on', '(req, res, next) => list().then((all) => res.json(all)).catch(next)'],
    [
      'and hands the error of a promise on itself',
      '(req, res, next) => list().then((all) => res.json(all)).catch((error) => next(error))',
    ],
    [
      'and hands the error of a promise on as second callback',
      '(req, res, next) => list().then((all) => res.json(all), (error) => next(error))',
    ],
    [
      'and hands the error of a callback on',
      '(req, res, next) => list((err, all) => { if (err) return next(err); res.json(all); })',
    ],
    [
      'and hands an error on that it makes',
      "(req, res, next) => { if (!req.user) return next(new Error('no user')); res.json([]); }",
    ],
    [
      'and hands an error on that another makes',
      '(req, res, next) => { if (!req.user) return next(createError(401)); res.json([]); }',
    ],
    ['and walks an iterator', '(req, res, next) => { rows.next(); res.json({ next: 1 }); }'],
  ])('%s', (_title, handler) => {
    expect(routesOf(express(`app.get('/x', ${handler});`)).map((route) => route.handler.passesOn)).toEqual([false]);
  });
});

describe('the handlers before the last one', () => {
  it.each([
    ['skip the others', "(req, res, next) => (req.query.mobile ? next() : next('route'))", true],
    ['skip the others by what they ask', "(req, res, next) => next(req.query.mobile ? undefined : 'route')", true],
    [
      'skip the others by what they ask first',
      "(req, res, next) => next(req.query.mobile ? ('route' as const) : undefined)",
      true,
    ],
    ['skip the others by what holds', "(req, res, next) => next(req.query.mobile && 'router')", true],
    ['let requests through', '(req, res, next) => next()', false],
    ['hand on what may be an error', '(req, res, next) => next(req.user ? undefined : new Error())', false],
    ['stand elsewhere', "require('./guard')", null],
  ])('%s', (_title, handler, skips) => {
    expect(routesOf(express(`app.get('/x', ${handler}, ${ANSWER});`)).map((route) => route.handler.skips)).toEqual([
      skips,
    ]);
  });
});
