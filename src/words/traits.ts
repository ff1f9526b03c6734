/** The words that a trait relates a word to. */
type Words = ReadonlySet<string>;

/** The traits that an entry of the lexicon may have, each with its meaning. */
interface Traits {
  // verbs
  /** a verb that GET expresses */
  readonly reads: true;
  /** a verb that POST expresses */
  readonly creates: true;
  /** a verb that PUT and PATCH express */
  readonly updates: true;
  /** a verb that DELETE expresses */
  readonly deletes: true;
  /** a verb that creates or updates, depending on the method */
  readonly saves: true;
  /** a verb that no method expresses, with the method and the noun that may replace it */
  readonly action: Words;
  /** a verb that is a noun about as often: its place decides */
  readonly either: true;
  /** a verb that reads many */
  readonly lists: true;
  /** a verb with more meaning than its method has, so that a person chooses what it becomes */
  readonly weak: true;
  /** a verb that is a modifier before these nouns: `view-count` */
  readonly before: Words;
  /** a verb that is a modifier before these nouns where a GET reads them: `GET /edit-requests` */
  readonly 'before-read': Words;
  /** a verb that is a modifier even if another word is between it and the noun */
  readonly 'before-far-noun': true;
  /** makes one noun with these words after it: `follow-up` */
  readonly phrasal: Words;
  /** makes one noun with these verbs after it: `password-reset` */
  readonly compound: Words;
  /** an action that creates its object: `sendEmail` is `POST /emails` */
  readonly producer: true;
  /** an ambiguous action that is a verb before a single noun: `trackOrder` */
  readonly leads: true;
  /** an ambiguous action that is a verb if the method changes something: `POST /uploadImage` */
  readonly 'leads-acting': true;
  /** an action that makes one noun with the next word: `login-page` */
  readonly 'session-verb': true;
  /** an ambiguous action that names no things with identifiers of their own: `PUT /orders/complete/:id` */
  readonly 'state-change': true;
  /** an ambiguous action whose noun a POST after a collection creates: `POST /staff/leave` creates a leave */
  readonly 'created-too': true;
  /** an ambiguous action that reads */
  readonly choosing: true;
  /** an action that is never a modifier of the noun after it */
  readonly command: true;
  /** an action that is done to several things of any kind: `POST /generate-rules` */
  readonly 'to-any': true;
  /** an action that is done to several of these: `POST /upload-images` */
  readonly 'to-many': Words;
  /** an action that is done to these, though it is a modifier before other nouns: `GET /verify-token` */
  readonly 'acts-on': Words;
  /** a verb that is a noun after another noun in a GET */
  readonly 'read-noun': true;
  /** an action by which somebody shows who they are */
  readonly identity: true;
  /** an action that names a section of pages: `GET /admin/manage/users` */
  readonly section: true;
  /** an action in an address to which an outside service sends the browser back: `GET /checkout/cancel` */
  readonly returned: true;
  /** a process, so that `post` before it may mean "after": `post-purchase` */
  readonly process: true;
  /** a verb that begins more nouns than commands in words that are written together: `postcode` */
  readonly seldom: true;
  /** begins like an action that is done again, and means something else: `research` */
  readonly again: true;
  /** an ambiguous action that is split off a single noun: `placeorder` */
  readonly 'before-one': true;
  // nouns after actions and verbs
  /** a noun that an action may be a modifier of: `merge-requests` */
  readonly 'after-action': true;
  /** a noun that an action is a modifier of where it is read: `GET /deploy-summary` */
  readonly 'read-after-action': true;
  /** a noun that `search` is a modifier of: `search-suggestions` */
  readonly 'of-search': true;
  /** a noun that people search for, though other actions are modifiers of it */
  readonly searched: true;
  /** a noun for what an action is done in: `manage-center` */
  readonly workplace: true;
  /** a noun that is often what something is done to */
  readonly object: true;
  /** a noun for the result of an action */
  readonly trace: true;
  /** a noun for what goes on for a while */
  readonly running: true;
  /** a noun for what is uploaded and downloaded */
  readonly material: true;
  /** a noun for people who are imported and searched for */
  readonly person: true;
  /** a noun for what people choose from */
  readonly offered: true;
  /** a noun for a number or a record of something: `view-count` */
  readonly tallied: true;
  /** a noun for the record of a change: `delete-log` */
  readonly artefact: true;
  /** a noun for what asks for a change: `delete-request` */
  readonly asked: true;
  /** a noun for what describes a deletion before it happens */
  readonly outlook: true;
  /** a noun for when something was done: `update-time` */
  readonly moment: true;
  /** a noun for what a link sets: `GET /setLanguage/:language` */
  readonly 'set-by-link': true;
  // resources
  /** a noun that names a resource */
  readonly noun: true;
  /** a noun of which a POST without an identifier creates one of many: `POST /customer` */
  readonly created: true;
  /** a noun of which each user has one: `/profile` */
  readonly 'own-one': true;
  /** a name for who sends the request: `DELETE /users/me` */
  readonly sender: true;
  /** a noun of which each item has one: `/orders/:id/status` */
  readonly state: true;
  /** a noun that an item has one of, though there may be a collection elsewhere: `PUT /users/:id/email` */
  readonly attribute: true;
  /** an action or an attribute that names a resource where an identifier follows */
  readonly 'resource-too': true;
  /** an attribute or a value that names a collection at the beginning of a path, before an identifier: `/city/:id` */
  readonly 'by-id': true;
  /** a noun that an item has one of, so that nothing is created: `POST /orders/:id/status` */
  readonly detail: true;
  /** a noun for one plain value */
  readonly value: true;
  /** a noun for data of a thing, which seldom have an identifier of their own: `/getUserEmail/:id` */
  readonly kept: true;
  /** a noun for a measure or a description of each thing: `/products/getPrice/:id` */
  readonly measured: true;
  /** a noun for what is recorded of a thing over time: `/users/getStats/:id` */
  readonly 'account-of': true;
  /** a noun for all that is known of something */
  readonly knowledge: true;
  /** a noun for a description that may precede what it describes: `detailProduct` */
  readonly told: true;
  /** a noun that makes one noun with a word of the trait `told` before it: `data-source` */
  readonly 'after-told': true;
  /** a noun for an attribute that may precede its owner: `statusOrder` */
  readonly 'attribute-before': true;
  /** a noun for what has an attribute of the trait `attribute-before`, besides those of the trait `owner` */
  readonly owning: true;
  /** a noun for a record of something, which people leave out: `addLunch` below `/lunch-records` */
  readonly 'kept-record': true;
  /** a noun to which more is added: `POST /wallet/addMoney` */
  readonly sum: true;
  /** a noun for what contains a sum */
  readonly purse: true;
  /** a noun for a container: an identifier after `/cart` is that of one of its items */
  readonly holder: true;
  /** a noun whose plural is one set, which a PUT replaces as a whole: `PUT /permissions` */
  readonly 'set-of': true;
  /** a noun of which something else has a set: `PUT /users/:id/tags` */
  readonly part: true;
  /** a noun for what things are divided into */
  readonly kind: true;
  /** a noun for whom things belong to: `/orders/user/:id` */
  readonly owner: true;
  /** a noun for what belongs to somebody and hardly has users of its own */
  readonly belonging: true;
  /** a noun for persons, besides those of the trait `owner` */
  readonly persons: true;
  /** a noun for whom or what things are shown to that do not belong to them */
  readonly viewer: true;
  /** a noun for persons whom things may be meant for, besides owners and viewers: staff */
  readonly audience: true;
  /** a noun for a device on which people see things */
  readonly 'device-view': true;
  /** a noun for where things are, to which they belong */
  readonly location: true;
  /** a noun for a page on which some of a collection are shown */
  readonly 'shown-page': true;
  /** a plural that modifies persons: sales managers */
  readonly 'kind-plural': true;
  /** a noun for what somebody does to something else: `POST /likes/:id` names what is liked */
  readonly relation: true;
  /** a noun whose items take in what others send them: `POST /webhooks/:id` */
  readonly inbox: true;
  /** a noun for what services outside call */
  readonly outside: true;
  /** a noun for where something is paid, mostly with another server */
  readonly payment: true;
  /** a service that people log in by: `GET /auth/github/login` */
  readonly 'login-provider': true;
  /** a noun for what a number of goods identifies */
  readonly goods: true;
  /** a noun for where a thing is found */
  readonly 'address-noun': true;
  /** precedes a noun of the trait `address-noun` for the place of a file: `downloadUrl` */
  readonly 'leads-to-file': true;
  /** a form in which something is sent: `/getInvoicePdf/:id` */
  readonly 'file-form': true;
  /** a form in which many things are sent: `users-csv` */
  readonly 'many-sent': true;
  /** a noun for what many things are shown as: `users-table` */
  readonly showing: true;
  /** a noun that precedes a value: `/year/:year` */
  readonly 'no-collection': true;
  /** a noun for a secret */
  readonly secret: true;
  /** a noun for a document that exists before somebody sends it */
  readonly paper: true;
  /** a noun for a document, whose ending is a part of its name: `/sitemap.xml` */
  readonly document: true;
  /** a noun for a protocol on top of HTTP, or for a proxy to another server */
  readonly protocol: true;
  /** a name of one word that is written with capitals inside: `GitHub` */
  readonly 'proper-name': true;
  // identifiers and criteria
  /** names an identifier: `getUserById` */
  readonly identifier: true;
  /** names an identifier as a parameter: `/users/:username` */
  readonly key: true;
  /** names an identifier of goods alone: `/bookPrices/:isbn` */
  readonly 'goods-key': true;
  /** names an identifier of persons alone: `/bookings/:username` */
  readonly login: true;
  /** may end a parameter that is called after its segment: `/render/:renderId` */
  readonly naming: true;
  /** names a parameter that chooses some of a collection: `/users/:limit` */
  readonly criterion: true;
  // small words
  /** a quantity, which is dropped with the verb: `getAllUsers` */
  readonly quantifier: true;
  /** refers to the whole collection */
  readonly whole: true;
  /** repeats what these methods and a collection express: `GET /allUsers`, `POST /users/new` */
  readonly repeats: Words;
  /** refers to many items, but not to all */
  readonly many: true;
  /** refers to many items after a noun: `gallery-multi` */
  readonly 'many-behind': true;
  /** chooses some where something is read: `getNewProducts` */
  readonly qualifier: true;
  /** refers to one item if an identifier follows */
  readonly particular: true;
  /** makes an adjective with `one` or `single` before it: one-time passwords */
  readonly 'one-kind': true;
  /** makes an adjective with `one` or `single` before it, and is hardly ever counted itself */
  readonly 'never-counted': true;
  /** makes an adjective with `all` before it, for these or for anything: all-time scorers */
  readonly 'all-kind': Words;
  /** a noun of which there is a first and a second: player one */
  readonly counted: true;
  /** counts the noun after it: `getCountUsers` */
  readonly 'number-of': true;
  /** counts the noun before it: `getAllUsersCount` */
  readonly tally: true;
  /** an article: no name of a collection contains one */
  readonly article: true;
  /** replaces any noun, and names none: `getMine` */
  readonly pronoun: true;
  /** refers to further items: `addMoreItems` */
  readonly further: true;
  /** points to one item: `deleteThisItem` */
  readonly pointing: true;
  /** binds a second thing to the first: `removeUserFromGroup` */
  readonly preposition: true;
  /** a preposition before the object of an action, or before the criterion of a search */
  readonly binding: true;
  /** a preposition of origin or destination */
  readonly direction: true;
  /** a preposition that begins a clause after the object: `searchUsersInGroup` */
  readonly clause: true;
  /** begins a clause after a noun, and is a part of a name before one: `getUsersWhoLiked` */
  readonly 'relative-word': true;
  /** begins a clause directly after a verb: `checkIfUserExists` */
  readonly condition: true;
  /** a verb of a question that is answered by yes or no: `getUserHasRole` */
  readonly asking: true;
  /** an auxiliary: the verb after it is no command: `can-redeem` */
  readonly auxiliary: true;
  /** makes another verb of the one before it: `getOut` */
  readonly particle: true;
  /** an adverb or prefix before a verb: `softDelete` */
  readonly manner: true;
  /** a word for many items at once, before a verb: `bulkDelete` */
  readonly 'at-once': true;
  /** an adverb if it is alone before a verb: `auto-create` */
  readonly way: true;
  /** an adverb after a verb: `deleteUserForever` */
  readonly adverb: true;
  /** makes the name of an event with the verb after it: `BeforeSave` */
  readonly 'event-word': true;
  /** ends the name of a function that answers requests: `getUsersHandler` */
  readonly 'handler-word': true;
  /** makes one noun with `list` after it: `wishlist` */
  readonly 'before-list': true;
  /** makes one noun with these before it: `days-off` */
  readonly after: Words;
  // adjectives
  /** an adjective before a noun in a run-together segment: `getlatestproducts` */
  readonly modifier: true;
  /** another adjective or participle: `getAllOverdue` */
  readonly adjective: true;
  /** an adjective that relates one thing to another: `/similarProducts/:id` */
  readonly relative: true;
  /** an ordinal of what is created: `createFirstAdmin` */
  readonly ordinal: true;
  /** an ordinal that picks one of several over time: `updateLastLogin` */
  readonly 'in-time': true;
  /** picks a day, a week or a year */
  readonly 'in-order': true;
  /** a period of time: `getAllOrdersThisMonth` */
  readonly period: true;
  /** a period that is read as a thing: `listSeason` */
  readonly 'named-period': true;
  /** selects one of the things that the noun after it names, or changes the meaning of the noun */
  readonly 'only-one': true;
  /** picks one of several occurrences of a verb: `last-login` */
  readonly occasion: true;
  /** how much of a thing is read: `getFullUser` */
  readonly extent: true;
  /** how much of a thing is read, after its noun: `getUserRaw` */
  readonly 'extent-behind': true;
  /** how a collection is divided into pages */
  readonly portion: true;
  /** the order in which something is read */
  readonly sorting: true;
  /** an adverb that is an adjective as well: monthly sales */
  readonly regular: true;
  /** picks a date of a thing: `dueDate` */
  readonly 'date-kind': true;
  /** a state as which something is marked: `markread` */
  readonly mark: true;
  // endings and prefixes
  /** is a prefix of an API, and names no resource: `/api` */
  readonly prefix: true;
  /** an ending that names a representation: `/users/list.json` */
  readonly extension: true;
  /** an ending of a file that is sent from the disk unchanged */
  readonly 'asset-extension': true;
  /** an ending for the format of a resource */
  readonly representation: true;
  // forms of words
  /** has no plural of its own */
  readonly uncountable: true;
  /** has this plural */
  readonly plural: Words;
  /** only gets an `s` in the plural */
  readonly 'plural-s': true;
  /** is short for these */
  readonly 'short-for': Words;
  /** only looks like a verb with a noun after it: `showroom` */
  readonly 'one-word': true;
  /** ends other words by chance: portability */
  readonly 'by-chance': true;
  /** a process before the noun of a run-together word: `sendverificationtoken` */
  readonly 'before-noun': true;
  // other languages
  /** a noun of another language that gets an `s` in the plural */
  readonly 'foreign-s': true;
  /** a noun of another language that gets another plural, or none */
  readonly 'foreign-plural': true;
  /** a verb of another language, or a word that joins two nouns of one */
  readonly 'foreign-verb': true;
  /** an English noun that ends like one of another language */
  readonly english: true;
}

/** A trait of a word. */
export type Trait = keyof Traits;

/** A trait that relates a word to other words. */
export type Relation = { [Name in Trait]: Traits[Name] extends Words ? Name : never }[Trait];
