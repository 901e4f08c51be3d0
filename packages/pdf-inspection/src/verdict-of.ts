import type { DocumentType } from './document-type.ts';
import { inspectDocument } from './inspect.ts';
import type { Inspection } from './inspection.ts';

export const anyType: readonly DocumentType[] = ['image/jpeg', 'image/png', 'application/pdf'];

/**
 * For tests: inspects a whole document in pieces of `cut()` bytes, with a second look if needed.
 */
export function verdictOf(bytes: Buffer, cut = () => bytes.length, accepts = anyType) {
  const inspection = inspectDocument(accepts);
  const read = (by: Inspection) => {
    for (let at = 0; at < bytes.length; ) {
      const chunk = Buffer.from(bytes.subarray(at, at + Math.max(1, cut())));
      at += chunk.length;
      let refusal = by.push(chunk);
      while (by.isBehind) refusal = by.goOn();
      // The inspection must not keep a reference to a reused chunk.
      chunk.fill(0x28);
      if (refusal) return refusal;
    }
    return by.end();
  };
  const first = read(inspection);
  const again = first ? undefined : inspection.secondLook;
  const refusal = again ? read(again) : first;
  const { activeContent, pages } = (again ?? inspection).findings;
  return {
    ...refusal,
    type: inspection.type,
    looks: again ? 2 : 1,
    ...(!refusal && { activeContent, pages }),
  };
}

/** The refusals for damage, or for what cannot be decided. */
export const damage =
  /^(cut-off|no-version|broken|no-objects|no-ending|unpacks-too-far|too-many-parts|cannot-unpack|hidden-part|picture-(cut-off|broken|without-size)|foreign-(in-pdf|in-picture|behind-picture))$/;
