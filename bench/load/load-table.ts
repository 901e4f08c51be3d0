import type { Setup } from './loaded-site.ts';
import type { Times } from './times.ts';

/** A site's results under one mix. Processor figures are seconds per second. */
export interface Measured extends Setup {
  readonly seconds: number;
  readonly times: Times;
  /** In MB, the peak of all web processes together. */
  readonly memory: number;
  readonly web: number;
  readonly load: number;
  /** The same for all participants. */
  readonly all: number;
}

/** The name of a request kind, singular and plural. */
export type Asked = readonly [one: string, many: string];

export const shown = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2));
export const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/**
 * Processor time per request in ms: the web processes', and everything's except the load generator.
 */
export function processorMs({ times, seconds, web, load, all }: Measured, one: string) {
  const each = (seconds * 1000) / times.count(one);
  return { web: web * each, all: (all - load) * each };
}

/** A Markdown table with a line for each site. With a single kind of request, also its cost. */
export function loadTable(heading: string, rows: readonly Measured[], asked: readonly Asked[]): string {
  const [[only] = [''], ...others] = asked;
  const isAlone = others.length === 0;
  const head = [
    'stores',
    'web processes',
    ...asked.map(([, many]) => `${many} a second`),
    ...asked.map(([one]) => `${one}: p50, p99, p99.9 in ms`),
    'errors',
    'memory of web in MB',
    'processors busy: web, load, all',
    ...(isAlone ? [`processor for one ${only} in ms: web, with stores and worker`] : []),
  ];
  const lines = rows.map((each) => [
    each.stores,
    String(each.processes),
    ...asked.map(([one]) => shown(each.times.count(one) / each.seconds)),
    ...asked.map(([one]) => [0.5, 0.99, 0.999].map((share) => shown(each.times.at(one, share))).join(', ')),
    [...each.times.errors].map(([fault, count]) => `${count} × ${fault}`).join(', ') || '0',
    each.memory.toFixed(0),
    [each.web, each.load, each.all].map((busy) => busy.toFixed(2)).join(', '),
    ...(isAlone ? [Object.values(processorMs(each, only)).map(shown).join(', ')] : []),
  ]);
  return [
    `### ${heading}`,
    '',
    tableRow(head),
    tableRow(head.map(() => '---')),
    ...lines.map(tableRow),
    '',
  ].join('\n');
}
