import { documentIds } from '@rivermark/contracts/documents';

declare const __DOCUMENT_SETTINGS__: Partial<Record<'url' | 'anonKey' | 'retentionDays', string>>;

const { url, anonKey, retentionDays } = __DOCUMENT_SETTINGS__;

/** Where documents go: to our own server, unless the build names another service. */
export const documentService = {
  /** Without a trailing slash; '' is this site itself. */
  url: url?.replace(/\/+$/, '') ?? '',
  anonKey: anonKey ?? documentIds.anonKey,
  /** Our own server gets this, too. An outside service has its own rules. */
  retentionDays: Number(retentionDays),
};
