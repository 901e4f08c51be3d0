import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * The start of a cell, and each place where a spreadsheet that splits by semicolons or tabs would
 * start one. The characters in the lookahead begin a formula, including their full-width forms.
 */
const FORMULA_START = /(^|[;\t\r\n])([ "]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * A table for a spreadsheet, streamed. UTF-8 with a byte order mark, because Excel reads no other
 * file as UTF-8. Every cell is quoted. An apostrophe stands before anything typed that a
 * spreadsheet could take for a formula.
 */
export function asCsv<Entry>(
  columns: Readonly<Record<string, (entry: Entry) => string>>,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
): Readable {
  const table = stringify({
    header: true,
    columns: Object.keys(columns),
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
  const rows = Readable.from(
    (async function* () {
      for await (const entry of entries)
        yield Object.values(columns).map((cell) => cell(entry).replace(FORMULA_START, "$1$2'"));
    })(),
  );
  rows.once('error', (error) => table.destroy(error));
  table.once('close', () => rows.destroy());
  return rows.pipe(table);
}
