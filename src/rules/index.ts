import type { Rule } from '../reporting/create-rule.ts';
import allowedMethods from './allowed-methods.ts';
import commentMatchesRoute from './comment-matches-route.ts';
import consistentParameterName from './consistent-parameter-name.ts';
import documentMatchesRoute from './document-matches-route.ts';
import leadingSlash from './leading-slash.ts';
import noActionSegment from './no-action-segment.ts';
import noDuplicateParameter from './no-duplicate-parameter.ts';
import noDuplicateRoute from './no-duplicate-route.ts';
import noEmptySegment from './no-empty-segment.ts';
import noFileExtension from './no-file-extension.ts';
import noShadowedRoute from './no-shadowed-route.ts';
import noTrailingSlash from './no-trailing-slash.ts';
import noTunneledMethod from './no-tunneled-method.ts';
import noUnsafeGet from './no-unsafe-get.ts';
import noVerbSegment from './no-verb-segment.ts';
import pluralCollection from './plural-collection.ts';
import requestMatchesRoute from './request-matches-route.ts';
import requireReason from './require-reason.ts';
import resourcePathShape from './resource-path-shape.ts';
import segmentCase from './segment-case.ts';

/** Every rule of the plugin by its name. Written by `npm run docs`, from the files of this folder. */
export const rules = {
  'allowed-methods': allowedMethods,
  'comment-matches-route': commentMatchesRoute,
  'consistent-parameter-name': consistentParameterName,
  'document-matches-route': documentMatchesRoute,
  'leading-slash': leadingSlash,
  'no-action-segment': noActionSegment,
  'no-duplicate-parameter': noDuplicateParameter,
  'no-duplicate-route': noDuplicateRoute,
  'no-empty-segment': noEmptySegment,
  'no-file-extension': noFileExtension,
  'no-shadowed-route': noShadowedRoute,
  'no-trailing-slash': noTrailingSlash,
  'no-tunneled-method': noTunneledMethod,
  'no-unsafe-get': noUnsafeGet,
  'no-verb-segment': noVerbSegment,
  'plural-collection': pluralCollection,
  'request-matches-route': requestMatchesRoute,
  'require-reason': requireReason,
  'resource-path-shape': resourcePathShape,
  'segment-case': segmentCase,
} satisfies Record<string, Pick<Rule, 'meta'>>;
