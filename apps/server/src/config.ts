import { resolve } from 'node:path';
import { samples } from '@rivermark/content/samples';
import { brand, identity, sampleFields } from '@rivermark/content/site';
import { documentSpecs } from '@rivermark/contracts/documents';
import { retentionDays } from '@rivermark/contracts/retention';
import { type BackupSettings, backupSettings } from './config/backup-settings.ts';
import { type BucketAddress, bucketUrl } from './config/bucket-address.ts';
import { parseClamdUrl } from './config/clamd-address.ts';
import { inheritedSocket } from './config/inherited-socket.ts';
import { isLoopback, trustedProxies } from './config/network.ts';
import {
  flag,
  integer,
  matching,
  oneOf,
  onOrOff,
  origin,
  postgresUrl,
  secretKeys,
  smtpUrl,
  webUrl,
} from './config/parsers.ts';
import { parsePassphraseHash } from './config/passphrase-hash.ts';
import { programName } from './config/program-name.ts';
import { type PromiseSettings, promiseSettings } from './config/promise-settings.ts';
import { sampleFaults } from './config/samples.ts';
import { safeUrl, secureUrl, type Webhook, webhook } from './config/webhook.ts';
import { type Mailbox, parseMailbox } from './mailbox.ts';

export interface Config extends PromiseSettings {
  readonly port: number;
  readonly host: string;
  /** The number of a socket that listens already and is passed on by systemd; port and host then mean nothing. */
  readonly inheritedSocket?: number;
  /** The site's origin, without a trailing slash. */
  readonly publicUrl: string;
  /** Where the exported site's pages are, which may then call this server from there. Absent: this server serves them. */
  readonly siteOrigin?: string;
  /** Absolute path of the folder that holds everything the server keeps. */
  readonly dataDir: string;
  /** The PostgreSQL that holds the rows. Absent: SQLite in the data directory. */
  readonly databaseUrl?: string;
  /** Absent: mails are captured in the data directory, in production only with CAPTURE_MAIL=1. */
  readonly smtpUrl?: URL;
  readonly mailFrom: Mailbox;
  /** The only recipient of enquiries. */
  readonly agent: Mailbox;
  /** The current one first, then older ones that still open what they wrapped. Absent: kept in the data directory. */
  readonly secretKeys?: [Buffer, ...Buffer[]];
  /** Addresses and networks (CIDR) whose forwarded addresses are believed; 'loopback' is this machine. */
  readonly trustedProxies: readonly string[];
  /** Captured mails and the gallery of mails, under /dev: on a developer's machine alone. */
  readonly developerPages: boolean;
  /** The site counts its visits itself, without knowing whose. */
  readonly countsVisits: boolean;
  readonly enquiriesPerMinute: number;
  /** Beyond so many single mails in an hour, and four times as many in a day, enquiries go out together. */
  readonly mailsPerHour: number;
  /** What the mail server takes in a day, all mails together; as it runs out, some give way to others. */
  readonly mailsPerDay: number;
  readonly enquiryRetentionDays: number;
  /** Where it is told that mail is held up, and what each telling is signed with. */
  readonly alertWebhook?: Webhook;
  /** The agent's CRM, which is told of each enquiry. */
  readonly enquiryWebhook?: Webhook;
  readonly backup: BackupSettings;
  /** The collector that is told of each request, over OTLP. Absent: nobody is. */
  readonly tracesTo?: URL;
  /** Whoever brings it may read /metrics from elsewhere. */
  readonly metricsToken?: string;
  readonly role: 'web' | 'worker' | 'all';
  /** How many documents one visitor address may begin to send in an hour. */
  readonly documentsPerHour: number;
  readonly documentRetentionDays: number;
  /** Absent: documents lie in the data directory. */
  readonly documentsBucket?: BucketAddress;
  /** Absent: the signed link alone opens documents. */
  readonly agentPassphraseHash?: string;
  /** Whether a link to documents asks for a device signed in to the desk. Absent: once there is a passkey. */
  readonly documentsNeedSignIn?: boolean;
  /** Whether every page says that it shows samples: in production, where ALLOW_SAMPLE_IDENTITY=1 lets them stand. */
  readonly markSamples: boolean;
  /** `tcp://host:port` or `unix:///path` of a clamd. Absent: no virus scan. */
  readonly clamdUrl?: string;
}

/** Every fault of the environment at once, each a sentence that names its variable. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Throws ConfigError; nobody else reads process.env. */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T, expected: string): T => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    try {
      return parse(text);
    } catch {
      faults.push(`${name} must be ${expected}.`);
      return fallback;
    }
  };

  const isProduction = env.NODE_ENV?.trim() === 'production';
  const port = read('PORT', 3000, integer(0, 65535), 'a port number from 0 to 65535');
  const publicUrl = read(
    'PUBLIC_URL',
    `http://localhost:${port}`,
    origin,
    'an address such as https://example.com, without a path',
  );
  const mailsPerHour = read('MAILS_PER_HOUR', 60, integer(1, 1_000_000), 'a whole number from 1');
  const dataDir = resolve(env.DATA_DIR?.trim() || './var');
  const config: Omit<Config, 'markSamples'> = {
    port,
    publicUrl,
    host: read('HOST', '127.0.0.1', matching(/^[A-Za-z0-9.:-]+$/), 'a host name or address'),
    dataDir,
    ...optional(
      'tracesTo',
      read('OTEL_EXPORTER_OTLP_ENDPOINT', undefined, webUrl, 'an address such as http://127.0.0.1:4318'),
    ),
    ...optional(
      'metricsToken',
      read(
        'METRICS_TOKEN',
        undefined,
        matching(/^\S{16,200}$/),
        'a text of 16 to 200 characters without spaces',
      ),
    ),
    ...optional('inheritedSocket', inheritedSocket(read)),
    backup: backupSettings(read, dataDir),
    mailFrom: read(
      'MAIL_FROM',
      { name: brand.name, address: `enquiries@${new URL(publicUrl).hostname}` },
      parseMailbox,
      "an e-mail address, or 'Name <address>'",
    ),
    agent: read(
      'AGENT_EMAIL',
      { name: identity.agentName, address: identity.email },
      agentMailbox,
      'one e-mail address',
    ),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      ['loopback'],
      trustedProxies,
      "addresses or networks such as 10.0.0.5 or 10.0.0.0/24, with commas between, or 'loopback'",
    ),
    developerPages: isLoopback(new URL(publicUrl).hostname) && !isProduction,
    countsVisits: read('COUNTS', 'on', oneOf('on', 'off'), "'on' or 'off'") === 'on',
    enquiriesPerMinute: read('ENQUIRIES_PER_MINUTE', 10, integer(1, 1_000_000), 'a whole number from 1'),
    mailsPerHour,
    mailsPerDay: read('MAILS_PER_DAY', 8 * mailsPerHour, integer(20, 10_000_000), 'a whole number from 20'),
    enquiryRetentionDays: read(
      'ENQUIRY_RETENTION_DAYS',
      retentionDays.enquiries,
      integer(1, 36_500),
      'a whole number of days from 1 to 36500',
    ),
    role: read('ROLE', 'all', oneOf('web', 'worker', 'all'), "'web', 'worker' or 'all'"),
    ...optional(
      'siteOrigin',
      read('SITE_ORIGIN', undefined, origin, 'an address such as https://www.example.com, without a path'),
    ),
    ...optional('alertWebhook', webhook(read, 'ALERT_WEBHOOK', webUrl)),
    ...optional('enquiryWebhook', webhook(read, 'ENQUIRY_WEBHOOK', isProduction ? secureUrl : safeUrl)),
    ...optional(
      'smtpUrl',
      read('SMTP_URL', undefined, smtpUrl, 'smtp://user:password@host:port or smtps://…'),
    ),
    ...optional(
      'databaseUrl',
      read('DATABASE_URL', undefined, postgresUrl, 'postgres://user:password@host:port/database'),
    ),
    ...optional(
      'secretKeys',
      read('SECRET_KEY', undefined, secretKeys, '32 bytes in base64, older keys after a comma'),
    ),
    ...promiseSettings(read),
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
  };
  const bucket = read(
    'DOCUMENTS_URL',
    undefined,
    bucketUrl,
    's3://bucket/prefix, with ?endpoint=https://… for another service than Amazon',
  );
  const [accessKeyId, secretAccessKey] = [env.AWS_ACCESS_KEY_ID?.trim(), env.AWS_SECRET_ACCESS_KEY?.trim()];
  if (bucket && !(accessKeyId && secretAccessKey)) {
    faults.push(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing: DOCUMENTS_URL needs who may write there.',
    );
  }
  if (bucket && !env.SECRET_KEY?.trim()) faults.push(keyMissing('DOCUMENTS_URL'));
  const documentsBucket =
    bucket && accessKeyId && secretAccessKey ? { ...bucket, accessKeyId, secretAccessKey } : undefined;
  const capture = read('CAPTURE_MAIL', false, flag, "'1' or '0'");
  read(
    'NODE_ENV',
    undefined,
    oneOf('production', 'development', 'test'),
    "'production', 'development' or 'test'",
  );
  const allowSample = read('ALLOW_SAMPLE_IDENTITY', false, flag, "'1' or '0'");

  if (isProduction && !env.SMTP_URL?.trim() && !capture) {
    faults.push(
      'SMTP_URL is missing, so no mail would leave this machine; set it (or CAPTURE_MAIL=1 for a demonstration).',
    );
  }
  if (config.databaseUrl && config.backup.to) {
    faults.push('BACKUP_TO and DATABASE_URL exclude each other: back up that PostgreSQL with its own tools.');
  }
  if (config.databaseUrl && !env.SECRET_KEY?.trim()) {
    faults.push(keyMissing('DATABASE_URL'));
  }
  if (capture && config.smtpUrl) {
    faults.push('CAPTURE_MAIL=1 and SMTP_URL exclude each other; keep one of them.');
  }
  const fields = sampleFields();
  if (isProduction && !allowSample) faults.push(...sampleFaults(fields, samples));
  if (faults.length > 0) throw new ConfigError(faults);
  const markSamples = isProduction && fields.length + samples.length > 0;
  return Object.freeze({ ...config, ...optional('documentsBucket', documentsBucket), markSamples });
}

const keyMissing = (variable: string) =>
  `SECRET_KEY is missing: with ${variable} every machine needs the same one, so none is made by itself.`;

function passphraseHash(text: string): string {
  if (!parsePassphraseHash(text)) throw new Error('no hash of ours');
  return text;
}

function clamdUrl(text: string): string {
  parseClamdUrl(text);
  return text;
}

function agentMailbox(text: string): Mailbox {
  return { name: identity.agentName, address: parseMailbox(text).address };
}

function optional<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: T };
}
