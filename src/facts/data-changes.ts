import { DATA_CHANGES, MODEL_CHANGES, STORE_CLIENTS } from '../catalogue/lookup-members.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { wholeOf } from '../values/place.ts';
import { memberSource, type Place } from '../values/value.ts';
import { nameOfCallee, receiverName } from './called-member.ts';
import { liesIn } from './handler-places.ts';

/** Finds the calls that change stored data, by the names of members: `User.updateMany(...)`, `order.save()`. */
export class DataChanges implements Listener {
  readonly #sourceOf: (file: string) => string;
  /** The places of such calls, and of the calls of functions of the project within which they are, by their files. */
  readonly #places = new Map<string, Map<string, Place>>();

  /** @param sourceOf returns the text of a file */
  constructor(sourceOf: (file: string) => string) {
    this.#sourceOf = sourceOf;
  }

  called(event: CallEvent): void {
    const { site, callers } = event;
    const name = site.member?.name ?? '';
    if (!DATA_CHANGES.has(name) && !(MODEL_CHANGES.has(name) && this.#isOfModel(event, name))) return;
    for (const { file, range } of [site.place, ...callers]) {
      const known = this.#places.get(file) ?? new Map<string, Place>();
      this.#places.set(file, known.set(wholeOf({ file, range }), { file, range }));
    }
  }

  /** Whether the functions at some places, or functions that these call, change stored data. */
  isIn(handlers: readonly Place[]): boolean {
    return handlers.some((handler) =>
      [...(this.#places.get(handler.file)?.values() ?? [])].some((place) => liesIn(place, handler)),
    );
  }

  /** Whether a member is called on a model, or saves a record: `User.create(...)`, `prisma.user.create(...)`. */
  #isOfModel(event: CallEvent, name: string): boolean {
    const on = receiverName(event, this.#sourceOf);
    if (name === 'save') return event.args.length === 0 && !/session/i.test(on);
    const object = event.site.member?.object;
    const client = object && memberSource(object)?.object;
    return /^[A-Z]/.test(on) || (client !== undefined && STORE_CLIENTS.has(nameOfCallee(client)));
  }
}
