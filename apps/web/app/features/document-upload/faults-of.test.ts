import { documentMessages } from '@rivermark/contracts/documents';
import { expect, test } from 'vitest';
import { listFaults } from './faults-of.ts';

test('the summary names the document of each fault, in the order of the form', () => {
  expect(
    listFaults({
      acknowledgment: 'You must acknowledge it',
      creditReport: documentMessages.wrongType.description,
      photoId: 'Government-issued photo ID is required',
    }).map(({ message }) => message),
  ).toEqual([
    'Government-issued photo ID is required',
    `Recent Credit Report: ${documentMessages.wrongType.description}`,
    'You must acknowledge it',
  ]);
});
