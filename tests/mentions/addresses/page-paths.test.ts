import { describe, expect, it } from 'vitest';
import { findMentions, MOST_MENTIONS } from '../../../src/mentions/find-mentions.ts';
import { expectLinear } from '../../support/work/work.ts';

/** Which of the texts of a source a browser goes to. */
function linksIn(source: string): readonly boolean[] {
  return findMentions(source, 'code').map(({ isLink }) => isLink === true);
}

describe('a text that stands as a path', () => {
  it.each([
    "<Route path='/getCars' element={<Cars />} />",
    "<Route exact path={'/getCars'}><Cars /></Route>",
    "const routes = [{ path: '/getCars', element: <Cars /> }]",
    "const routes = [{ path: '/getCars', Component }]",
    "const routes = [{ name: 'cars', path: '/getCars', component: () => import('Cars') }]",
    "const routes = [{ path: '/getCars', children: [{ index: true, method: 'GET' }] }]",
    "const routes = [{ path: '/getCars', redirect: { name: 'cars' } }]",
    "const menu = [{ icon: <Car />, path: '/getCars' }]",
    "const routes: Routes = [{ path: '/getCars' }]",
    "export default createBrowserRouter([{ path: '/getCars', loader }])",
    "router.push({ path: '/getCars', query: { page } })",
    "this.gotoAddress({ path: '/getCars' })",
    "<Link to={{ path: '/getCars' }} />",
    "if (location.path === '/getCars') open()",
    "if (path === '/getCars') open()",
  ])('is that of a page: %s', (source) => {
    expect(linksIn(source)).toContain(true);
  });

  it.each([
    "api({ path: '/getCars', verb: 'get' })",
    "api({ path: '/getCars' })",
    "send({ path: '/getCars', body: { title, icon: 1 } })",
    "const table = { cars: { path: '/getCars' }, pens: { icon: 1 } }; api(table.cars)",
    "const ENDPOINTS = [{ name: 'cars', path: '/getCars', method: 'GET' }]",
    "const ENDPOINTS = [{ title: 'All cars', path: '/getCars', method: 'GET' }]",
    "const ENDPOINTS = [{ type: 'POST', path: '/getCars', label: 'Cars' }]",
    "createBrowserRouter([]); api({ path: '/getCars', method })",
    "const path = '/getCars'; fetch(`/api${path}`)",
    "const path='/getCars';fetch(`/api${path}`)",
    "function load(path = '/getCars') { return fetch(`/api${path}`) }",
    "this.path = '/getCars'",
    "if (req.path === '/getCars') return next()",
    "if (ctx.path == '/getCars') return next()",
  ])('is not: %s', (source) => {
    expect(linksIn(source)).not.toContain(true);
  });

  it.each([
    ["form.action = '/getCars'; form.submit();", true],
    ["<Link to='/getCars' />", true],
    ["let action; if (all) action = '/getCars'; fetch('/api' + action);", false],
    ["form.action = '/getCars'; fetch(`/api${form.action}`);", false],
    ["send({ action: '/getCars' }); const send = ({ action }) => fetch(BASE + action);", false],
    ["const link = { to: '/getCars' }; fetch(`${BASE}${link.to}`);", false],
    ["form.action = '/getCars'; show(count + action.length, `/${action}`);", true],
  ])('is that of a page by its key where nothing puts that behind something: %s', (source, expected) => {
    expect(linksIn(source).includes(true)).toBe(expected);
  });

  it.each(["{ path: '/a' ", "{path:'/a'}", '{', "path: '/a',", "} path: '/a'", " path='/a'", "req.path === '/a'", ' '])(
    'is told from others in linear time where %s is repeated',
    (piece) => {
      const read = (count: number): readonly unknown[] =>
        findMentions(`x = { path: '/a' };${piece.repeat(count)}`, 'code', []);
      expectLinear(read);
      expect(read(100_000).length).toBeLessThanOrEqual(MOST_MENTIONS);
    },
  );
});
