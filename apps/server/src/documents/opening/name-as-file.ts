import type { DocumentType } from '@rivermark/contracts/documents';
import type { DocumentRow } from '../../db/schema.ts';

/** The one that is put on where none of them is there comes first. */
const endings: Readonly<Record<DocumentType, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/**
 * The name that a document is saved under: its client's, with an ending of what it is by its bytes. By the ending a system
 * chooses what opens a file, so one that a client may choose ('statement.hta') would run what stands in a comment of a PDF.
 */
export function nameAsFile({ original_name, type }: Pick<DocumentRow, 'original_name' | 'type'>): string {
  const allowed = type === null ? [] : endings[type];
  const own = allowed.find((ending) => original_name.toLowerCase().endsWith(ending));
  if (own) return original_name.length > own.length ? original_name : `document${own}`;
  // Not by a regular expression, which begins anew at each of many dots.
  let end = original_name.length;
  while (end > 0 && '. '.includes(original_name.charAt(end - 1))) end -= 1;
  return (original_name.slice(0, end) || 'document') + (allowed[0] ?? '');
}
