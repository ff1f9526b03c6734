/** The members of clients that send a request of one method: `axios.get`. */
export const METHODS: ReadonlySet<string> = new Set(['get', 'head', 'post', 'put', 'patch', 'delete']);
/** Functions of test libraries that replace a member of an object: `jest.spyOn(axios, 'get')`. */
export const SPYING: ReadonlySet<string> = new Set(['spyOn', 'stub', 'spy', 'replaceProperty']);
/** Further ones, whose names are common for other functions too: `sinon.replace(axios, 'get', fake)`. */
export const REPLACING: ReadonlySet<string> = new Set(['replace', 'method', 'fake']);
/** Functions that replace a module by an object. */
export const MOCKING: ReadonlySet<string> = new Set([
  ...['mock', 'doMock', 'unstable_mockModule', 'setMock', 'module', 'proxyquire', 'replaceEsm', 'mockModule'],
]);
/** Functions that return a mock. */
export const MAKING: ReadonlySet<string> = new Set(['fn', 'stub', 'spy', 'mockFn']);
/** Members of a mock that set its result. */
export const ANSWERING: ReadonlySet<string> = new Set([
  ...['mockImplementation', 'mockResolvedValue', 'mockRejectedValue', 'mockReturnValue'].flatMap((name) => [
    name,
    `${name}Once`,
  ]),
  ...['mockReturnThis', 'resolves', 'rejects', 'returns', 'callsFake'],
]);
/** Members of assertions and of mocks for the number of calls. */
export const COUNTING =
  /^(?:to(?:HaveBeen|Be)Called(?:Times|Once)?|(?:not)?[cC]alled(?:Once|Twice|Thrice)?|callCount)$/;
/** Members of assertions that compare the arguments of calls. */
export const COMPARING = /CalledWith|^called(?:Once)?With/;
/** Members of a mock for the calls that it recorded. */
export const CALLS: ReadonlySet<string> = new Set(['mock', 'firstCall', 'lastCall', 'getCall', 'getCalls', 'args']);
/** Members of a mock, or of such a record, for all calls: lists with the arguments of each. */
export const CALL_LISTS: ReadonlySet<string> = new Set(['calls', 'args', 'getCalls']);
/** Members of a mock, or of such a record, for one call or for its arguments. */
export const ONE_CALL: ReadonlySet<string> = new Set([
  ...['args', 'arguments', 'argsFor', 'lastArg', 'lastArgs', 'lastCall', 'firstCall', 'secondCall', 'thirdCall'],
]);
/** Members of lists for one of their elements. */
export const ELEMENTS: ReadonlySet<string> = new Set(['at', 'pop', 'shift', 'find', 'findLast']);
/** Members of assertions that compare their subject with a text, and what of it they compare. */
export const ASSERTED: ReadonlyMap<string, 'whole' | 'end' | 'beginning' | 'part'> = new Map([
  ...['toBe', 'toEqual', 'toStrictEqual', 'equal', 'eql', 'eq', 'strictEqual', 'deepEqual', 'is', 'same'].map(
    (name) => [name, 'whole'] as const,
  ),
  ...['toContain', 'toMatch', 'contain', 'include', 'includes', 'match', 'matches', 'regex', 'toInclude'].map(
    (name) => [name, 'part'] as const,
  ),
  ...['toEndWith', 'endWith', 'endsWith'].map((name) => [name, 'end'] as const),
  ...['toStartWith', 'startWith', 'startsWith'].map((name) => [name, 'beginning'] as const),
]);
/** The members of axios-mock-adapter that mock a method, with the method: `onGet` and `get`. */
export const ADAPTING: ReadonlyMap<string, string> = new Map(
  [...METHODS].map((method) => [`on${method.charAt(0).toUpperCase()}${method.slice(1)}`, method]),
);
/** A file that replaces a client in all tests: `__mocks__/axios.js`. */
export const MANUAL_MOCK = /(?:^|[\\/])__mocks__[\\/](?:axios|ky|got|superagent|needle)\.\w{1,5}$/;
/** Functions that make a replacement of another function from a callback, by their last names. */
export const STANDING_IN: ReadonlySet<string> = new Set([
  'fn',
  'mockImplementation',
  'mockImplementationOnce',
  'callsFake',
  'fake',
]);
