import type { Content } from '@rivermark/content';
import { brandColors as ink } from '@rivermark/content/brand-colors';
import sharp from 'sharp';
import type { Source } from '../images/source.ts';
import { type Face, linesOf, outlineOf } from './lettering.ts';
import { CARD } from './share-card.ts';
import './reading-faces.ts';

export interface CardWords {
  readonly title: string;
  /** A sentence or a few words under the title. */
  readonly line: string;
  /** The river mark of a home or a place, under its name. */
  readonly riverMark?: string;
}

/** The uncropped picture takes this part of the card; words are to its left. */
const PICTURE = { width: 744, height: 558, right: 40 } as const;
/** Distance of the brass line around the picture. */
const MAT = 9;
const LEFT = 56;
const ROOM = CARD.width - PICTURE.width - PICTURE.right - MAT - LEFT - 36;

const path = (outline: string, fill: string) => `<path d="${outline}" fill="${fill}"/>`;

interface Block {
  readonly words: string;
  readonly face: Face;
  readonly sizes: readonly number[];
  readonly most: number;
  readonly leading: number;
}

interface Fitted extends Block {
  readonly lines: readonly string[];
  readonly size: number;
  readonly height: number;
}

/** The words at each size that fits the panel, largest first. */
function fits(block: Block): Fitted[] {
  return block.sizes.flatMap((size) => {
    const lines = linesOf(block.words, ROOM, { face: block.face, size });
    return lines && lines.length <= block.most
      ? [{ ...block, lines, size, height: lines.length * size * block.leading }]
      : [];
  });
}

/** At the largest size that fits. Throws if none does, because nothing may be cut off. */
function largest(block: Block, height = Number.POSITIVE_INFINITY): Fitted {
  const fitting = fits(block).find((one) => one.height <= height);
  if (!fitting) throw new Error(`"${block.words}" is too long for a social card`);
  return fitting;
}

const drawn = ({ lines, size, face, leading }: Fitted, top: number, fill: string) =>
  lines
    .map((line, place) =>
      path(outlineOf(line, LEFT, top + size * (0.86 + place * leading), { face, size }), fill),
    )
    .join('');

/** The names on each card. */
type Naming = Pick<Content, 'brand' | 'identity'>;

/**
 * The card's text: the brand at the top, title, river mark and line in the middle, the
 * brokerage's full name below.
 */
function lettering({ brand, identity }: Naming, { title, line, riverMark }: CardWords): string {
  const brokerage = largest({
    words: identity.brokerageName,
    face: 'text',
    sizes: [25, 23, 21, 19],
    most: 3,
    leading: 1.3,
  });
  const foot = CARD.height - 60 - brokerage.height;
  const under = line
    ? largest({ words: line, face: 'text', sizes: [25, 23, 21, 19], most: 6, leading: 1.4 })
    : undefined;
  const mark = riverMark
    ? largest({ words: riverMark, face: 'read', sizes: [28, 26, 24], most: 3, leading: 1.3 })
    : undefined;
  const top = 186;
  const room = foot - 36 - top;
  const forMark = mark ? mark.height + 12 : 0;
  const below = (under ? under.height + 20 : 0) + forMark;
  const head = largest(
    { words: title, face: 'display', sizes: [60, 54, 50, 46, 42, 38, 34], most: 4, leading: 1.1 },
    room - below,
  );
  const start = top + (room - head.height - below) / 2;
  return [
    path(outlineOf(brand.name, LEFT, 92, { face: 'display', size: 38, spacing: 0.02 }), ink.cream),
    path(outlineOf(brand.tagline, LEFT, 124, { face: 'text', size: 21 }), ink.mist),
    `<rect x="${LEFT}" y="148" width="72" height="3" fill="${ink.brass}"/>`,
    drawn(head, start, ink.cream),
    mark ? drawn(mark, start + head.height + 12, ink.brassLight) : '',
    under ? drawn(under, start + head.height + forMark + 20, ink.mist) : '',
    drawn(brokerage, foot, ink.cream),
  ].join('');
}

/**
 * A card with a picture and words, as JPEG of at most `CARD.most` bytes. Throws if the words do not
 * fit.
 */
export async function drawCard(naming: Naming, source: Source, words: CardWords): Promise<Buffer> {
  const { data, width, height } = await source.open(PICTURE);
  const left = CARD.width - PICTURE.right - Math.round((PICTURE.width + width) / 2);
  const top = Math.round((CARD.height - height) / 2);
  const frame = `<rect x="${left - MAT}" y="${top - MAT}" width="${width + 2 * MAT}" height="${height + 2 * MAT}" fill="none" stroke="${ink.brass}" stroke-width="2"/>`;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="${ink.midnight}"/>${frame}${lettering(naming, words)}</svg>`;
  const whole = sharp(Buffer.from(ground))
    .composite([{ input: data, raw: { width, height, channels: 3 }, left, top }])
    .removeAlpha();
  const flat = await whole.raw().toBuffer();
  const raw = { width: CARD.width, height: CARD.height, channels: 3 } as const;
  for (const quality of [86, 80, 74, 66, 56]) {
    const card = await sharp(flat, { raw }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (card.length <= CARD.most) return card;
  }
  throw new Error(`The social card "${words.title}" is over ${CARD.most / 1000} KB`);
}
