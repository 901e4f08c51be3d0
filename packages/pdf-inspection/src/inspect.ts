import type { DocumentType } from './document-type.ts';
import { nothingFound } from './findings.ts';
import { createJpegWalker } from './images/jpeg-walker.ts';
import { createPngWalker } from './images/png-walker.ts';
import type { Inspection, Walker } from './inspection.ts';
import { createPdfWalker } from './pdf/pdf-walker.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { HEAD_BYTES, type Sniffed, sniffType } from './sniff-type.ts';
import { createTail } from './tail.ts';
import { endsAsZip } from './zip-end.ts';

const walkers = {
  'image/jpeg': createJpegWalker,
  'image/png': createPngWalker,
  'application/pdf': createPdfWalker,
} as const;

const webPage = /<(?:!doctype\s+html|html|head|body|script|svg|iframe)[\s>]/i;

/** A file of a type that was not wanted. */
function mismatchOf(sniffed: Sniffed, size: number, accepts: readonly DocumentType[]): Refusal | undefined {
  if (sniffed.type && accepts.includes(sniffed.type)) return undefined;
  return size === 0 ? refusalOf('empty') : refusalOf('other-type', sniffed.kind);
}

/** A file that two kinds of program would each accept as their own. */
function secondFaceOf(head: Buffer, type: DocumentType): Refusal | undefined {
  const text = head.toString('latin1');
  if (type !== 'application/pdf')
    return text.includes('%PDF-') ? refusalOf('foreign-in-picture', 'pdf') : undefined;
  // Annotations inside objects may hold bits of HTML as text.
  return webPage.test(text.split(/\bobj\b/, 1)[0] ?? '')
    ? refusalOf('foreign-in-pdf', 'web-page')
    : undefined;
}

/**
 * Inspects a document while it streams: its type by content (one of `accepts`), whether it is
 * complete, and which active content it has. Memory stays under 700 KB for any input. The verdict
 * depends only on the bytes, not on how they are cut. An inspection can therefore be rebuilt after
 * a restart by pushing the same bytes again. Never throws.
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
    get findings() {
      return walker?.findings ?? nothingFound;
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
    get isBehind() {
      return !refusal && walker?.isBehind === true;
    },
    goOn() {
      refusal ??= walker?.goOn?.();
      return refusal;
    },
    end() {
      if (!walker && !refusal) open();
      refusal ??= walker?.end();
      if (!refusal && endsAsZip(tail.bytes(), size))
        refusal = refusalOf(type === 'application/pdf' ? 'foreign-in-pdf' : 'foreign-in-picture', 'zip');
      return refusal;
    },
    get secondLook() {
      const again = refusal ? undefined : walker?.secondLook;
      return again && lookAgain(again, type);
    },
  };
}

/** Reads the same document again, with a walker that knows how its parts are encoded. */
function lookAgain(walker: Walker, type: DocumentType | undefined): Inspection {
  return {
    type,
    push: (chunk) => walker.push(chunk),
    get isBehind() {
      return walker.isBehind === true;
    },
    goOn: () => walker.goOn?.(),
    end: () => walker.end(),
    get findings() {
      return walker.findings ?? nothingFound;
    },
    secondLook: undefined,
  };
}
