import { HOLE } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';

/** What a parameter may be, as far as regular expressions tell it apart. */
const SAMPLES = ['1', 'name', '507f1f77bcf86cd799439011', '9b2f0c1e-7d3a-4f6b-8a5e-2c4d6e8f0a1b'];

/** An address as a request specifies it, with a hole for what only a request tells. */
export function textOf({ segments }: Path): string {
  return segments.map((segment) => `/${segment.kind === 'static' ? segment.value : HOLE}`).join('');
}

/** One address that a request may have. */
export function sampleOf(path: Path): string {
  return textOf(path).replaceAll(HOLE, '1') || '/';
}

/** Addresses that requests may have, for one with holes; one without holes represents itself. */
export function samplesOf(address: string): readonly string[] {
  return address.includes(HOLE) ? SAMPLES.map((sample) => address.replaceAll(HOLE, sample)) : [address];
}
