import type { Alert } from '@rivermark/contracts/alerts';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/open-database.ts';
import { errorInLog } from '../../error-in-log.ts';
import { type AlertChannel, NobodyListens } from './alert-channel.ts';

/** A growing fault is repeated at this interval, not with every mail or file. */
const AGAIN_MS = HOUR_MS;
/** A lasting fault is repeated at this interval: the first notice may have gone unseen. */
const STANDING_MS = 7 * DAY_MS;

/**
 * Every current fault by name, each with a number that grows with new cases. The overall state
 * alone would hide lesser and later faults.
 */
export type Faults = Readonly<Record<string, number>>;

export interface Telling {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly channels: readonly AlertChannel[];
}

/** Whether a channel that knows these faults has to hear of those. */
function isNews(known: Faults, faults: Faults, toldAt: number, now: number): boolean {
  const names = Object.keys(faults);
  if (names.some((name) => known[name] === undefined)) return true;
  if (names.length > 0 && now - toldAt >= STANDING_MS) return true;
  // A clock that was set back must not stop it.
  const isTime = now - toldAt >= AGAIN_MS || toldAt > now;
  return isTime && names.some((name) => (faults[name] ?? 0) > (known[name] ?? 0));
}

/**
 * What a channel still knows without a new notice. A fault that recovered is news if it returns.
 */
const stillKnown = (known: Faults, faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([name, reached]) => [name, Math.min(reached, known[name] ?? 0)]),
  );

/** Resolves with whether somebody was notified. The caller tries again at its next run. */
export async function tellOne(log: FastifyBaseLogger, channel: AlertChannel, alert: Alert): Promise<boolean> {
  try {
    await channel.tell(alert);
    return true;
  } catch (error) {
    if (!(error instanceof NobodyListens)) {
      log.warn(
        { channel: channel.name, about: alert.about, errors: errorInLog(error) },
        'a channel could not be told',
      );
    }
    return false;
  }
}

/**
 * Notifies each channel of changes: at once of a new fault, hourly of a growing one, weekly of a
 * lasting one. 'ok' needs no notice if nothing was sent before. What each knows is stored, so a
 * restart repeats nothing. A silent channel blocks no other, and is retried at the next call.
 */
export async function tellChannels(
  { db, channels, log }: Telling,
  alert: Alert,
  faults: Faults,
): Promise<void> {
  const { about, state, at } = alert;
  const tell = async (channel: AlertChannel) => {
    const key = { about, channel: channel.name };
    const note = async (known: { told_state: string; told_faults: string; told_at: number }) => {
      await db
        .insertInto('told_alert')
        .values({ ...key, ...known })
        .onConflict((conflict) => conflict.columns(['about', 'channel']).doUpdateSet(known))
        .execute();
    };
    const last = await db
      .selectFrom('told_alert')
      .select(['told_state', 'told_faults', 'told_at'])
      .where('about', '=', about)
      .where('channel', '=', channel.name)
      .executeTakeFirst();
    const known = JSON.parse(last?.told_faults ?? '{}') as Faults;
    const isKnown = (last?.told_state ?? 'ok') === state;
    if (isKnown && !isNews(known, faults, last?.told_at ?? 0, at)) {
      const told_faults = JSON.stringify(stillKnown(known, faults));
      if (last && told_faults !== last.told_faults) await note({ ...last, told_faults });
      return;
    }
    if (!(await tellOne(log, channel, alert))) return;
    await note({ told_state: state, told_faults: JSON.stringify(faults), told_at: at });
  };
  await Promise.all(channels.map(tell));
}
