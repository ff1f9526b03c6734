/**
 * Nouns that name resources, in the singular. They decide run-together segments (`deleteuser` is delete + user because
 * `user` stands here; a word with boundaries needs no list), and which words may name a collection. Collected by hand
 * from the vocabulary of public HTTP interfaces: people, things that are sold, documents, places, time, money,
 * software. To add one: put it in, sorted by topic, and see that it makes no English word with a verb before it (`show`
 * + `room`); if it does, list that in {@link COMPOUNDS}.
 */
const TOPICS: readonly string[] = [
  // people and groups
  `account actor admin administrator advertiser adviser advisor agency agent alliance ambassador analyst applicant
   approver artist assignee assistant attendee attorney auditor author borrower broker buyer caller candidate
   cardholder caregiver cashier champion chef client club coach colleague collector college committee community
   company competitor composer conductor connection contact contestant contractor contributor coordinator corporation
   courier creator creditor critic curator custodian customer dealer debtor delegate department deputy designer
   developer director doctor donor driver editor employee employer enemy engineer enterprise exhibitor expert faculty
   family fan farmer follower founder freelancer friend group guard guardian guest holder host household individual
   industry inspector institution instructor investor invitee issuer jockey judge juror landlord lawyer lead leader
   league learner lecturer lender librarian licensee listener manager manufacturer mechanic member mentor merchant
   moderator musician neighbor neighbour nominee nurse observer officer operator organisation organization organizer
   owner panelist parent participant partner party passenger patient patron payee payer payor peer people performer
   person pharmacist photographer pilot planner player politician principal producer professional professor profile
   prospect provider publisher receiver recipient recruiter referee registrant registrar reporter representative
   reseller resident retailer reviewer rider roommate runner scholar scientist seller senator sender shareholder
   shopkeeper shopper signatory signer singer society speaker sponsor sponsorship squad staff stakeholder student
   stylist subscriber superadmin superhero superuser supervisor supplier surgeon teacher team teammate tech
   technician tenant tester therapist trainer translator traveler traveller trustee tutor university user vendor
   villain visitor volunteer voter warden watcher winner witness worker workgroup writer`,
  // commerce
  `accessory address adjustment agreement allocation allowance asset auction bag balance bank banner basket batch
   beneficiary benefit bid bill bonus bounty brand brochure budget bundle campaign card cart cash catalog catalogue
   category challan cheque claim collection commission commodity complaint contract cost coupon credit currency deal
   debit declaration deduction delivery deposit disbursement discount dispute dividend donation earning entitlement
   estimate expense fee fine food fund gift goods holding income ingredient installment instrument insurance
   inventory invoice item job lease liability listing loan lot loyalty mandate material meal menu money mortgage
   offer offering opportunity order orderitem outlet overpayment pack package pallet parcel patent payment
   paymentintent paymentmethod payout payroll payslip penalty pension perk pizza plan pledge prepayment price pricing
   product promo promotion property proposal purchase quantity quotation quote rate rating receipt recipe redemption
   refund reimbursement remittance rental requisition reservation restaurant retainer revenue reward royalty salary
   sale settlement shipment shipping shop sku slot snack stock subscription supply surcharge tariff tax tender ticket
   tier timesheet topup trade tranche transaction transfer trip unit valuation variant variation voucher wage wallet
   warehouse warranty wishlist withdrawal`,
  // documents and content
  `abstract achievement acronym activity album alert amendment annotation announcement answer article attachment
   audio audiobook avatar bio blog blogpost body book booking bookinstance bookmark brief bulletin caption case
   certificate changeset chapter character chat checklist chunk circular citation clause clip column comic comment
   commentary concept conversation course cover curriculum dataset deed deliverable description detail dialogue diary
   dictionary discussion doc document draft drawing ebook edition education email emoji entry envelope episode essay
   event exam excerpt exercise experience faq favorite favourite fax feature feed feedback field figure file film
   finding flashcard folder font footer footnote form forum gallery game genre glossary glyph grade graph graphic
   guide guideline headline highlight history icon idea image img inbox info infographic information issue journal
   label leaderboard ledger lesson letter lexeme library licence license like link log logo lyric magazine mail
   manual manuscript map media meme memo memory mention message metadata mockup movie music news newsletter note
   notebook notice notification novel number object outline packet page painting paper paragraph passage pdf photo
   photograph picture playlist podcast poem poll portfolio post postcard poster presentation preview project prompt
   publication puzzle quest question questionnaire quiz reaction reader reading record recording reference reply
   report request response result resume return review roster rubric scene schema score script section sentence sheet
   sketch slide slider slideshow snippet song sound source specification spreadsheet statement status sticker story
   storyboard style subject submission subtitle suggestion summary survey syllabus symbol tag task template term test
   testimonial text theme thread thumbnail title todo tooltip topic track trailer transcript transcription
   translation tutorial tweet utterance value verse version video vocabulary vote wallpaper webinar wiki word work
   workbook worklog worksheet`,
  // places, time, things
  `absence adoption affiliation airline airport anniversary apartment appliance appointment aquifer area arena
   attendance attraction availability barrier bay beach beacon bed belt bike blade block blood booth borough boundary
   branch breed bridge building bus cab cabin cable calendar camera campground campsite campus canal car carpool
   carrier castle cave chair channel charger chart church cinema circuit city class classroom clinic color colour
   compartment component conference constellation constituency container continent coordinate country county court
   crate creature crop date day deadline degree desk destination device diagnosis diet disease dish district division
   dock door drug dungeon duration election engine equipment estate exit facility factory farm feeder ferry
   fertilizer festival fixture fleet flight floor flower forecast forest fruit fuel furniture garage garden garment
   gate geofence geolocation goal grid gym habit habitat harbor harbour hero hike holiday home horse hospital hostel
   hotel hour house hut incident interval island jacket journey jurisdiction kennel kitchen lab lake landmark lane
   laptop latitude lecture leg level line list location locker lounge machine mall market match medal medication
   medicine meeting meetup meter metro milestone mission monster month monument moon motor motorbike motorcycle
   mountain museum neighborhood neighbourhood observation ocean office outpost panel park parking patientrecord
   pavilion peak pet place planet plant plate platform playground pod point pool port position prescription printer
   program programme province quarter race rack raffle ramp ranch reading reef region reminder reservoir ride river
   rocket room roomtype round route school scooter sculpture season seat semester sensor service session shelf
   shelter shift ship shirt shoe shuttle site space spaceship spot stadium stage stall standing starship station
   statue step store street studio suburb symptom table tank taxi temple term terminal territory theater theatre
   timeslot timetable tool tour tournament tower town toy trail train tram treatment tree trophy truck trunk tunnel
   turbine vaccine valley van vault vegetable vehicle venue vessel villa village vineyard visit volcano voyage ward
   washroom waterfall waypoint weapon week weight wine winery workout workspace yacht yard year zone`,
  // software and administration
  `ability access accessor acl action activation adapter addin addon advisory aggregation alarm algorithm alias
   analysis analyzer anomaly api apikey app application approval archive arg argument artifact assembly assertion
   assessment assignment association attempt attribute audience audit auth authority authorization automation
   autoscaler backend backup badge balancer ban baseline binding blob blueprint board bot breakpoint browser bucket
   bug build button cache calculation calculator capability captcha catalogentry cell certification chain challenge
   change chatroom checkbox checkout checkpoint choice classification classifier cluster code codespace cohort coin
   collaboration collaborator command commit community competency competition compiler composition condition config
   configuration connector consent console constant constraint consumer content context control controller conversion
   cookie core counter crash crawler credential criterion cron dashboard data database datacenter datapoint
   datasource datastore datatype db decision decoder default definition demo dependency deployment descriptor
   designation detector diagram dimension directive directory disk disruption distribution domain domainname droplet
   ecosystem edge effect element embedding encoder endpoint engagement enquiry enrollment enrolment entity env
   environment error evaluation exception exclusion execution experiment export extension extractor facet fact factor
   failure fault filter fingerprint firewall flag flow formula fragment framework function gadget gateway gender gene
   generator genotype gist grant graph guardrail hackathon handler hash header health help histogram hook hub
   hypervisor icon id identifier identity import index indicator inference ingress input inquiry insight inspection
   installation instance instruction integration intent interaction interceptor interconnect interest interface
   intervention interview invitation invite invocation ip iteration jobexecution joke jwt kernel key keypair keyspace
   keyword knowledge language layer layout lexicon lock logger login loop macro mailbox maintenance mapper mapping
   marker marketplace matrix measure measurement mechanism membership menuitem metafield metric microservice
   migration mirror mode model modifier module monitor mutation name nameserver namespace network nft node notifier
   oauth objective occupation ontology operation optimization option origin otp outcome output override parameter
   parser partition passcode passwd password patch path pattern peering permission persona phase phone pin pipeline
   placement playbook plugin policy prediction preference preset privilege problem procedure process processor
   projection proof property protocol provider proxy pw pwd query queue quota realm reason recommendation recommender
   recorder referral regex registration registry relation relationship release replica repo repository requirement
   resolution resolver resource restriction revision risk role rollout router routine row rule ruleset runbook
   runtime sample scan scanner scenario schedule scheduler scheme scope scraper screen screenshot secret security
   segment selector sequence serializer server setting settings severity shard share signature simulation simulator
   sink sitemap skill slug snapshot solution sprint stack stat state statistic stats strategy stream string structure
   subaccount subcategory subdomain subnet subscriber subscription subsystem subtask subtopic subtype suite support
   suppression switch tab target taxonomy technique telemetry tenancy tenantid thing threat threshold tile time
   timeline timer timestamp token topology trace tracker trait transformation transformer transition trend trigger
   type upload uri url usage username validation validator variable vector view violation vlan volume vpc vpn
   vulnerability webhook webpage website widget wildcard window workflow workload workspace zipcode`,
];

let nouns: ReadonlySet<string> | undefined;

/** The nouns of {@link TOPICS} as a set, made when the first is looked up: most files hold no route. */
export function knownNouns(): ReadonlySet<string> {
  nouns ??= new Set(TOPICS.flatMap((topic) => topic.split(/\s+/)).filter(Boolean));
  return nouns;
}

/** Adjectives and participles that stand before a noun in run-together segments: `getlatestproducts`. */
export const MODIFIERS: ReadonlySet<string> = new Set([
  'active',
  'annual',
  'archived',
  'available',
  'best',
  'cheapest',
  'completed',
  'current',
  'daily',
  'deleted',
  'expired',
  'featured',
  'paid',
  'unpaid',
  'first',
  'free',
  'google',
  'hot',
  'hourly',
  'inactive',
  'last',
  'latest',
  'logged',
  'loggedin',
  'monthly',
  'multiple',
  'my',
  'nearby',
  'newest',
  'next',
  'old',
  'online',
  'open',
  'own',
  'past',
  'pending',
  'popular',
  'previous',
  'public',
  'quarterly',
  'random',
  'recent',
  'recommended',
  'related',
  'saved',
  'selected',
  'shared',
  'signed',
  'signedin',
  'similar',
  'single',
  'sub',
  'super',
  'top',
  'total',
  'trending',
  'unread',
  'upcoming',
  'weekly',
  'yearly',
  'any',
  'custom',
  'default',
  'manual',
  'main',
  'other',
  'quick',
  'special',
  'temporary',
  'virtual',
]);

/** Nouns, in the singular, of which a POST without an identifier creates one of many: `POST /customer`. */
export const CREATED: ReadonlySet<string> = new Set([
  'author',
  'category',
  'comment',
  'company',
  'course',
  'customer',
  'department',
  'doctor',
  'employee',
  'expense',
  'game',
  'invoice',
  'item',
  'job',
  'movie',
  'note',
  'order',
  'patient',
  'person',
  'pet',
  'player',
  'product',
  'project',
  'question',
  'quiz',
  'recipe',
  'reservation',
  'restaurant',
  'room',
  'student',
  'supplier',
  'task',
  'teacher',
  'team',
  'ticket',
  'todo',
  'transaction',
  'trip',
  'user',
  'vehicle',
  'vendor',
]);

/** English words that only look like a verb with a noun behind it. */
export const COMPOUNDS: ReadonlySet<string> = new Set([
  'address',
  'addon',
  'addin',
  'addend',
  'additive',
  'getaway',
  'readme',
  'readonly',
  'readout',
  'readiness',
  'showroom',
  'showcase',
  'showtime',
  'showdown',
  'showpiece',
  'showplace',
  'viewport',
  'viewpoint',
  'viewer',
  'viewmodel',
  'viewstate',
  'postcode',
  'postcard',
  'postman',
  'postbox',
  'postdate',
  'postmortem',
  'postoffice',
  'posttest',
  'posttag',
  'postscript',
  'changelog',
  'changeset',
  'changeorder',
  'changeover',
  'changerequest',
  'changefeed',
  'changestream',
  'setback',
  'setlist',
  'setpoint',
  'setpiece',
  'settop',
  'setup',
  'setname',
  'listbox',
  'listprice',
  'listitem',
  'listview',
  'listing',
  'storefront',
  'storeroom',
  'storehouse',
  'storeowner',
  'storelocation',
  'storeitem',
  'storeproduct',
  'storeorder',
  'loadbalancer',
  'loadout',
  'loadtest',
  'loadfactor',
  'loadprofile',
  'indexfund',
  'indexpage',
  'indexcard',
  'savepoint',
  'savegame',
  'findings',
  'patchnote',
  'patchset',
  'patchlevel',
  'dropbox',
  'dropdown',
  'dropoff',
  'droppoint',
  'dropship',
  'dropshipping',
  'dropzone',
  'clearance',
  'clearing',
  'clearinghouse',
  'editlog',
  'updatelog',
  'updatechannel',
  'updatecenter',
  'updateserver',
  'updatesite',
  'uploadthing',
  'putaway',
  'putoption',
  'insertion',
  'appendix',
  'checkbook',
  'checkbox',
  'checkmark',
  'checkmate',
  'checkpost',
  'checkroom',
  'checkwork',
  'makefile',
  'makeshift',
  'makework',
  'markbook',
  'placecard',
  'placeholder',
  'selectbox',
  'trackball',
  'trackbed',
  'trackpad',
  'trackwork',
  'newsletter',
  'newsfeed',
  'newsroom',
  'newspaper',
  'newsgroup',
  'newscast',
  'newline',
  'newborn',
  'newcomer',
  'onetime',
  'oneway',
  'everyone',
  'everything',
  'everybody',
  'everyday',
  'singleplayer',
  'delegate',
  'delicacy',
  'delivery',
  'delta',
]);

/**
 * Nouns that name a document, whose ending is a part of its name: `/openapi.json`, `/sitemap-posts.xml`. One of them in
 * a name is enough.
 */
export const DOCUMENTS: ReadonlySet<string> = new Set([
  'robots',
  'humans',
  'security',
  'ads',
  'sellers',
  'llms',
  'sitemap',
  'manifest',
  'asset',
  'assets',
  'swagger',
  'openapi',
  'api',
  'apis',
  'docs',
  'doc',
  'spec',
  'specs',
  'specification',
  'schema',
  'schemas',
  'definition',
  'definitions',
  'feed',
  'feeds',
  'rss',
  'atom',
  'config',
  'configuration',
  'settings',
  'env',
  'version',
  'versions',
  'package',
  'lock',
  'index',
  'readme',
  'license',
  'changelog',
  'crossdomain',
  'opensearch',
  'browserconfig',
  'jwks',
  'metadata',
  'meta',
  'discovery',
  'i18n',
  'l10n',
  'locale',
  'locales',
  'messages',
  'translation',
  'translations',
  'file',
  'files',
  'filename',
  'path',
  'health',
  'info',
  'status',
  'stats',
  'metrics',
  'build',
  'sample',
  'example',
  'template',
  'test',
  'key',
  'keys',
  'style',
  'stylesheet',
  'sprite',
  'tile',
  'tiles',
  'tilejson',
  'map',
  'data',
  'ping',
  'links',
  'app',
  'site',
  'apple',
  'plugin',
  'agent',
  'did',
  'nodeinfo',
]);

/** Nouns that name a protocol on top of HTTP, or a passage to another server: one address, whatever the method. */
export const PROTOCOLS: ReadonlySet<string> = new Set([
  'graphql',
  'graphiql',
  'trpc',
  'rpc',
  'jsonrpc',
  'xmlrpc',
  'soap',
  'mcp',
  'ws',
  'websocket',
  'socket',
  'sse',
  'proxy',
  'gateway',
  'webdav',
  'dav',
  'xrpc',
  'odata',
  'health',
  'healthz',
  'ping',
  'webhook',
  'webhooks',
  'callback',
  'echo',
]);
