import { expect, test } from 'vitest';
import { countVotes, winnerOf } from './tally.ts';

test('the style with the most votes wins', () => {
  expect(winnerOf(countVotes(['urban', 'suburban', 'suburban', 'coastal', 'suburban', 'urban']))).toBe(
    'suburban',
  );
});

test('on a tie the earlier style wins: coastal, urban, historic, eclectic, suburban', () => {
  expect(winnerOf(countVotes(['suburban', 'suburban', 'eclectic', 'eclectic', 'urban', 'historic']))).toBe(
    'eclectic',
  );
  expect(winnerOf(countVotes(['historic', 'urban', 'suburban', 'eclectic', 'coastal', 'urban']))).toBe(
    'urban',
  );
  expect(winnerOf(countVotes(['suburban', 'coastal', 'eclectic', 'historic', 'urban', 'suburban']))).toBe(
    'suburban',
  );
  expect(winnerOf(countVotes(['urban', 'coastal', 'urban', 'coastal', 'historic', 'historic']))).toBe(
    'coastal',
  );
});

test('the votes say how many answers fell to each style', () => {
  expect(countVotes(['urban', 'suburban', 'urban'])).toEqual({
    coastal: 0,
    urban: 2,
    historic: 0,
    eclectic: 0,
    suburban: 1,
  });
});
