import { readFileSync } from 'node:fs';
import opentype, { type Font, type Path } from 'opentype.js';
import { type FontFile, fontFile } from '../font-file.ts';

function fontIn(file: FontFile): Font {
  const { buffer, byteOffset, length } = readFileSync(fontFile(file));
  return opentype.parse(buffer.slice(byteOffset, byteOffset + length));
}

export type Face = 'display' | 'text' | 'italic' | 'read';

/** The site's faces by their files, each with its file of rarer letters. */
const files: Readonly<Record<'display' | 'text', readonly FontFile[]>> = {
  display: [
    '@fontsource/marcellus/files/marcellus-latin-400-normal.woff',
    '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff',
  ],
  text: [
    '@fontsource/figtree/files/figtree-latin-500-normal.woff',
    '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff',
  ],
};

const parsed = new Map<FontFile, Font>();
const added = new Map<Face, Font>();

/** Adds a face that has to be cut first. */
export function addFace(face: Face, font: Font): void {
  added.set(face, font);
}

/** The fonts of a face. Each is parsed when a word needs it. */
function* fontsOf(face: Face): Generator<Font> {
  const font = added.get(face);
  if (font) yield font;
  if (face === 'italic' || face === 'read') return;
  for (const file of files[face]) {
    const known = parsed.get(file) ?? fontIn(file);
    parsed.set(file, known);
    yield known;
  }
}

/** A face's first font with this letter. */
function fontFor(letter: string, face: Face): Font | undefined {
  for (const font of fontsOf(face)) if (font.charToGlyphIndex(letter) > 0) return font;
  return undefined;
}

interface Style {
  readonly face: Face;
  /** Pixels. */
  readonly size: number;
  /** Added between letters, as a share of the size. */
  readonly spacing?: number;
}

/**
 * Splits words into runs, each with the first font that has its letters. Throws for a letter that
 * none has.
 */
function runsOf(words: string, face: Face): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of words.normalize('NFC')) {
    const font = fontFor(letter, face);
    if (!font) throw new Error(`Our fonts have no letter ${letter}, in: ${words}`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const options = ({ spacing = 0 }: Style) => ({ kerning: true, letterSpacing: spacing });

/** Cached, because a map tries the same words in a hundred places. */
const widths = new Map<string, number>();

/** The width of words in pixels. */
export function widthOf(words: string, style: Style): number {
  const key = [style.face, style.size, style.spacing, words].join();
  const known = widths.get(key);
  if (known !== undefined) return known;
  const width = runsOf(words, style.face).reduce(
    (sum, { font, text }) => sum + font.getAdvanceWidth(text, style.size, options(style)),
    0,
  );
  widths.set(key, width);
  return width;
}

/** SVG path data. The library's own function writes NaN for numbers near zero. */
const pathData = ({ commands }: Path) =>
  commands
    .map(({ type, ...points }) => {
      const { x1, y1, x2, y2, x, y } = points as Partial<
        Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>
      >;
      return `${type}${[x1, y1, x2, y2, x, y].flatMap((at) => at?.toFixed(2) ?? []).join(' ')}`;
    })
    .join('');

/** Words as an SVG path's outline, from `x` to the right on the baseline `y`. */
export function outlineOf(words: string, x: number, y: number, style: Style): string {
  let at = x;
  return runsOf(words, style.face)
    .map(({ font, text }) => {
      const outline = pathData(font.getPath(text, at, y, style.size, options(style)));
      at += font.getAdvanceWidth(text, style.size, options(style));
      return outline;
    })
    .join('');
}

/**
 * Words in as few lines as fit the width, of similar length; undefined if one word alone is wider.
 */
export function linesOf(words: string, width: number, style: Style): string[] | undefined {
  const all = words.split(' ');
  if (all.some((word) => widthOf(word, style) > width)) return undefined;
  const fill = (most: number) => {
    const lines: string[] = [];
    for (const word of all) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && widthOf(longer, style) <= most) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const { length } = fill(width);
  let narrow = width;
  while (narrow > width * 0.4 && fill(narrow - 8).length === length) narrow -= 8;
  return fill(narrow);
}
