import { expect, it } from 'vitest';
import { mayMockWildcards } from '../../src/requests/wildcard-mocks.ts';

it.each([
  "cy.intercept('GET', '/users/*');",
  'cy.intercept(`**/users/*/posts`);',
  "import { http } from 'msw';\nhttp.post('*', answer);",
  "import { test } from '@playwright/test';\nawait page.route('**/api/**', answer);",
])('may: %s', (code) => {
  expect(mayMockWildcards(code)).toBe(true);
});

it.each([
  "app.get('/users/*', answer);",
  "cy.intercept('GET', '/users/1');",
  "/** Answers. */\ncy.visit('/users');",
  "cy.intercept('/users/getAll*');",
])('does not: %s', (code) => {
  expect(mayMockWildcards(code)).toBe(false);
});

it.each(['/*/', '/*', '/', "'*", 'cy '])('reads a million times %s in time', (part) => {
  const text = `cy ${part.repeat(Math.ceil(1_000_000 / part.length))}`;
  expect(() => mayMockWildcards(text)).not.toThrow();
});
