import { tuples } from '../../kit/lists.ts';
import { placing, smooth, type XY } from '../../kit/path.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill, g, stroke } from '../../kit/svg.ts';

// Old bronze in the sun: warm where it shines, plum in the shade.
const RAMP = '0 #E7B878, 0.3 #A87B54, 0.62 #62505A, 1 #332C44';
const DEEP = '#2A2438';
const WARM = '#F6CE90';

type Placed = (points: readonly XY[]) => XY[];

/**
 * One lock of a mane from (x, y): a leaf that ends in a point, `turn` in radians from straight up.
 */
function lock(
  at: Placed,
  x: number,
  y: number,
  turn: number,
  length: number,
  width: number,
  bend: number,
): string {
  const along = (t: number, off: number): XY => {
    const a = turn + bend * t;
    return [
      x + Math.sin(a) * length * t + Math.cos(a) * off,
      y - Math.cos(a) * length * t + Math.sin(a) * off,
    ];
  };
  return smooth(
    at([
      along(0, -width * 0.6),
      along(0.45, -width),
      along(1, 0),
      along(0.5, width * 0.8),
      along(0, width * 0.6),
    ]),
    true,
    0.5,
  );
}

interface Mane {
  readonly at: Placed;
  readonly face: XY;
  /** Rows of locks from the outermost in: how far from the face, how long, how many. */
  readonly rows: readonly (readonly [away: number, length: number, count: number])[];
  /** The turns between which locks grow. */
  readonly from: number;
  readonly to: number;
  /** Which way a lock lies that grows at a turn: back and down, as heavy hair does. */
  readonly lie: (turn: number) => number;
  readonly seed: number;
  /** The side of the light: -1 left, 1 right. */
  readonly light: number;
}

/** A mane in rows of locks: each lock is lit on the side of the light and dark on the other. */
function mane({ at, face: [x, y], rows, from, to, lie, seed, light }: Mane): string {
  const r = rng(seed);
  let drawn = '';
  for (const [row, [away, length, count]] of rows.entries()) {
    let dark = '';
    let middle = '';
    let bright = '';
    for (let i = 0; i < count; i++) {
      const turn = from + ((i + 0.5) / count) * (to - from) + r.range(-0.05, 0.05);
      const one = lock(
        at,
        x + Math.sin(turn) * away,
        y - Math.cos(turn) * away * 1.08,
        lie(turn) + r.range(-0.12, 0.12),
        length * r.range(0.85, 1.1),
        length * 0.2,
        0.25,
      );
      const lit = Math.sin(turn) * light * 0.75 + Math.cos(turn) * 0.45 + r.range(-0.2, 0.2);
      if (lit > 0.4) bright += one;
      else if (lit > -0.25) middle += one;
      else dark += one;
    }
    const [d, m, b] = [
      ['#382E46', '#523F4C', '#7A5C4E'],
      ['#43364A', '#644C4F', '#946F52'],
      ['#503F4C', '#7A5B4E', '#B5875A'],
    ][row] as [string, string, string];
    const edge = { stroke: DEEP, 'stroke-width': 0.5, 'stroke-opacity': 0.5 };
    drawn += fill(dark, d, edge) + fill(middle, m, edge) + fill(bright, b, edge);
  }
  return drawn;
}

/** A seated lion in profile, looking out over the square; `side` 1 faces left, -1 right. */
export function lionSide(A: Sheet, x: number, y: number, h: number, side: number): string {
  const k = h / 100;
  const at: Placed = placing(x, y, k * side, k);
  const shape = (points: string, closed = true, tension = 0.5) =>
    smooth(at(tuples(2, points)), closed, tension);
  const across = (ramp: string) => A.lin(ramp, side > 0 ? 0 : 1, 0, side > 0 ? 1 : 0, 0.4);
  const line = (points: string, colour: string, width: number, opacity: number) =>
    stroke(shape(points, false), colour, width * k, { opacity, 'stroke-linecap': 'round' });
  const body = fill(
    shape(
      '-37,0 -38,-4 -33,-8 -27,-10 -26,-30 -29,-46 -24,-62 -6,-66 10,-60 24,-44 34,-26 37,-10 33,0 6,0 -2,-3 0,-8 -8,-16 -14,-10 -15,0',
    ),
    across(RAMP),
  );
  const muscles =
    fill(shape('6,-4 2,-18 8,-34 22,-34 31,-20 31,-4'), DEEP, { opacity: 0.28 }) +
    line('5,-6 1,-20 8,-35 20,-36', DEEP, 1.2, 0.65) +
    line('-16,-8 -15,-28 -12,-44', DEEP, 1.3, 0.7) +
    line('-33,-3 -32,-1', DEEP, 0.9, 0.6) +
    line('-28,-4 -27,-1', DEEP, 0.9, 0.6) +
    line('-35,-3 -27,-11 -26,-30 -29,-45', WARM, 1.1, 0.85);
  const hair =
    fill(
      shape('-34,-70 -33,-98 -22,-107 -8,-107 6,-98 14,-82 13,-64 6,-50 -6,-42 -18,-38 -28,-46', true, 0.55),
      across('0 #7A5C4E, 0.5 #523F4C, 1 #332A42'),
    ) +
    mane({
      at,
      face: [-26, -85],
      rows: [
        [22, 17, 17],
        [15, 15, 14],
        [9, 12, 11],
      ],
      from: 0.05,
      to: 3.5,
      lie: (turn) => 1.5 + turn * 0.5,
      seed: 5,
      light: -1,
    });
  // A long square muzzle, the eye a shadow under the brow, the mouth shut.
  const head =
    fill(
      shape(
        '-24,-101 -29,-102 -34.6,-99 -37,-94.6 -44,-91.6 -51,-89.8 -53.4,-86 -52.6,-80.4 -49.6,-78 -50.2,-73.6 -46.4,-70.4 -39,-70.4 -31,-69 -25,-74 -22,-86',
        true,
        0.34,
      ),
      across('0 #FBD9A0, 0.42 #D8A369, 1 #8E6A55'),
    ) +
    // The cheek behind the muzzle, the jaw under it.
    fill(shape('-38,-92 -30,-95 -23.4,-88 -25,-76 -31,-70.4 -36,-76 -38.4,-84', true, 0.4), '#7A5A50', {
      opacity: 0.42,
    }) +
    fill(
      shape('-52,-80 -49,-77.5 -50,-73 -46,-69.9 -38,-69.9 -29,-68.6 -28,-73 -36,-75 -44,-77.5', true, 0.34),
      DEEP,
      {
        opacity: 0.4,
      },
    ) +
    fill(shape('-40,-92.6 -34,-95.6 -29.4,-94 -30.6,-91 -35,-90.2', true, 0.4), DEEP, { opacity: 0.35 }) +
    fill(shape('-38,-92.8 -33.6,-94.4 -30.6,-92.8 -33.8,-91.2', true, 0.35), DEEP) +
    line('-39.6,-94.6 -34.6,-96.8 -29.6,-95.6', WARM, 1.1, 0.9) +
    fill(shape('-52,-90 -47.4,-90.6 -48,-86.4 -53.2,-84.4', true, 0.3), DEEP, { opacity: 0.92 }) +
    line('-48.6,-86 -47,-81.4 -49.6,-78', DEEP, 0.9, 0.5) +
    line('-51.4,-78.4 -46,-76.8 -40,-76.8 -36.4,-78.6', DEEP, 1.4, 0.95) +
    line('-25,-101.4 -29,-102 -34.4,-99 -37,-94.8 -44,-91.8 -50.4,-90.2', WARM, 1.3, 1) +
    // The beard, and the mane's own edge over the cheek.
    fill(shape('-47,-71 -39,-71 -31,-69 -33,-62 -38,-57 -42,-61 -45,-65', true, 0.3), '#6A4F4C') +
    mane({
      at,
      face: [-24, -85],
      rows: [
        [99, 0, 0],
        [99, 0, 0],
        [4.5, 12, 13],
      ],
      from: -0.35,
      to: 3.3,
      lie: (turn) => 1.35 + turn * 0.5,
      seed: 11,
      light: -1,
    }) +
    fill(
      shape('-23,-99 -21,-106.6 -13.6,-106 -13,-98.6 -17.4,-95', true, 0.6),
      across('0 #DDAB70, 1 #7A5A50'),
    ) +
    fill(shape('-20.6,-99 -19.4,-103.6 -15.6,-103 -15.6,-98.8', true, 0.6), DEEP, { opacity: 0.6 });
  return g(body + muscles + hair + head);
}

/**
 * The seated lion that looks at us: planes of light and shade, no more of a face than a cast has.
 */
export function lionFront(A: Sheet, x: number, y: number, h: number): string {
  const k = h / 100;
  const at: Placed = placing(x, y, k);
  const shape = (points: string, closed = true, tension = 0.5) =>
    smooth(at(tuples(2, points)), closed, tension);
  const across = (ramp: string) => A.lin(ramp, 0, 0, 1, 0.12);
  const line = (points: string, colour: string, width: number, opacity: number) =>
    stroke(shape(points, false), colour, width * k, { opacity, 'stroke-linecap': 'round' });
  const mirrored = (points: string) =>
    tuples(2, points)
      .map(([u, v]) => `${-u},${v}`)
      .join(' ');
  let drawn = fill(
    shape('-26,0 -32,-10 -29,-26 -20,-40 -17,-62 17,-62 20,-40 29,-26 32,-10 26,0', true, 0.4),
    across('0 #A87B54, 0.5 #5E4A56, 1 #2E2740'),
  );
  for (const leg of [
    '-3,-52 -15,-52 -14,-24 -14.5,-8 -19,-3 -17,0 -3,0 -3,-6 -4,-26',
    mirrored('-3,-52 -15,-52 -14,-24 -14.5,-8 -19,-3 -17,0 -3,0 -3,-6 -4,-26'),
  ])
    drawn += fill(shape(leg, true, 0.4), across('0 #DDAB70, 0.6 #8C6752, 1 #4A3A4A'));
  for (const muscle of ['-20,-32 -26,-18 -23,-3', '-9.5,-3 -9.8,-0.6', '-13.6,-3 -14,-0.8'])
    drawn += line(muscle, DEEP, 1.1, 0.7) + line(mirrored(muscle), DEEP, 1.1, 0.7);
  drawn += line('-15,-46 -14.4,-24 -15,-8', WARM, 0.9, 0.8);
  drawn += fill(
    shape(
      '0,-108 14,-106 24,-97 27,-82 24,-66 15,-52 5,-43 0,-40 -5,-43 -15,-52 -24,-66 -27,-82 -24,-97 -14,-106',
      true,
      0.6,
    ),
    across('0 #8E6A50, 0.5 #5E4A50, 1 #332A42'),
  );
  drawn += mane({
    at,
    face: [0, -81],
    rows: [
      [19, 14, 20],
      [14, 13, 18],
      [10, 11, 16],
    ],
    from: -Math.PI,
    to: Math.PI,
    lie: (turn) => Math.sign(turn) * (Math.PI / 2 - 0.25 + (Math.abs(turn) / Math.PI) * (Math.PI / 2 + 0.1)),
    seed: 8,
    light: -1,
  });
  for (const ear of ['-10,-95 -15,-98.6 -17,-93 -12.5,-89.4'])
    drawn += fill(shape(ear, true), '#A87B54') + fill(shape(mirrored(ear), true), '#5E4A56');
  const half = '0,-98 -8,-96 -12.4,-89 -11.4,-81 -9,-75 -8.6,-66 -5,-61 0,-59.6';
  drawn +=
    fill(shape(`${half} 0,-98`, true, 0.34), '#D6A068') +
    fill(shape(`${mirrored(half)} 0,-98`, true, 0.34), '#80604F') +
    // The brows throw the eyes into shadow.
    fill(shape('-10.4,-85.4 -6.6,-87 -3.2,-85.4 -3.4,-83.2 -6.6,-82.6 -9.6,-83.6', true, 0.3), DEEP, {
      opacity: 0.72,
    }) +
    fill(
      shape(mirrored('-10.4,-85.4 -6.6,-87 -3.2,-85.4 -3.4,-83.2 -6.6,-82.6 -9.6,-83.6'), true, 0.3),
      DEEP,
      { opacity: 0.8 },
    ) +
    fill(shape('-3.2,-94 0,-95 0,-72.6 -4.6,-72.6 -2.6,-84', true, 0.3), '#F3C88A') +
    fill(shape('3.2,-94 0,-95 0,-72.6 4.6,-72.6 2.6,-84', true, 0.3), '#A67A55') +
    fill(shape('-9,-74 -5,-76 -4.6,-72.6 0,-70 0,-64.6 -7.6,-66', true, 0.45), '#E4B478') +
    fill(shape(mirrored('-9,-74 -5,-76 -4.6,-72.6 0,-70 0,-64.6 -7.6,-66'), true, 0.45), '#8E6A52') +
    fill(shape('-4.8,-73 4.8,-73 2.2,-69.8 0,-69 -2.2,-69.8', true, 0.25), DEEP, { opacity: 0.85 }) +
    line('0,-69 0,-66', DEEP, 0.9, 0.8) +
    line('-5.6,-66.6 -3,-65.8 0,-66.4 3,-65.8 5.6,-66.6', DEEP, 1, 0.8) +
    fill(shape('-6,-63 0,-64.8 6,-63 4.4,-60.4 0,-59.4 -4.4,-60.4', true, 0.4), DEEP, { opacity: 0.4 }) +
    line('-2,-95.4 -8.4,-95 -12.4,-88.4', WARM, 0.9, 0.8);
  return drawn;
}
