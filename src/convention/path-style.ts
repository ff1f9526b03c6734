import { HOLE, segmentText } from '../paths/dialects.ts';
import type { Path, Span } from '../model/path.ts';
import { findFileExtension } from './file-extension.ts';
import { namesOf, type StrayName } from './parameter-names.ts';
import { restyled, type CaseStyle } from './case-styles.ts';
import type { StyleKind } from '../model/plan-options.ts';

/** How paths are to be written. */
export interface PathStyle {
  /** The case of segments. */
  readonly segments: CaseStyle;
  /** The case of parameters; `any` where it does not matter. */
  readonly parameters: 'camel' | 'snake' | 'any';
  /**
   * How an identifier is called where the path goes on after it: by a name of its own (`/users/:userId/posts` next to
   * `/users/:id`), or by the same.
   */
  readonly nested: 'own' | 'same';
}

/** A part of a path that is not in the style required. */
export interface StyleFault {
  readonly kind: StyleKind;
  readonly span: Span;
  /** The change that corrects it; null where there is none. */
  readonly change: (Span & { readonly text: string }) | null;
  /** The parameter that the change renames, which its handlers name too; null for any other change. */
  readonly renamed: { readonly from: string; readonly to: string } | null;
  /** The segment or the parameter as it is written, and as it should be. */
  readonly name: string;
  readonly better: string;
}

/** Longer paths are no addresses that a person wrote. */
export const MOST_SEGMENTS = 64;

/**
 * Finds the parts of a path that are not in the style required.
 *
 * @param stray the parameters that have another name in other paths
 * @param isChecked whether the case of a segment is checked
 */
export function findStyleFaults(
  path: Path,
  style: PathStyle,
  stray: readonly StrayName[],
  isChecked: (segment: number) => boolean,
): readonly StyleFault[] {
  if (path.segments.length > MOST_SEGMENTS) return [];
  return [
    ...leading(path),
    ...empty(path),
    ...cases(path, style, isChecked),
    ...parameters(path, style, stray),
    ...extension(path),
    ...trailing(path),
  ];
}

function cases(path: Path, style: PathStyle, isChecked: (segment: number) => boolean): readonly StyleFault[] {
  return path.segments.flatMap((segment, at) => {
    const name = segmentText(path, segment);
    const better = segment.kind === 'static' && isChecked(at) ? restyled(name, style.segments) : null;
    return better === null
      ? []
      : [
          {
            kind: 'case',
            span: segment,
            change: { start: segment.start, end: segment.end, text: better },
            renamed: null,
            name,
            better,
          },
        ];
  });
}

/**
 * The faults of parameters. A parameter gets one new name, whichever rules report it: two changes of a name would
 * conflict.
 */
function parameters({ segments, text }: Path, style: PathStyle, stray: readonly StrayName[]): readonly StyleFault[] {
  const wanted = segments.flatMap((segment, at) =>
    segment.kind === 'parameter' ? [{ segment, at, better: nameFor(segment.name, at, style, stray) }] : [],
  );
  return wanted.flatMap(({ segment, at, better }): StyleFault[] => {
    const { name } = segment;
    // The name begins after `:` or `{`, in every dialect.
    const start = segment.start + 1;
    if (better === name || !text.startsWith(name, start)) return [];
    const span = { start: segment.start, end: start + name.length };
    const isFree =
      !segments.flatMap(namesOf).includes(better) &&
      !wanted.some((other) => other.at !== at && other.better === better);
    const fault = {
      span,
      change: isFree ? { start, end: span.end, text: better } : null,
      renamed: { from: name, to: better },
      name,
      better,
    };
    const isStray = stray.some((one) => one.segment === at);
    return [
      ...(parameterName(name, style) === name ? [] : [{ kind: 'case', ...fault } as const]),
      ...(isStray ? [{ kind: 'parameter', ...fault } as const] : []),
    ];
  });
}

function nameFor(name: string, at: number, style: PathStyle, stray: readonly StrayName[]): string {
  return stray.find(({ segment }) => segment === at)?.usual ?? parameterName(name, style);
}

/** The name of a parameter in the style that parameters have. */
export function parameterName(name: string, { parameters: style }: Pick<PathStyle, 'parameters'>): string {
  return style === 'any' ? name : (restyled(name, style) ?? name);
}

function extension(path: Path): readonly StyleFault[] {
  const found = findFileExtension(path);
  return found
    ? [{ kind: 'extension', span: found.span, change: null, renamed: null, name: found.extension, better: '' }]
    : [];
}

/** A slash at the end of a path that has more than unknown segments. */
function trailing({ segments, text }: Path): readonly StyleFault[] {
  const last = segments.at(-1);
  if (!last || !text.endsWith('/') || !segments.some(({ kind }) => kind !== 'unknown')) return [];
  const span = { start: last.end, end: text.length };
  return [
    {
      kind: 'trailing',
      span,
      change: span.end - span.start === 1 ? { ...span, text: '' } : null,
      renamed: null,
      name: text,
      better: text.slice(0, last.end),
    },
  ];
}

/** What may be the scheme of a URL, so that two slashes follow it: `https:`, or a value that is not known. */
const SCHEME = new RegExp(`^(?:[a-z][a-z\\d+.-]*:|${HOLE})$`, 'i');

/** Slashes next to each other: a request has an empty segment there. */
function empty({ segments, text }: Path): readonly StyleFault[] {
  const ends = [0, ...segments.map(({ end }) => end)];
  return ends.flatMap((start, at): StyleFault[] => {
    const end = segments[at]?.start ?? text.length;
    if (end - start < 2 || SCHEME.test(text.slice(0, start))) return [];
    return [
      {
        kind: 'empty',
        span: { start, end },
        change: { start: start + 1, end, text: '' },
        renamed: null,
        name: text.slice(start, end),
        better: '/',
      },
    ];
  });
}

/**
 * A path that begins with a word or a parameter instead of a slash; one that begins with another sign may match
 * anything.
 */
function leading({ segments, text }: Path): readonly StyleFault[] {
  const [first] = segments;
  if (first?.start !== 0 || !/^(?:[\w-]|:\w)/.test(text)) return [];
  return [
    {
      kind: 'leading',
      span: { start: 0, end: first.end },
      change: { start: 0, end: 0, text: '/' },
      renamed: null,
      name: text,
      better: `/${text}`,
    },
  ];
}
