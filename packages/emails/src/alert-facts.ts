import type { Alert } from '@rivermark/contracts/alerts';
import { mailAlertFacts } from './alert-mail.ts';
import { backupAlertFacts } from './backup-alert-mail.ts';
import { certificateAlertFacts } from './certificate-alert-mail.ts';
import { clockAlertFacts } from './clock-alert-mail.ts';
import { documentFilesAlertFacts } from './document-files-alert-mail.ts';
import { jobsAlertFacts } from './jobs-alert-mail.ts';
import type { Letter } from './letter-mail.tsx';
import { storageAlertFacts } from './storage-alert-mail.ts';

export function alertFacts(alert: Alert, deskUrl: string): Letter {
  switch (alert.about) {
    case 'mail':
      return mailAlertFacts(alert, deskUrl);
    case 'backup':
      return backupAlertFacts(alert, deskUrl);
    case 'document-files':
      return documentFilesAlertFacts(alert, deskUrl);
    case 'storage':
      return storageAlertFacts(alert, deskUrl);
    case 'clock':
      return clockAlertFacts(alert, deskUrl);
    case 'certificate':
      return certificateAlertFacts(alert, deskUrl);
    case 'jobs':
      return jobsAlertFacts(alert, deskUrl);
  }
}
