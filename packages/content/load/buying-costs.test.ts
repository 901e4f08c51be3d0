import { expect, test } from 'vitest';
import { CostsSchema } from '../schema/buyers-guide.ts';
import { buyingCosts } from './buying-costs.ts';

const titleRates = [
  { upTo: 100_000, perThousand: 5.75 },
  { upTo: 1_000_000, perThousand: 5 },
  { upTo: 5_000_000, perThousand: 2.5 },
];

const costsOf = (price: number, ...lines: object[]) =>
  buyingCosts(
    CostsSchema.parse({
      price,
      downPercent: 25,
      depositPercent: 3,
      lines: lines.map((line) => ({ what: 'A line', paidBy: 'buyer', source: 'own', ...line })),
    }),
    () => 1,
  );
const amountOf = (price: number, line: object) => costsOf(price, line).buyer[0]?.amount;

test.each([
  ['$0.35 for each $100 of the loan', 1_100_000, { perHundred: { of: 'loan', dollars: 0.35 } }, '$2,887.50'],
  ['each $100 that is begun', 999_950, { perHundred: { of: 'price', dollars: 0.7 } }, '$7,000'],
  ['22 pages', 1_100_000, { pages: { count: 22, first: 10, other: 8.5 } }, '$188.50'],
  ['one page', 1_100_000, { pages: { count: 1, first: 10, other: 8.5 } }, '$10'],
  ['title within the first step', 100_000, { schedule: titleRates }, '$575'],
  ['title within the second', 500_000, { schedule: titleRates }, '$2,575'],
  ['title within the third', 1_100_000, { schedule: titleRates }, '$5,325'],
  ['a share of the price', 1_100_000, { percent: { of: 'price', percent: 0.9 } }, '$9,900'],
  ['a sum', 1_100_000, { amount: 25 }, '$25'],
])('%s', (_, price, line, amount) => expect(amountOf(price, line)).toBe(amount));

test('sums: buyer with a loan, buyer with cash, seller, and what is due after the deposits', () => {
  const costs = costsOf(
    1_000_000,
    { amount: 20_000, withLoan: true },
    { amount: 10_000.5 },
    { amount: 7000, paidBy: 'seller' },
  );
  expect(costs).toMatchObject({
    loan: '$750,000',
    downPayment: '$250,000',
    buyerTotal: '$30,000.50',
    buyerShare: '3.00%',
    cashTotal: '$10,000.50',
    sellerTotal: '$7,000',
    deposits: '$30,000',
    dueAtClosing: '$250,000.50',
  });
});

test('a price beyond the schedule is said, not reckoned wrong', () => {
  expect(() => costsOf(6_000_000, { schedule: titleRates })).toThrow('ends below the price');
});

test('a line is reckoned in one way', () => {
  expect(() => costsOf(1_000_000, { amount: 1, percent: { of: 'price', percent: 1 } })).toThrow('one way');
  expect(() => costsOf(1_000_000, {})).toThrow('one way');
});
