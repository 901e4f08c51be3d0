import type { Content } from '@rivermark/content';
import type { Alert } from '@rivermark/contracts/alerts';
import { DAY_MS } from '@rivermark/contracts/durations';
import { renderAlertMail } from '../index.ts';
import { base, type Examples, examplesOf } from './sample.ts';

const at = base.receivedAt;
const mail = { about: 'mail', at, waiting: 3, refused: 0, givenUp: 0, held: 0 } as const;
const backup = { about: 'backup', at, code: null, lastGoodAt: at - DAY_MS } as const;
const documentFiles = { about: 'document-files', at, lost: 0, strays: 0 } as const;
const alerts: Readonly<Record<string, Alert>> = {
  'alert-waiting': { ...mail, state: 'waiting', oldestWaitingMinutes: 16 },
  'alert-refused': { ...mail, state: 'refused', oldestWaitingMinutes: null, refused: 1 },
  'alert-ok': { ...mail, state: 'ok', oldestWaitingMinutes: 16, waiting: 0 },
  'backup-failed': { ...backup, state: 'failed', code: 'backup-target-full' },
  'backup-flawed': { ...backup, state: 'failed', code: 'backup-place-damaged' },
  'backup-late': { ...backup, state: 'late', lastGoodAt: null },
  'backup-ok': { ...backup, state: 'ok' },
  'storage-unwritable': {
    about: 'storage',
    at,
    state: 'unwritable',
    freeBytes: 3_000_000,
    code: 'SQLITE_FULL',
  },
  'clock-ahead': { about: 'clock', at, state: 'ahead', byMinutes: 43_200 },
  'certificate-ending': {
    about: 'certificate',
    at,
    state: 'ending',
    validUntil: at + 7 * DAY_MS,
    code: null,
  },
  'jobs-failing': {
    about: 'jobs',
    at,
    state: 'failing',
    jobs: [
      {
        name: 'sweep-documents',
        code: 'storage-unavailable',
        words: 'The store of client documents does not answer',
        failingMinutes: 45,
      },
    ],
  },
  'document-files-lost': { ...documentFiles, state: 'lost', lost: 2 },
  'document-files-stray': { ...documentFiles, state: 'stray', strays: 12 },
  'document-files-ok': { ...documentFiles, state: 'ok' },
};

export const alertExamples = (content: Content): Examples =>
  examplesOf(content, (all, alert) => renderAlertMail(all, alert, base.deskUrl), alerts);
