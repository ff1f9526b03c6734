import type { Model } from './packages-files.ts';
import { opaque } from './new-values.ts';
import type { Value } from './value.ts';

/**
 * Models of the functions of `events` that give what listeners of an event would get, by their access paths:
 * `for await (const [request] of on(server, 'request'))`, `const [request] = await once(server, 'request')`.
 */
export const EVENT_MODELS: Readonly<Record<string, Model>> = {
  'events.on': (call) => call.machine.heap.array([], null, given(call)),
  'events.once': given,
};

/** How many values an event is read with. */
const READ = 3;

/** The list of the values that an event comes with, as parameters of the call. */
function given({ machine, place }: Parameters<Model>[0]): Value {
  const values = Array.from({ length: READ }, (_, index) =>
    opaque({ kind: 'parameter', name: '', type: null, index, place }),
  );
  return machine.heap.array(values);
}
