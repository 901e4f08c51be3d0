import { fixtureContent } from '@rivermark/content/fixtures';
import { expect, test } from 'vitest';
import { type ConfigError, readConfig as readWith } from './config.ts';

const readConfig = (env: Parameters<typeof readWith>[0]) => readWith(env, fixtureContent());

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
};

test('with nothing set the server listens on this machine alone and captures mail', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    role: 'all',
  });
  expect(config.smtpUrl).toBeUndefined();
  expect(config.agent.address).toBe('agent@rivermark.example');
  expect(config.mailFrom.address).toBe('enquiries@localhost');
});

test('all faults of the environment are listed at once, each naming its variable', () => {
  const faults = faultsOf({
    PORT: 'eighty',
    PUBLIC_URL: 'ftp://example.com',
    SMTP_URL: 'mail.example.com',
    AGENT_EMAIL: 'a@example.com, b@example.com',
    ENQUIRIES_PER_MINUTE: '0',
    ROLE: 'boss',
    SECRET_KEY: 'short',
    DATABASE_URL: 'mysql://db/rivermark',
    DOCUMENTS_URL: 's3://bucket',
    DOCUMENTS_NEED_SIGN_IN: 'yes',
  });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'ENQUIRIES_PER_MINUTE',
    'ROLE',
    'DATABASE_URL',
    'SECRET_KEY',
    'AGENT_EMAIL',
    'SMTP_URL',
    'DOCUMENTS_NEED_SIGN_IN',
    'AWS_ACCESS_KEY_ID',
  ]);
});

test('a PostgreSQL is taken with a key that all machines share, and refused without one', () => {
  const env = { DATABASE_URL: 'postgres://rivermark@db.example/rivermark' };
  expect(faultsOf(env).join()).toMatch(/^SECRET_KEY is missing: with DATABASE_URL/);
  const key = Buffer.alloc(32, 1).toString('base64');
  expect(readConfig({ ...env, SECRET_KEY: key }).databaseUrl).toBe(env.DATABASE_URL);
});

test.each(['10.0.0.5', '10.0.0.0/24, 2001:db8::/48', 'loopback,192.168.1.7', '::1'])(
  'the fronts %j are believed, and no other',
  (text) => {
    expect(readConfig({ TRUSTED_PROXIES: text }).trustedProxies).toEqual(text.split(/, ?/));
  },
);

test.each(['*', 'true', 'front.example', '10.0.0', '10.0.0.0/33', '10.0.0.0/24/8', '0.0.0.0/0', '10.0.0.5,'])(
  'the fronts %j are refused in a sentence',
  (text) => {
    expect(faultsOf({ TRUSTED_PROXIES: text }).join()).toMatch(/^TRUSTED_PROXIES must be addresses/);
  },
);

test("the developers' pages are there on a developer's machine alone", () => {
  const allowed = (env: Record<string, string>) => readConfig(env).developerPages;
  for (const url of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080']) {
    expect([url, allowed({ PUBLIC_URL: url })]).toEqual([url, true]);
  }
  for (const url of [
    'https://rivermark.example',
    'http://localhost.evil.example',
    'http://127.evil.example',
  ]) {
    expect([url, allowed({ PUBLIC_URL: url })]).toEqual([url, false]);
  }
  const production = { NODE_ENV: 'production', ALLOW_SAMPLE_IDENTITY: '1', CAPTURE_MAIL: '1' };
  expect(allowed({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toBe(false);
});

test('production refuses samples, and names the fields of the identity to fill in and every home and figure', () => {
  const faults = faultsOf({ NODE_ENV: 'production' }).join('\n');
  expect(faults).toMatch(/agentName, brokerageName, licenseNumber/);
  expect(faults).toContain('\n  - content/homes/riverfront-estate.yaml\n');
  expect(faults).toContain('\n  - content/market.yaml, trends, median-price\n');
  const allowed = { ALLOW_SAMPLE_IDENTITY: '1', CAPTURE_MAIL: '1', PUBLIC_URL: 'https://site.example' };
  expect(faultsOf({ NODE_ENV: 'production', ...allowed })).toEqual([]);
});

test('production refuses to start where no mail would leave, unless a demonstration says so', () => {
  const PUBLIC_URL = 'https://site.example';
  const env = { NODE_ENV: 'production', ALLOW_SAMPLE_IDENTITY: '1', PUBLIC_URL };
  expect(faultsOf({ ...env, NODE_ENV: ' production ' })).toEqual(faultsOf(env));
  expect(faultsOf(env)).toEqual([expect.stringMatching(/^SMTP_URL is missing.+CAPTURE_MAIL=1/)]);
  expect(faultsOf({ ...env, SMTP_URL: 'smtp://mail.example' })).toEqual([]);
  expect(faultsOf({ ...env, CAPTURE_MAIL: '1' })).toEqual([]);
  expect(faultsOf({ CAPTURE_MAIL: '1', SMTP_URL: 'smtp://mail.example' }).join()).toMatch(
    /exclude each other/,
  );
});

test('production refuses to start without PUBLIC_URL, whose host is in links and the sender of mails', () => {
  const env = { NODE_ENV: 'production', ALLOW_SAMPLE_IDENTITY: '1', SMTP_URL: 'smtp://mail.example' };
  expect(faultsOf(env)).toEqual([expect.stringMatching(/^PUBLIC_URL is missing/)]);
  expect(faultsOf({ ...env, PUBLIC_URL: 'https://site.example' })).toEqual([]);
});

test('an alert is sent only where it can be signed', () => {
  const ALERT_WEBHOOK_URL = 'https://hooks.example/mail';
  expect(faultsOf({ ALERT_WEBHOOK_URL }).join()).toMatch(/ALERT_WEBHOOK_SECRET/);
  expect(
    readConfig({ ALERT_WEBHOOK_URL, ALERT_WEBHOOK_SECRET: 'sixteen-letters-long' }).alertWebhook,
  ).toEqual({
    url: new URL(ALERT_WEBHOOK_URL),
    secret: 'sixteen-letters-long',
  });
});

test('no fault repeats the secret that it refuses', () => {
  expect(faultsOf({ SECRET_KEY: 'hunter2', SMTP_URL: 'http://u:hunter2@x' }).join()).not.toContain('hunter2');
});

test('an address is believed without a trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://rivermark.example/' }).publicUrl).toBe(
    'https://rivermark.example',
  );
});

test('what keeps the promise has ordinary hours, can be set, and can be turned off', () => {
  expect(readConfig({})).toMatchObject({
    reminders: { steps: [1, 4, 20, 24], digestAt: '08:00' },
    acknowledges: false,
    selfTestAt: '06:30',
    countsVisits: true,
  });
  const set = readConfig({
    REMINDER_HOURS: '2, 12',
    MORNING_DIGEST_AT: '07:15',
    BACKUP_EMAIL: 'Ben <ben@rivermark.example>',
    BACKUP_AFTER_HOURS: '12',
    ACK_VISITOR: '1',
  });
  expect(set.reminders).toEqual({
    steps: [2, 12],
    digestAt: '07:15',
    backup: { mailbox: { name: 'Ben', address: 'ben@rivermark.example' }, fromHours: 12 },
  });
  expect(set.acknowledges).toBe(true);
  const off = readConfig({ REMINDERS: 'off', SELF_TEST_AT: 'off', COUNTS: 'off' });
  expect([off.reminders, off.selfTestAt, off.countsVisits]).toEqual([undefined, undefined, false]);
});

test.each([
  ['REMINDERS', 'no'],
  ['REMINDER_HOURS', '4,1'],
  ['REMINDER_HOURS', '1,1'],
  ['REMINDER_HOURS', ''.padEnd(3, ',')],
  ['REMINDER_HOURS', '0.5,4'],
  ['MORNING_DIGEST_AT', '8 AM'],
  ['SELF_TEST_AT', '24:00'],
  ['BACKUP_EMAIL', 'a@b.example, c@d.example'],
  ['BACKUP_AFTER_HOURS', '0'],
  ['ACK_VISITOR', 'yes'],
  ['ALERT_SMTP_URL', 'https://mail.example'],
  ['COUNTS', '1'],
])('%s=%s is refused by its name', (name, value) => {
  expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must be `))]);
});

test.each([
  [{ BACKUP_TO: 'backups' }, /^BACKUP_TO must be an absolute path/],
  [{ BACKUP_TO: '/var/data/copies', DATA_DIR: '/var/data' }, /^BACKUP_TO must be .* outside of DATA_DIR/],
  [{ BACKUP_TO: 's3://' }, /^BACKUP_TO must be/],
  [{ BACKUP_TO: '/var/copies' }, /^BACKUP_TO must be set together with BACKUP_RECIPIENT/],
  [{ BACKUP_RECIPIENT: 'someone@example.com' }, /^BACKUP_RECIPIENT must be an age recipient/],
  [{ BACKUP_EVERY: '0' }, /^BACKUP_EVERY must be a whole number of hours/],
  [{ BACKUP_DAYS: 'ever' }, /^BACKUP_DAYS must be/],
  [{ BACKUP_KEYS_DAYS: '366' }, /^BACKUP_KEYS_DAYS must be/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must be/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be/],
])('a backup or a watcher that is wrongly asked for is refused in one sentence: %j', (env, sentence) => {
  const faults = faultsOf(env);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(sentence);
});

test('a socket of systemd is taken only where it is meant for this process', () => {
  expect(readConfig({ LISTEN_PID: String(process.pid), LISTEN_FDS: '1' }).inheritedSocket).toBe(3);
  expect(readConfig({ LISTEN_PID: '1', LISTEN_FDS: '1' }).inheritedSocket).toBeUndefined();
  expect(readConfig({}).inheritedSocket).toBeUndefined();
  expect(faultsOf({ LISTEN_PID: String(process.pid), LISTEN_FDS: '2' })).toEqual([
    'LISTEN_FDS must be 1: one socket is passed on.',
  ]);
});
