import { expect, test } from 'vitest';
import { mergeData } from './merge-data.ts';

const base = {
  intro: 'Figures',
  sales: [
    { neighborhood: 'ortega', price: 1_480_000 },
    { neighborhood: 'san-marco', price: 985_000, days: 33 },
  ],
};
const [ortega, sanMarco] = base.sales;
const riverside = { neighborhood: 'riverside', price: 900_000 };

test.each([
  ['nothing of mine', base, { ...base, intro: 'New' }, { ...base, intro: 'New' }],
  [
    'different fields',
    { ...base, intro: 'Mine' },
    { ...base, sales: [ortega] },
    { intro: 'Mine', sales: [ortega] },
  ],
  ['the same field', { ...base, intro: 'Mine' }, { ...base, intro: 'Theirs' }, { ...base, intro: 'Mine' }],
  [
    'an entry that has moved',
    { ...base, sales: [ortega, { ...sanMarco, price: 990_000 }] },
    { ...base, sales: [riverside, ortega, { ...sanMarco, days: 34 }] },
    { ...base, sales: [riverside, ortega, { neighborhood: 'san-marco', price: 990_000, days: 34 }] },
  ],
  [
    'an entry that came here, and one that went there',
    { ...base, sales: [ortega, riverside, sanMarco] },
    { ...base, sales: [sanMarco] },
    { ...base, sales: [riverside, sanMarco] },
  ],
  [
    'an entry that went here and was changed there stays',
    { ...base, sales: [ortega] },
    { ...base, sales: [ortega, { ...sanMarco, days: 34 }] },
    { ...base, sales: [ortega, { ...sanMarco, days: 34 }] },
  ],
])('%s', (_, mine, theirs, merged) => {
  expect(mergeData(base, mine, theirs)).toEqual(merged);
});
