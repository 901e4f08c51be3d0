/**
 * Adds the italic, which only maps use. It comes packed and in every weight; it is cut to a plain
 * face of one.
 */
import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { fontFile } from '../font-file.ts';
import { addFace } from '../social-cards/lettering.ts';

const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
const packed = readFileSync(
  fontFile('@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2'),
);
const cut = await subsetFont(packed, `${letters}’`, {
  targetFormat: 'truetype',
  variationAxes: { wght: 500, opsz: 20 },
});
addFace('italic', opentype.parse(cut.buffer.slice(cut.byteOffset, cut.byteOffset + cut.byteLength)));
