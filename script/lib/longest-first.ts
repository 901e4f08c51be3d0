import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longTests } from './long-tests.ts';

/** Begins with the longest, so that none is waited for alone at the end. A fresh checkout knows no time of a run before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longTests.findIndex((part) => moduleId.includes(part));
      return place === -1 ? longTests.length : place;
    };
    // Those of a rank stay as they are.
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
