import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { outcomesOf } from '../planning.ts';

/** What becomes of a route of a router under a prefix. */
function outcome(endpoint: string, prefix: string): readonly string[] {
  return outcomesOf(
    express(
      'const router = express.Router();',
      registration('router', endpoint, ANSWER),
      `app.use('${prefix}', router);`,
    ),
  );
}

describe('a route that services outside may call', () => {
  it.each([
    ['POST /webhooks/create', '/api', 'outside-callers ? POST /webhooks'],
    ['GET /callbacks/getAll', '/api', 'outside-callers ? GET /callbacks'],
    ['POST /hooks/:id/addDelivery', '/api', 'outside-callers ? POST /hooks/:id/deliveries'],
    ['POST /stripe-webhook/createEvent', '/api', 'outside-callers ? POST /stripe-webhook/events'],
    ['PUT /paymentCallback/update/:id', '/api', 'outside-callers ? PUT /paymentCallback/:id'],
    ['POST /createEvent', '/webhooks', 'outside-callers ? POST /events'],
    ['DELETE /getEvents/webhook', '/api', 'method-disagrees'],
    ['POST /createWebhook', '/api', 'POST /webhooks'],
    ['GET /getHooks', '/api', 'GET /hooks'],
    ['POST /fishhooks/create', '/api', 'POST /fishhooks'],
    ['POST /events/create', '/api', 'POST /events'],
  ])('%s under %s: %s', (endpoint, prefix, expected) => {
    expect(outcome(endpoint, prefix)).toEqual([expected]);
  });

  it('is named for its collection all the same', () => {
    expect(outcome('GET /webhooks/:id', '/api')).toEqual(['']);
  });
});
