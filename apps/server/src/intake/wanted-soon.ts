import { nextDay } from '@rivermark/contracts/jacksonville-moment';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';

/** The days that come before everything else: today and tomorrow in Jacksonville. */
export function soonDays(now: number): readonly [today: string, tomorrow: string] {
  const today = dateInJacksonville(now);
  return [today, nextDay(today)];
}

export const isWantedSoon = ({ wanted_on }: { readonly wanted_on: string | null }, now: number): boolean =>
  wanted_on !== null && soonDays(now).includes(wanted_on);
