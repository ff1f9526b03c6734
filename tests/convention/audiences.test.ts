import { describe, expect, it } from 'vitest';
import { isForSomebody } from '../../src/convention/noun-kinds.ts';
import { splitWords } from '../../src/words/split.ts';

describe('things for somebody', () => {
  it.each([
    'ticketsAdmin',
    'ticketsadmin',
    'orders-customer',
    'orderscustomer',
    'ordersAdministrator',
    'posts-moderator',
    'newTicketsPublic',
  ])('are %s', (text) => {
    expect(isForSomebody({ noun: splitWords(text) })).toBe(true);
  });

  it.each([
    'tickets',
    'admin',
    'ticketAdmin',
    'ticketadmin',
    'adminTickets',
    'admintickets',
    'salesManager',
    'salesmanager',
    'thisAdmin',
    'xyzsadmin',
    'ticketsBoard',
    'administrators',
    '',
  ])('are not %s', (text) => {
    expect(isForSomebody({ noun: splitWords(text) })).toBe(false);
  });
});
