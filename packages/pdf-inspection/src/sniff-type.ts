import type { DocumentType } from './document-type.ts';

/** What a document's first bytes show: a type that we know how to walk, or a name for what it looks like. */
export type Sniffed =
  | { readonly type: DocumentType; readonly name: string }
  | { readonly type: undefined; readonly name: string | undefined };

/** So many bytes are enough to tell. */
export const HEAD_BYTES = 1024;

const latin1 = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

const typeNames: Record<DocumentType, string> = {
  'image/jpeg': 'a JPEG picture',
  'image/png': 'a PNG picture',
  'application/pdf': 'a PDF',
};

function documentType(head: Buffer): DocumentType | undefined {
  if (latin1(head, 0, 5) === '%PDF-') return 'application/pdf';
  if (latin1(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (latin1(head, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  return undefined;
}

/** Bytes at a position, and what begins so; the first that fits counts. */
const signatures: readonly (readonly [at: number, bytes: string, name: string])[] = [
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
    (brand) => [4, `ftyp${brand}`, 'a HEIC photo'] as const,
  ),
  [4, 'ftypavif', 'an AVIF picture'],
  [4, 'ftyp', 'a video'],
  [8, 'WEBP', 'a WebP picture'],
  [0, 'GIF8', 'a GIF picture'],
  [0, 'BM', 'a BMP picture'],
  [0, 'II*\0', 'a TIFF picture'],
  [0, 'MM\0*', 'a TIFF picture'],
  [30, '[Content_Types]', 'a Word or Office document'],
  [30, 'word/', 'a Word or Office document'],
  [0, 'PK\x03\x04', 'a ZIP archive'],
  [0, 'PK\x05\x06', 'a ZIP archive'],
  [0, '\xd0\xcf\x11\xe0', 'an old Word or Office document'],
  [0, '{\\rtf', 'a rich text document'],
  [0, 'MZ', 'a program'],
  [0, '\x7fELF', 'a program'],
  [0, '\xcf\xfa\xed\xfe', 'a program'],
  [0, '#!', 'a program'],
  [0, 'Rar!', 'an archive'],
  [0, '7z\xbc\xaf', 'an archive'],
  [0, '\x1f\x8b', 'an archive'],
  [0, '%!PS', 'a PostScript file'],
];

/** Texts, by what comes first in them; an SVG may begin with a declaration and comments. */
const markup: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\s*<(?:\?xml|!--|!doctype svg|svg)[\s\S]*<svg|^\s*<svg/i, 'an SVG drawing'],
  [/^\s*<(?:!--|!doctype html|html|head|body|script)/i, 'a web page'],
  [/%PDF-/, 'a PDF with something else before it'],
];

/** `head` is the first HEAD_BYTES of a document, or the whole of a smaller one. */
export function sniffType(head: Buffer): Sniffed {
  const type = documentType(head);
  if (type) return { type, name: typeNames[type] };
  const text = head.toString('latin1');
  const signature = signatures.find(([at, bytes]) => text.startsWith(bytes, at));
  const plain = text.replace(/^\xef\xbb\xbf/, '');
  return {
    type: undefined,
    name: signature?.[2] ?? markup.find(([pattern]) => pattern.test(plain))?.[1],
  };
}
