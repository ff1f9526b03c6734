import { knownText } from '../values/text-value.ts';
import type { Value } from '../values/value.ts';

/**
 * The keys by which configuration is asked for a value that is not known: `browsers` of
 * `config.get('server.browsers')`, `settings.browsers` and `server().browsers`; nothing for what comes from
 * elsewhere.
 */
export function keysTo(value: Value): readonly string[] {
  if (value.kind !== 'opaque') return [];
  const { source } = value;
  if (source.kind === 'member') return source.name === 'default' ? keysTo(source.object) : [source.name];
  if (source.kind === 'module') return [nameOf(source.specifier)];
  if (source.kind !== 'call') return [];
  return source.call.args.flatMap((each) => knownText(each)?.split('.').at(-1) ?? []);
}

/** The name of a file without its folder and its ending. */
function nameOf(specifier: string): string {
  return (specifier.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
}
