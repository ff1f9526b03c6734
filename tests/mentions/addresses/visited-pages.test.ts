import { describe, expect, it } from 'vitest';
import { findMentions } from '../../../src/mentions/find-mentions.ts';

/** Whether one of the texts of a source is a page that a browser is taken to. */
function isVisitedIn(source: string, kind: 'code' | 'view' = 'code'): boolean {
  return findMentions(source, kind).some(({ isVisited }) => isVisited === true);
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
    '<form action="/cars/add" method="post">',
    "const menu = [{ title: 'Add', path: '/cars/add' }]",
    "const calls = [{ path: '/cars/add', element: 1, method: 'POST' }]",
    "const to = '/cars/add'",
  ])('is none that may be asked for otherwise: %s', (source) => {
    expect(isVisitedIn(source)).toBe(false);
  });
});
