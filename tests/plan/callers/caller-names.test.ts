import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { planOf, reasonsOf } from '../planning.ts';

/** Why a route stays that a client asks for; nothing where it moves. */
function reason(endpoint: string, client: string): string | undefined {
  return reasonsOf(planOf({ 'server.js': express(registration('app', endpoint, ANSWER)), 'client.js': client }))[0];
}

const GET = 'GET /items/get/:id';

describe('a request that puts in the identifier of another resource', () => {
  it.each([
    [GET, 'fetch(`/items/get/${listId}`);'],
    [GET, "fetch('/items/get/' + listId);"],
    [GET, 'fetch(`/items/get/${list_id}`);'],
    [GET, 'fetch(`/items/get/${this.props.listId}`);'],
    [GET, 'fetch(`/items/get/${encodeURIComponent(params.listId)}`);'],
    [GET, 'fetch(`/items/get/${listId}?page=2`);'],
    [GET, 'const listId = useParams().id;\nfetch(`/items/get/${listId}`);'],
    [GET, 'fetch(`/items/get/${itemId}`);\nfetch(`/items/get/${listId}`);'],
    ['GET /getItem/:id', 'fetch(`/getItem/${listId}`);'],
    ['GET /items/:id/show', 'fetch(`/items/${listId}/show`);'],
    ['DELETE /items/delete/:id', 'fetch(`/items/delete/${listId}`, { method: "DELETE" });'],
  ])('holds the route: %s, %s', (endpoint, client) => {
    expect(reason(endpoint, client)).toMatch(/^filter .*client\.js$/);
  });

  it.each([
    [GET, 'fetch(`/items/get/${itemId}`);'],
    [GET, 'fetch(`/items/get/${id}`);'],
    [GET, 'fetch(`/items/get/${item._id}`);'],
    [GET, 'fetch(`/items/get/${list.id}`);'],
    [GET, 'fetch(`/items/get/${cartItemId}`);'],
    [GET, 'fetch(`/items/get/${currentId}`);'],
    [GET, 'fetch(`/items/get/${listId ? a : b}`);'],
    [GET, 'fetch(`/items/get/${listId()}`);'],
    [GET, 'fetch(`/items/get/7`);'],
    ['GET /items/get/:itemId', 'fetch(`/items/get/${productId}`);'],
    ['GET /lists/:id/getItems', 'fetch(`/lists/${listId}/getItems`);'],
    ['GET /lists/:listId/getItem/:id', 'fetch(`/lists/${listId}/getItem/${id}`);'],
  ])('is none: %s, %s', (endpoint, client) => {
    expect(reason(endpoint, client)).toBe('');
  });
});
