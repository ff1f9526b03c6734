/**
 * Verbs that no HTTP method says, each with the method and the noun that may stand for it: `POST /orders/:id/cancel` is
 * `PUT /orders/:id/cancellation`, a state that is there or not; `POST /login` is `POST /sessions`, a thing of which there are many.
 * What an action undoes is deleted (`unlock`: `DELETE /doors/:id/lock`); a method alone stands for the collection itself (`search`). An empty text means that there is no good noun.
 */
export const ACTIONS: Readonly<Record<string, string>> = {
  // states of a resource
  abort: 'PUT cancellation', acknowledge: 'PUT acknowledgement', accept: 'PUT acceptance', activate: 'PUT activation', approve: 'PUT approval', archive: 'PUT archive', ban: 'PUT ban', blacklist: 'PUT blacklisting',
  block: 'PUT block', cancel: 'PUT cancellation', close: 'PUT closure', complete: 'PUT completion', confirm: 'PUT confirmation', deactivate: 'DELETE activation', decline: 'PUT refusal', demote: 'PUT demotion', deny: 'PUT refusal',
  deprecate: 'PUT deprecation', disable: 'DELETE activation', discard: 'PUT discard', dismiss: 'PUT dismissal', enable: 'PUT activation', end: '', expire: 'PUT expiration', finalize: 'PUT finalization', finish: 'PUT completion',
  freeze: 'PUT freeze', hide: 'PUT visibility', ignore: 'PUT ignored', lock: 'PUT lock', mute: 'PUT mute', open: 'PUT opening', pause: 'PUT pause', pin: 'PUT pin', promote: 'PUT promotion', publish: 'PUT publication', reactivate: 'PUT activation',
  reject: 'PUT rejection', reopen: 'PUT opening', resolve: 'PUT resolution', restore: 'PUT restoration', resume: 'PUT resumption', revert: 'PUT reversion', revoke: 'PUT revocation', star: 'PUT star', suspend: 'PUT suspension',
  terminate: 'PUT termination', toggle: '', trash: 'PUT trash', unarchive: 'DELETE archive', unban: 'DELETE ban', unblock: 'DELETE block', undelete: 'PUT restoration', undo: 'PUT reversion', unfreeze: 'DELETE freeze', unhide: 'PUT visibility',
  unlock: 'DELETE lock', unmute: 'DELETE mute', unpin: 'DELETE pin', unpublish: 'DELETE publication', unstar: 'DELETE star', untrash: 'DELETE trash', verify: 'PUT verification', validate: 'PUT validation', void: 'PUT void',
  // relations between resources
  allocate: 'PUT allocation', assign: 'PUT assignment', associate: 'PUT association', attach: 'POST attachments', bind: 'PUT binding', bookmark: 'PUT bookmark', claim: 'PUT claim', connect: 'PUT connection', detach: 'DELETE attachment',
  disassociate: 'DELETE association', disconnect: 'DELETE connection', dislike: 'POST dislikes', dissociate: 'DELETE association', enroll: 'POST enrollments', exchange: 'POST exchanges', favorite: 'POST favorites', favourite: 'POST favourites', follow: 'POST followers',
  grant: 'POST grants', invite: 'POST invitations', join: 'POST members', kick: 'DELETE membership', leave: 'DELETE membership', like: 'POST likes', link: 'POST links', merge: 'POST merges', move: 'PUT location', react: 'POST reactions', reassign: 'PUT assignment', reply: 'POST replies',
  share: 'POST shares', subscribe: 'POST subscriptions', transfer: 'POST transfers', unassign: 'DELETE assignment', unbind: 'DELETE binding', unfavorite: 'DELETE favorite', unfollow: 'DELETE follow', unlike: 'DELETE like', unlink: 'DELETE link',
  unsubscribe: 'DELETE subscription', upvote: 'POST votes', downvote: 'POST votes', vote: 'POST votes', register: 'POST registrations', unregister: 'DELETE registration', deregister: 'DELETE registration',
  // sessions and identity
  authenticate: 'POST sessions', authorize: 'POST authorizations', deauthorize: 'DELETE authorization', forget: 'POST password-resets', forgot: 'POST password-resets', impersonate: 'POST impersonations', login: 'POST sessions', logon: 'POST sessions', logoff: 'DELETE session', logout: 'DELETE session',
  reauthenticate: 'POST sessions', reset: 'POST resets', signin: 'POST sessions', signout: 'DELETE session', signoff: 'DELETE session', signup: 'POST users', sign: 'PUT signature',
  // work that is done
  analyze: 'POST analyses', analyse: 'POST analyses', apply: 'POST applications', ask: 'POST questions', backup: 'POST backups', begin: '', build: 'POST builds', buy: 'POST purchases', calculate: 'POST calculations', call: 'POST calls', capture: 'POST captures', charge: 'POST charges', check: 'POST checks',
  classify: 'POST classifications', clone: 'POST copies', collect: 'PUT collection', commit: 'POST commits', compare: 'POST comparisons', compile: 'POST compilations', compute: 'POST computations', configure: 'PUT configuration', consume: 'PUT consumption', convert: 'POST conversions',
  copy: 'POST copies', crawl: 'POST crawls', decode: 'POST decodings', decrypt: 'POST decryptions', deploy: 'POST deployments', detect: 'POST detections', dispatch: 'POST dispatches', download: 'GET file', duplicate: 'POST copies', email: 'POST emails', encode: 'POST encodings',
  encrypt: 'POST encryptions', estimate: 'POST estimates', evaluate: 'POST evaluations', exec: 'POST executions', execute: 'POST executions', export: 'POST exports', extend: 'PUT extension', extract: 'POST extractions', filter: 'GET', finetune: 'POST trainings', flush: 'PUT flush', format: 'POST formats',
  generate: 'POST generations', geocode: 'POST geocodes', handle: '', import: 'POST imports', ingest: 'POST ingestions', inspect: 'POST inspections', install: 'PUT installation', invalidate: 'POST invalidations', invoke: 'POST invocations', issue: 'POST issues', launch: 'POST launches', listen: '', lookup: 'GET',
  make: '', manage: '', mark: 'POST marks', match: 'POST matches', migrate: 'POST migrations', moderate: 'PUT moderation', notify: 'POST notifications', optimize: 'POST optimizations', parse: 'POST parsings', pay: 'POST payments', perform: '', ping: 'GET health', place: '',
  play: 'POST plays', poll: '', predict: 'POST predictions', preview: 'PUT preview', process: '', provision: 'PUT provisioning', pull: 'POST pulls', push: 'POST pushes', query: 'GET', rate: 'POST ratings', rebuild: 'POST builds', recalculate: 'POST calculations', recognize: 'POST recognitions',
  recover: 'PUT recovery', redeem: 'POST redemptions', redeploy: 'POST deployments', redirect: '', refresh: '', refund: 'POST refunds', regenerate: 'POST generations', reindex: 'PUT reindexing', reload: 'POST reloads', rename: 'PUT name', render: 'POST renderings', renew: 'PUT renewal', reorder: 'PUT order', repeat: '',
  report: 'POST reports', request: 'POST requests', resend: 'POST messages', resize: 'PUT size', restart: 'POST restarts', retry: 'POST retries', return: 'POST returns', review: 'POST reviews', rollback: 'POST rollbacks', rotate: 'PUT rotation', run: 'POST runs', scan: 'POST scans', schedule: 'PUT schedule',
  scrape: 'POST scrapes', search: 'GET', select: '', send: 'POST messages', simulate: 'POST simulations', solve: 'POST solutions', sort: '', split: 'POST splits', start: '', stop: '', submit: 'POST submissions', summarize: 'POST summaries', switch: '', sync: 'POST synchronizations',
  synchronize: 'POST synchronizations', tag: 'POST tags', test: 'POST tests', track: 'PUT tracking', train: 'POST trainings', transcribe: 'POST transcriptions', transform: 'POST transformations', translate: 'POST translations', trigger: 'POST triggers', undeploy: 'DELETE deployment', uninstall: 'DELETE installation',
  abandon: 'PUT abandonment', acquire: 'POST acquisitions', adjust: 'POST adjustments', advance: '', aggregate: 'POST aggregations', anonymize: 'POST anonymizations', audit: 'POST audits', autocomplete: '', broadcast: 'POST broadcasts', checkin: 'POST checkins', cleanup: 'POST cleanups', clockin: '', clockout: '', compress: 'POST compressions',
  compose: 'POST compositions', deallocate: 'DELETE allocation', debit: 'POST debits', dequeue: '', deliver: 'POST deliveries', deprovision: 'DELETE provisioning', discover: 'POST discoveries', disburse: 'POST disbursements', dispense: 'POST dispensings', elevate: 'PUT elevation', embed: '', empty: '', enqueue: '', escalate: 'POST escalations', exclude: 'POST exclusions', expand: '',
  expose: '', failover: 'POST failovers', fork: 'POST forks', forward: 'POST forwardings', generalize: '', hangup: '', harvest: 'POST harvests', initialize: '', initiate: '', instantiate: 'POST instances', interrupt: '', lease: 'POST leases', normalize: '', nominate: 'POST nominations', notarize: '', onboard: 'POST onboardings',
  override: 'PUT override', persist: '', populate: '', postpone: 'PUT postponement', punchin: '', punchout: '', poweroff: 'PUT power', poweron: 'PUT power', prepare: '', prioritize: 'PUT priority', prune: '', publicize: '', quarantine: 'PUT quarantine', raise: '', reboot: 'POST reboots', rebalance: 'POST rebalancings', recall: 'POST recalls', receive: 'POST receipts', recommend: 'POST recommendations',
  reconcile: 'POST reconciliations', reconnect: 'PUT connection', record: 'POST recordings', recreate: '', recycle: '', redo: '', reduce: '', reenable: 'PUT activation', refer: 'POST referrals', refuse: 'PUT refusal', reimage: '', reinstate: 'PUT reinstatement', reissue: 'POST reissues', release: 'POST releases', relate: '', relocate: 'PUT location', remind: 'POST reminders', repair: 'POST repairs', replay: 'POST replays',
  replicate: 'POST replicas', reprocess: '', requeue: '', rerun: 'POST runs', rescan: 'POST scans', reschedule: 'PUT schedule', reserve: 'POST reservations', resync: 'POST synchronizations', retire: 'PUT retirement', reveal: '', revalidate: 'PUT validation', rewind: '', sell: 'POST sales', settle: 'POST settlements', shuffle: '', shutdown: 'PUT power', skip: '', snooze: 'PUT snooze', suggest: 'POST suggestions', swap: 'POST swaps',
  synthesize: '', tokenize: 'POST tokens', touch: '', turnoff: 'PUT power', turnon: 'PUT power', unassociate: 'DELETE association', unbookmark: 'DELETE bookmark', unflag: 'DELETE flag', unlist: '', unpost: '', unsave: '', unshow: '', unmark: 'DELETE mark', unshare: 'DELETE share', untag: 'DELETE tag', unvote: 'DELETE vote', unwatch: 'DELETE watch', vacate: '', wake: '', warmup: '', watch: 'POST watchers', wipe: '', write: '',
  book: 'POST bookings', print: '', ship: 'POST shipments',
  award: 'POST awards', crosspost: 'POST posts', deidentify: '', eval: '', geolocate: 'GET location', hold: 'PUT hold', inquire: 'POST inquiries', protect: 'PUT protection', reclaim: '', satisfy: '', troubleshoot: '', truncate: '',
  decrement: '', increment: '', seed: 'POST seeds', ensure: '', deposit: 'POST deposits', decrease: '', increase: '',
  adopt: 'POST adoptions', attend: 'POST attendances', borrow: 'POST loans', choose: '', continue: '', disapprove: 'PUT disapproval', forbid: '', invest: 'POST investments', investigate: 'POST investigations', lend: 'POST loans', participate: 'POST participations',
  prescribe: 'POST prescriptions', proceed: '', quit: '', reimburse: 'POST reimbursements', resign: 'POST resignations', respond: 'POST responses', vaccinate: 'POST vaccinations',
  ack: 'PUT acknowledgement', amend: 'POST amendments', annotate: 'POST annotations', appoint: 'POST appointments', arrange: '', assess: 'POST assessments', attest: 'POST attestations', augment: '', calibrate: 'POST calibrations',
  categorize: 'POST categorizations', certify: 'POST certifications', cleanse: '', combine: 'POST combinations', concatenate: '', consolidate: 'POST consolidations', contribute: 'POST contributions', customize: 'POST customizations',
  dedup: '', dedupe: '', deduct: 'POST deductions', deduplicate: '', defer: 'PUT deferral', delist: 'DELETE listing', describe: 'POST descriptions', determine: '', diagnose: 'POST diagnoses', discontinue: 'PUT discontinuation', disenroll: 'DELETE enrollment',
  distribute: 'POST distributions', donate: 'POST donations', downgrade: 'PUT downgrade', eject: '', emit: '', endorse: 'POST endorsements', enhance: 'POST enhancements', enrich: 'POST enrichments', enumerate: '', equip: 'PUT equipment',
  evict: 'POST evictions', examine: 'POST examinations', explain: 'POST explanations', fulfil: 'POST fulfilments', fulfill: 'POST fulfillments', gather: '', hydrate: '', identify: 'POST identifications', infer: 'POST inferences', inform: 'POST notifications', init: '',
  inject: 'POST injections', kill: 'PUT termination', lemmatize: '', liquidate: 'POST liquidations', locate: 'GET location', localize: 'POST localizations', minify: '', multiply: '', mutate: 'POST mutations', navigate: '', negotiate: 'POST negotiations',
  obfuscate: '', offboard: 'POST offboardings', organize: '', penalize: 'POST penalties', prefetch: '', proofread: '', propagate: '', propose: 'POST proposals', prorate: '', qualify: 'POST qualifications', rearrange: '', recheck: 'POST checks',
  reconfigure: 'PUT configuration', reconstruct: 'POST reconstructions', rectify: 'POST rectifications', redact: 'POST redactions', redownload: 'GET file', reexport: 'POST exports', refine: 'POST refinements', reformat: '', refuel: '', reimport: 'POST imports', rekey: '',
  relaunch: 'POST launches', remediate: 'POST remediations', repay: 'POST repayments', rephrase: '', replenish: 'POST replenishments', reprint: '', rerequest: 'POST requests', reroute: '', reshare: 'POST shares', restrict: 'PUT restriction', retest: 'POST tests',
  retract: 'PUT retraction', retrain: 'POST trainings', reupload: 'POST uploads', revise: 'POST revisions', rewrite: '', sanitize: '', serialize: '', shorten: '', silence: 'PUT silence', spawn: '', subtract: '', transact: 'POST transactions', transcode: 'POST transcodings',
  transmit: 'POST transmissions', uncheck: 'DELETE check', unfriend: 'DELETE friendship', unload: '', unmap: 'DELETE mapping', unmount: '', unpack: '', unpause: 'DELETE pause', unschedule: 'DELETE schedule', unsend: '', unsilence: 'DELETE silence', unwrap: '',
  vectorize: '', visualize: '', whitelist: 'PUT whitelisting', withhold: 'PUT hold',
  disband: '', fix: '', give: '', reverse: 'POST reversals', unskew: '', upgrade: 'PUT upgrade', upload: 'POST uploads', withdraw: 'POST withdrawals',
};

/** Actions that make the thing named behind them: `sendEmail` is `POST /emails`. */
export const PRODUCERS: ReadonlySet<string> = new Set(['send', 'resend', 'upload', 'submit', 'place', 'make', 'generate', 'request', 'issue', 'invite', 'order', 'buy', 'register']);

/** Ambiguous actions that are verbs nevertheless with a single noun behind them: `trackOrder`, `check-username`. */
export const LEADING_ACTIONS: ReadonlySet<string> = new Set(['check', 'track', 'query', 'handle', 'mark', 'make', 'select', 'perform', 'place', 'sync', 'collect', 'pay', 'scan', 'toggle', 'test', 'increase', 'decrease', 'fix', 'give']);

/** Ambiguous actions that are verbs before a single noun where the method acts: `POST /uploadImage`; `GET /upload-limit` names one. */
export const ACTING_ACTIONS: ReadonlySet<string> = new Set([
  'upload', 'download', 'export', 'import', 'clone', 'copy', 'duplicate', 'format', 'configure', 'redirect', 'reload', 'refund', 'start', 'stop', 'open', 'close', 'transfer', 'block', 'broadcast', 'lock', 'pause', 'launch', 'finish', 'complete',
  'extract', 'flush', 'freeze', 'init', 'deposit', 'kick', 'leave', 'mute', 'pin', 'play', 'pull', 'push', 'reply', 'return', 'rollback', 'run', 'sign', 'sort', 'split', 'star', 'switch', 'trigger', 'upgrade', 'follow', 'favorite', 'favourite', 'grant', 'claim', 'capture', 'archive', 'bookmark',
  'associate', 'book', 'print', 'ship', 'charge', 'issue', 'call', 'begin', 'end', 'sell', 'swap', 'watch', 'write', 'repair', 'replay', 'reserve', 'snooze', 'forward', 'fork', 'empty', 'exchange', 'request', 'share', 'schedule', 'rate', 'report', 'like', 'link', 'ban', 'build', 'release', 'void',
]);

/** Actions that are one noun with whatever stands behind them: `login-page`, `signup_form`; the verb is "log in". */
export const SESSION_ACTIONS: ReadonlySet<string> = new Set(['login', 'logon', 'logout', 'logoff', 'signin', 'signout', 'signoff', 'signup', 'checkin', 'clockin', 'clockout', 'punchin', 'punchout', 'cleanup']);

/** Nouns that an action stands before as a modifier: `merge_requests`, `search-history`, `loginPage`. */
export const ACTION_HEADS: ReadonlySet<string> = new Set([
  'request', 'key', 'job', 'log', 'history', 'event', 'rule', 'policy', 'type', 'line', 'result', 'setting', 'config', 'configuration', 'option', 'list', 'page', 'form', 'button', 'template', 'record', 'task', 'queue', 'hook',
  'webhook', 'point', 'rate', 'limit', 'count', 'date', 'time', 'window', 'period', 'method', 'reason', 'flow', 'session', 'note', 'status', 'state', 'stat', 'statistic', 'schedule', 'run', 'slip', 'index', 'term', 'query', 'progress',
  'case', 'suite', 'plan', 'fee', 'price', 'group', 'target', 'provider', 'callback', 'activity', 'screen', 'device', 'attempt', 'folder', 'area', 'zone', 'strategy', 'sheet', 'board', 'room', 'url', 'uri', 'link',
  'name', 'card', 'code', 'number', 'id', 'token', 'verification', 'confirmation', 'limit', 'size', 'quota', 'info', 'detail', 'level', 'mode', 'version', 'value', 'amount', 'item', 'model', 'data', 'metadata', 'manager', 'service', 'server', 'client', 'account', 'address',
  'instruction', 'pattern', 'series', 'statistics', 'harness', 'checklist', 'environment', 'experience', 'passkey', 'param', 'parameter', 'information',
]);

/** Nouns that an action modifies where they are read, and that are what something is done to where it is done: `GET /deploy-summary`. */
export const READ_OF_ACTION: ReadonlySet<string> = new Set([
  'settings', 'details', 'summary', 'estimate', 'timeout', 'cluster', 'batch', 'catalog', 'input', 'output', 'base', 'error', 'errors', 'failures', 'duration', 'frequency', 'deadline', 'delay', 'interval', 'threshold', 'endpoint',
]);

/** Nouns among those that are seldom modified, and often what something is done to. */
const OBJECTS = ['token', 'account', 'session', 'name', 'address', 'url', 'link', 'id', 'data', 'key', 'number', 'price', 'fee', 'amount', 'area', 'device', 'plan', 'item', 'client', 'group'];
/** Verbs that modify none of them: there is an access token, and no generate token. */
const COMMANDS = [
  'calculate', 'recalculate', 'compute', 'validate', 'verify', 'activate', 'deactivate', 'reactivate', 'approve', 'reject', 'revoke', 'enable', 'disable', 'suspend', 'assign', 'unassign',
];

/** Verbs that are done to several things of any kind, though other verbs modify them: `POST /generate-rules` beside `POST /merge-requests`. */
export const DONE_TO_ANY: ReadonlySet<string> = new Set([...COMMANDS, 'accept', 'decline', 'confirm', 'generate', 'regenerate', 'apply', 'analyze', 'execute', 'extract', 'invalidate', 'reindex', 'rotate', 'resend', 'suggest', 'terminate']);

/** What a verb leaves behind or is done in, and that even those modify: a job that executes something. */
export const OF_DOING: ReadonlySet<string> = new Set(['job', 'run', 'log', 'history', 'result', 'event']);

/** Nouns of what goes on for a while: there is a start date, and no start session. */
const WORKING = ['session', 'task', 'job', 'server', 'service', 'device'];

/** What is uploaded and downloaded. */
const MATERIALS = ['file', 'image', 'img', 'photo', 'picture', 'pic', 'avatar', 'video', 'document', 'doc', 'attachment', 'asset', 'media'];

const PEOPLE = ['user', 'student', 'customer', 'employee', 'member', 'contact', 'teacher', 'patient', 'subscriber', 'attendee', 'participant', 'guest', 'player'];

/** What people choose from. */
const GOODS = ['product', 'order', 'book', 'movie', 'item', 'post', 'job', 'course', 'event', 'recipe', 'room', 'hotel', 'car', 'vehicle', 'property', 'doctor', 'ticket', 'task', 'article', 'blog'];

/** What an ambiguous action is done to several of; other nouns in the plural are modified: `POST /upload-sessions`, `POST /export-orders`, `GET /filter-sets`. */
export const DONE_TO_MANY: Readonly<Record<string, ReadonlySet<string>>> = {
  upload: new Set(MATERIALS),
  import: new Set(PEOPLE),
  export: new Set(PEOPLE),
  filter: new Set([...PEOPLE, ...GOODS]),
  sort: new Set([...PEOPLE, ...GOODS]),
};

/**
 * What an action is done to, though it modifies other nouns, whatever the method: `GET /verify-token`, `PATCH /toggle-status`. A check is a cheque as well,
 * which has a number, and a process has instances.
 */
export const ACTED_ON: Readonly<Record<string, ReadonlySet<string>>> = {
  ...Object.fromEntries(COMMANDS.map((verb) => [verb, new Set(OBJECTS)])),
  generate: new Set([...OBJECTS, 'code']),
  regenerate: new Set([...OBJECTS, 'code']),
  check: new Set(['token', 'account', 'session', 'name', 'address', 'url', 'link', 'id', 'data', 'key', 'status', 'version']),
  process: new Set(['payment', 'refund', 'transaction', 'withdrawal', 'checkout', 'invoice', 'image', 'video']),
  handle: new Set([...OBJECTS, 'request']),
  toggle: new Set([...OBJECTS, 'status', 'state', 'mode', 'setting', 'option']),
  start: new Set(WORKING),
  stop: new Set(WORKING),
  pause: new Set(['session', 'task', 'job']),
  resume: new Set(['session', 'task', 'job']),
  begin: new Set(['session']),
  end: new Set(['session']),
  close: new Set(['session', 'account']),
  leave: new Set(['session', 'room']),
  book: new Set(['session', 'room']),
  reserve: new Set(['session', 'room']),
  run: new Set(['job', 'code', 'query']),
  block: new Set(['account']),
  lock: new Set(['account']),
  freeze: new Set(['account']),
  switch: new Set(['account']),
  download: new Set([...MATERIALS, 'invoice', 'report', 'pdf', 'csv', 'excel', 'certificate', 'receipt', 'resume', 'ticket', 'zip', 'audio', 'song']),
  export: new Set(['csv', 'pdf', 'excel']),
};

/** Nouns that a search is said of: `search-analytics`, `search-suggestions`. */
export const SEARCH_NOUNS: ReadonlySet<string> = new Set([
  'analytics', 'insight', 'suggestion', 'terms', 'trend', 'keyword', 'filter', 'facet', 'console', 'bar', 'box', 'metric', 'operator', 'synonym', 'ranking',
]);

/** What people search for, though other actions modify it, and the search itself a few: `GET /searchJobs`. */
export const SEARCHED: ReadonlySet<string> = new Set(['account', 'activity', 'address', 'client', 'device', 'event', 'group', 'item', 'job', 'model', 'name', 'note', 'plan', 'room', 'service']);

/** Nouns for what an action is done in or with, and not to: `/manage-center/teams`. */
export const PLACES: ReadonlySet<string> = new Set(['center', 'centre', 'console', 'engine', 'hub', 'portal']);

/** Ambiguous actions that are no things with an identifier: `PUT /orders/complete/:id`, `POST /timers/start/:id`. */
export const STATE_CHANGES: ReadonlySet<string> = new Set(['start', 'stop', 'begin', 'finish', 'complete', 'close', 'pause', 'toggle', 'increase', 'decrease', 'follow', 'like', 'dislike', 'pay', 'ship', 'clone', 'duplicate', 'ban', 'end', 'reserve']);

/**
 * Nouns of two words, in the singular, that begin with a verb: what is done after a visit, what a doctor does at one, what is sold beside a product, and what has to do with the
 * leave and the pay of employees.
 */
export const PHRASAL_NOUNS: ReadonlySet<string> = new Set([
  'follow up', 'check up', 'add on', 'add in', 'leave application', 'leave balance', 'leave allocation', 'leave entitlement', 'leave quota', 'pay in', 'pay out', 'pay grade', 'pay scale', 'pay stub', 'pay band', 'pay cycle',
]);

/** Nouns that end in an action: the first of them stands for `forgot`, the last is a protocol. */
export const ACTION_COMPOUNDS: ReadonlySet<string> = new Set(['password reset', 'passwd reset', 'pwd reset', 'passcode reset', 'pin reset', 'openid connect']);

/** Ambiguous actions that a POST creates one of as well, behind a collection: `POST /staff/leave`; `POST /groups/:id/leave` leaves one. */
export const CREATED_ACTIONS: ReadonlySet<string> = new Set(['leave', 'review', 'report', 'request', 'claim', 'vote', 'refund', 'transfer', 'record', 'release', 'estimate', 'award', 'deposit', 'resume']);

/**
 * Actions that are nouns in paths about as often: an action only where the word is singular, stands last under a parent or
 * with a noun behind it, and the method is one that acts.
 */
export const AMBIGUOUS_ACTIONS: ReadonlySet<string> = new Set([
  'archive', 'associate', 'backup', 'ban', 'block', 'bookmark', 'broadcast', 'build', 'call', 'capture', 'charge', 'check', 'claim', 'clone', 'close', 'collect', 'commit', 'complete', 'configure', 'copy', 'dislike', 'download', 'duplicate', 'email', 'end',
  'estimate', 'exchange', 'export', 'extract', 'favorite', 'favourite', 'filter', 'finish', 'fix', 'flush', 'give', 'follow', 'format', 'freeze', 'grant', 'handle', 'import', 'issue', 'kick', 'launch', 'leave', 'like', 'link', 'lock', 'lookup', 'mark', 'match', 'mute',
  'advance', 'audit', 'book', 'print', 'ship', 'award', 'hold', 'debit', 'display', 'empty', 'forward', 'fork', 'harvest', 'lease', 'override', 'pay', 'quarantine', 'recall', 'record', 'release', 'repair', 'replay', 'reserve', 'sell', 'snooze', 'swap', 'touch', 'watch', 'write',
  'open', 'pause', 'pin', 'ping', 'place', 'play', 'poll', 'preview', 'process', 'pull', 'push', 'query', 'rate', 'redirect', 'refund', 'reload', 'reply', 'report', 'request', 'resume', 'return', 'reverse', 'review', 'rollback', 'run', 'scan',
  'ack', 'aggregate', 'blacklist', 'decrease', 'deposit', 'downgrade', 'increase', 'embed', 'explain', 'init', 'kill', 'rewrite', 'silence', 'whitelist',
  'schedule', 'seed', 'share', 'sign', 'sort', 'split', 'star', 'start', 'stop', 'switch', 'tag', 'test', 'toggle', 'track', 'train', 'transfer', 'trash', 'trigger', 'upgrade', 'upload', 'void', 'vote', 'make', 'perform', 'begin',
]);

/** Nouns and ambiguous actions that are processes, so that `post` before them may say "after": `post_commit`, `post-purchase`, a post-mortem. */
export const PROCESSES: ReadonlySet<string> = new Set([
  'build', 'checkout', 'commit', 'conversion', 'deployment', 'export', 'import', 'installation', 'launch', 'login', 'migration', 'mortem', 'payment', 'process', 'processing', 'production', 'purchase', 'release', 'run', 'sale', 'start', 'test',
  'training', 'upgrade', 'upload',
]);
