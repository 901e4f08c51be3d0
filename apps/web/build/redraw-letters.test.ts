import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { withBlank, withLettersRedrawn } from './redraw-letters.ts';

const LETTERS = "Bdeinortuy's’ ";

test.each(['marcellus/files/marcellus-latin-400-normal', 'figtree/files/figtree-latin-500-normal'])(
  'in %s a straight apostrophe is drawn as a curled one, and every other letter as itself',
  async (name) => {
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}.woff2`)));
    const cut = await subsetFont(bytes, LETTERS, { targetFormat: 'truetype' });
    const made = await subsetFont(withLettersRedrawn(cut, LETTERS, { "'": '’' }), LETTERS, {
      targetFormat: 'truetype',
    });
    const [before, after] = [cut, made].map((font) => opentype.parse(Uint8Array.from(font).buffer));
    const drawn = (font: typeof before, letter: string) =>
      font?.charToGlyph(letter).getPath(0, 0, 100).toPathData(2);
    expect(drawn(after, "'")).toBe(drawn(before, '’'));
    expect(drawn(after, "'")).not.toBe(drawn(before, "'"));
    for (const letter of LETTERS.replace("'", '')) expect(drawn(after, letter)).toBe(drawn(before, letter));
  },
);

test.each(['normal', 'italic'])(
  'in the %s that is read a space is as wide between a full stop and a capital as between two letters',
  async (style) => {
    const letters = 'eT. ';
    const file = `@fontsource-variable/newsreader/files/newsreader-latin-standard-${style}.woff2`;
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
    const cut = await subsetFont(bytes, `${letters}¤`, {
      targetFormat: 'truetype',
      variationAxes: { wght: 400, opsz: 18 },
    });
    const redrawn = withLettersRedrawn(withBlank(cut, '¤'), letters, { ' ': '¤' });
    const made = await subsetFont(redrawn, letters, { targetFormat: 'truetype' });
    const widths = (font: Buffer, text: string) =>
      (fontkit.create(font) as fontkit.Font).layout(text).positions.map(({ xAdvance }) => xAdvance);
    expect(widths(cut, '. T')).not.toEqual([...'. T'].flatMap((letter) => widths(cut, letter)));
    expect(widths(made, '. T')).toEqual([...'. T'].flatMap((letter) => widths(cut, letter)));
    expect(widths(made, 'e e')).toEqual(widths(cut, 'e e'));
  },
);
