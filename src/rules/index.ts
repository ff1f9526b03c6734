import type { Rule } from '../reporting/create-rule.ts';
import commentMatchesRoute from './comment-matches-route.ts';
import noActionSegment from './no-action-segment.ts';
import noTunneledMethod from './no-tunneled-method.ts';
import noUnsafeGet from './no-unsafe-get.ts';
import noVerbSegment from './no-verb-segment.ts';
import pluralCollection from './plural-collection.ts';
import requestMatchesRoute from './request-matches-route.ts';
import requireReason from './require-reason.ts';
import resourcePathShape from './resource-path-shape.ts';

/** Every rule of the plugin by its name. */
export const rules = {
  'comment-matches-route': commentMatchesRoute,
  'no-action-segment': noActionSegment,
  'no-tunneled-method': noTunneledMethod,
  'no-unsafe-get': noUnsafeGet,
  'no-verb-segment': noVerbSegment,
  'plural-collection': pluralCollection,
  'request-matches-route': requestMatchesRoute,
  'require-reason': requireReason,
  'resource-path-shape': resourcePathShape,
} satisfies Record<string, Pick<Rule, 'meta'>>;
