import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/open-database.ts';
import type { DocumentState, OutboxState } from '../db/schema.ts';
import { noJobs } from '../scheduler/no-jobs.ts';
import { readState } from './read-state.ts';

const outboxStates: readonly OutboxState[] = [
  'pending',
  'sending',
  'for-digest',
  'in-digest',
  'sent',
  'refused',
  'given-up',
  'held',
  'dropped',
  'restored',
];
const documentStates: readonly DocumentState[] = ['receiving', 'stored', 'submitted', 'erased'];

interface StateDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly backupEveryHours: number | undefined;
  readonly backupPlace: string | undefined;
}

/**
 * Gauges of the database's state, read when they are scraped. Returns the function that refreshes
 * them.
 */
export function stateMetrics(registry: Registry<OpenMetricsContentType>, deps: StateDeps) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `rivermark_${name}`, help, labelNames, registers: [registry] });
  const outbox = gauge('outbox_rows', 'Rows of the outbox', 'state');
  const oldest = gauge('outbox_oldest_waiting_seconds', 'How long the oldest mail to the agent has waited');
  const documents = gauge('documents', 'Client documents', 'state');
  const enquiries = gauge('enquiries', 'Enquiries that are kept', 'kind');
  const open = gauge('enquiries_open', 'Enquiries that wait for an answer');
  const began = gauge('job_started_timestamp_seconds', 'When a job last began', 'job');
  const ended = gauge('job_ended_timestamp_seconds', 'When a job last ended', 'job');
  const failed = gauge('job_failed', '1 where the last run of a job failed', 'job');
  const backup = gauge('backup_last_good_timestamp_seconds', 'When the last good backup was begun');
  const backupFailed = gauge('backup_failed', '1 where the last backup failed');

  return async () => {
    const now = deps.clock();
    const state = await readState(deps, now);
    const counts = new Map<string, number>(state.outbox.map((row) => [row.state, row.count]));
    for (const one of outboxStates) outbox.set({ state: one }, counts.get(one) ?? 0);
    oldest.set((state.mail.oldestWaitingMs ?? 0) / 1000);
    const kept = new Map<string, number>(state.documents.map((row) => [row.state, row.count]));
    for (const one of documentStates) documents.set({ state: one }, kept.get(one) ?? 0);
    enquiries.reset();
    for (const { kind, count } of state.enquiries) enquiries.set({ kind }, count);
    open.set(state.open);
    // If no worker has ever run, only this age shows it.
    began.set({ job: 'watch-mail' }, 0);
    for (const { name: job, started_at, ended_at, error } of state.jobs) {
      if (noJobs.includes(job)) continue;
      if (started_at !== null) began.set({ job }, started_at / 1000);
      if (ended_at !== null) ended.set({ job }, ended_at / 1000);
      failed.set({ job }, error === null ? 0 : 1);
    }
    if (state.backup.lastGoodAt !== null) backup.set(state.backup.lastGoodAt / 1000);
    // Backups are made outside this server. A value of 0 would mean a backup from 1970.
    else if (deps.backupEveryHours === undefined) backup.remove();
    backupFailed.set(state.backup.state === 'failed' ? 1 : 0);
  };
}
