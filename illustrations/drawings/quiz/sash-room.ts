/**
 * An old room in the last sun: three tall windows with their first glass, and the sash of one on
 * the bench to be puttied.
 */

import { mix } from '../../kit/colour.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { n, type Pt3 } from '../../kit/path.ts';
import { plane } from '../../kit/plane.ts';
import { beamD, camera, face } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { hanging, leaves, woods } from '../../kit/still-parts.ts';
import { circ, fill, g, rect, stroke } from '../../kit/svg.ts';
import { bough } from '../../kit/trees.ts';

const HZ = 190;
const WALL = 5;
const cam = camera({ eye: [0, 1.5, 0], f: 400, cx: 236, cy: HZ });
const P = plane(cam, [0, 0, WALL], [1, 0], [0, -1]);
const [LEFT, RIGHT, HIGH] = [-2.75, 2.75, 3.2] as const;
const at = (points: readonly Pt3[]) => face(cam, points);
/** Where each window begins; all are as wide and as high. */
const WINDOWS = [-2.2, -0.6, 1] as const;
const [WIDE, SILL, HEAD] = [1.2, 0.72, 2.72] as const;
const PAINT = '#FBF0DC';

/** A garden under an old oak, the sun low behind it. */
function outside(s: Still): void {
  const { A, r } = s;
  s.glow(150, 168, 120, '#FFD08A', 0.95);
  A.add(circ(150, 172, 12, '#FFFBEA'));
  woods(s, 196, 40, '#A8827A', 9);
  A.add(rect(0, 194, 480, 80, A.lin('0 #C9B068, 0.5 #7F9458, 1 #4A7052')));
  const trunk = bough(
    [
      [300, 236],
      [296, 180],
      [282, 120],
      [262, 70],
    ],
    26,
    14,
  );
  A.add(
    fill(trunk, '#4A3A44'),
    fill(
      bough(
        [
          [290, 150],
          [330, 110],
          [380, 90],
        ],
        12,
        6,
      ),
      '#4A3A44',
    ),
    fill(
      bough(
        [
          [286, 132],
          [236, 100],
          [180, 92],
        ],
        12,
        5,
      ),
      '#4A3A44',
    ),
  );
  leaves(
    s,
    [
      [180, 84, 60, 24],
      [262, 62, 74, 30],
      [350, 80, 62, 26],
      [410, 100, 46, 22],
      [120, 92, 34, 16],
    ],
    ['#1B3A44', '#2A5450', '#4A7A56', '#C9B068'],
    5,
  );
  hanging(s, [
    [166, 100, 34, 6],
    [214, 92, 42, 7],
    [336, 100, 40, 7],
    [388, 112, 30, 6],
  ]);
  let grass = '';
  for (let i = 0; i < 70; i++) grass += `M${n(r.range(40, 440))} ${n(r.range(206, 240))}l1 -5`;
  A.add(stroke(grass, '#E9C878', 1, { opacity: 0.5 }));
}

/** Walls, wainscot and floor about the three openings. */
function shell(s: Still): void {
  const { A } = s;
  const holes = WINDOWS.map((u) => P.quad(u, SILL, u + WIDE, HEAD)).join('');
  A.add(
    fill(`${P.quad(LEFT, 0, RIGHT, HIGH)}${holes}`, A.lin('0 #2F6670, 1 #3F7F84'), {
      'fill-rule': 'evenodd',
    }),
  );
  let paper = '';
  for (let u = LEFT + 0.12; u < RIGHT; u += 0.24)
    for (let v = 0.9; v < HIGH; v += 0.28)
      if (!WINDOWS.some((a) => u > a - 0.24 && u < a + WIDE + 0.2 && v < HEAD + 0.3)) {
        const [x, y] = P.pt(u, v);
        paper += `M${n(x)} ${n(y - 6)}q6 6 0 12q-6 -6 0 -12Z`;
      }
  A.add(fill(paper, '#8FBDB4', { opacity: 0.4 }));
  A.add(
    fill(
      at([
        [LEFT, 0, 1],
        [LEFT, 0, WALL],
        [LEFT, HIGH, WALL],
        [LEFT, HIGH, 1],
      ]),
      A.lin('0 #173A4C, 1 #2A5A66', 0, 0, 1, 0),
    ),
    fill(
      at([
        [RIGHT, 0, 1],
        [RIGHT, 0, WALL],
        [RIGHT, HIGH, WALL],
        [RIGHT, HIGH, 1],
      ]),
      A.lin('0 #4A7C80, 1 #23485C', 0, 0, 1, 0),
    ),
    fill(
      at([
        [LEFT, HIGH, 1],
        [RIGHT, HIGH, 1],
        [RIGHT, HIGH, WALL],
        [LEFT, HIGH, WALL],
      ]),
      A.lin('0 #8A7A88, 1 #F0DCC4'),
    ),
    fill(
      at([
        [LEFT, 0, 1],
        [RIGHT, 0, 1],
        [RIGHT, 0, WALL],
        [LEFT, 0, WALL],
      ]),
      A.lin('0 #C07C50, 0.5 #8A5446, 1 #4E3240'),
    ),
  );
  let floor = '';
  for (let x = LEFT; x <= RIGHT; x += 0.14) floor += beamD(cam, [x, 0, 1.2], [x, 0, WALL], 0.01);
  A.add(fill(floor, '#2A1A30', { opacity: 0.5 }));
  // The sun through each window, its bars with it.
  for (const u of WINDOWS) {
    const [a, b] = [u + 0.35, u + 0.35 + WIDE];
    const spot: readonly Pt3[] = [
      [a, 0.01, 4.4],
      [b, 0.01, 4.4],
      [b + 0.7, 0.01, 2.1],
      [a + 0.7, 0.01, 2.1],
    ];
    A.add(fill(at(spot), '#FFD894', { opacity: 0.66 }));
    let bars = '';
    for (const t of [1 / 3, 2 / 3])
      bars += beamD(cam, [a + WIDE * t, 0.012, 4.4], [a + WIDE * t + 0.7, 0.012, 2.1], 0.05);
    for (const t of [0.25, 0.5, 0.75])
      bars += beamD(
        cam,
        [a + 0.7 * t, 0.012, 4.4 - 2.3 * t],
        [b + 0.7 * t, 0.012, 4.4 - 2.3 * t],
        t === 0.5 ? 0.09 : 0.05,
      );
    A.add(fill(bars, '#8A5446', { opacity: 0.8 }));
  }
  A.add(
    fill(P.quad(LEFT, 0, RIGHT, SILL - 0.1, 0.02), A.lin('0 #E3D0BC, 1 #B99E98')),
    fill(P.quad(LEFT, 3, RIGHT, HIGH, 0.03), '#F3E0C6'),
  );
  for (let u = LEFT + 0.1; u < RIGHT - 0.3; u += 0.53)
    A.add(stroke(P.quad(u, 0.14, u + 0.43, 0.5, 0.03), '#8A7078', 1.6, { opacity: 0.6 }));
}

/** One sash of three panes by two, its bars lit at one side. */
function sash(u: number, v0: number, v1: number, w: number): string {
  let d =
    P.line([u, v0 + 0.04, w], [u + WIDE, v0 + 0.04, w], 0.1) +
    P.line([u, v1 - 0.03, w], [u + WIDE, v1 - 0.03, w], 0.08);
  for (const t of [0.02, 1 / 3, 2 / 3, 0.98])
    d += P.line([u + WIDE * t, v0, w], [u + WIDE * t, v1, w], t % 0.96 < 0.03 ? 0.07 : 0.035);
  d += P.line([u, (v0 + v1) / 2, w], [u + WIDE, (v0 + v1) / 2, w], 0.035);
  return fill(d, PAINT);
}

function windows(A: Sheet): string {
  const middle = (SILL + HEAD) / 2;
  let s = '';
  for (const u of WINDOWS) {
    const open = u === WINDOWS[1];
    // Old glass: what is behind it wavers.
    const glass = P.quad(u, open ? middle : SILL, u + WIDE, HEAD);
    let waves = '';
    for (let k = 0; k < 3; k++) {
      const [x, y] = P.pt(u + 0.2 + k * 0.4, HEAD - 0.1);
      waves += `M${n(x)} ${n(y)}q10 30 0 60t0 60`;
    }
    s += g(fill(glass, '#FFE6BE', { opacity: 0.08 }) + stroke(waves, '#FFFBEA', 2, { opacity: 0.45 }), {
      'clip-path': A.clip(glass),
    });
    s += sash(u, middle, HEAD, 0.02);
    if (!open) s += sash(u, SILL, middle, 0.05);
    s += fill(
      P.quad(u - 0.16, SILL, u, HEAD + 0.02, 0.06) +
        P.quad(u + WIDE, SILL, u + WIDE + 0.16, HEAD + 0.02, 0.06),
      '#F0DFC8',
    );
    s += P.box(u - 0.22, HEAD, u + WIDE + 0.22, HEAD + 0.24, 0, 0.12, {
      front: PAINT,
      side: '#CDB8AE',
      under: '#B9A09C',
    });
    s += P.box(u - 0.24, SILL - 0.1, u + WIDE + 0.24, SILL, 0, 0.2, {
      front: '#E9D6C0',
      side: '#CDB8AE',
      top: '#FFF6E4',
    });
  }
  // Where the sash is out, its cords hang, each with its weight.
  for (const u of [WINDOWS[1] + 0.06, WINDOWS[1] + WIDE - 0.06])
    s +=
      fill(P.line([u, middle, 0.07], [u, middle - 0.5, 0.07], 0.02), '#FFF6E4') +
      fill(P.quad(u - 0.04, middle - 0.78, u + 0.04, middle - 0.5, 0.07), '#5A6478');
  return s;
}

/** The bench with the sash that came out: a knife, a lump of putty, a tin, and a cat in the sun. */
function bench(s: Still): void {
  const { A } = s;
  const [y, z0, z1] = [0.82, 2.35, 3.15];
  for (const x of [-0.75, 0.95])
    for (const d of [-0.18, 0.18])
      A.add(fill(beamD(cam, [x + d, 0, z0 + 0.1], [x + d * 0.3, y, z0 + 0.2], 0.06), '#6A4238'));
  const top = at([
    [-1.2, y, z0],
    [1.4, y, z0],
    [1.4, y, z1],
    [-1.2, y, z1],
  ]);
  A.add(
    fill(top, A.lin('0 #E0A468, 1 #B97A4C')),
    fill(
      at([
        [-1.2, y - 0.07, z0],
        [1.4, y - 0.07, z0],
        [1.4, y, z0],
        [-1.2, y, z0],
      ]),
      '#7E4E3E',
    ),
  );
  A.add(
    fill(
      at([
        [-0.75, y + 0.01, z0 + 0.12],
        [0.65, y + 0.01, z0 + 0.12],
        [0.65, y + 0.01, z1 - 0.1],
        [-0.75, y + 0.01, z1 - 0.1],
      ]),
      '#6FA4B4',
      { opacity: 0.85 },
    ),
  );
  let bars = '';
  for (const t of [0, 1 / 3, 2 / 3, 1])
    bars += beamD(
      cam,
      [-0.75 + 1.4 * t, y + 0.02, z0 + 0.12],
      [-0.75 + 1.4 * t, y + 0.02, z1 - 0.1],
      t % 1 ? 0.04 : 0.08,
    );
  for (const z of [z0 + 0.12, (z0 + z1) / 2, z1 - 0.1])
    bars += beamD(cam, [-0.79, y + 0.02, z], [0.69, y + 0.02, z], 0.026);
  A.add(fill(bars, PAINT));
  const [px, py] = cam([1.05, y, 2.7]);
  s.mound(
    `${px - 16},${py} ${px - 12},${py - 12} ${px},${py - 17} ${px + 12},${py - 11} ${px + 17},${py}`,
    '#F3E6CC',
    py,
  );
  s.flat(`${px - 50},${py + 12} ${px - 20},${py + 7} ${px - 20},${py + 12} ${px - 50},${py + 17}`, '#C9503F');
  s.flat(`${px - 20},${py + 6} ${px + 4},${py + 4} ${px + 6},${py + 11} ${px - 20},${py + 13}`, '#C6D4DA');
  const [tx, ty] = cam([-1.0, y, 2.8]);
  s.flat(`${tx - 12},${ty - 28} ${tx + 12},${ty - 28} ${tx + 12},${ty} ${tx - 12},${ty}`, '#2F6F7C');
  s.oval(tx, ty - 28, 12, 3.6, mix('#2F6F7C', '#FFF3D6', 0.5));
  for (const [d, high, colour] of tuples(3, '-5,30,0 2,38,1 7,26,2')) {
    s.pen(
      `${tx + d},${ty - 28} ${tx + d * 1.4},${ty - 28 - high}`,
      3.4,
      ['#A8642C', '#E9C79A', '#C9503F'][colour] ?? '#A8642C',
    );
  }
}

export function sashRoom(): Sheet {
  const s = still(36, LOW_DUSK);
  const { A } = s;
  s.clouds(170);
  outside(s);
  shell(s);
  A.add(windows(A));
  bench(s);
  s.evening(170, 150, 0.45);
  for (const x of [110, 236, 364]) A.add(lampGlow(A, x, 150, 90, '#FFC880', 0.3));
  return A;
}
