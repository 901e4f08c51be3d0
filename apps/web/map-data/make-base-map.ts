/**
 * Makes app/maps/base-map.ts. Extracts the water from two open sources and joins it with the banks,
 * creeks and roads of known-*.ts. Rounds, simplifies, unites all water into one shape, and writes
 * it. Run it by hand, offline; the site's build does not need it.
 *
 *   npm pack @geo-maps/earth-coastlines-10m@0.6.0
 *   tar xzf geo-maps-earth-coastlines-10m-0.6.0.tgz
 *   apt-get install gmt gmt-gshhg-full
 *   gmt coast -R-82.05/-81.05/29.85/30.75 -Df -M -W1 > shore.txt
 *   node apps/web/map-data/make-base-map.ts package/map.geo.json shore.txt
 *
 * The first source (OpenStreetMap, ODbL) has the sea, the mouth and the river down to the Buckman
 * Bridge, the second (GSHHG, LGPL) the river south of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bridges } from '../app/maps/bridges.ts';
import { type LonLat, METRES_PER_UNIT, type Point, toMap, world } from '../app/maps/projection.ts';
import { ringsOf } from '../app/maps/water.ts';
import { downtownGrid, highways, mainRoads, streets } from './known-roads.ts';
import {
  creeks,
  jetties,
  leftBankThroughDowntown,
  mayport,
  mends,
  northShoreAndMouth,
  rightBankThroughDowntown,
} from './known-waters.ts';
import { pathOf, roundCorners, simplify, widen } from './lines.ts';
import { mendShore } from './mend-shores.ts';
import { uniteWaters } from './unite-waters.ts';

/**
 * In meters: the most that a rounded corner may move, the same at a mouth, and the most that a
 * removed point may be off the line.
 */
const ROUND_M = 170;
const MOUTH_M = 60;
const TOLERANCE_M = 5;

const [coastFile = '', shoreFile = ''] = process.argv.slice(2);

interface Polygons {
  readonly geometries: readonly { readonly coordinates: readonly (readonly (readonly LonLat[])[])[] }[];
}
const { geometries } = JSON.parse(readFileSync(coastFile, 'utf8')) as Polygons;
const rings = geometries.flatMap(({ coordinates }) => coordinates.flat());
const isNear = (a: LonLat, b: LonLat) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.0003;

/** The continent's coast between two of its points, both included. */
function coast(from: LonLat, to: LonLat): LonLat[] {
  for (const ring of rings) {
    const start = ring.findIndex((point) => isNear(point, from));
    const end = ring.findIndex((point, at) => at > start && isNear(point, to));
    if (start >= 0 && end > start) return ring.slice(start, end + 1);
  }
  throw new Error(`The coast has no stretch from ${from} to ${to}`);
}

/** The island with this point on its shore. */
function island(shore: LonLat): readonly LonLat[] {
  const found = rings.find((ring) => ring.length < 100 && ring.some((point) => isNear(point, shore)));
  if (!found) throw new Error(`There is no island at ${shore}`);
  return found;
}

/** The second source's shore pieces within a box, joined and sorted from north to south. */
function shoreSouthward(west: number, east: number, north: number, south: number): LonLat[] {
  return readFileSync(shoreFile, 'utf8')
    .split('\n')
    .filter((line) => /^\s*[\d.-]/.test(line))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([lon = 0, lat = 0]): LonLat => [lon > 180 ? lon - 360 : lon, lat])
    .filter(([lon, lat]) => lon > west && lon < east && lat < north && lat > south)
    .sort(([, a], [, b]) => b - a);
}

const buckmanWest: LonLat = [-81.69088, 30.19248];
const buckmanEast: LonLat = [-81.63643, 30.18789];
const julingtonMouth: readonly LonLat[] = [
  [-81.6515, 30.1445],
  [-81.642, 30.1395],
  [-81.63, 30.1392],
  [-81.62, 30.137],
  [-81.62, 30.13],
  [-81.63, 30.127],
  [-81.637, 30.121],
];
// South of 30° the river turns, so sorting by latitude fails. It leaves the map soon after.
const westBank: LonLat[] = [...shoreSouthward(-81.73, -81.672, 30.187, 30), [-81.69, 29.83]];
const eastBank: LonLat[] = [...shoreSouthward(-81.667, -81.59, 30.184, 30), [-81.6, 29.83]];

const river: LonLat[] = [
  [-80.5, 30.65],
  ...northShoreAndMouth,
  ...coast([-81.54016, 30.41654], [-81.63232, 30.37193]).slice(1),
  ...leftBankThroughDowntown,
  ...coast([-81.68926, 30.25271], buckmanWest).slice(1),
  ...westBank,
  ...eastBank.filter(([, lat]) => lat < 30.118).reverse(),
  ...[...julingtonMouth].reverse(),
  ...eastBank.filter(([, lat]) => lat > 30.148).reverse(),
  ...coast(buckmanEast, [-81.66313, 30.2847]).slice(0, -1),
  ...rightBankThroughDowntown,
  ...coast([-81.62263, 30.38048], [-81.47313, 30.3883]).slice(1),
  ...mayport,
  ...coast([-81.39518, 30.38673], [-81.2967, 29.93191]),
  [-81.27, 29.83],
  [-80.5, 29.83],
];

const islands = [island([-81.54559, 30.38349]), island([-81.53837, 30.41256])];

const M = 1 / METRES_PER_UNIT;
const toUnits = (line: readonly LonLat[]) => line.map(toMap);

function smooth(points: readonly Point[], closed: boolean): Point[] {
  let line = [...points];
  for (const share of [1, 0.5, 0.25, 0.12]) line = roundCorners(line, ROUND_M * share * M, closed);
  return simplify(closed ? [...line, ...line.slice(0, 1)] : line, TOLERANCE_M * M);
}
const ring = (line: readonly LonLat[]) => pathOf(smooth(toUnits(line), true), true);
const path = (lines: readonly (readonly LonLat[])[]) =>
  lines.map((line) => pathOf(smooth(toUnits(line), false), false)).join('');
const straight = (lines: readonly (readonly LonLat[])[]) =>
  lines.map((line) => pathOf(toUnits(line), false)).join('');

const creekRings = Object.values(creeks).map((creek) => {
  const middle = creek.map(([lon, lat, width]) => ({ ...toMap([lon, lat]), width: width * M }));
  return pathOf(smooth(widen(middle), true), true);
});
const waters = uniteWaters(
  ringsOf(ring(river)),
  islands.flatMap((shore) => ringsOf(ring(shore))),
  creekRings.flatMap(ringsOf),
);

/** The banks of a creek and the river meet in a corner. */
function roundMouths(shore: readonly Point[]): Point[] {
  const rounded = [1, 0.5].reduce<readonly Point[]>(
    (line, share) => roundCorners(line, MOUTH_M * share * M, true),
    shore,
  );
  return simplify([...rounded, ...rounded.slice(0, 1)], TOLERANCE_M * M);
}

const parts: Readonly<Record<string, string>> = {
  water: mends
    .map(toUnits)
    .reduce(mendShore, waters.map(roundMouths))
    .map((shore) => pathOf(shore, true))
    .join(''),
  jetties: straight(jetties),
  highways: path(highways),
  mainRoads: path(mainRoads),
  streets: path(streets) + straight(downtownGrid),
  bridges: straight(bridges.map(({ from, to }) => [from, to])),
};

const target = join(import.meta.dirname, '../app/maps/base-map.ts');
const body = Object.entries(parts).map(([name, d]) => `  ${name}:\n    '${d}',\n`);
writeFileSync(
  target,
  `/** Made by map-data/make-base-map.ts; water © OpenStreetMap contributors (ODbL) and GSHHG (LGPL), roads schematic. */\nexport const baseMap = {\n${body.join('')}} as const;\n`,
);
process.stdout.write(
  `${target}: ${body.join('').length} bytes for ${world.width} by ${world.height} units\n`,
);
