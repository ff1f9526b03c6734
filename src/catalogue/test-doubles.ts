/** Members of clients that specify a method. */
export const METHODS: ReadonlySet<string> = new Set(['get', 'head', 'post', 'put', 'patch', 'delete']);
/** Functions of test libraries that put something in the place of a member: `jest.spyOn(axios, 'get')`. */
export const SPYING: ReadonlySet<string> = new Set(['spyOn', 'stub', 'spy', 'replaceProperty']);
/** Others that do so, and whose names mean much else. */
export const REPLACING: ReadonlySet<string> = new Set(['replace', 'method', 'fake']);
/** Functions that put an object in the place of a module. */
export const MOCKING: ReadonlySet<string> = new Set([
  ...['mock', 'doMock', 'unstable_mockModule', 'setMock', 'module', 'proxyquire', 'replaceEsm', 'mockModule'],
]);
/** Functions that make a mock. */
export const MAKING: ReadonlySet<string> = new Set(['fn', 'stub', 'spy', 'mockFn']);
/** Members of a mock that specify what it answers. */
export const ANSWERING: ReadonlySet<string> = new Set([
  ...['mockImplementation', 'mockResolvedValue', 'mockRejectedValue', 'mockReturnValue'].flatMap((name) => [
    name,
    `${name}Once`,
  ]),
  ...['mockReturnThis', 'resolves', 'rejects', 'returns', 'callsFake'],
]);
/** Members of assertions, and of mocks, that count calls. */
export const COUNTING =
  /^(?:to(?:HaveBeen|Be)Called(?:Times|Once)?|(?:not)?[cC]alled(?:Once|Twice|Thrice)?|callCount)$/;
/** Members of assertions that compare the arguments of calls. */
export const COMPARING = /CalledWith|^called(?:Once)?With/;
/** Members of a mock that tell its calls. */
export const CALLS: ReadonlySet<string> = new Set(['mock', 'firstCall', 'lastCall', 'getCall', 'getCalls', 'args']);
/** Members of axios-mock-adapter that answer a method. */
export const ADAPTING: ReadonlyMap<string, string> = new Map(
  [...METHODS].map((method) => [`on${method.charAt(0).toUpperCase()}${method.slice(1)}`, method]),
);
/** A file that replaces a client in all tests: `__mocks__/axios.js`. */
export const MANUAL_MOCK = /(?:^|[\\/])__mocks__[\\/](?:axios|ky|got|superagent|needle)\.\w{1,5}$/;
/** What makes a function that takes the place of another one in a test, by its last name. */
export const STANDING_IN: ReadonlySet<string> = new Set([
  'fn',
  'mockImplementation',
  'mockImplementationOnce',
  'callsFake',
  'fake',
]);
