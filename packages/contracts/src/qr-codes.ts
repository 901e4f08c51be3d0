import { encode } from 'uqr';
import { CODE_OF } from './built-site.ts';

/** Begins with the attribute: the search for each tag's begin took 20 ms of a page. */
const emptyCode = new RegExp(`( ${CODE_OF}="(/[^"]*)"[^>]*>)(?=</)`, 'g');

/** Modules of white around a code, which readers need. */
const QUIET_ZONE = 4;

/** Each row of black modules is one bar, so that no seams show between them. */
function barsOf(rows: readonly (readonly boolean[])[]): string {
  const bars: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = row.indexOf(true); x >= 0; ) {
      const end = row.indexOf(false, x);
      const length = (end < 0 ? row.length : end) - x;
      bars.push(`M${x} ${y}h${length}v1h-${length}z`);
      x = row.indexOf(true, x + length);
    }
  }
  return bars.join('');
}

/** A QR code as SVG. With medium error correction it is read when a seventh of it is damaged. */
function qrCodeOf(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const shape = `viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"`;
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  return `<svg ${shape} role="img" aria-label="QR code">${ground}<path fill="#000" d="${barsOf(data)}"/></svg>`;
}

/** Fills the elements that wait for a code, each with its address in letters beneath. */
export const fillCodes = (html: string, publicUrl: string): string =>
  html.replaceAll(
    emptyCode,
    (_, start: string, path: string) =>
      `${start}${qrCodeOf(publicUrl + path)}<span>${publicUrl.replace(/^https?:\/\//, '')}${path}</span>`,
  );
