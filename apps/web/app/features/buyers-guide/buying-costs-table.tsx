import type { BuyingCosts, CostLine } from '@rivermark/content';
import type { ReactNode } from 'react';
import { NoteMark } from './note-mark.tsx';

interface CostTableProps {
  readonly caption: string;
  readonly lines: readonly CostLine[];
  /** The rows of its foot: the sums. */
  readonly children: ReactNode;
}

function CostTable({ caption, lines, children }: CostTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, how, amount, note }) => (
          <tr key={what}>
            <th scope="row">
              {what}
              <span className="cost-how">
                {how}
                <NoteMark number={note} />
              </span>
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>{children}</tfoot>
    </table>
  );
}

/** One purchase worked through, buyer and seller each with their sum, and what is due at the closing table. */
export function BuyingCostsTable({ costs }: { costs: BuyingCosts }) {
  const { price, downPayment, downPercent, loan, buyer, buyerTotal, buyerShare } = costs;
  const { cashTotal, cashShare, seller, sellerTotal, deposits, depositPercent, dueAtClosing } = costs;
  return (
    <div className="costs">
      <dl className="costs-basis">
        <div>
          <dt>Price</dt>
          <dd>{price}</dd>
        </div>
        <div>
          <dt>Down payment, {downPercent}</dt>
          <dd>{downPayment}</dd>
        </div>
        <div>
          <dt>Loan</dt>
          <dd>{loan}</dd>
        </div>
      </dl>
      <CostTable caption="What the buyer pays" lines={buyer}>
        <tr>
          <th scope="row">
            Closing costs with a loan
            <span className="cost-how">{buyerShare} of the price</span>
          </th>
          <td>{buyerTotal}</td>
        </tr>
        <tr>
          <th scope="row">
            The same house bought with cash
            <span className="cost-how">{cashShare} of the price, without the loan's own lines</span>
          </th>
          <td>{cashTotal}</td>
        </tr>
      </CostTable>
      <CostTable caption="What the seller pays, by custom of both counties" lines={seller}>
        <tr>
          <th scope="row">Together</th>
          <td>{sellerTotal}</td>
        </tr>
      </CostTable>
      <table>
        <caption>What you bring to closing, with a loan</caption>
        <tbody>
          <tr>
            <th scope="row">Down payment</th>
            <td>{downPayment}</td>
          </tr>
          <tr>
            <th scope="row">Closing costs</th>
            <td>{buyerTotal}</td>
          </tr>
          <tr>
            <th scope="row">Less deposits paid, {depositPercent} of the price</th>
            <td>−{deposits}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Due by wire</th>
            <td>{dueAtClosing}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
