import { DATA_CHANGES, MODEL_CHANGES, MODEL_MAKERS, STORE_CLIENTS } from '../catalogue/lookup-members.ts';
import { isCall } from '../values/chain.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { wholeOf } from '../values/place.ts';
import { memberSource, optionsOf, type OpaqueValue, type Place, type Value } from '../values/value.ts';
import { nameOfCallee, nameOfThing, receiverName } from './called-member.ts';
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
    const { args, site } = event;
    const objects = site.member ? optionsOf(site.member.object) : [];
    if (name === 'save') return args.length === 0 && !objects.some(isOfSession);
    const written = receiverName(event, this.#sourceOf);
    return objects.some((object) => isModel(object, written));
  }
}

/** Whether a value is the session of a request, whatever the variable is called that it is in. */
function isOfSession(object: Value): boolean {
  return memberSource(object)?.name === 'session';
}

/**
 * Whether a value is a model: a class of the project, one that a library makes (`sequelize.define('user', ...)`), or an
 * unknown value with the name of a class. What the project fills by itself (a `Map`) is none.
 *
 * @param written its name where the member is called
 */
function isModel(object: Value, written: string): boolean {
  if (object.kind === 'function') return object.classCode !== null;
  if (object.kind !== 'opaque') return object.kind === 'object' && object.shape === 'instance' && isClassName(written);
  const client = memberSource(object)?.object;
  if (client !== undefined && STORE_CLIENTS.has(nameOfCallee(client))) return true;
  return makesModel(object) || isClassName(written) || isClassName(nameOfThing(object));
}

/** Whether a call makes a model: `mongoose.model('Order', schema)`. */
function makesModel(object: OpaqueValue): boolean {
  return isCall(object) && MODEL_MAKERS.has(nameOfCallee(object.source.call.callee));
}

function isClassName(name: string): boolean {
  const [first = ''] = name;
  return first !== first.toLowerCase();
}
