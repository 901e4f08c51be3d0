/** The hours of the river that the home page's picture is drawn at. The page as built shows dusk. */
export const otherHours = ['dawn', 'day', 'night'] as const;

export type OtherHour = (typeof otherHours)[number];

/** Of each other hour: by the mark of a picture at dusk, the mark of the same frame at that hour. */
export type RiverHashes = Readonly<Record<OtherHour, Readonly<Record<string, string>>>>;

/** Where Jacksonville is. */
const ZONE = 'America/New_York';

/** The first hour of each part of the day in Jacksonville, from the last to the first. */
const starts = [
  [21, 'night'],
  [17, undefined],
  [9, 'day'],
  [6, 'dawn'],
] as const;

/** Which picture of the river is that of a moment in Jacksonville; undefined at dusk, which the page shows by itself. */
export function riverHour(now: Date): OtherHour | undefined {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  for (const [start, part] of starts) if (hour >= start) return part;
  return 'night';
}

/** The addresses of pictures in a text with those of another hour in their place. */
export const atHour = (text: string, hour: OtherHour, marks: RiverHashes): string =>
  text.replace(
    /\/img\/hero(-[a-z]+)?-(\d+)-(\w+)/g,
    (all, frame: string | undefined, width: string, mark: string) => {
      const other = marks[hour][mark];
      return other ? `/img/hero-${hour}${frame ?? ''}-${width}-${other}` : all;
    },
  );
