import type { ClockAlert } from '@rivermark/contracts/alerts';
import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import type { FastifyBaseLogger } from 'fastify';
import type { ClockKeeper } from '../../clock/clock-keeper.ts';
import type { AlertChannel } from '../alerts/alert-channel.ts';
import { tellOne } from '../alerts/tell-channels.ts';

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
    const tell = async (channel: AlertChannel) => {
      if (told.get(channel.name) === leap.at) return;
      if (await tellOne(log, channel, alert)) told.set(channel.name, leap.at);
    };
    await Promise.all(channels.map(tell));
  };
}
