import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the names of the files that take five seconds and more, the longest first. */
const longest = [
  ...['bad-night', 'several-machines-outage', 'documents-crash', 'outbox-delivery', 'illustrations/subjects'],
  ...[
    'document-life',
    'documents-memory',
    'data-dir-locks',
    'restore',
    'fuzz',
    'crash-points',
    'export-memory',
  ],
  ...['reminders', 'process.int', 'push', 'awkward-photos', 'draw-locator', 'read-content', 'own-photos'],
];

/** Begins with the longest, so that none is waited for alone at the end. A fresh checkout knows no time of a run before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((part) => moduleId.includes(part));
      return place === -1 ? longest.length : place;
    };
    // Those of a rank stay as they are.
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
