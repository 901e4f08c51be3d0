import { sizeInWords } from '@rivermark/contracts/documents';
import type { DocumentRow } from '../../documents/create-documents.ts';

const typeWords = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' } as const;

/** 'PDF, 3 pages, 120 KB' */
export function kindOf({ type, pages, received_bytes }: DocumentRow): string {
  const counted = pages ? `${pages} ${pages === 1 ? 'page' : 'pages'}` : '';
  return [type && typeWords[type], counted, sizeInWords(received_bytes)].filter(Boolean).join(', ');
}
