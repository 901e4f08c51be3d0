import { documentFieldNames } from '@rivermark/contracts/documents';
import { type Measured, processorMs, shown, tableRow } from './load-table.ts';

/** The modeled day; docs/capacity.md explains it. */
const VISITS = 1_000_000;
const ENQUIRIES = 10_000;
/** Seen in Chromium on a phone: the home page, the homes and one of them, with all their files. */
const FILES_OF_VISIT = 130;
const BYTES_OF_VISIT = 1_000_000;
const COUNTS_OF_VISIT = 2;
/** As in the mix: one submission for every four enquiries. */
const DOCUMENTS = (ENQUIRIES / 4) * documentFieldNames.length;
const BYTES_OF_DOCUMENT = 2_000_000;
/** The busiest hour's share of a day's visits. */
const BUSIEST = 0.1;

/**
 * How much of one processor each part of such a day takes in its busiest hour, from the cost of one
 * alone.
 */
export function modelTable(rowsOf: (one: string) => readonly Measured[]): string {
  const asked = [
    ['pages and files', 'page', VISITS * FILES_OF_VISIT],
    ['counted visits', 'count', VISITS * COUNTS_OF_VISIT],
    ['enquiries', 'enquiry', ENQUIRIES],
    ['documents of 2 MB', 'document', DOCUMENTS],
  ] as const;
  const head = [
    'what',
    'a day',
    'a second in the busiest hour',
    'SQLite and disk: of one processor, web',
    'PostgreSQL and S3: of one processor, web',
    'PostgreSQL and S3: with stores and worker',
  ];
  const lines = asked.map(([what, one, aDay]) => {
    const aSecond = (aDay * BUSIEST) / 3600;
    const share = (row: Measured | undefined, whole: boolean) =>
      row ? `${shown((aSecond * processorMs(row, one)[whole ? 'all' : 'web']) / 10)} %` : '';
    const rows = rowsOf(one);
    return [
      what,
      aDay.toLocaleString('en-US'),
      shown(aSecond),
      share(rows[0], false),
      share(rows[1], false),
      share(rows[1], true),
    ];
  });
  const line = ((VISITS * BYTES_OF_VISIT * BUSIEST) / 3600) * 8;
  const received = ((DOCUMENTS * BYTES_OF_DOCUMENT * BUSIEST) / 3600) * 8;
  return [
    `### A day of ${VISITS.toLocaleString('en-US')} visits and ${ENQUIRIES.toLocaleString('en-US')} enquiries, by these costs`,
    '',
    tableRow(head),
    tableRow(head.map(() => '---')),
    ...lines.map(tableRow),
    '',
    `On the line in the busiest hour: ${shown(line / 1e6)} Mbit/s sent, ${shown(received / 1e6)} received.`,
    '',
  ].join('\n');
}
