import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { withCurledApostrophe } from './curl-apostrophe.ts';

const LETTERS = "Bdeinortuy's’ ";

test.each(['marcellus/files/marcellus-latin-400-normal', 'figtree/files/figtree-latin-500-normal'])(
  'in %s a straight apostrophe is drawn as a curled one, and every other letter as itself',
  async (name) => {
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}.woff2`)));
    const cut = await subsetFont(bytes, LETTERS, { targetFormat: 'truetype' });
    const made = await subsetFont(withCurledApostrophe(cut, LETTERS), LETTERS, { targetFormat: 'truetype' });
    const [before, after] = [cut, made].map((font) => opentype.parse(Uint8Array.from(font).buffer));
    const drawn = (font: typeof before, letter: string) =>
      font?.charToGlyph(letter).getPath(0, 0, 100).toPathData(2);
    expect(drawn(after, "'")).toBe(drawn(before, '’'));
    expect(drawn(after, "'")).not.toBe(drawn(before, "'"));
    for (const letter of LETTERS.replace("'", '')) expect(drawn(after, letter)).toBe(drawn(before, letter));
  },
);
