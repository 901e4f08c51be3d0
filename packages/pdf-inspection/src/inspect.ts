import type { DocumentType } from './document-type.ts';
import { createJpegWalker } from './images/jpeg-walker.ts';
import { createPngWalker } from './images/png-walker.ts';
import { createPdfWalker } from './pdf/pdf-walker.ts';
import {
  foreignContent,
  foreignInPicture,
  type Inspection,
  type Refusal,
  typeMismatch,
  type Walker,
} from './refusal.ts';
import { HEAD_BYTES, type Sniffed, sniffType } from './sniff-type.ts';
import { createTail } from './tail.ts';
import { endsAsZip } from './zip-end.ts';

export type { Inspection, Refusal } from './refusal.ts';

const walkers = {
  'image/jpeg': createJpegWalker,
  'image/png': createPngWalker,
  'application/pdf': createPdfWalker,
} as const;

const shortNames: Record<DocumentType, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
};

const webPage = /<(?:!doctype\s+html|html|head|body|script|svg|iframe)[\s>]/i;

function listed(types: readonly DocumentType[]): string {
  const names = types.map((type) => shortNames[type]);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');
}

/** A file of another type than the field takes. */
function mismatchOf(sniffed: Sniffed, size: number, accepts: readonly DocumentType[]): Refusal | undefined {
  if (sniffed.type && accepts.includes(sniffed.type)) return undefined;
  const isPicture = /photo|picture/.test(sniffed.name ?? '');
  const target = isPicture && accepts.includes('image/jpeg') ? 'JPEG' : listed(accepts);
  if (size === 0) return typeMismatch('This file is empty.', `Please choose a ${listed(accepts)} file.`);
  if (!sniffed.name)
    return typeMismatch(
      'This file is none of the accepted types, whatever its name says.',
      `Please save it as ${target}.`,
    );
  return typeMismatch(`This looks like ${sniffed.name}.`, `Please save it as ${target}.`);
}

/** A file that two kinds of program would each take for their own. */
function secondFaceOf(head: Buffer, type: DocumentType): Refusal | undefined {
  const text = head.toString('latin1');
  if (type !== 'application/pdf') return text.includes('%PDF-') ? foreignInPicture('a PDF') : undefined;
  // Inside objects, notes of readers' own may hold bits of HTML as text.
  return webPage.test(text.split(/\bobj\b/, 1)[0] ?? '') ? foreignContent('a web page') : undefined;
}

/**
 * Inspects a document while it streams by: its type by content, which must be one of `accepts`, whether it is whole, whether it carries
 * what runs by itself. Memory stays under 500 KB for any input. The verdict depends on the bytes alone, not on how
 * they are cut, so that an inspection can be rebuilt after a restart by pushing the same bytes again. Never throws.
 */
export function inspectDocument(accepts: readonly DocumentType[]): Inspection {
  const head = Buffer.alloc(HEAD_BYTES);
  const tail = createTail();
  let size = 0;
  let type: DocumentType | undefined;
  let walker: Walker | undefined;
  let refusal: Refusal | undefined;

  const open = () => {
    const seen = head.subarray(0, Math.min(size, HEAD_BYTES));
    const sniffed = sniffType(seen);
    type = sniffed.type;
    refusal = mismatchOf(sniffed, size, accepts) ?? (sniffed.type && secondFaceOf(seen, sniffed.type));
    if (refusal || !sniffed.type) return;
    walker = walkers[sniffed.type](tail);
    refusal = walker.push(seen);
  };

  return {
    get type() {
      return type;
    },
    push(chunk) {
      if (refusal) return refusal;
      tail.push(chunk);
      let rest = chunk;
      if (!walker) {
        const copied = chunk.copy(head, Math.min(size, HEAD_BYTES));
        size += chunk.length;
        if (size < HEAD_BYTES) return undefined;
        open();
        rest = chunk.subarray(copied);
      } else size += chunk.length;
      if (!refusal && rest.length > 0) refusal = walker?.push(rest);
      return refusal;
    },
    end() {
      if (!walker && !refusal) open();
      refusal ??= walker?.end();
      if (!refusal && endsAsZip(tail.bytes(), size))
        refusal =
          type === 'application/pdf' ? foreignContent('a ZIP archive') : foreignInPicture('a ZIP archive');
      return refusal;
    },
    get secondLook() {
      const again = refusal ? undefined : walker?.secondLook;
      return (
        again && {
          type,
          push: (chunk: Buffer) => again.push(chunk),
          end: () => again.end(),
          secondLook: undefined,
        }
      );
    },
  };
}
