/**
 * Nouns that name resources, in the singular. They decide run-together segments only (`deleteuser` is delete + user because
 * `user` stands here); a word with boundaries (`deleteUser`) needs no list. Collected by hand from the vocabulary of public
 * HTTP interfaces: people, things that are sold, documents, places, time, money, software. To add one: put it in, sorted by topic,
 * and see that it makes no English word with a verb before it (`show` + `room`); if it does, list that in {@link COMPOUNDS}.
 */
const TOPICS: readonly string[] = [
  // people and groups
  `account actor admin administrator agent applicant artist assignee attendee author buyer candidate chef client coach colleague
   community company connection contact contractor contributor creator customer dealer department designer developer director doctor donor
   driver employee employer enemy expert family fan farmer follower friend group guest host instructor investor invitee leader learner lecturer
   lead licensee manager member mentor merchant moderator nurse officer operator organisation organization organizer owner parent participant
   partner passenger patient patron payee payer people person player principal professional professor profile provider publisher
   recipient recruiter referee reporter representative resident reviewer roommate scholar seller sender shopkeeper speaker sponsor staff student subscriber
   superadmin supervisor supplier teacher team tech technician tenant therapist trainer tutor user vendor visitor volunteer voter winner worker writer`,
  // commerce
  `address asset auction bag balance bank banner basket batch bid bill brand budget bundle campaign card cart cash catalog catalogue category cheque claim
   collection commission commodity complaint contract cost coupon credit currency deal delivery deposit discount dispute earning estimate expense
   fee fine food fund gift goods ingredient installment insurance inventory invoice item job listing loan loyalty material meal menu money mortgage offer
   order orderitem outlet package parcel payment paymentintent paymentmethod payout payroll penalty pizza plan price pricing product promo promotion property proposal
   purchase quantity quotation quote rate rating receipt recipe redemption refund rental reservation restaurant revenue reward salary sale shipment
   shipping shop sku slot snack stock subscription supply tariff tax ticket trade transaction transfer trip unit variant voucher wallet
   warehouse wishlist withdrawal`,
  // documents and content
  `abstract activity album alert annotation announcement answer article attachment audio avatar bio blog blogpost body book booking bookinstance bookmark
   caption case certificate chapter character chat checklist clip column comic comment conversation cover course curriculum dataset deed description detail diary
   doc document draft drawing email emoji entry episode essay event exam exercise faq favorite favourite feature feed feedback field figure file film flashcard folder font form
   forum gallery game genre grade graph guide headline highlight history icon idea image img inbox information info issue journal label lesson letter library
   license licence like link log logo lyric magazine mail manual map media meme memo memory message metadata movie music news newsletter note notebook notice notification
   number object outline page painting paper paragraph passage pdf photo photograph picture playlist podcast poem poll portfolio post poster preview project
   prompt publication question quiz reaction reader reading record recording reference reply report request response result resume return review scene schema
   score script section sentence sheet sketch slide snippet song sound source statement status sticker story style subject submission subtitle
   suggestion summary survey syllabus symbol tag task template term test testimonial text theme thread thumbnail title todo topic track transcript
   translation tutorial tweet value verse version video vocabulary vote wiki word work worklog wallpaper`,
  // places, time, things
  `airline airport apartment appliance appointment area attendance availability bed bike block booth borough branch building bus cab calendar camera campus
   car carpool carrier chair channel chart city class classroom clinic color colour compartment component container continent coordinate country county court crop date
   day deadline desk destination device diagnosis disease district division door drug duration engine equipment exit facility farm fleet flight floor forecast
   forest furniture garage garden gate geolocation goal grid habit holiday home hospital hostel hotel hour house incident island kitchen lab lane
   latitude lecture level line list location locker machine market match medicine medication meeting metro milestone month motor neighborhood
   neighbourhood observation office park parking patientrecord pet place planet plant plate platform playground point pool port position prescription program
   programme province quarter race reading region reminder room roomtype round route school season seat semester sensor service session shelf shift ship
   site space spot stage standing station step store street studio suburb table tank taxi term terminal territory timeslot timetable tool tour
   tournament town toy train tree treatment truck vaccine van vehicle venue village visit voyage ward washroom week weight workout workspace yard year zone`,
  // software and administration
  `ability access acl action adapter addon algorithm alias api app application approval apikey archive arg argument artifact audit auth authority backup badge ban bot
   browser bucket bug build button cache captcha catalogentry cell chain challenge change chatroom checkbox checkout choice cluster code coin collaborator
   command commit community condition config configuration console constant consumer content context control cookie core crawler credential criterion cron dashboard data
   database datasource db default definition demo dependency deployment dimension directive directory domain domainname edge enquiry endpoint entity env
   environment enrollment enrolment error evaluation exception experiment export extension factor fact filter fingerprint flag flow formula framework function gateway gender
   grant graph handler hash header health help hook hub icon id identifier identity import index inquiry input inspection instance instruction integration interest interface
   interview invitation invite ip jobexecution joke key keyword knowledge language layer layout lock login logger macro maintenance mapping matrix measure
   measurement menuitem metric migration mode model module monitor name namespace network nft node oauth objective occupation operation
   option origin otp output password passcode patch path pattern permission phase phone pin pipeline plugin policy preference privilege problem procedure process property
   provider proxy query queue quota reason referral regex registration registry relation relationship release replica repo repository requirement
   resolution resource restriction revision risk role rule sample scan schedule scope screen screenshot secret segment server setting settings severity share signature
   skill slug snapshot solution sprint stat state statistic stats stream string structure subdomain subscriber subscription subtask subtopic suite support
   switch tab target telemetry tenantid thing threshold time timer timeline timestamp token trace transition trigger type upload uri url usage username
   validation variable view violation volume vulnerability webhook widget window workflow workspace zipcode`,
];

let nouns: ReadonlySet<string> | undefined;

/** The nouns of {@link TOPICS} as a set, made when the first is looked up: most files hold no route. */
export function knownNouns(): ReadonlySet<string> {
  nouns ??= new Set(TOPICS.flatMap((topic) => topic.split(/\s+/)).filter(Boolean));
  return nouns;
}

/** Adjectives and participles that stand before a noun in run-together segments: `getlatestproducts`. */
export const MODIFIERS: ReadonlySet<string> = new Set([
  'active', 'archived', 'available', 'best', 'cheapest', 'completed', 'current', 'daily', 'deleted', 'expired', 'featured', 'paid', 'unpaid', 'first', 'free', 'google', 'hot', 'last', 'latest',
  'logged', 'loggedin', 'monthly', 'multiple', 'my', 'nearby', 'newest', 'next', 'old', 'online', 'open', 'own', 'past', 'pending', 'popular', 'previous', 'public', 'random', 'recent',
  'recommended', 'related', 'saved', 'selected', 'shared', 'signed', 'signedin', 'similar', 'single', 'sub', 'super', 'top', 'total', 'trending', 'unread', 'upcoming', 'weekly', 'yearly', 'any', 'custom', 'default', 'manual', 'main', 'other', 'quick', 'special', 'temporary', 'virtual',
]);

/** Nouns, in the singular, of which a POST without an identifier creates one of many: `POST /customer`. */
export const CREATED: ReadonlySet<string> = new Set([
  'author', 'category', 'comment', 'company', 'course', 'customer', 'department', 'doctor', 'employee', 'expense', 'game', 'invoice', 'item', 'job', 'movie', 'note', 'order', 'patient', 'person', 'pet', 'player', 'product', 'project', 'question',
  'quiz', 'recipe', 'reservation', 'restaurant', 'room', 'student', 'supplier', 'task', 'teacher', 'team', 'ticket', 'todo', 'transaction', 'trip', 'user', 'vehicle', 'vendor',
]);

/** English words that only look like a verb with a noun behind it. */
export const COMPOUNDS: ReadonlySet<string> = new Set([
  'address', 'addon', 'addin', 'addend', 'additive', 'getaway', 'readme', 'readonly', 'readout', 'readiness', 'showroom', 'showcase', 'showtime', 'showdown', 'showpiece',
  'showplace', 'viewport', 'viewpoint', 'viewer', 'viewmodel', 'viewstate', 'postcode', 'postcard', 'postman', 'postbox', 'postdate', 'postmortem', 'postoffice', 'posttest', 'posttag', 'postscript',
  'changelog', 'changeset', 'changeorder', 'changeover', 'changerequest', 'changefeed', 'changestream', 'setback', 'setlist', 'setpoint', 'setpiece', 'settop', 'setup', 'setname', 'listbox', 'listprice', 'listitem',
  'listview', 'listing', 'storefront', 'storeroom', 'storehouse', 'storeowner', 'storelocation', 'storeitem', 'storeproduct', 'storeorder', 'loadbalancer', 'loadout', 'loadtest', 'loadfactor', 'loadprofile', 'indexfund', 'indexpage', 'indexcard', 'savepoint',
  'savegame', 'findings', 'patchnote', 'patchset', 'patchlevel', 'dropbox', 'dropdown', 'dropoff', 'droppoint', 'dropship', 'dropshipping', 'dropzone', 'clearance', 'clearing', 'clearinghouse', 'editlog',
  'updatelog', 'updatechannel', 'updatecenter', 'updateserver', 'updatesite', 'putaway', 'putoption', 'insertion', 'appendix', 'newsletter', 'newsfeed', 'newsroom', 'newspaper', 'newsgroup', 'newscast', 'newline', 'newborn', 'newcomer', 'onetime', 'oneway', 'everyone', 'everything', 'everybody', 'everyday', 'singleplayer', 'delegate', 'delicacy', 'delivery', 'delta',
]);

/** Nouns that name a document, whose ending is a part of its name: `/openapi.json`, `/sitemap-posts.xml`. One of them in a name is enough. */
export const DOCUMENTS: ReadonlySet<string> = new Set([
  'robots', 'humans', 'security', 'ads', 'sellers', 'llms', 'sitemap', 'manifest', 'asset', 'assets', 'swagger', 'openapi', 'api', 'apis', 'docs', 'doc', 'spec', 'specs', 'specification', 'schema', 'schemas', 'definition',
  'definitions', 'feed', 'feeds', 'rss', 'atom', 'config', 'configuration', 'settings', 'env', 'version', 'versions', 'package', 'lock', 'index', 'readme', 'license', 'changelog', 'crossdomain', 'opensearch',
  'browserconfig', 'jwks', 'metadata', 'meta', 'discovery', 'locale', 'locales', 'messages', 'translation', 'translations', 'file', 'files', 'filename', 'path', 'health', 'info', 'status', 'stats', 'metrics', 'build',
  'sample', 'example', 'template', 'test', 'key', 'keys', 'style', 'stylesheet', 'sprite', 'tile', 'tiles', 'tilejson', 'map', 'data', 'ping', 'links', 'app', 'site', 'apple', 'plugin', 'agent', 'did', 'nodeinfo',
]);

/** Nouns that name a protocol on top of HTTP, or a passage to another server: one address, whatever the method. */
export const PROTOCOLS: ReadonlySet<string> = new Set([
  'graphql', 'graphiql', 'trpc', 'rpc', 'jsonrpc', 'xmlrpc', 'soap', 'mcp', 'ws', 'websocket', 'socket', 'sse', 'proxy', 'gateway', 'webdav', 'dav', 'xrpc', 'odata', 'health', 'healthz', 'ping', 'webhook', 'webhooks', 'callback', 'echo',
]);
