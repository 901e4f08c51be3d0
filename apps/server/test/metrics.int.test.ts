import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFieldNames } from '@rivermark/contracts/documents';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { startHttpReceiver } from '@rivermark/testkit/http-receiver';
import { expect, onTestFinished, test } from 'vitest';
import { claimJob } from '../src/scheduler/job-lease.ts';
import { call, callBody } from './calls.ts';
import { startWithClients, submitAll } from './documents-calls.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { portOf, startProcess } from './start-process.ts';
import { onEmbeddedStores } from './stores-of-run.ts';
import { writeTinySite } from './tiny-site.ts';

const TOKEN = 'a-token-of-the-watcher';
const here = { host: 'localhost' };

type Started = Awaited<ReturnType<typeof startApp>>;
const read = async ({ app }: Pick<Started, 'app'>) =>
  (await app.inject({ method: 'GET', url: '/metrics', headers: here })).body;

test('what no scheduler runs is no job', async () => {
  const site = await startApp();
  await site.app.inject({ method: 'GET', url: '/readyz', headers: here });
  await claimJob(site.db, { name: 'backup-in-hand', everyMs: 0, now: 1, leaseMs: 1 });
  await site.server.scheduler.runDue();
  const text = await read(site);
  expect(text).toContain('{job="sweep-documents"}');
  expect(text).not.toMatch(/backup-in-hand|readiness/);
});

test('where backups are made outside this server, no metric says that one is overdue', async () => {
  const site = await startApp();
  const text = await read(site);
  expect(text).toContain('rivermark_backup_failed 0');
  expect(text).not.toMatch(/^rivermark_backup_last_good_timestamp_seconds /m);
});

test('counters are at zero from the start, so that the first failure is an increase', async () => {
  const text = await read(await startApp());
  for (const line of [
    'rivermark_requests_total{class="enquiry",status="5xx"} 0',
    'rivermark_requests_total{class="documents",status="5xx"} 0',
    // No worker has run.
    'rivermark_job_started_timestamp_seconds{job="watch-mail"} 0',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('metrics are read on this machine and with the token, and nobody else sees that there are any', async () => {
  const site = await startApp({ METRICS_TOKEN: TOKEN });
  const ask = (headers: Record<string, string>) =>
    site.app.inject({ method: 'GET', url: '/metrics', headers });
  const front = { host: 'www.example.com', 'x-forwarded-for': '192.0.2.1' };
  expect((await ask(here)).statusCode).toBe(200);
  expect((await ask({ ...front, authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
  expect((await ask(front)).statusCode).toBe(404);
  expect((await ask({ ...front, authorization: 'Bearer another-token-of-some' })).statusCode).toBe(404);
  const answer = await ask(here);
  expect(answer.headers['content-type']).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
  expect(answer.body.endsWith('# EOF\n')).toBe(true);
});

test('requests are counted by what they are for, and every state of mails and documents is there', async () => {
  const site = await startWithClients();
  await call(site.app, callBody());
  await call(site.app, callBody({ from_email: 'nobody' }));
  await submitAll(site);
  await site.app.inject({ method: 'GET', url: '/', headers: here });
  await site.app.inject({ method: 'GET', url: '/no-such-page', headers: here });
  await site.server.scheduler.runDue();
  const text = await read(site);
  for (const line of [
    'rivermark_requests_total{class="enquiry",status="2xx"} 1',
    'rivermark_requests_total{class="enquiry",status="4xx"} 1',
    // Each document, and the notice.
    `rivermark_requests_total{class="documents",status="2xx"} ${documentFieldNames.length + 1}`,
    'rivermark_requests_total{class="page",status="2xx"} 1',
    'rivermark_requests_in_hand{class="documents"} 0',
    'rivermark_outbox_rows{state="pending"} 2',
    'rivermark_outbox_rows{state="refused"} 0',
    `rivermark_documents{state="submitted"} ${documentFieldNames.length}`,
    'rivermark_documents{state="receiving"} 0',
    'rivermark_enquiries{kind="contact"} 1',
    'rivermark_enquiries_open 1',
    'rivermark_job_failed{job="sweep-documents"} 0',
    'rivermark_backup_failed 0',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toMatch(/rivermark_job_ended_timestamp_seconds\{job="watch-mail"\} \d+/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
});

test('no label and no value is of a person', async () => {
  const site = await startWithClients();
  await call(site.app, callBody({ from_name: 'Marisol Whitfield', from_email: 'marisol@visitor.example' }));
  await submitAll(site, { client_name: 'Ada Brown', client_email: 'ada@visitor.example' });
  await site.app.inject({ method: 'GET', url: '/agent/documents/a-secret-token', headers: here });
  await site.app.inject({ method: 'GET', url: '/whatever-marisol-typed?q=marisol', headers: here });
  const text = await read(site);
  for (const words of ['arisol', 'Ada', 'visitor', 'secret-token', 'My scan', '127.0.0.1']) {
    expect(text).not.toContain(words);
  }
});

const watching = join(import.meta.dirname, '../../../docs/watching');
const inFiles = ['alerts.yaml', 'dashboard.json'].map(
  (name) => [name, readFileSync(join(watching, name), 'utf8')] as const,
);

// They include backups, which only the embedded database has.
onEmbeddedStores.each(inFiles)(
  'every metric that %s asks for is there, by its name',
  async (_name, content) => {
    const site = await startApp({
      BACKUP_TO: join(temporaryFolder(), 'b'),
      BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
    });
    await call(site.app, callBody());
    await site.server.scheduler.runDue();
    await site.db
      .insertInto('backup_run')
      .values({ id: 'x', started_at: 1, ended_at: 2, snapshot: 's', copied_bytes: 1, error: null })
      .execute();
    const text = await read(site);
    const there = new Set(text.split('\n').flatMap((line) => /^([a-z_0-9]+)[ {]/.exec(line)?.[1] ?? []));
    const asked = new Set(content.match(/\b(rivermark|nodejs|process)_[a-z_0-9]+/g));
    expect(asked.size).toBeGreaterThan(3);
    expect([...asked].filter((name) => !there.has(name))).toEqual([]);
  },
);

test('every alert says what to do by a heading of the runbook that is there', () => {
  const [, alerts = ''] = inFiles[0] ?? [];
  const runbook = readFileSync(join(watching, '../runbook.md'), 'utf8');
  const anchors = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  const named = [...alerts.matchAll(/runbook: docs\/runbook\.md#(\S+)/g)].map(([, anchor]) => anchor);
  expect(named).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0);
  expect(named.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
  expect(alerts).toMatch(/alert: JobFails\n(?:(?!- alert).*\n)*? +runbook: \S+#a-job-fails-/);
});

test('a collector is told of each request by its route and status, and of nothing else', async () => {
  const collector = await startHttpReceiver();
  onTestFinished(() => collector.stop());
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  const server = startProcess(site, {
    DATA_DIR: join(folder, 'data'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  const port = await portOf(server);
  await fetch(`http://127.0.0.1:${port}${EMAIL_SEND_PATH}?whose=marisol`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(callBody({ from_name: 'Marisol Whitfield', submission_id: randomUUID() })),
  });
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const told = collector.calls.map(({ path, body }) => `${path} ${body}`).join('\n');
  expect(told).toContain('/v1/traces');
  expect(told).toContain(`POST ${EMAIL_SEND_PATH}`);
  expect(told).toMatch(/http\.response\.status_code.{0,40}200/);
  expect(told).not.toMatch(/marisol|whose=|127\.0\.0\.1|user.agent/i);
});
