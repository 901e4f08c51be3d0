import type { CostLineFile, CostsFile } from '../schema/buyers-guide.ts';
import { dollars, withCommas } from '../src/amounts.ts';
import type { BuyingCosts, CostLine } from '../src/buyers-guide-types.ts';

type Base = 'price' | 'loan';
type Sums = Readonly<Record<Base, number>>;

/** Cents as they are printed: whole dollars without their zeros. */
function printed(cents: number): string {
  const rest = Math.round(cents) % 100;
  const whole = dollars(Math.floor(Math.round(cents) / 100));
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}
const rateInWords = (rate: number) =>
  rate < 1 ? `${Math.round(rate * 100)} cents` : printed(rate * 100).replace(/\.(\d)$/, '.$10');
const percentInWords = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A line's amount in cents, and in words how it comes about. */
function reckoned(line: CostLineFile, sums: Sums): { cents: number; how: string } {
  const { amount, percent, perHundred, pages, schedule } = line;
  if (perHundred) {
    const { of, dollars: rate } = perHundred;
    // The law counts each $100 that is begun.
    const hundreds = Math.ceil(sums[of] / 100);
    return { cents: hundreds * rate * 100, how: `${rateInWords(rate)} for each $100 of the ${of}` };
  }
  if (pages) {
    const { count, first, other } = pages;
    return {
      cents: (first + (count - 1) * other) * 100,
      how: `${count} pages: ${rateInWords(first)} for the first, ${rateInWords(other)} for each other`,
    };
  }
  if (schedule) {
    let [from, cents] = [0, 0];
    const steps: string[] = [];
    for (const { upTo, perThousand } of schedule) {
      const part = Math.min(sums.price, upTo) - from;
      if (part <= 0) break;
      cents += (part / 1000) * perThousand * 100;
      steps.push(`${rateInWords(perThousand)} for each $1,000 ${from === 0 ? '' : 'on '}to ${dollars(upTo)}`);
      from = upTo;
    }
    if (sums.price > from) throw new Error(`The schedule of ${line.what} ends below the price`);
    return { cents, how: steps.join(', ') };
  }
  if (percent) {
    const cents = sums[percent.of] * percent.percent;
    return { cents, how: `Estimate: ${percent.percent}% of the ${percent.of}` };
  }
  return { cents: (amount ?? 0) * 100, how: line.source === 'own' ? 'Estimate' : 'Set by the schedule' };
}

/** Reckons a purchase. `noteOf`: the number of a source's note. */
export function buyingCosts(file: CostsFile, noteOf: (source: string) => number): BuyingCosts {
  const { price, downPercent, depositPercent } = file;
  const down = (price * downPercent) / 100;
  const deposits = (price * depositPercent) / 100;
  const sums = { price, loan: price - down };
  const lines = file.lines.map((line) => ({ line, ...reckoned(line, sums) }));
  const of = (payer: 'buyer' | 'seller') => lines.filter(({ line }) => line.paidBy === payer);
  const total = (some: typeof lines) => some.reduce((sum, { cents }) => sum + Math.round(cents), 0);
  const shown = (some: typeof lines): CostLine[] =>
    some.map(({ line, cents, how }) => ({
      what: line.what,
      how,
      amount: printed(cents),
      ...(line.source !== 'own' && { note: noteOf(line.source) }),
    }));
  const buyer = total(of('buyer'));
  const cash = total(of('buyer').filter(({ line }) => !line.withLoan));
  return {
    price: dollars(price),
    downPayment: dollars(down),
    downPercent: `${withCommas(downPercent)}%`,
    loan: dollars(price - down),
    buyer: shown(of('buyer')),
    buyerTotal: printed(buyer),
    buyerShare: percentInWords(buyer / 100 / price),
    cashTotal: printed(cash),
    cashShare: percentInWords(cash / 100 / price),
    seller: shown(of('seller')),
    sellerTotal: printed(total(of('seller'))),
    deposits: dollars(deposits),
    depositPercent: `${depositPercent}%`,
    dueAtClosing: printed(down * 100 + buyer - deposits * 100),
  };
}
