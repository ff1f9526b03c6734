import { posix } from 'node:path';
import { evaluateName } from '../routes/names/evaluate-name.ts';
import type { Entry } from '../routes/names/name-expression.ts';
import type { NamedMount } from '../model/named-mount.ts';
import type { Mount } from '../model/router.ts';
import { LinkedText } from '../text/linked-text.ts';
import { withoutExtension } from '../text/module-names.ts';

/** A file that a loop over a folder may place. */
export interface LoopedFile {
  /** The file of the loop. */
  readonly loop: string;
  readonly folder: string;
  readonly file: string;
}

/** What a loop makes of a file: its prefix, nothing where it does not load it, null where that is not told. */
type Placement = { readonly prefix: string } | 'left out' | null;

/** A mount in a loop over a folder for one of its files; nothing where the loop leaves that file out. */
export function mountNamed(mount: Mount, named: NamedMount, looped: LoopedFile): readonly Mount[] {
  const placement = placementOf(named, looped);
  if (placement === 'left out') return [];
  if (!placement) return [mount];
  const { prefix } = mount;
  const range = prefix?.locate(0, prefix.value.length) ?? mount.range;
  return [{ ...mount, prefix: new LinkedText(placement.prefix, range), prefixKnown: true, prefixFrom: null }];
}

/** The names under which a file may be in its folder: one in TypeScript runs as it is, or as JavaScript. */
function placementOf(named: NamedMount, looped: LoopedFile): Placement {
  const placements = entriesOf(looped).map((entry) => placementAs(entry, named, looped));
  const placed = placements.flatMap((placement) =>
    placement !== null && placement !== 'left out' ? [placement.prefix] : [],
  );
  if (placements.every((placement) => placement === 'left out')) return 'left out';
  if (placements.includes(null)) return null;
  const plain = placed.length > 1 ? placed.filter((prefix) => withoutExtension(prefix) === prefix) : placed;
  const [prefix, ...others] = new Set(plain);
  return prefix === undefined || others.length > 0 ? null : { prefix };
}

function entriesOf({ loop, folder, file }: LoopedFile): readonly Entry[] {
  const own = posix.basename(loop);
  const [name = '', ...below] = posix.relative(folder, file).split('/');
  if (below.length > 0) return [{ name, isFolder: true, own }];
  const compiled = name.replace(/\.([cm]?)tsx?$/, '.$1js');
  return [...new Set([name, compiled])].map((each) => ({ name: each, isFolder: false, own }));
}

function placementAs(entry: Entry, { prefix, module, guards }: NamedMount, { folder, file }: LoopedFile): Placement {
  for (const { test, holds } of guards) {
    const value = evaluateName(test, entry);
    if (value !== undefined && Boolean(value) !== holds) return 'left out';
  }
  const loaded = evaluateName(module, entry);
  if (typeof loaded !== 'string') return null;
  const path = withoutExtension(posix.join(folder, loaded));
  const own = withoutExtension(file);
  if (path !== own && `${path}/index` !== own) return 'left out';
  const text = evaluateName(prefix, entry);
  return typeof text === 'string' ? { prefix: text } : null;
}
