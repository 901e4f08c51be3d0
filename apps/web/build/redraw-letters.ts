import opentype from 'opentype.js';
import { tableOf } from './font-tables.ts';

/** A face's map from letters to glyphs in its simplest form: one group for each letter. */
function mapOf(glyphs: ReadonlyMap<number, number>): Buffer {
  const groups = [...glyphs].sort(([a], [b]) => a - b);
  const table = Buffer.alloc(28 + 12 * groups.length);
  // One map, for all of Unicode, of format 12.
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(groups.length, 24);
  for (const [at, [letter, glyph]] of groups.entries())
    for (const [place, value] of [letter, letter, glyph].entries())
      table.writeUInt32BE(value, 28 + 12 * at + 4 * place);
  return table;
}

/**
 * The face with some letters drawn as others. An example is the typewriter's apostrophe as a
 * printer's: texts keep their letters because the specification fixes them. The final encoder
 * computes the checksums.
 *
 * @param face in TrueType form
 * @param drawnAs from the redrawn letter to the letter whose drawing it takes
 */
export function withLettersRedrawn(
  face: Buffer,
  letters: string,
  drawnAs: Readonly<Record<string, string>>,
): Buffer {
  const font = opentype.parse(Uint8Array.from(face).buffer);
  const glyphs = new Map<number, number>();
  for (const letter of letters) {
    const glyph = font.charToGlyphIndex(drawnAs[letter] ?? letter);
    if (glyph !== 0) glyphs.set(letter.codePointAt(0) ?? 0, glyph);
    else if (drawnAs[letter]) throw new Error(`A face has no ${drawnAs[letter]}`);
  }
  const table = mapOf(glyphs);
  const begun = Buffer.concat([face, Buffer.alloc(-face.length & 3)]);
  const { record } = tableOf(begun, 'cmap');
  begun.writeUInt32BE(begun.length, record + 8);
  begun.writeUInt32BE(table.length, record + 12);
  return Buffer.concat([begun, table]);
}

/**
 * The face with one letter's drawing empty and as wide as the space. Spaces drawn that way have no
 * kerning: Newsreader kerns a full stop, a space and a capital until no space is visible.
 *
 * @param face in TrueType form
 * @param letter occurs in no text, and has no kerning in the face
 */
export function withBlank(face: Buffer, letter: string): Buffer {
  const font = opentype.parse(Uint8Array.from(face).buffer);
  const blank = font.charToGlyphIndex(letter);
  if (blank === 0) throw new Error(`A face has no ${letter}`);
  const made = Buffer.from(face);
  const places = tableOf(face, 'loca').start;
  const isLong = face.readInt16BE(tableOf(face, 'head').start + 50) === 1;
  const place = isLong ? face.readUInt32BE(places + 4 * blank) : 2 * face.readUInt16BE(places + 2 * blank);
  // No contours.
  made.writeInt16BE(0, tableOf(face, 'glyf').start + place);
  const widths = face.readUInt16BE(tableOf(face, 'hhea').start + 34);
  if (blank >= widths) throw new Error(`A face keeps no width of its own for ${letter}`);
  made.writeUInt16BE(font.charToGlyph(' ').advanceWidth ?? 0, tableOf(face, 'hmtx').start + 4 * blank);
  return made;
}
