import type { PictureReport } from './make-pictures.ts';
import { PHONE_WIDTH } from './subjects.ts';

const kb = (bytes: number | undefined) => (bytes === undefined ? '' : (bytes / 1000).toFixed(1)).padStart(7);

/** What every picture weighs as AVIF at each width, what a phone takes against its budget, and which were made anew. */
export function sizeReport(report: readonly PictureReport[]): string {
  const widths = [...new Set(report.flatMap(({ files }) => files.map(({ width }) => width)))].sort(
    (one, other) => one - other,
  );
  const lines = report.map(({ name, illustration, made, most, files }) => {
    const avif = files.filter(({ format }) => format === 'avif');
    const phone = avif.find(({ width }) => width === PHONE_WIDTH);
    return (
      name.padEnd(26) +
      widths.map((width) => kb(avif.find((file) => file.width === width)?.bytes)).join('') +
      `${kb(most)}   q${phone?.quality} ${illustration ? 'illustration' : 'photo'}${made ? ', made anew' : ''}`
    );
  });
  const head = `${'Pictures, KB as AVIF at'.padEnd(26)}${widths.map((width) => `${width}`.padStart(7)).join('')} at ${PHONE_WIDTH} at most`;
  return [head, ...lines].join('\n');
}
