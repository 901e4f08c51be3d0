import type { BuyingCosts, CostLine } from '@rivermark/content';
import { Folded } from './folded.tsx';
import { NoteReference } from './note-reference.tsx';

type Line = Pick<CostLine, 'what' | 'amount'> & Partial<CostLine>;

const rowOf = ({ what, how, amount, note }: Line) => (
  <tr key={what}>
    <th scope="row">
      {what}
      {how && (
        <span className="cost-how">
          {how}
          {note && <NoteReference number={note} />}
        </span>
      )}
    </th>
    <td>{amount}</td>
  </tr>
);

/** Amounts line by line under a caption, and what they come to. */
const tableOf = (caption: string, lines: readonly Line[], ...sums: readonly Line[]) => (
  <Folded name={`${caption}: ${sums[0]?.amount}`}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>{lines.map(rowOf)}</tbody>
      <tfoot>{sums.map(rowOf)}</tfoot>
    </table>
  </Folded>
);

/**
 * An example purchase: the costs of buyer and seller with their totals, and the cash due at
 * closing.
 */
export function BuyingCostsTable({ costs }: { costs: BuyingCosts }) {
  const { price, downPayment, downPercent, loan, buyer, buyerTotal, buyerShare } = costs;
  const { cashTotal, cashShare, seller, sellerTotal, deposits, depositPercent, dueAtClosing } = costs;
  const basis = [
    ['Price', price],
    [`Down payment, ${downPercent}`, downPayment],
    ['Loan', loan],
  ] as const;
  return (
    <div className="costs">
      <dl className="costs-basis">
        {basis.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {tableOf(
        'What the buyer pays',
        buyer,
        { what: 'Closing costs with a loan', how: `${buyerShare} of the price`, amount: buyerTotal },
        {
          what: 'The same house bought with cash',
          how: `${cashShare} of the price, without the loan's own lines`,
          amount: cashTotal,
        },
      )}
      {tableOf('What the seller pays', seller, {
        what: 'Together',
        amount: sellerTotal,
      })}
      {tableOf(
        'What you bring to closing, with a loan',
        [
          { what: 'Down payment', amount: downPayment },
          { what: 'Closing costs', amount: buyerTotal },
          { what: `Less deposits paid, ${depositPercent} of the price`, amount: `−${deposits}` },
        ],
        { what: 'Due by wire', amount: dueAtClosing },
      )}
    </div>
  );
}
