import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { FastifyBaseLogger } from 'fastify';
import { errorInLog } from '../../error-in-log.ts';
import { type Alert, type AlertChannel, NobodyListens } from './alert.ts';

/** A growing fault is repeated at this interval, not with every mail or file. */
const AGAIN_MS = HOUR_MS;
/** A lasting fault is repeated at this interval: the first notice may have gone unseen. */
const STANDING_MS = 7 * DAY_MS;

/**
 * Every current fault by name, each with a number that grows with new cases. The overall state
 * alone would hide lesser and later faults.
 */
export type Faults = Readonly<Record<string, number>>;

/** What a channel knows, as it is kept (ToldColumns). */
export interface Known<State> {
  readonly told_state: State;
  readonly told_faults: string;
  readonly told_at: number;
}

export interface Told<State> {
  /** What a channel last heard; undefined if nothing. */
  last(channel: AlertChannel['name']): Promise<Known<State> | undefined>;
  note(channel: AlertChannel['name'], known: Known<State>): Promise<void>;
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

/**
 * Notifies each channel of changes: at once of a new fault, hourly of a growing one, weekly of a
 * lasting one. 'ok' needs no notice if nothing was sent before. A silent channel blocks no other,
 * and is retried at the next call.
 */
export async function tellChannels<A extends Alert>(
  { channels, log }: { channels: readonly AlertChannel[]; log: FastifyBaseLogger },
  told: Told<A['state']>,
  alert: A,
  faults: Faults,
): Promise<void> {
  const tell = async (channel: AlertChannel) => {
    const last = await told.last(channel.name);
    const known = JSON.parse(last?.told_faults ?? '{}') as Faults;
    const isKnown = (last?.told_state ?? 'ok') === alert.state;
    if (isKnown && !isNews(known, faults, last?.told_at ?? 0, alert.at)) {
      const told_faults = JSON.stringify(stillKnown(known, faults));
      if (last && told_faults !== last.told_faults) await told.note(channel.name, { ...last, told_faults });
      return;
    }
    try {
      await channel.tell(alert);
    } catch (error) {
      if (error instanceof NobodyListens) return;
      log.warn(
        { channel: channel.name, about: alert.about, errors: errorInLog(error) },
        'a channel could not be told',
      );
      return;
    }
    await told.note(channel.name, {
      told_state: alert.state,
      told_faults: JSON.stringify(faults),
      told_at: alert.at,
    });
  };
  await Promise.all(channels.map(tell));
}
