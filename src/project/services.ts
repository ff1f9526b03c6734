import { CALL } from '../routes/values/reference-to.ts';
import type { Exported } from '../model/exported.ts';
import type { Reference } from '../model/reference.ts';
import type { ServiceCondition } from '../model/service-condition.ts';
import { follow, type Modules } from './follow-exports.ts';

/**
 * Whether a service has the method that a route needs, and its list names it. A service of a package counts as having
 * all methods; one that cannot be followed to its end may have it.
 *
 * @param file the file that registers the service
 */
export function isAnswered({ member, service, listed }: ServiceCondition, file: string, modules: Modules): boolean {
  return (!listed || names(follow(listed, file, modules), member)) && (!service || has(service, member, file, modules));
}

function names(list: Exported | null, member: string): boolean {
  return (
    list?.kind !== 'object' ||
    list.spread.length > 0 ||
    [...list.members.values()].some((each) => each.kind === 'text' && each.value === member)
  );
}

function has(service: Reference, member: string, file: string, modules: Modules): boolean {
  if (follow({ ...service, path: [...service.path, member] }, file, modules)) return true;
  const known = follow(service, file, modules);
  if (known?.kind === 'object') return known.spread.some((each) => mayHave(each));
  // A class or a function of the project that answers something else is no service.
  return (
    !known && service.path.at(-1) === CALL && modules.resolve(file, service.specifier) === null && isPackage(service)
  );
}

/** Members that are inherited from a package are not known. */
function mayHave(spread: Exported): boolean {
  return spread.kind === 'reference' && isPackage(spread.reference);
}

function isPackage({ specifier }: Reference): boolean {
  return !/^\.{1,2}(?:\/|$)/.test(specifier);
}
