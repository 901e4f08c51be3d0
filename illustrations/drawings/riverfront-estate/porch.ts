/**
 * The St. Johns from the porch of the shingle estate, early: a swing, the dock through the open
 * bay, mist on the far shore.
 */

import { flock } from '../../kit/figures.ts';
import { leafMass, mossCurtains } from '../../kit/foliage.ts';
import { lampGlow, softGlow, vignette } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { dpoly, n } from '../../kit/path.ts';
import { rng } from '../../kit/random.ts';
import { Sheet } from '../../kit/sheet.ts';
import { cloud, expanse, sunDisc } from '../../kit/sky.ts';
import { fill, g, rect, stroke } from '../../kit/svg.ts';
import { bough, treeRow } from '../../kit/trees.ts';
import { glints, lightPath } from '../../kit/water.ts';

const W = 800;
const H = 600;
/** Where the river ends at the far shore, the lawn at the water, and the porch at the lawn. */
const HORIZON = 322;
const SHORE = 418;
const EDGE = 474;
const SUN = [330, 288] as const;
const BEAM = { top: 96, foot: 128 };
/** Where the boards of ceiling and floor run to. */
const FAR = [440, HORIZON] as const;
const COLUMNS = [64, 492, 748];
const TRIM = '#FCF1DC';
const SHADE = '#8C8FA6';
const LEAVES = ['#17383F', '#28504A', '#44704C', '#7C9356', '#C9BE74'];

const area = (points: string) => dpoly(tuples(2, points));
const along = (y: number, from: number) => (y - FAR[1]) / (from - FAR[1]);

/** The edges of boards between two heights, toward the far point. */
function seams(near: number, edge: number, step: number): string {
  let d = '';
  for (let x = -1200; x < 2000; x += step) {
    const t = along(edge, near);
    d += `M${x} ${near}L${n(FAR[0] + (x - FAR[0]) * t)} ${edge}`;
  }
  return d;
}

function river(A: Sheet): void {
  const r = rng(61);
  A.add(expanse(A, 0, HORIZON + 4, '0 #5C83AE, 0.4 #9FB4CE, 0.68 #EBC9BC, 0.88 #FBD9B0, 1 #FFEBC8'));
  A.add(cloud(A, '#FFF1DC', [0.0024, 0.026, 9], [0.5, 0.68], [60, 110, 220, 290], 0.8, { bottom: HORIZON }));
  A.add(
    cloud(A, '#F0A892', [0.0026, 0.034, 27], [0.55, 0.66], [120, 170, 250, 310], 0.6, { bottom: HORIZON }),
  );
  A.add(softGlow(A, SUN[0], SUN[1], 300, 190, '#FFE2A8', 0.8));
  A.add(sunDisc(A, SUN, [34, '#FFF1CC', 0.8, 8], [17, '#FFFDF2']));
  A.add(fill(treeRow(4, -10, W + 20, HORIZON + 2, 34), '#A9AEBB'));
  A.add(fill(treeRow(17, 380, W + 20, HORIZON + 3, 24), '#8798A6'));
  A.add(fill(treeRow(23, -10, 190, HORIZON + 3, 26), '#7F929E'));
  A.add(expanse(A, HORIZON, SHORE - HORIZON, '0 #FBE3C0, 0.22 #D9C8C2, 0.6 #93AEBE, 1 #5C8AA0'));
  A.add(expanse(A, HORIZON - 26, 52, '0 #FFF4E0 0, 0.5 #FFF4E0 0.75, 1 #FFF4E0 0'));
  A.add(
    fill(glints(r, -20, W + 20, HORIZON + 6, SHORE, 130, { minL: 14, maxL: 70, persp: 1.3 }), '#4E7E96', {
      opacity: 0.34,
    }),
    fill(glints(r, -20, W + 20, HORIZON + 6, SHORE, 110, { minL: 10, maxL: 60, persp: 1.3 }), '#FFF3DC', {
      opacity: 0.5,
    }),
    fill(lightPath(r, SUN[0], HORIZON + 2, SHORE, 190, { near: 46, far: 9, len: 44, thick: 2 }), '#FFF3CF', {
      opacity: 0.85,
    }),
  );
  // A sloop far off, and its light in the water.
  A.add(
    fill('M196 322V284Q214 306 222 321Z', '#FFF6E4') +
      fill('M193 321V290Q184 308 178 321Z', '#E9C9B4') +
      fill('M176 322Q198 329 224 322L219 328H182Z', '#3E5068') +
      fill('M180 331L222 331L203 356Z', '#FFF1DC', {
        opacity: 0.45,
        filter: A.ripple(0.02, 0.2, 8, 3, 0.4, '0.4 1'),
      }),
  );
  A.add(fill(flock(tuples(3, '560,214,1.2 584,206,1.05 605,201,0.95 624,198,0.85'), -0.3), '#5A6C86'));
}

/** The lawn, its bulkhead, and the dock that goes out from the porch's steps. */
function landing(A: Sheet): void {
  const r = rng(62);
  A.add(fill(area(`-10,${SHORE - 6} 810,${SHORE - 6} 810,${SHORE + 6} -10,${SHORE + 6}`), '#8C7670'));
  A.add(stroke(`M-10 ${SHORE - 6}H810`, '#F6DDB4', 2));
  A.add(rect(-10, SHORE + 5, W + 20, EDGE - SHORE, A.lin('0 #C4C07C, 0.4 #93A565, 1 #4F7A58')));
  A.add(
    fill(glints(r, -20, W + 20, SHORE + 12, EDGE, 70, { minL: 30, maxL: 110, th: 1.4 }), '#3A6A52', {
      opacity: 0.3,
    }),
  );
  A.add(fill(area('596,474 690,474 656,416 622,416'), A.lin('0 #F3E0BC, 1 #CDB193')));
  let piles = '';
  for (const [y, half, h] of tuples(3, '412,22,26 394,17,20 379,13,15 366,10,11 355,8,8 347,6,6')) {
    for (const side of [-1, 1]) piles += `M${638 + side * half} ${y - h * 0.7}V${y + h}`;
  }
  A.add(
    fill(area('616,420 660,420 645,340 633,340'), '#3E6478', { opacity: 0.35 }),
    stroke(piles, '#6B5560', 4, { 'stroke-linecap': 'round' }),
    fill(area('618,412 658,412 644,338 634,338'), A.lin('0 #D9B892, 1 #B98F70')),
    stroke('M618 412L634 338', '#FFF0CC', 1.6),
  );
  let planks = '';
  for (let i = 0; i < 15; i++) {
    const t = (i / 15) ** 1.5;
    planks += `M${n(618 + 16 * (1 - t) * 0.97)} ${n(338 + 74 * t)}H${n(658 - 14 * (1 - t) * 0.97)}`;
  }
  A.add(stroke(planks, '#7E5F58', 0.8, { opacity: 0.7 }));
}

/** A live oak's bough before the left bay, hung with moss. */
function oak(A: Sheet): void {
  const r = rng(63);
  A.add(fill(bough(tuples(2, '-40,240 40,204 96,176 170,158 250,140 330,112'), 20, 7), '#23384A'));
  const masses = tuples(
    4,
    '90,150,60,26 160,138,56,24 232,132,52,20 300,124,44,18 60,184,40,20 352,120,30,14',
  );
  A.add(
    leafMass(r, masses, ['#1B3A44', '#2A5250', '#47714E', '#8B9A58'], { leaf: 4.4, light: [0.5, 0.6] }),
    mossCurtains(
      r,
      tuples(4, '104,166,74,9 152,160,96,11 206,150,70,9 262,142,54,8 128,168,52,7 306,132,40,6'),
      '#5A7078',
      '#93A49A',
    ),
  );
}

/** Three columns under a beam, the rail between two of them, boards above and below. */
function porch(A: Sheet): void {
  A.add(fill(area(`-10,-10 810,-10 810,${BEAM.top} -10,${BEAM.top}`), A.lin('0 #4F7186, 1 #A9C4C4')));
  A.add(stroke(seams(-60, BEAM.top, 62), '#3E5F76', 1.2, { opacity: 0.55 }));
  A.add(rect(-10, BEAM.top, W + 20, BEAM.foot - BEAM.top, A.lin('0 #C9BBB4, 1 #E9D9C2')));
  A.add(stroke(`M-10 ${BEAM.foot}H810`, '#FFE9BE', 2.4), stroke(`M-10 ${BEAM.top}H810`, '#7A7488', 2));
  A.add(rect(-10, EDGE, W + 20, H - EDGE + 10, A.lin('0 #C6A487, 0.4 #9A7A76, 1 #4C4664')));
  A.add(stroke(seams(H + 80, EDGE, 58), '#5A4658', 1.3, { opacity: 0.55 }));
  // Light from the river between the long shadows of the columns.
  A.add(
    g(
      fill(area('96,474 452,474 640,610 20,610') + area('512,474 730,474 990,610 700,610'), '#FFD9A0', {
        opacity: 0.42,
        filter: A.blur(5),
      }),
      {
        style: 'mix-blend-mode:soft-light',
      },
    ),
  );
  A.add(stroke(`M-10 ${EDGE}H810`, '#FFE3B4', 3));
  const [left, middle] = [COLUMNS[0] as number, COLUMNS[1] as number];
  let balusters = '';
  for (let x = left + 24; x < middle - 10; x += 13) balusters += `M${x} 396V460`;
  A.add(
    stroke(balusters, '#D9CBBE', 4.4),
    stroke(
      balusters.replaceAll(/M(\d+)/g, (_, x) => `M${Number(x) - 1.6}`),
      '#FFF6E2',
      1.2,
    ),
  );
  for (const [y, h] of [
    [388, 9],
    [458, 7],
  ] as const) {
    A.add(rect(left, y, middle - left, h, A.lin('0 #FFF3DA, 1 #C9B9B4')));
    A.add(stroke(`M${left} ${y}H${middle}`, '#FFFBEC', 1.4));
  }
  for (const x of COLUMNS) {
    A.add(
      rect(
        x - 17,
        BEAM.foot,
        34,
        EDGE - BEAM.foot + 14,
        A.lin(`0 ${TRIM}, 0.28 #E6D6C2, 1 ${SHADE}`, 0, 0, 1, 0),
      ),
    );
    for (const [y, half, h] of [
      [BEAM.foot, 23, 9],
      [BEAM.foot + 9, 20, 6],
      [EDGE + 6, 22, 12],
    ] as const)
      A.add(rect(x - half, y, half * 2, h, A.lin(`0 ${TRIM}, 0.4 #DFCDBA, 1 #7E819A`, 0, 0, 1, 0)));
  }
}

/** The swing, its back to us, and what stands and hangs beside it. */
function things(A: Sheet): void {
  const r = rng(64);
  A.add(`<ellipse cx="290" cy="556" rx="150" ry="16" fill="#2A2748" opacity="0.5" filter="${A.blur(6)}"/>`);
  for (const [x, at] of [
    [176, 160],
    [396, 412],
  ] as const)
    A.add(
      stroke(`M${at} -10L${x} 436`, '#4A4A60', 2.6),
      stroke(`M${at - 1.4} -10L${x - 1.4} 436`, '#F3D9AE', 0.8, { opacity: 0.8 }),
    );
  A.add(rect(164, 428, 244, 14, A.lin('0 #A8785A, 1 #6E4A48')), rect(164, 494, 244, 11, '#6E4A48'));
  for (let x = 176; x < 398; x += 21) A.add(rect(x, 442, 12, 54, A.lin('0 #94664E, 1 #5E4048')));
  A.add(stroke('M164 429H408', '#FFD9A0', 2.2));
  A.add(
    fill(area('156,504 416,504 424,520 148,520'), A.lin('0 #A8785A, 1 #5A3E48')),
    stroke('M156 505H416', '#F3C48C', 1.6),
  );
  // A cushion over its back.
  A.add(
    fill(
      'M196 420Q232 408 262 420Q272 452 262 488Q228 496 198 486Q188 452 196 420Z',
      A.lin('0 #E88A70, 1 #A8505A'),
    ),
  );
  A.add(stroke('M200 424Q232 414 258 424', '#FFC9A4', 1.8, { opacity: 0.8 }));
  // A fern that hangs in the open bay, and a lantern.
  A.add(stroke('M580 128L596 168M612 128L596 168', '#4A4A60', 1.4));
  A.add(
    leafMass(r, tuples(4, '596,186,40,22 566,202,20,22 628,202,20,22 596,204,30,20'), LEAVES, {
      leaf: 5,
      light: [-0.5, -0.5],
      base: '#28504A',
    }),
  );
  A.add(stroke('M440 -4V44', '#3A3A50', 2.4), lampGlow(A, 440, 62, 90, '#FFD58A', 0.75));
  A.add(
    fill(area('426,44 454,44 460,52 420,52'), '#3A3A50'),
    fill(area('423,52 457,52 452,84 428,84'), '#FFE6A8'),
    stroke('M423 52L428 84H452L457 52M440 52V84', '#3A3A50', 2),
  );
  // A pot by the steps.
  A.add(`<ellipse cx="724" cy="570" rx="52" ry="9" fill="#2A2748" opacity="0.5" filter="${A.blur(4)}"/>`);
  A.add(
    leafMass(
      r,
      tuples(4, '718,466,44,36 692,486,30,24 746,486,30,24'),
      ['#1F4A48', '#3A6A49', '#A84C62', '#D96F78', '#F4AFA2'],
      { leaf: 5, light: [-0.6, -0.5], base: '#1F4A48' },
    ),
  );
  A.add(
    fill(area('684,506 756,506 744,570 696,570'), A.lin('0 #C98A62, 1 #8E5850', 0, 0, 1, 0)),
    rect(680, 500, 80, 11, '#D9A07A'),
  );
}

export function draw(): Sheet {
  const A = new Sheet(W, H);
  river(A);
  landing(A);
  oak(A);
  porch(A);
  things(A);
  A.add(softGlow(A, SUN[0], SUN[1], 420, 300, '#FFC98A', 0.34, 'soft-light'));
  A.add(vignette(A, { cx: 400, cy: 320, r: 560, clear: 0.68, strength: 0.36 }));
  return A;
}
