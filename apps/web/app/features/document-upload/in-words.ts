import type { DocumentType } from '@rivermark/contracts/documents';

const names: Readonly<Record<DocumentType, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
};

/** 'JPG, PNG or PDF', or 'PDF only'. */
export function typesInWords(types: readonly DocumentType[]): string {
  const words = types.map((type) => names[type]);
  return words.length === 1 ? `${words[0]} only` : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** What a file was understood as: 'PDF, 3 pages', 'JPG'. */
export function kindInWords(type: DocumentType, pages: number | undefined): string {
  return pages ? `${names[type]}, ${pages} ${pages === 1 ? 'page' : 'pages'}` : names[type];
}

/** A file's size as people say it: '640 bytes', '84 KB', '3.2 MB'. A MB is 1024 * 1024 bytes, as the limit counts it. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Whole per cent, and 100 only when all of it is there. */
export function percentOf(part: number, whole: number): number {
  if (whole <= 0 || part >= whole) return 100;
  return Math.floor((100 * part) / whole);
}

/** A text with the number of days put in place of `{days}`. */
export const inDays = (text: string, days: number): string => text.replaceAll('{days}', String(days));
