import type { PictureReport } from './make-pictures.ts';
import { PHONE_WIDTH } from './subjects.ts';

const kb = (bytes: number | undefined) => (bytes === undefined ? '' : (bytes / 1000).toFixed(1)).padStart(7);

const avifOf = ({ files }: PictureReport) => files.filter(({ format }) => format === 'avif');

/**
 * The AVIF size of every picture at each width, a phone's share against its budget, and which were
 * encoded now.
 */
export function sizeReport(all: readonly PictureReport[]): string {
  const report = all.filter(({ gallery }) => !gallery);
  const widths = [...new Set(report.flatMap(({ files }) => files.map(({ width }) => width)))].sort(
    (one, other) => one - other,
  );
  const lines = report.map((picture) => {
    const { name, illustration, made, most } = picture;
    const avif = avifOf(picture);
    const phone = avif.find(({ width }) => width === PHONE_WIDTH);
    return (
      name.padEnd(26) +
      widths.map((width) => kb(avif.find((file) => file.width === width)?.bytes)).join('') +
      `${kb(most)}   q${phone?.quality} ${illustration ? 'illustration' : 'photo'}${made ? ', made anew' : ''}`
    );
  });
  const head = `${'Pictures, KB as AVIF at'.padEnd(26)}${widths.map((width) => `${width}`.padStart(7)).join('')} at ${PHONE_WIDTH} at most`;
  return [head, ...lines, ...galleryLines(all)].join('\n');
}

/** One line for each gallery: how many photos, and the heaviest that a phone takes. */
function galleryLines(all: readonly PictureReport[]): string[] {
  const names = [...new Set(all.flatMap(({ gallery }) => gallery ?? []))];
  return names.map((name) => {
    const photos = all.filter(({ gallery }) => gallery === name);
    const onPhone = photos.flatMap((photo) => avifOf(photo).filter(({ width }) => width <= PHONE_WIDTH));
    const heaviest = Math.max(...onPhone.map(({ bytes }) => bytes));
    const made = photos.filter((photo) => photo.made).length;
    return `${`${name}/`.padEnd(26)}${photos.length} photos, at most ${kb(heaviest).trim()} KB on a phone${made > 0 ? `, ${made} made anew` : ''}`;
  });
}
