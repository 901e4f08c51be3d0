import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { FastifyBaseLogger } from 'fastify';
import { errorInLog } from '../error-in-log.ts';
import { type Alert, type AlertChannel, NobodyListens } from './alert.ts';

/** A fault that goes on growing is told again after so long, and not with each mail or file that it takes. */
const AGAIN_MS = HOUR_MS;
/** One that only stands is told again after so long: who was told once may have been away, or it lay among spam. */
const STANDING_MS = 7 * DAY_MS;

/**
 * All that is wrong at the moment, by name, each with how far it has come: a number that grows with every new case and
 * that two cases never share. What one word says of the whole hides what is less bad, and what comes after.
 */
export type Faults = Readonly<Record<string, number>>;

/** What a channel knows, as it is kept (ToldColumns). */
export interface Known<State> {
  readonly told_state: State;
  readonly told_faults: string;
  readonly told_at: number;
}

export interface Told<State> {
  /** What a channel was told last; undefined where it was told nothing. */
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

/** What a channel still knows that was told nothing: what is mended is news when it comes again. */
const stillKnown = (known: Faults, faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([name, reached]) => [name, Math.min(reached, known[name] ?? 0)]),
  );

/**
 * Tells each channel of a state that it does not know yet ('ok' is known where nothing was told), at once of a fault that
 * came to it, every hour of one that grew, and every week of one that stands. One that does not answer holds up no other, and is told when this is next
 * called.
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
