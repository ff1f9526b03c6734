import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Has the files that count work run first: to begin counting, the engine walks all that its process has in memory, which
 * grows from file to file.
 */
export default class CountedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const counts = ({ moduleId }: TestSpecification): boolean =>
      readFileSync(moduleId, 'utf8').includes('expectLinear(');
    return [...sorted.filter(counts), ...sorted.filter((file) => !counts(file))];
  }
}
