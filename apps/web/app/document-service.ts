import { documentIds } from '@rivermark/contracts/documents';

declare const __DOCUMENT_SETTINGS__: Partial<Record<'url' | 'anonKey' | 'retentionDays', string>>;

const { url, anonKey, retentionDays } = __DOCUMENT_SETTINGS__;

/** Where documents go: to our own server, unless the build was told of another storage service. */
export const documentService = {
  /** Without a slash at its end; '' is this site itself. */
  url: url?.replace(/\/+$/, '') ?? '',
  anonKey: anonKey ?? documentIds.anonKey,
  /** As our own server is told as well; an outside service keeps its own rules. */
  retentionDays: Number(retentionDays),
};
