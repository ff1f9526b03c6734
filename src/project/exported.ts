import type { Exported, ExportedMembers, ModuleExports } from '../routes/exports.ts';
import type { Reference } from '../routes/model.ts';

/** What following a reference needs to know of the other files. */
export interface Modules {
  /** The exports of a file; null where it cannot be read. */
  exportsOf(file: string): ModuleExports | null;
  /** The file that a specifier names, or null. */
  resolve(from: string, specifier: string): string | null;
}

/** Longer ways from file to file than this are no ways that a person wrote; a cycle is one of them. */
const LONGEST = 16;

/** Members that answer a router as middleware, or the object itself. */
const TRANSPARENT: ReadonlySet<string> = new Set(['routes', 'middleware', 'default', 'bind', 'router']);

/**
 * Follows a reference through the files to what it stands for.
 *
 * @param file the file that holds the reference
 * @returns the export, never a reference itself; null where the way leaves the project or is not told
 */
export function follow(reference: Reference, file: string, modules: Modules, steps = LONGEST): Exported | null {
  const target = steps > 0 ? modules.resolve(file, reference.specifier) : null;
  const exports = target === null ? null : modules.exportsOf(target);
  if (target === null || !exports) return null;
  const enter = (exported: Exported | null): Exported | null =>
    exported?.kind === 'reference' ? follow(exported.reference, target, modules, steps - 1) : exported;
  const [name, ...rest] = reference.path;
  const own = name === undefined ? null : enter(exports.members.get(name) ?? starred(name, exports, target, modules, steps));
  if (own) return walk(own, rest, reference.called, enter);
  const whole = exports.members.get('default') ?? (exports.members.size > 0 ? { kind: 'members', members: exports.members } as const : null);
  return walk(enter(whole), reference.path, reference.called, enter);
}

function starred(name: string, { stars }: ModuleExports, file: string, modules: Modules, steps: number): Exported | null {
  for (const star of stars) {
    const found = follow({ ...star, path: [name] }, file, modules, steps - 1);
    if (found) return found;
  }
  return null;
}

/** Goes from an export down to a member of it; a function on the way is called, once, where the reference says that one is. */
function walk(start: Exported | null, path: readonly string[], called: boolean, enter: (exported: Exported | null) => Exported | null): Exported | null {
  let [current, mayCall] = [start, called];
  for (const name of path) {
    if (current?.kind === 'function' && mayCall) {
      current = enter(current.returns);
      mayCall = false;
    }
    const member: Exported | null = current?.kind === 'members' ? enter(memberOf(current.members, name)) : null;
    if (!member && !TRANSPARENT.has(name)) return null;
    if (!member && current?.kind === 'router') mayCall = false;
    current = member ?? current;
  }
  return current?.kind === 'function' && mayCall ? enter(current.returns) : current;
}

function memberOf(members: ExportedMembers, name: string): Exported | null {
  return members.get(name) ?? null;
}
