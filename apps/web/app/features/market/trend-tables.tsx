import type { TrendCard } from '@rivermark/content';
import { monthInWords } from '../../ui/month-in-words.ts';
import { printed } from './printed.ts';

/** The courses that the cards draw, month by month, behind one row that opens. */
export function TrendTables({ cards }: { cards: readonly TrendCard[] }) {
  return (
    <details className="fold trend-tables">
      <summary className="unmarked">The figures as tables</summary>
      <div className="trend-cards">
        {cards.map(({ id, title, series }) => (
          <table key={id}>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {series.map(({ month, value }) => (
                <tr key={month}>
                  <th scope="row">{monthInWords(month)}</th>
                  <td>{printed[id](value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}
