import { describe, expect, it } from 'vitest';
import { findMentions } from '../../src/documents/find-mentions.ts';
import { occurrencesOf } from '../support/occurrences.ts';

/** Which of the texts of a source a browser goes to. */
function linksIn(source: string): readonly boolean[] {
  return occurrencesOf(source).map(({ isLink }) => isLink === true);
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
});

/** Whether one of the texts of a source is a page that a browser is taken to. */
function isVisitedIn(source: string, kind: 'code' | 'view' = 'code'): boolean {
  return (kind === 'code' ? occurrencesOf(source) : findMentions(source, kind)).some(
    ({ isVisited }) => isVisited === true,
  );
}

describe('a page that a browser is taken to', () => {
  it.each([
    "history.push('/cars/add')",
    "router.replace('/cars/add')",
    "this.$router.push('/cars/add')",
    "const go = () => navigate('/cars/add', { replace: true })",
    "this.router.navigate(['/cars/add'])",
    "this.router.navigateByUrl('/cars/add')",
    '<Link className="button" to="/cars/add">Add</Link>',
    "<NavLink to={'/cars/add'} />",
    '<Nav.Link href="/cars/add">Add</Nav.Link>',
    '<Navigate to="/cars/add" />',
    '<Route path="/cars/add" element={<AddCar />} />',
    '<PrivateRoute exact path={"/cars/add"} component={AddCar} />',
    "const routes = [{ path: '/cars/add', name: 'add', component: () => import('../AddCar.vue') }]",
    "const routes = [{ path: '/cars/add', element: <AddCar /> }]",
  ])('is asked for with GET, if at all: %s', (source) => {
    expect(isVisitedIn(source)).toBe(true);
  });

  it.each([
    '<router-link class="button" to="/cars/add">Add</router-link>',
    '<a routerLink="/cars/add">Add</a>',
    `<a [routerLink]="['/cars/add']">Add</a>`,
    '<nuxt-link :to="\'/cars/add\'">Add</nuxt-link>',
  ])('is linked by a view: %s', (source) => {
    expect(isVisitedIn(source, 'view')).toBe(true);
  });

  it.each([
    "send('/cars/add')",
    "urls.push('/cars/add')",
    "queue.replace('/cars/add')",
    '<a href="/cars/add">Add</a>',
    '<Button to="/cars/add">Add</Button>',
    '<form action="/cars/add" method="post" />',
    "const menu = [{ title: 'Add', path: '/cars/add' }]",
    "const calls = [{ path: '/cars/add', element: 1, method: 'POST' }]",
    "const to = '/cars/add'",
  ])('is none that may be asked for otherwise: %s', (source) => {
    expect(isVisitedIn(source)).toBe(false);
  });
});
