import { heroKeepsTime } from '@rivermark/content';
import { type OtherHour, otherHours, type RiverMarks } from '../../app/river/river-hours.ts';
import type { Picture } from '../../app/ui/picture-data.ts';

const HERO = /^hero-(dawn|day|night)(-.+)?$/;

export const isOfOtherHour = (name: string): boolean => HERO.test(name);

/** How pages get from dusk to another hour; null where the owner's photo stands, or the river is told to keep still. */
export function riverMarksOf(pictures: readonly Picture[]): RiverMarks | null {
  if (!heroKeepsTime) return null;
  const marks: Record<OtherHour, Record<string, string>> = { dawn: {}, day: {}, night: {} };
  for (const { name, mark } of pictures) {
    const [, hour, frame = ''] = HERO.exec(name) ?? [];
    const dusk = pictures.find((picture) => picture.name === `hero${frame}`);
    if (hour && dusk) marks[hour as OtherHour][dusk.mark] = mark;
  }
  return otherHours.every((hour) => Object.keys(marks[hour]).length > 0) ? marks : null;
}
