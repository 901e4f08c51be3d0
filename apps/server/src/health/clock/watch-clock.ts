import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import type { FastifyBaseLogger } from 'fastify';
import type { ClockKeeper } from '../../clock/clock-keeper.ts';
import { errorInLog } from '../../error-in-log.ts';
import { type AlertChannel, type ClockAlert, NobodyListens } from '../alerts/alert.ts';

interface ClockDeps {
  readonly log: FastifyBaseLogger;
  readonly keeper: ClockKeeper;
  readonly channels: readonly AlertChannel[];
}

/**
 * Compares the clock with elapsed time every minute, and reports a jump once per channel. Remembers
 * that in memory only, as a restart ends the comparison too.
 */
export function createClockWatch({ log, keeper, channels }: ClockDeps): (now: number) => Promise<void> {
  const told = new Map<AlertChannel['name'], number>();
  let logged: number | undefined;
  return async (now) => {
    const leap = await keeper.look(now);
    // After a day the news is useless.
    if (!leap || Math.abs(now - leap.at) > DAY_MS) return;
    const state = leap.byMs > 0 ? 'ahead' : 'behind';
    const byMinutes = Math.round(Math.abs(leap.byMs) / MINUTE_MS);
    if (logged !== leap.at) {
      logged = leap.at;
      log.error({ code: 'clock-set', state, byMinutes }, 'the clock leapt');
    }
    const alert: ClockAlert = { about: 'clock', state, at: leap.at, byMinutes };
    const tell = async ({ name, tell: say }: AlertChannel) => {
      if (told.get(name) === leap.at) return;
      try {
        await say(alert);
        told.set(name, leap.at);
      } catch (error) {
        if (error instanceof NobodyListens) return;
        log.warn(
          { channel: name, about: alert.about, errors: errorInLog(error) },
          'a channel could not be told',
        );
      }
    };
    await Promise.all(channels.map(tell));
  };
}
