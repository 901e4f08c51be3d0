import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longTests } from './long-tests.ts';

/**
 * Runs the longest files first, so that none runs alone at the end. A fresh checkout has no timings
 * of an earlier run.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longTests.findIndex((part) => moduleId.includes(part));
      return place === -1 ? longTests.length : place;
    };
    // Files of the same rank keep their order.
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
