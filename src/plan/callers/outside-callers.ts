import type { Path } from '../../model/path.ts';
import { is } from '../../words/entries.ts';
import { singular } from '../../words/inflect.ts';
import { splitWords } from '../../words/split.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { JudgedRoute } from '../../model/plan.ts';

/**
 * Whether services outside of the project may call a route, since these are configured with its address:
 * `POST /webhooks/create`, `/stripe-webhook/update/:id`. The segment with the verb is ignored, since it may only name
 * the subject: `POST /createWebhook` is an API like any other.
 */
export function isCalledFromOutside({ route, path, methods }: JudgedRoute): boolean {
  const verbs = new Set(methods.flatMap(({ verdict }) => verdict.verbs.map(({ segment }) => segment)));
  const beside: Path = { ...path, segments: path.segments.filter((_, at) => !verbs.has(at)) };
  return [beside, ...addressesOf(route.router)].some(saysOutside);
}

function saysOutside({ segments }: Path): boolean {
  return segments.some(
    (segment) =>
      segment.kind === 'static' && splitWords(segment.value).some(({ text }) => is(singular(text), 'outside')),
  );
}
