import { front, rightSide, wall } from '../../kit/faces.ts';
import { dpoly, n, type Pt } from '../../kit/path.ts';
import { beamD, face } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { slant } from '../../kit/slopes.ts';
import { circ, fill, g, rect, stroke } from '../../kit/svg.ts';
import { C, G, glass, pr } from './scene.ts';
import { brick, slate } from './walls.ts';

export function entry(A: Sheet): string {
  const x0 = -6.5,
    x1 = -2.7,
    z = 27.6,
    xm = -4.5,
    eave = G + 2.6,
    low = G + 1.5,
    peak = 7.3,
    zf = z - 0.3;
  let s = slate(
    A,
    [
      [x1 + 0.45, eave - 0.6, zf],
      [x1 + 0.45, eave - 0.6, 30],
      [xm, peak, 32.4],
      [xm, peak, zf],
    ],
    20,
    12,
    18,
    A.lin('0 #6E7092, 1 #45445F'),
  );
  s += wall(pr, rightSide(x1, G, eave, z, 30), '#5E3C48');
  // brick front; the left rake sweeps down past the eave (catslide)
  const rake = [
    [x0 - 1.1, low - 0.5, z],
    [x0 - 0.2, low + 0.9, z],
    [xm, peak, z],
  ] as const;
  const outline = [
    [x0 - 0.6, G, z],
    [x1, G, z],
    [x1, eave, z],
    [xm, peak, z],
    [x0 - 0.6, low + 0.3, z],
  ] as const;
  s += g(
    brick(
      A,
      front(x0 - 1.2, x1, G, peak, z),
      46,
      24,
      15,
      A.lin([
        [0, '#6E4650'],
        [0.6, C.brick],
        [1, '#B87056'],
      ]),
    ),
    { 'clip-path': A.clip(face(pr, outline)) },
  );
  // limestone door surround with quoins
  const [dl] = pr([xm - 0.75, 0, z]),
    [dr] = pr([xm + 0.75, 0, z]),
    base = pr([0, G + 0.35, z])[1],
    spring = pr([0, G + 2.0, z])[1],
    crown = pr([0, G + 2.95, z])[1],
    mid = (dl + dr) / 2;
  const tudorArch = (m: number) =>
    `M${n(dl - m)} ${n(base)}V${n(spring)}Q${n(dl - m)} ${n(crown - m + 7)} ${n(mid)} ${n(crown - m)}Q${n(dr + m)} ${n(crown - m + 7)} ${n(dr + m)} ${n(spring)}V${n(base)}Z`;
  s += fill(
    tudorArch(11),
    A.lin([
      [0, C.stone],
      [1, '#F3DDB4'],
    ]),
  );
  for (let i = 0; i < 6; i++) {
    const y = base - 4 - i * 12;
    for (const d of [-1, 1])
      s += rect(
        d < 0 ? dl - (i % 2 ? 18 : 13) : dr + (i % 2 ? 2 : 2),
        y - 8,
        i % 2 ? 16 : 11,
        10.5,
        i % 2 ? '#E9CFA6' : '#D6BA98',
        {
          opacity: 0.95,
        },
      );
  }
  s += fill(tudorArch(3), '#2A1A1E') + fill(tudorArch(0), A.lin('0 #5A3428, 0.5 #8C5636, 1 #6E4230'));
  let planks = '';
  for (let x = dl + 7; x < dr - 3; x += 7.2) planks += `M${n(x)} ${n(crown)}V${n(base)}`;
  s += g(
    stroke(planks, '#35201E', 0.9, { opacity: 0.8 }) +
      rect(dl, base - 18, dr - dl, 3, C.iron) +
      rect(dl, base - 58, dr - dl, 3, C.iron),
    {
      'clip-path': A.clip(tudorArch(0)),
    },
  );
  s +=
    rect(mid - 6, crown + 18, 12, 16, '#FFDF9C') +
    stroke(`M${n(mid)} ${n(crown + 18)}v16M${n(mid - 6)} ${n(crown + 26)}h12`, '#35201E', 1) +
    circ(dr - 8, base - 36, 2.2, '#EDB650');
  // oculus and lantern
  const o = pr([xm, 5.35, z]);
  s +=
    circ(o[0], o[1], 12.5, C.stone) +
    circ(o[0], o[1], 9, glass(A)) +
    stroke(
      `M${n(o[0] - 9)} ${n(o[1])}h18M${n(o[0])} ${n(o[1] - 9)}v18M${n(o[0] - 6)} ${n(o[1] - 6)}l12 12M${n(o[0] + 6)} ${n(o[1] - 6)}l-12 12`,
      C.lead,
      0.9,
    );
  const l = pr([xm + 1.35, G + 2.35, z - 0.2]);
  s +=
    circ(l[0], l[1], 42, A.rad('0 #FFE2A0 0.85, 1 #FFE2A0 0', l[0], l[1], 42)) +
    fill(
      dpoly([
        [l[0] - 4, l[1] - 6],
        [l[0] + 4, l[1] - 6],
        [l[0] + 3, l[1] + 7],
        [l[0] - 3, l[1] + 7],
      ]),
      '#FFF4D2',
    ) +
    stroke(
      `M${n(l[0] - 4)} ${n(l[1] - 6)}h8l-1 13h-6ZM${n(l[0])} ${n(l[1] - 6)}v13M${n(l[0] - 5.5)} ${n(l[1] - 6)}L${n(l[0])} ${n(l[1] - 12)}L${n(l[0] + 5.5)} ${n(l[1] - 6)}`,
      C.iron,
      1.2,
    );
  // barge boards: left side in two pieces, so the sweep bends outward
  const board = (a: Pt, b: Pt) =>
    wall(pr, slant([a[0], a[1] - 0.32, a[1] + 0.08], [b[0], b[1] - 0.32, b[1] + 0.08], zf), C.timber) +
    fill(beamD(pr, [a[0], a[1] + 0.08, zf], [b[0], b[1] + 0.08, zf], 0.07), '#8C89A8');
  s += board(rake[0], rake[1]) + board(rake[1], rake[2]) + board([xm, peak], [x1 + 0.45, eave - 0.6]);
  for (let i = 0; i < 2; i++)
    s += wall(
      pr,
      front(
        xm - 1.3 - i * 0.3,
        xm + 1.3 + i * 0.3,
        G + 0.17 - i * 0.17,
        G + 0.34 - i * 0.17,
        z - 0.4 - i * 0.35,
      ),
      i ? '#A88E80' : '#CDB090',
    );
  return s;
}
