/**
 * Adds Newsreader, upright and italic, to the faces of cards and maps. Its packed file holds every
 * weight; each face is cut to one.
 */
import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { type FontFile, fontFile } from '../font-file.ts';
import { addFace, type Face } from './lettering.ts';

const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

async function add(face: Face, file: FontFile, weight: number): Promise<void> {
  const cut = await subsetFont(readFileSync(fontFile(file)), `${letters}’\u00a0`, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight, opsz: 20 },
  });
  addFace(face, opentype.parse(cut.buffer.slice(cut.byteOffset, cut.byteOffset + cut.byteLength)));
}

await add('italic', '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2', 500);
await add('read', '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2', 400);
