import type { DocumentType } from './document-type.ts';
import type { FileKind } from './file-kind.ts';

/** What a document's first bytes show: a type that has a walker, and what they look like. */
export interface Sniffed {
  readonly type: DocumentType | undefined;
  readonly kind: FileKind | undefined;
}

/** Enough bytes to detect the type. */
export const HEAD_BYTES = 1024;

const latin1 = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

const kinds: Record<DocumentType, FileKind> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

function documentType(head: Buffer): DocumentType | undefined {
  if (latin1(head, 0, 5) === '%PDF-') return 'application/pdf';
  if (latin1(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (latin1(head, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  return undefined;
}

/** Bytes at a position and the type they indicate. The first match wins. */
const signatures: readonly (readonly [at: number, bytes: string, kind: FileKind])[] = [
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
    (brand) => [4, `ftyp${brand}`, 'heic'] as const,
  ),
  [4, 'ftypavif', 'avif'],
  [4, 'ftyp', 'video'],
  [8, 'WEBP', 'webp'],
  [0, 'GIF8', 'gif'],
  [0, 'BM', 'bmp'],
  [0, 'II*\0', 'tiff'],
  [0, 'MM\0*', 'tiff'],
  [30, '[Content_Types]', 'office'],
  [30, 'word/', 'office'],
  [0, 'PK\x03\x04', 'zip'],
  [0, 'PK\x05\x06', 'zip'],
  [0, '\xd0\xcf\x11\xe0', 'old-office'],
  [0, '{\\rtf', 'rich-text'],
  [0, 'MZ', 'program'],
  [0, '\x7fELF', 'program'],
  [0, '\xcf\xfa\xed\xfe', 'program'],
  [0, '#!', 'program'],
  [0, 'Rar!', 'archive'],
  [0, '7z\xbc\xaf', 'archive'],
  [0, '\x1f\x8b', 'archive'],
  [0, '%!PS', 'postscript'],
];

/** Text formats by how they begin. An SVG may begin with a declaration and comments. */
const markup: readonly (readonly [pattern: RegExp, kind: FileKind])[] = [
  [/^\s*<(?:\?xml|!--|!doctype svg|svg)[\s\S]*<svg|^\s*<svg/i, 'svg'],
  [/^\s*<(?:!--|!doctype html|html|head|body|script)/i, 'web-page'],
];

/** Where a PDF's first line begins, or -1. Readers look for it in the first 1024 bytes. */
export const startOfPdf = (head: Buffer): number => head.indexOf('%PDF-', 0, 'latin1');

/**
 * `head` is the first HEAD_BYTES of a document, or the whole of a smaller one. Mail gateways and
 * portals may leave a few bytes before a PDF. They must not make it another kind of file.
 */
export function sniffType(head: Buffer): Sniffed {
  const type = documentType(head);
  if (type) return { type, kind: kinds[type] };
  const text = head.toString('latin1');
  const signature = signatures.find(([at, bytes]) => text.startsWith(bytes, at));
  const plain = text.replace(/^\xef\xbb\xbf/, '');
  const kind = signature?.[2] ?? markup.find(([pattern]) => pattern.test(plain))?.[1];
  if (!kind && startOfPdf(head) > 0) return { type: 'application/pdf', kind: 'pdf' };
  return { type: undefined, kind };
}
