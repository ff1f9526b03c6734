/**
 * Verbs that no HTTP method says, each with the noun that may stand for it as a sub-resource: `POST /orders/:id/cancel` is
 * `PUT /orders/:id/cancellation`. An empty noun means that there is no good one.
 */
export const ACTIONS: Readonly<Record<string, string>> = {
  // states of a resource
  abort: 'cancellation', acknowledge: 'acknowledgement', accept: 'acceptance', activate: 'activation', approve: 'approval', archive: 'archive', ban: 'ban', blacklist: 'blacklisting',
  block: 'block', cancel: 'cancellation', close: 'closure', complete: 'completion', confirm: 'confirmation', deactivate: 'activation', decline: 'refusal', demote: 'demotion', deny: 'refusal',
  deprecate: 'deprecation', disable: 'activation', discard: 'discard', dismiss: 'dismissal', enable: 'activation', end: 'end', expire: 'expiration', finalize: 'finalization', finish: 'completion',
  freeze: 'freeze', hide: 'visibility', ignore: 'ignored', lock: 'lock', mute: 'mute', open: 'opening', pause: 'pause', pin: 'pin', promote: 'promotion', publish: 'publication', reactivate: 'activation',
  reject: 'rejection', reopen: 'opening', resolve: 'resolution', restore: 'restoration', resume: 'resumption', revert: 'reversion', revoke: 'revocation', star: 'star', suspend: 'suspension',
  terminate: 'termination', toggle: 'state', trash: 'trash', unarchive: 'archive', unban: 'ban', unblock: 'block', undelete: 'restoration', undo: 'reversion', unfreeze: 'freeze', unhide: 'visibility',
  unlock: 'lock', unmute: 'mute', unpin: 'pin', unpublish: 'publication', unstar: 'star', untrash: 'trash', verify: 'verification', validate: 'validation', void: 'void',
  // relations between resources
  allocate: 'allocation', assign: 'assignment', associate: 'association', attach: 'attachments', bind: 'binding', bookmark: 'bookmark', claim: 'claim', connect: 'connection', detach: 'attachments',
  disassociate: 'association', disconnect: 'connection', dislike: 'dislikes', dissociate: 'association', enroll: 'enrollments', exchange: 'exchanges', favorite: 'favorites', favourite: 'favourites', follow: 'followers',
  grant: 'grants', invite: 'invitations', join: 'members', kick: 'members', leave: 'members', like: 'likes', link: 'links', merge: 'merges', move: 'location', react: 'reactions', reassign: 'assignment', reply: 'replies',
  share: 'shares', subscribe: 'subscriptions', transfer: 'transfers', unassign: 'assignment', unbind: 'binding', unfavorite: 'favorites', unfollow: 'followers', unlike: 'likes', unlink: 'links',
  unsubscribe: 'subscriptions', upvote: 'votes', downvote: 'votes', vote: 'votes', register: 'registrations', unregister: 'registrations', deregister: 'registrations',
  // sessions and identity
  authenticate: 'sessions', authorize: 'authorizations', deauthorize: 'authorizations', forget: 'password-resets', forgot: 'password-resets', impersonate: 'impersonations', login: 'sessions', logon: 'sessions', logoff: 'sessions', logout: 'sessions',
  reauthenticate: 'sessions', reset: 'resets', signin: 'sessions', signout: 'sessions', signoff: 'sessions', signup: 'users', sign: 'signature',
  // work that is done
  analyze: 'analyses', analyse: 'analyses', apply: 'applications', ask: 'questions', backup: 'backups', begin: 'start', build: 'builds', buy: 'purchases', calculate: 'calculations', call: 'calls', capture: 'captures', charge: 'charges', check: 'checks',
  classify: 'classifications', clone: 'copies', collect: 'collection', commit: 'commits', compare: 'comparisons', compile: 'compilations', compute: 'computations', configure: 'configuration', consume: 'consumption', convert: 'conversions',
  copy: 'copies', count: 'count', crawl: 'crawls', decode: 'decodings', decrypt: 'decryptions', deploy: 'deployments', detect: 'detections', dispatch: 'dispatches', download: 'file', duplicate: 'copies', email: 'emails', encode: 'encodings',
  encrypt: 'encryptions', estimate: 'estimates', evaluate: 'evaluations', exec: 'executions', execute: 'executions', export: 'exports', extend: 'extension', extract: 'extractions', filter: '', finetune: 'trainings', flush: 'flush', format: 'formats',
  generate: 'generations', geocode: 'geocodes', handle: '', import: 'imports', ingest: 'ingestions', inspect: 'inspections', install: 'installation', invalidate: 'invalidations', invoke: 'invocations', issue: 'issues', launch: 'launches', listen: '', lookup: '',
  make: '', manage: '', mark: 'marks', match: 'matches', migrate: 'migrations', moderate: 'moderation', notify: 'notifications', optimize: 'optimizations', order: 'orders', parse: 'parsings', pay: 'payments', perform: '', ping: 'health', place: '',
  play: 'plays', poll: '', predict: 'predictions', preview: 'preview', process: 'processes', provision: 'provisioning', pull: 'pulls', push: 'pushes', query: '', rate: 'ratings', rebuild: 'builds', recalculate: 'calculations', recognize: 'recognitions',
  recover: 'recovery', redeem: 'redemptions', redeploy: 'deployments', redirect: '', refresh: 'tokens', refund: 'refunds', regenerate: 'generations', reindex: 'reindexing', reload: 'reloads', rename: 'name', render: 'renderings', renew: 'renewal', reorder: 'order', repeat: '',
  report: 'reports', request: 'requests', resend: 'messages', resize: 'size', restart: 'restarts', retry: 'retries', return: 'returns', review: 'reviews', rollback: 'rollbacks', rotate: 'rotation', run: 'runs', scan: 'scans', schedule: 'schedule',
  scrape: 'scrapes', search: '', select: '', send: 'messages', simulate: 'simulations', solve: 'solutions', sort: '', split: 'splits', start: 'start', stop: 'stop', submit: 'submissions', summarize: 'summaries', switch: 'state', sync: 'synchronizations',
  synchronize: 'synchronizations', tag: 'tags', test: 'tests', track: 'tracking', train: 'trainings', transcribe: 'transcriptions', transform: 'transformations', translate: 'translations', trigger: 'triggers', undeploy: 'deployments', uninstall: 'installation',
  unskew: '', upgrade: 'upgrade', upload: 'uploads', withdraw: 'withdrawals',
};

/**
 * Actions that are nouns in paths about as often: an action only where the word is singular, stands last under a parent or
 * with a noun behind it, and the method is one that acts.
 */
export const AMBIGUOUS_ACTIONS: ReadonlySet<string> = new Set([
  'archive', 'backup', 'ban', 'block', 'bookmark', 'build', 'call', 'capture', 'charge', 'check', 'claim', 'clone', 'close', 'collect', 'commit', 'complete', 'configure', 'copy', 'count', 'dislike', 'download', 'duplicate', 'email', 'end',
  'estimate', 'exchange', 'export', 'extract', 'favorite', 'favourite', 'filter', 'finish', 'flush', 'follow', 'format', 'freeze', 'grant', 'handle', 'import', 'issue', 'kick', 'launch', 'leave', 'like', 'link', 'lock', 'lookup', 'mark', 'match', 'mute',
  'open', 'order', 'pause', 'pin', 'ping', 'place', 'play', 'poll', 'preview', 'process', 'pull', 'push', 'query', 'rate', 'redirect', 'refund', 'reload', 'repeat', 'reply', 'report', 'request', 'return', 'review', 'rollback', 'run', 'scan',
  'schedule', 'search', 'select', 'share', 'sign', 'sort', 'split', 'star', 'start', 'stop', 'switch', 'sync', 'tag', 'test', 'toggle', 'track', 'train', 'transfer', 'trash', 'trigger', 'upgrade', 'upload', 'void', 'vote', 'make', 'perform', 'begin',
]);
