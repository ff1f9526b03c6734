import type { Edit, Range } from '../../model/text.ts';
import type { BindingId } from '../../values/leaf-terms.ts';
import type { CallSites } from './call-sites.ts';

/**
 * The edits that delete the declarations of variables that nothing reads any more.
 *
 * @param replaced the variables of the reads that are replaced, once for each read
 */
export function withoutIdle(replaced: readonly BindingId[], calls: CallSites, source: string): readonly Edit[] {
  return [...new Set(replaced)].flatMap((binding) => {
    const isIdle = calls.sitesOf(binding).length === replaced.filter((each) => each === binding).length;
    const range = isIdle ? declaringLine(binding, calls, source) : null;
    return range ? [{ range, text: '' }] : [];
  });
}

/** The line that declares a variable; null where it declares or contains more. */
function declaringLine(binding: BindingId, calls: CallSites, source: string): Range | null {
  const { target, declaration, value } = calls.declarationOf(binding)?.statement ?? {};
  if (target?.kind !== 'binding' || !target.range || !declaration || !value || !('range' in value)) return null;
  const [start, end] = declaration;
  const rest = source.slice(value.range[1], end).trim();
  const keyword = source.slice(start, target.range[0]).trim();
  const isPlain = source.slice(target.range[1], value.range[0]).trim() === '=';
  const [line, next] = [source.lastIndexOf('\n', start - 1) + 1, source.indexOf('\n', end)];
  const isWhole = isPlain && ['const', 'let', 'var'].includes(keyword) && (rest === '' || rest === ';');
  const isLine = next >= 0 && (source.slice(line, start) + source.slice(end, next)).trim() === '';
  return isWhole && isLine ? [line, next + 1] : null;
}
