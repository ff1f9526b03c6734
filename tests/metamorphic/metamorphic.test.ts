import { describe, expect, test } from 'vitest';
import { outcomesOf, transform, wrongIn, type Outcome } from './compare.ts';
import { PROGRAMS, type Program } from './programs.ts';
import { TRANSFORMATIONS } from './transformations.ts';

/** How often each kind is applied at random places of each program, after it was applied at all of them. */
const RUNS = Number(process.env.METAMORPHIC_RUNS ?? 0);
const SEED = Number(process.env.METAMORPHIC_SEED ?? 1);

const known = new Map<Program, readonly Outcome[]>();

function outcomesBefore(program: Program): readonly Outcome[] {
  const outcomes = known.get(program) ?? outcomesOf(program.files);
  known.set(program, outcomes);
  return outcomes;
}

/** Numbers from 0 to 1 that look like chance, the same for one seed: a linear congruential generator. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe.each(TRANSFORMATIONS)('$name: the plan is as careful as before', (transformation) => {
  test.each(PROGRAMS)('$name', (program) => {
    for (let run = 0; run <= RUNS; run += 1) {
      const random = chance(SEED + run);
      const share = run === 0 ? 1 : random();
      const { files, sites } = transform(program.files, transformation, () => random() < share);
      const hides = transformation.hides || program.mayBeHeld === true;
      const wrong = sites === 0 ? [] : wrongIn(outcomesBefore(program), outcomesOf(files), hides);
      expect(wrong, `run ${run} of seed ${SEED}`).toEqual([]);
    }
  });
});
