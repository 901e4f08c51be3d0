/**
 * For the page that is not there: the blue lift bridge over the St. Johns in front elevation, its
 * span raised, a gap where the road should go on, a sloop sailing through it, and the gap measured
 * in brass: 404 feet.
 */

import { figureOfPlate, measuresAlong, scaleOfPlate } from '../kit/elevation/measures.ts';
import { flock } from '../kit/figures.ts';
import {
  BRASS,
  blob,
  handLine,
  handPolygon,
  INK,
  inked,
  inkPaper,
  PAPER,
  plateFrame,
  scribble,
  wash,
} from '../kit/ink.ts';
import { nth, tuples } from '../kit/lists.ts';
import { dpoly, type Pt, smooth, type XY } from '../kit/path.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { circ, fill, g, stroke } from '../kit/svg.ts';
import {
  CORAL,
  DECK_Y,
  LEFT,
  liftSpan,
  pier,
  RIGHT,
  road,
  tower,
  truss,
  WATER_Y,
} from './not-found/bridge.ts';

const W = 1200;
const H = 900;
/** A sloop under full sail in the gap, and what it leaves on the water. */
function sloop(A: Sheet, r: Rng, x: number, y: number, isSailed: boolean): void {
  const at = (table: string): Pt[] => tuples(2, table).map(([a, b]): Pt => [x + a, y + b]);
  const hull = smooth(at('-62,-15 -20,-14 30,-15 66,-19 54,-8 40,1 20,5 -30,5 -50,1 -58,-6'), true, 0.25);
  const main = at('-6,-150 -4,-28 -62,-26 -40,-74');
  const jib = at('4,-140 54,-26 4,-30');
  A.add(fill(hull, PAPER), fill(smooth(main, true, 0.25), PAPER), fill(smooth(jib, true, 0.2), PAPER));
  wash(A, hull, '#1F6470', 0.95);
  wash(A, smooth(main, true, 0.25), '#F2C39A', 0.75);
  wash(A, smooth(jib, true, 0.2), CORAL, 0.75);
  inked(A, hull + smooth(main, true, 0.25) + smooth(jib, true, 0.2), 1.2);
  inked(
    A,
    handLine(r, x - 1, y - 14, x - 1, y - 160, 0) + handLine(r, x - 1, y - 27, x - 66, y - 24, 0),
    1.5,
  );
  inked(
    A,
    handLine(r, x - 30, y - 52, x - 6, y - 52, 0) + handLine(r, x - 38, y - 84, x - 6, y - 88, 0),
    0.5,
    0.6,
  );
  A.add(fill(dpoly(at('-1,-160 -1,-170 16,-165')), CORAL));
  // the helmsman
  if (!isSailed) return;
  A.add(
    fill(smooth(at('-44,-16 -46,-30 -40,-36 -33,-30 -32,-16'), true, 0.5), '#2C4A68'),
    circ(x - 39, y - 41, 4.6, PAPER, { stroke: INK, 'stroke-width': 1 }),
  );
}

/** Water: a wash that fades downward, broken hand lines, the reflections of towers and sail. */
function river(A: Sheet, r: Rng): void {
  const bed: readonly XY[] = [
    [34, WATER_Y],
    [W - 34, WATER_Y],
    [W - 34, 744],
    [34, 744],
  ];
  const fade = A.mask(fill(dpoly(bed), A.lin('0 #ffffff, 0.55 #aaaaaa, 1 #000000')));
  A.add(g(fill(dpoly(bed), '#7FB0B2', { filter: 'url(#wash)' }), { mask: fade, opacity: 0.95 }));
  const shimmer = (x: number, half: number, depth: number, colour: string, opacity: number) => {
    let d = '';
    for (let y = WATER_Y + 8; y < WATER_Y + depth; y += r.range(4, 7)) {
      const w = half * r.range(0.5, 1.1);
      d += handLine(r, x - w + r.range(-4, 4), y, x + w + r.range(-4, 4), y, 0, 1.2);
    }
    A.add(stroke(d, colour, 2.6, { opacity, 'stroke-linecap': 'round' }));
  };
  shimmer(428, 28, 66, '#235A92', 0.5);
  shimmer(772, 28, 66, '#235A92', 0.5);
  shimmer(146, 20, 40, '#8A7A6C', 0.4);
  shimmer(1054, 20, 40, '#8A7A6C', 0.4);
  shimmer(600, 44, 58, CORAL, 0.5);
  let lines = '';
  for (let i = 0; i < 96; i++) {
    const y = WATER_Y + 3 + r() ** 1.5 * 72;
    const x = r.range(44, W - 150);
    lines += handLine(r, x, y, Math.min(W - 44, x + r.range(20, 96)), y, 0, 0.9);
  }
  inked(A, lines, 0.6, 0.55);
  inked(A, handLine(r, 36, WATER_Y, W - 36, WATER_Y, 0, 0.8), 1.3);
}

/** The city beyond, pale as a first wash. */
function city(A: Sheet, r: Rng): void {
  const blocks = tuples(
    4,
    '66,118,70,0 128,168,128,1 176,226,96,0 236,272,168,2 282,330,116,1 336,372,76,0 836,874,92,1 882,920,190,2 930,986,134,0 994,1030,212,1 1040,1090,108,0 1098,1140,62,2',
  );
  for (const [x0, x1, h, kind] of blocks) {
    const top = DECK_Y - h;
    const outline: XY[] = [
      [x0, DECK_Y],
      [x0, top],
      ...(kind === 2 ? [[(x0 + x1) / 2, top - 26] as const] : []),
      [x1, top],
      [x1, DECK_Y],
    ];
    wash(A, outline, nth(['#9FC0BE', '#A9B8CC', '#E9C3A6'], kind), 0.5);
    inked(A, handPolygon(r, outline, 3, false), 0.6, 0.45);
    let panes = '';
    for (let y = top + 12; y < DECK_Y - 60; y += 11)
      for (let x = x0 + 8; x < x1 - 8; x += 9) if (r() < 0.4) panes += handLine(r, x, y, x + 4, y, 0);
    inked(A, panes, 0.7, 0.35);
  }
}

/** Trees and a sea wall along the far bank, under the road. */
function bank(A: Sheet, r: Rng): void {
  for (const [from, to] of tuples(2, '60,380 476,724 822,1140')) {
    const wall: readonly XY[] = [
      [from, WATER_Y - 10],
      [to, WATER_Y - 10],
      [to, WATER_Y],
      [from, WATER_Y],
    ];
    for (let x = from + 14; x < to - 10; x += r.range(22, 34)) {
      const [y, rx, ry] = [WATER_Y - r.range(18, 30), r.range(15, 24), r.range(9, 15)];
      wash(A, blob(r, x, y, rx, ry, 10), nth(['#86A68F', '#A9BE94', '#6F9A92'], Math.floor(r() * 3)), 0.5);
      scribble(A, r, x, y, rx, ry, 26);
    }
    wash(A, wall, '#E7D3B1', 0.8);
    inked(A, handPolygon(r, wall, 2), 0.6, 0.6);
  }
}

/**
 * Dimension lines in brass: of the whole bridge in its parts, of the missing one its gap alone,
 * larger.
 */
function dimensions(A: Sheet, isMissing: boolean): void {
  const y = isMissing ? 778 : 782;
  const stations = [60, 428, 772, 1140];
  if (isMissing) {
    const [from, to] = [428, 772];
    const ends = [from, to].map((x) => `M${x - 8} ${y + 8}l16 -16M${x} ${y - 30}V${y + 14}`).join('');
    A.add(stroke(`M${from} ${y}H532M668 ${y}H${to}${ends}`, BRASS, 1.5));
    figureOfPlate(A, '404′', 600, y, 38);
  } else measuresAlong(A, y, stations, ['413′-0″', '386′-0″', '413′-0″']);
  scaleOfPlate(A, W / 2, 830, (50 * 344) / (isMissing ? 404 : 386), '200′');
}

/** A car that waits before the barrier. */
function car(A: Sheet, r: Rng, x: number, y: number): void {
  const body = smooth(
    tuples(2, '0,0 1,-9 12,-11 20,-20 38,-20 46,-11 57,-9 58,0').map(([a, b]): Pt => [x + a, y + b]),
    true,
    0.3,
  );
  A.add(fill(body, PAPER));
  wash(A, body, CORAL, 1);
  inked(
    A,
    body + handLine(r, x + 29, y - 20, x + 29, y - 3, 0) + handLine(r, x + 13, y - 11, x + 45, y - 11, 0),
    0.9,
  );
  for (const d of [13, 45]) A.add(circ(x + d, y, 5, INK), circ(x + d, y, 1.8, PAPER));
  // the barrier with its lamp
  inked(
    A,
    handLine(r, x + 74, y + 4, x + 74, y - 24, 0) + handLine(r, x + 74, y - 18, x + 104, y - 18, 0),
    1.6,
    0.95,
    '#8E3F34',
  );
  A.add(circ(x + 74, y - 27, 3.2, CORAL));
}

export const draw = (): Sheet => drawBridge(true);

/**
 * The bridge as the missing page shows it, with the gap's figure and a helmsman; or as a plate,
 * without both.
 */
export function drawBridge(isMissing: boolean): Sheet {
  const A = new Sheet(W, H);
  const r = rng(404);
  inkPaper(A);
  const clouds = [
    smooth(tuples(2, '210,300 330,220 470,196 420,262 290,330'), true, 0.9),
    smooth(tuples(2, '740,190 900,204 1010,290 860,266'), true, 0.9),
  ];
  A.add(
    g(
      fill(
        smooth(
          tuples(2, '60,470 150,250 360,120 600,84 850,120 1050,250 1140,470 900,560 300,560'),
          true,
          0.9,
        ),
        '#9FC0BE',
        { filter: A.blur(26) },
      ),
      { opacity: 0.55 },
    ),
    g(fill(clouds.join(''), '#F2C39A', { filter: A.blur(20) }), { opacity: 0.6 }),
  );
  city(A, r);
  bank(A, r);
  river(A, r);
  for (const x of [146, 1054]) pier(A, r, x, 16, DECK_Y + 14);
  for (const x of [428, 772]) pier(A, r, x, 40, DECK_Y + 14);
  road(A, r, 36, LEFT.inner + 6, DECK_Y);
  road(A, r, RIGHT.inner - 6, W - 36, DECK_Y);
  const flank = (t: number) => 24 + 66 * Math.min(1, t * 1.5) + 14 * Math.sin(Math.PI * t);
  truss(A, r, 146, LEFT.outer, DECK_Y, 7, flank);
  truss(A, r, RIGHT.outer, 1054, DECK_Y, 7, (t) => flank(1 - t));
  car(A, r, 320, DECK_Y + 4);
  tower(A, r, LEFT.outer, LEFT.inner);
  tower(A, r, RIGHT.inner, RIGHT.outer);
  liftSpan(A, r);
  sloop(A, r, 600, WATER_Y + 4, isMissing);
  inked(A, flock(tuples(3, '520,152,1.5 556,138,1.3 588,128,1.15 618,121,1'), -0.3), 0.8);
  dimensions(A, isMissing);
  plateFrame(A);
  return A;
}
