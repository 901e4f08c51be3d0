/** What a visitor enters. Amounts in dollars, shares in percent. */
export interface CostEntries {
  readonly price: number;
  readonly downPercent: number;
  readonly ratePercent: number;
  readonly years: number;
  readonly taxesPerYear: number;
  readonly insurancePerYear: number;
  readonly duesPerMonth: number;
}

/** What is known of a home, in dollars: where the calculator begins. */
export interface KnownCosts {
  readonly price?: number | undefined;
  readonly taxesPerYear?: number | undefined;
  readonly hoaPerYear?: number | undefined;
}

/** Where the calculator begins: round figures that favor no lender. */
export const usualLoan = { downPercent: 20, ratePercent: 6.5, years: 30 };

/** In dollars; all but the first two a month. */
export interface MonthlyCost {
  readonly downPayment: number;
  readonly loan: number;
  readonly principalAndInterest: number;
  readonly taxes: number;
  readonly insurance: number;
  readonly dues: number;
  readonly total: number;
}

/** What a loan with equal monthly payments costs each month: principal and interest together. */
export function monthlyPayment(loan: number, ratePercent: number, years: number): number {
  const months = years * 12;
  const rate = ratePercent / 100 / 12;
  // Without interest the formula divides zero by zero, and tiny rates lose their digits.
  if (rate < 1e-9) return loan / months;
  return (loan * rate) / -Math.expm1(-months * Math.log1p(rate));
}

/** What a home costs each month by what was entered. */
export function monthlyCost(entries: CostEntries): MonthlyCost {
  const { price, downPercent, ratePercent, years, taxesPerYear, insurancePerYear, duesPerMonth } = entries;
  const downPayment = (price * downPercent) / 100;
  const loan = price - downPayment;
  const principalAndInterest = monthlyPayment(loan, ratePercent, years);
  const taxes = taxesPerYear / 12;
  const insurance = insurancePerYear / 12;
  const total = principalAndInterest + taxes + insurance + duesPerMonth;
  return { downPayment, loan, principalAndInterest, taxes, insurance, dues: duesPerMonth, total };
}

/** The most that each may be; the least is 0, but for the years. */
const most: Readonly<Record<keyof CostEntries, number>> = {
  price: 500_000_000,
  downPercent: 100,
  ratePercent: 25,
  years: 40,
  taxesPerYear: 10_000_000,
  insurancePerYear: 10_000_000,
  duesPerMonth: 1_000_000,
};

/** Parses what a visitor types: '1,350,000', '$950', '6.5 %'. Undefined if not a number. */
export function readAmount(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*%$/, '')
    .replaceAll(',', '');
  if (plain === '') return 0;
  return /^\d{1,12}(\.\d{1,4})?$|^\.\d{1,4}$/.test(plain) ? Number(plain) : undefined;
}

/** What does not fit about an entry, in words; undefined when it fits. */
export function entryFault(name: keyof CostEntries, value: number | undefined): string | undefined {
  if (value === undefined) return 'Enter digits, for example 6.5 or 12,000.';
  if (name === 'price' && value === 0) return 'Enter a price.';
  if (name === 'years' && value < 1) return 'Enter 1 year or more.';
  if (value > most[name]) return `Enter ${most[name].toLocaleString('en-US')} or less.`;
  return undefined;
}
