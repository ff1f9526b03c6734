import { HOLE } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';

/** Values of a parameter that regular expressions may distinguish: a number, a word, an ObjectId, a UUID. */
const SAMPLES = ['1', 'name', '507f1f77bcf86cd799439011', '9b2f0c1e-7d3a-4f6b-8a5e-2c4d6e8f0a1b'];

/** An address as the path of a URL, with a hole for each segment that is not static. */
export function textOf({ segments }: Path): string {
  return segments.map((segment) => `/${segment.kind === 'static' ? segment.value : HOLE}`).join('');
}

/** One address that a request may have. */
export function sampleOf(path: Path): string {
  return textOf(path).replaceAll(HOLE, '1') || '/';
}

/** Addresses that requests may have: one with holes is filled with each sample, one without holes is returned alone. */
export function samplesOf(address: string): readonly string[] {
  return address.includes(HOLE) ? SAMPLES.map((sample) => address.replaceAll(HOLE, sample)) : [address];
}
