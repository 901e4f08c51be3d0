import { resolve } from 'node:path';
import type { Content } from '@rivermark/content';
import { sampleFields, sampleIdentity } from '@rivermark/content/site';
import { retentionDays } from '@rivermark/contracts/retention';
import { type BackupSettings, backupSettings } from './config/backup-settings.ts';
import { type DocumentSettings, documentSettings } from './config/document-settings.ts';
import { inheritedSocket } from './config/inherited-socket.ts';
import { keyMissing } from './config/key-missing.ts';
import { type MailSettings, mailSettings } from './config/mail-settings.ts';
import { isLoopback, trustedProxies } from './config/network.ts';
import { optional } from './config/optional.ts';
import { flag, integer, matching, oneOf, origin, postgresUrl, secretKeys, webUrl } from './config/parsers.ts';
import { type PromiseSettings, promiseSettings } from './config/promise-settings.ts';
import type { Read } from './config/read.ts';
import { sampleFaults } from './config/samples.ts';
import { calendarUrl } from './config/webhook.ts';

export interface Config extends MailSettings, DocumentSettings, PromiseSettings {
  readonly port: number;
  readonly host: string;
  /** The number of a listening socket that systemd passes on. Port and host are then ignored. */
  readonly inheritedSocket?: number;
  /** The site's origin, without a trailing slash. */
  readonly publicUrl: string;
  /**
   * Origin of the exported site's pages, which may call this server. Absent: this server serves
   * them.
   */
  readonly siteOrigin?: string;
  /** Absolute path of the folder with all of the server's data. */
  readonly dataDir: string;
  /** The PostgreSQL that holds the rows. Absent: SQLite in the data directory. */
  readonly databaseUrl?: string;
  /**
   * The current one first, then older ones that only unwrap. Absent: stored in the data directory.
   */
  readonly secretKeys?: [Buffer, ...Buffer[]];
  /** Addresses and networks (CIDR) of trusted proxies; 'loopback' is this machine. */
  readonly trustedProxies: readonly string[];
  /** Captured mails and the gallery of mails, under /dev; only on a developer's machine. */
  readonly developerPages: boolean;
  /** The site counts its visits itself, without identifying visitors. */
  readonly countsVisits: boolean;
  readonly enquiriesPerMinute: number;
  /** The secret iCal address of the agent's own calendar. Absent: it is not read. */
  readonly calendarUrl?: URL;
  readonly enquiryRetentionDays: number;
  readonly backup: BackupSettings;
  /** The OTLP collector of request traces. Absent: no tracing. */
  readonly tracesTo?: URL;
  /** Token that allows reading /metrics from elsewhere. */
  readonly metricsToken?: string;
  readonly role: 'web' | 'worker' | 'all';
  /** Whether every page says that it shows samples: in production with ALLOW_SAMPLE_IDENTITY=1. */
  readonly markSamples: boolean;
}

/** All errors of the environment at once, each a sentence that names its variable. */
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

/** The content that settings depend on: defaults of the agent's address, and remaining samples. */
export type ConfigContent = Pick<Content, 'identity' | 'brand' | 'samples'>;

/** For reading settings that do not depend on the content. */
const noContent: ConfigContent = {
  identity: sampleIdentity,
  brand: { name: '', tagline: '', titleSuffix: '' },
  samples: [],
};

/** Every name that the server reads, recorded by reading an empty environment. */
export function settingNames(): string[] {
  const asked = new Set<string>();
  readConfig(
    new Proxy<Environment>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name));
          return undefined;
        },
      },
    ),
    noContent,
  );
  return [...asked];
}

/** The folder of everything that is not in a database or bucket elsewhere. */
export const dataDirOf = (env: Environment): string => resolve(env.DATA_DIR?.trim() || './var');

/** Where data is stored. Known before any content is read. */
export type Places = Pick<Config, 'dataDir' | 'databaseUrl' | 'documentsBucket' | 'secretKeys' | 'role'>;

/** Reads where data is stored, and the errors of every other setting. Throws ConfigError. */
export const readPlaces = (env: Environment): Places => readSettings(env, noContent, false);

/** Reads the environment. Throws ConfigError; nobody else reads process.env. */
export const readConfig = (env: Environment, content: ConfigContent): Config =>
  readSettings(env, content, true);

function readSettings(env: Environment, content: ConfigContent, refusesSamples: boolean): Config {
  const faults: string[] = [];
  const read: Read = (name, fallback, parse, expected) => {
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
  const dataDir = dataDirOf(env);
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
    ...optional(
      'calendarUrl',
      read(
        'CALENDAR_URL',
        undefined,
        calendarUrl,
        'an https address such as https://calendar.example.com/secret.ics',
      ),
    ),
    backup: backupSettings(read, dataDir),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      ['loopback'],
      trustedProxies,
      "addresses or networks such as 10.0.0.5 or 10.0.0.0/24, with commas between, or 'loopback'",
    ),
    developerPages: isLoopback(new URL(publicUrl).hostname) && !isProduction,
    countsVisits: read('COUNTS', 'on', oneOf('on', 'off'), "'on' or 'off'") === 'on',
    enquiriesPerMinute: read('ENQUIRIES_PER_MINUTE', 10, integer(1, 1_000_000), 'a whole number from 1'),
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
    ...optional(
      'databaseUrl',
      read('DATABASE_URL', undefined, postgresUrl, 'postgres://user:password@host:port/database'),
    ),
    ...optional(
      'secretKeys',
      read('SECRET_KEY', undefined, secretKeys, '32 bytes in base64, older keys after a comma'),
    ),
    ...mailSettings(read, { publicUrl, isProduction, ...content }),
    ...documentSettings(read, env, faults),
    ...promiseSettings(read),
  };
  const capture = read('CAPTURE_MAIL', false, flag, "'1' or '0'");
  read(
    'NODE_ENV',
    undefined,
    oneOf('production', 'development', 'test'),
    "'production', 'development' or 'test'",
  );
  const allowSample = read('ALLOW_SAMPLE_IDENTITY', false, flag, "'1' or '0'");

  if (isProduction && !env.PUBLIC_URL?.trim()) {
    faults.push(
      'PUBLIC_URL is missing, so links and the sender of mails would name localhost; set it to the address of the site, such as https://example.com.',
    );
  }
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
  const { identity, samples } = content;
  const fields = sampleFields(identity);
  if (isProduction && refusesSamples && !allowSample) faults.push(...sampleFaults(fields, samples));
  if (faults.length > 0) throw new ConfigError(faults);
  const markSamples = isProduction && fields.length + samples.length > 0;
  return Object.freeze({ ...config, markSamples });
}
