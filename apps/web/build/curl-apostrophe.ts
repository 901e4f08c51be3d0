import opentype from 'opentype.js';

const TYPEWRITER = "'";
const PRINTER = '’';

/** The map from letters to glyphs as the face keeps it, in its plainest form: one group for each letter. */
function tableOf(glyphs: ReadonlyMap<number, number>): Buffer {
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
 * The face, in which a typewriter's apostrophe is drawn as a printer's: texts keep their letters, which the specification
 * fixes for many of them, and read as set by hand. The checksums are left to what makes the last form of it.
 *
 * @param face in TrueType's form
 */
export function withCurledApostrophe(face: Buffer, letters: string): Buffer {
  const font = opentype.parse(Uint8Array.from(face).buffer);
  const glyphs = new Map(
    Array.from(letters, (letter) => [letter.codePointAt(0) ?? 0, font.charToGlyphIndex(letter)] as const),
  );
  const printers = font.charToGlyphIndex(PRINTER);
  if (printers === 0) throw new Error(`A face has no ${PRINTER}`);
  glyphs.set(TYPEWRITER.charCodeAt(0), printers);
  for (const [letter, glyph] of glyphs) if (glyph === 0) glyphs.delete(letter);
  const table = tableOf(glyphs);
  const begun = Buffer.concat([face, Buffer.alloc(-face.length & 3)]);
  const record = begun.indexOf('cmap', 12, 'latin1');
  begun.writeUInt32BE(begun.length, record + 8);
  begun.writeUInt32BE(table.length, record + 12);
  return Buffer.concat([begun, table]);
}
