import { documentSpecs } from '@rivermark/contracts/documents';
import { retentionDays } from '@rivermark/contracts/retention';
import { type BucketAddress, bucketUrl } from './bucket-address.ts';
import { parseClamdUrl } from './clamd-address.ts';
import { keyMissing } from './key-missing.ts';
import { optional } from './optional.ts';
import { integer, onOrOff } from './parsers.ts';
import { parsePassphraseHash } from './passphrase-hash.ts';
import { programName } from './program-name.ts';
import type { Read } from './read.ts';

/** How many documents are taken, where they are kept and for how long, and who opens them. */
export interface DocumentSettings {
  /** How many documents one visitor address may begin to send in an hour. */
  readonly documentsPerHour: number;
  readonly documentRetentionDays: number;
  /** Absent: documents lie in the data directory. */
  readonly documentsBucket?: BucketAddress;
  /** Absent: the signed link alone opens documents. */
  readonly agentPassphraseHash?: string;
  /** Whether document links need sign-in. Absent: they do once anybody has signed in. */
  readonly documentsNeedSignIn?: boolean;
  /** `tcp://host:port` or `unix:///path` of a clamd. Absent: no virus scan. */
  readonly clamdUrl?: string;
}

function passphraseHash(text: string): string {
  if (!parsePassphraseHash(text)) throw new Error('no hash of ours');
  return text;
}

function clamdUrl(text: string): string {
  parseClamdUrl(text);
  return text;
}

/** Where the bucket is, with the keys to it; adds to `faults` what is missing. */
function documentsBucket(
  read: Read,
  env: Readonly<Record<string, string | undefined>>,
  faults: string[],
): BucketAddress | undefined {
  const bucket = read(
    'DOCUMENTS_URL',
    undefined,
    bucketUrl,
    's3://bucket/prefix, with ?endpoint=https://… for another service than Amazon',
  );
  const [accessKeyId, secretAccessKey] = [env.AWS_ACCESS_KEY_ID?.trim(), env.AWS_SECRET_ACCESS_KEY?.trim()];
  if (!bucket) return undefined;
  if (!env.SECRET_KEY?.trim()) faults.push(keyMissing('DOCUMENTS_URL'));
  if (accessKeyId && secretAccessKey) return { ...bucket, accessKeyId, secretAccessKey };
  faults.push(
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing: DOCUMENTS_URL needs who may write there.',
  );
  return undefined;
}

export function documentSettings(
  read: Read,
  env: Readonly<Record<string, string | undefined>>,
  faults: string[],
): DocumentSettings {
  return {
    documentsPerHour: read(
      'DOCUMENTS_PER_HOUR',
      60,
      integer(documentSpecs.length, 1_000_000),
      `a whole number from ${documentSpecs.length}`,
    ),
    documentRetentionDays: read(
      'DOCUMENT_RETENTION_DAYS',
      retentionDays.documents,
      integer(1, 3650),
      'a whole number of days from 1 to 3650',
    ),
    ...optional(
      'agentPassphraseHash',
      read(
        'AGENT_PASSPHRASE_HASH',
        undefined,
        passphraseHash,
        `a hash made by ${programName('hash-passphrase')}`,
      ),
    ),
    ...optional('documentsNeedSignIn', read('DOCUMENTS_NEED_SIGN_IN', undefined, onOrOff, "'on' or 'off'")),
    ...optional(
      'clamdUrl',
      read('CLAMD_URL', undefined, clamdUrl, 'tcp://host:port or unix:///path of a clamd'),
    ),
    ...optional('documentsBucket', documentsBucket(read, env, faults)),
  };
}
