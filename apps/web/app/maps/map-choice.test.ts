import { expect, test } from 'vitest';
import { choiceIn, nothingChosen, searchWith, withFilter } from './map-choice.ts';

test('a choice goes into the address and comes out of it, beside what else is there', () => {
  const choice = { project: 'riversedge', kind: 'mixed-use', stage: 'opening-in-phases' } as const;
  const search = searchWith('?from=mail', choice);
  expect(search).toBe('?from=mail&project=riversedge&kind=mixed-use&stage=opening-in-phases');
  expect(choiceIn(search, ['riversedge', 'nocatee'])).toEqual(choice);
  expect(searchWith(search, nothingChosen)).toBe('?from=mail');
  expect(searchWith('?project=nocatee', nothingChosen)).toBe('');
});

test('what is not ours in an address counts as not chosen', () => {
  expect(choiceIn('?project=atlantis&kind=castle&stage=toString', ['riversedge'])).toEqual(nothingChosen);
});

test('a project that a filter hides is not chosen any more', () => {
  const filed = () => ({ kind: 'park', stage: 'planned' }) as const;
  const choice = { ...nothingChosen, project: 'riverfront-plaza' } as const;
  expect(withFilter(choice, { kind: 'park' }, filed).project).toBe('riverfront-plaza');
  expect(withFilter(choice, { kind: 'hotel' }, filed).project).toBeNull();
});
