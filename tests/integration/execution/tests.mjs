/** As much of Jest as the tests of generated applications need: functions that stand in for others, `test` and `expect`. */
import { isDeepStrictEqual } from 'node:util';

let collected = [];

function mock(implementation = () => undefined) {
  const state = { implementation };
  const stand = (...given) => {
    stand.mock.calls.push(given);
    return state.implementation(...given);
  };
  stand.mock = { calls: [] };
  stand.mockImplementation = (next) => {
    state.implementation = next;
    return stand;
  };
  stand.mockResolvedValue = (value) => stand.mockImplementation(() => Promise.resolve(value));
  return stand;
}

function check(passes, what) {
  if (!passes) throw new Error(`expected ${what}`);
}

function expect(value) {
  return {
    toBe: (other) => check(Object.is(value, other), `${JSON.stringify(other)}, not ${JSON.stringify(value)}`),
    toEqual: (other) =>
      check(isDeepStrictEqual(value, other), `${JSON.stringify(other)}, not ${JSON.stringify(value)}`),
    toHaveBeenCalledTimes: (times) => check(value.mock.calls.length === times, `${times} calls`),
    toHaveBeenCalledWith: (...given) =>
      check(
        value.mock.calls.some((call) => isDeepStrictEqual(call, given)),
        `a call with ${JSON.stringify(given)}`,
      ),
  };
}

/** What a test file finds as globals. */
export function globalsOfTests() {
  collected = [];
  const jest = {
    fn: mock,
    spyOn: (object, name) => {
      object[name] = mock(object[name].bind(object));
      return object[name];
    },
  };
  return { jest, expect, test: (name, body) => collected.push({ name, body }) };
}

/** Loads a test file and runs its tests one after another: which pass, and what the others say. */
export async function runTests(load) {
  collected = [];
  load();
  const results = {};
  for (const { name, body } of collected) {
    try {
      await body();
      results[name] = 'passes';
    } catch (error) {
      results[name] = error.message;
    }
  }
  return results;
}
