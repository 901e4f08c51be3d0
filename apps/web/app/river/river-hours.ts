/** The hours at which the home page's picture is drawn. The built page shows dusk. */
export const otherHours = ['dawn', 'day', 'night'] as const;

export type OtherHour = (typeof otherHours)[number];

/** By hour: the hash of a picture at dusk to the hash of the same crop at that hour. */
export type RiverHashes = Readonly<Record<OtherHour, Readonly<Record<string, string>>>>;

/** Downtown Jacksonville, in degrees north and east. */
const LATITUDE = 30.326;
const LONGITUDE = -81.658;

/** Noon UTC of 1 January 2000, from which astronomers count days. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;

/** The sun is this many degrees above the horizon when the golden light ends and the day begins. */
const DAY_FROM = 10;
/** And this many below it when civil twilight ends and the night begins. */
const NIGHT_FROM = -6;

const AXIAL_TILT = 23.44;

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const inDegrees = (radians: number) => (radians * 180) / Math.PI;

/**
 * Where the sun stands over Jacksonville, in degrees: its height above the horizon, and whether it
 * is still rising. The formulas are those of the Astronomical Almanac at low precision.
 */
export function sunOver(now: Date): { readonly height: number; readonly rises: boolean } {
  const days = (now.getTime() - EPOCH_MS) / DAY_MS;
  const anomaly = 357.528 + 0.9856003 * days;
  const longitude = 280.46 + 0.9856474 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const ascension = inDegrees(Math.atan2(cos(AXIAL_TILT) * sin(longitude), cos(longitude)));
  const declination = inDegrees(Math.asin(sin(AXIAL_TILT) * sin(longitude)));
  const hourAngle = 280.4606 + 360.9856474 * days + LONGITUDE - ascension;
  const height = inDegrees(
    Math.asin(sin(LATITUDE) * sin(declination) + cos(LATITUDE) * cos(declination) * cos(hourAngle)),
  );
  return { height, rises: sin(hourAngle) < 0 };
}

/**
 * Which picture of the river belongs to a moment in Jacksonville. Undefined at dusk, which the page
 * shows already.
 */
export function riverHour(now: Date): OtherHour | undefined {
  const { height, rises } = sunOver(now);
  if (height < NIGHT_FROM) return 'night';
  if (height > DAY_FROM) return 'day';
  return rises ? 'dawn' : undefined;
}

/** The addresses of pictures in a text with those of another hour in their place. */
export const atHour = (text: string, hour: OtherHour, hashes: RiverHashes): string =>
  text.replace(
    /\/img\/hero(-[a-z]+)?-(\d+)-(\w+)/g,
    (all, frame: string | undefined, width: string, hash: string) => {
      const other = hashes[hour][hash];
      return other ? `/img/hero-${hour}${frame ?? ''}-${width}-${other}` : all;
    },
  );
