import { describe, expect, test } from 'vitest';
import { entryFault, monthlyCost, monthlyPayment, readAmount } from './monthly-cost.ts';

describe('a monthly payment', () => {
  // By the tables that lenders print: dollars a month for each thousand borrowed.
  test.each([
    [1000, 6, 30, 6],
    [1000, 7, 30, 6.65],
    [1000, 6.5, 15, 8.71],
    [100_000, 3.875, 30, 470.24],
  ])('of %d dollars at %d percent over %d years is %d', (loan, rate, years, payment) => {
    expect(monthlyPayment(loan, rate, years)).toBeCloseTo(payment, 2);
  });

  test('without interest is the loan in equal parts, and a hair of interest changes it by a hair', () => {
    expect(monthlyPayment(360_000, 0, 30)).toBe(1000);
    expect(monthlyPayment(360_000, 0.0001, 30)).toBeCloseTo(1000, 1);
    expect(monthlyPayment(360_000, 0.0001, 30)).toBeGreaterThan(1000);
  });

  test('pays the loan back to the last cent', () => {
    const [loan, rate, years] = [1_080_000, 6.375, 30];
    const payment = monthlyPayment(loan, rate, years);
    let owed = loan;
    for (let month = 0; month < years * 12; month += 1) owed += (owed * rate) / 1200 - payment;
    expect(owed).toBeCloseTo(0, 4);
  });
});

test('the cost of a month is the payment and a twelfth of what is paid by the year', () => {
  const cost = monthlyCost({
    price: 1_000_000,
    downPercent: 20,
    ratePercent: 0,
    years: 20,
    taxesPerYear: 12_000,
    insurancePerYear: 6000,
    duesPerMonth: 250,
  });
  expect(cost).toMatchObject({ downPayment: 200_000, loan: 800_000, taxes: 1000, insurance: 500, dues: 250 });
  expect(cost.total).toBeCloseTo(800_000 / 240 + 1750, 6);
});

test('a home paid at once has no payment', () => {
  const entries = { price: 900_000, downPercent: 100, ratePercent: 6, years: 30 };
  expect(
    monthlyCost({ ...entries, taxesPerYear: 0, insurancePerYear: 0, duesPerMonth: 0 }).principalAndInterest,
  ).toBe(0);
});

test.each([
  ['1,350,000', 1_350_000],
  ['$ 950', 950],
  ['6.5 %', 6.5],
  ['.5', 0.5],
  ['', 0],
  ['six', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['6,5,', 65],
])('%j is read as %s', (text, value) => {
  expect(readAmount(text)).toBe(value);
});

test('what does not fit is said in words', () => {
  expect(entryFault('ratePercent', undefined)).toMatch(/digits/);
  expect(entryFault('ratePercent', 26)).toBe('Enter 25 or less.');
  expect(entryFault('years', 0)).toBe('Enter 1 year or more.');
  expect(entryFault('price', 0)).toBe('Enter a price.');
  expect(entryFault('insurancePerYear', 0)).toBeUndefined();
});
