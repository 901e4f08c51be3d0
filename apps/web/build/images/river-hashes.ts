import { type OtherHour, otherHours, type RiverHashes } from '../../app/river/river-hours.ts';
import type { Picture } from '../../app/ui/picture-data.ts';

const HERO = /^hero-(dawn|day|night)(-.+)?$/;

export const isOfOtherHour = (name: string): boolean => HERO.test(name);

/**
 * How pages switch from dusk to another hour. Null if the agent's photo is shown, or the hero does
 * not follow the time.
 */
export function riverHashesOf(keepsTime: boolean, pictures: readonly Picture[]): RiverHashes | null {
  if (!keepsTime) return null;
  const marks: Record<OtherHour, Record<string, string>> = { dawn: {}, day: {}, night: {} };
  for (const { name, mark } of pictures) {
    const [, hour, frame = ''] = HERO.exec(name) ?? [];
    const dusk = pictures.find((picture) => picture.name === `hero${frame}`);
    if (hour && dusk) marks[hour as OtherHour][dusk.mark] = mark;
  }
  return otherHours.every((hour) => Object.keys(marks[hour]).length > 0) ? marks : null;
}
