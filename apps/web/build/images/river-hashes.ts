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
  const hashes: Record<OtherHour, Record<string, string>> = { dawn: {}, day: {}, night: {} };
  for (const { name, hash } of pictures) {
    const [, hour, frame = ''] = HERO.exec(name) ?? [];
    const dusk = pictures.find((picture) => picture.name === `hero${frame}`);
    if (hour && dusk) hashes[hour as OtherHour][dusk.hash] = hash;
  }
  return otherHours.every((hour) => Object.keys(hashes[hour]).length > 0) ? hashes : null;
}
