import type { AuditAction } from '../../db/schema.ts';

/** What a line of the audit says was done. */
export const auditWords: Readonly<Record<AuditAction, string>> = {
  received: 'Received',
  'link-opened': 'Page opened',
  'passphrase-accepted': 'Passphrase accepted',
  'passphrase-refused': 'Wrong passphrase',
  viewed: 'Viewed',
  downloaded: 'Downloaded',
  'downloaded-all': 'All downloaded',
  'found-damaged': 'Found damaged',
  extended: 'Kept longer',
  erased: 'Erased',
};
