import type { DocumentType } from '@rivermark/contracts/documents';
import type { DocumentRow } from '../../db/schema.ts';

/** The one that is put on where none of them is there comes first. */
const endings: Readonly<Record<DocumentType, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/**
 * The name to save a document under: the client's, with an extension that matches its bytes.
 * Systems choose a program by the extension. A client's own ('statement.hta') could run a script
 * hidden in a PDF comment.
 */
export function nameAsFile({ original_name, type }: Pick<DocumentRow, 'original_name' | 'type'>): string {
  const allowed = type === null ? [] : endings[type];
  const own = allowed.find((ending) => original_name.toLowerCase().endsWith(ending));
  if (own) return original_name.length > own.length ? original_name : `document${own}`;
  // A regular expression would backtrack on long runs of dots.
  let end = original_name.length;
  while (end > 0 && '. '.includes(original_name.charAt(end - 1))) end -= 1;
  return (original_name.slice(0, end) || 'document') + (allowed[0] ?? '');
}
