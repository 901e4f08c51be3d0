import { mix } from '../../kit/colour.ts';
import { type BlockPaint, block, flat, front, leftSide, wall } from '../../kit/faces.ts';
import { n, type Quad, type XY } from '../../kit/path.ts';
import { beamD, face, onQuad, type Projector } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, g } from '../../kit/svg.ts';

const warm = (A: Sheet, a = '#8FB8C4', b = '#B9D0C8', c = '#E6DDB8') =>
  A.lin([
    [0, a],
    [0.55, b],
    [1, c],
  ]);
/** A block with, where it is above the eye, its underside, and a lit edge on top. */
function slab(
  pr: Projector,
  x: XY,
  y: XY,
  z: XY,
  { under, rim, ...paint }: BlockPaint & { under?: string; rim?: string },
): string {
  const [[x0, x1], [y0, y1], [z0, z1]] = [x, y, z];
  let s = '';
  if (under && y0 > 1.75) s += wall(pr, flat(x0, x1, y0, z0, z1), under);
  s += block(pr, x, y, z, paint);
  if (rim)
    s += fill(
      beamD(pr, [x0, y1, z0], [x1, y1, z0], 0.06) + beamD(pr, [x0, y1, z0], [x0, y1, z1], 0.06),
      rim,
      { opacity: 0.9 },
    );
  return s;
}
function room(
  A: Sheet,
  pr: Projector,
  [x0, x1]: XY,
  [y0, y1]: XY,
  [z0, z1]: XY,
  { wallC = '#F0D6AC', ceil = '#FFF3DC', floor = '#B98A5E', side = '#E3C08E' } = {},
): string {
  return (
    wall(
      pr,
      front(x0, x1, y0, y1, z1),
      A.lin([
        [0, '#FFE3A8'],
        [0.5, wallC],
        [1, mix(wallC, '#B5683A', 0.45)],
      ]),
    ) +
    wall(
      pr,
      flat(x0, x1, y1, z0, z1),
      A.lin([
        [0, ceil],
        [1, '#F3C482'],
      ]),
    ) +
    (y0 < 1.75
      ? wall(
          pr,
          flat(x0, x1, y0, z0, z1),
          A.lin([
            [0, mix(floor, '#F0B060', 0.45)],
            [1, floor],
          ]),
        )
      : '') +
    wall(
      pr,
      leftSide(x1, y0, y1, z0, z1),
      A.lin([
        [0, '#FCD796'],
        [1, side],
      ]),
    )
  );
}
const sofa = (pr: Projector, x0: number, x1: number, z: number, c = '#4A3A44') =>
  slab(pr, [x0, x1], [0.0 + FL, 0.45 + FL], [z, z + 0.9], { front: c, side: mix(c, '#0B1A2C', 0.3) }) +
  slab(pr, [x0, x1], [0.45 + FL, 0.85 + FL], [z + 0.65, z + 0.9], { front: mix(c, '#ffffff', 0.1), side: c });
const FL = 0.15;
function mull(
  pr: Projector,
  q: Quad,
  nu: number,
  rows: readonly never[] = [],
  w = 0.09,
  c = '#14202F',
): string {
  let d = '';
  for (let i = 0; i <= nu; i++) d += beamD(pr, onQuad(q, i / nu, 0), onQuad(q, i / nu, 1), w);
  for (const v of [0, 1, ...rows]) d += beamD(pr, onQuad(q, 0, v), onQuad(q, 1, v), w);
  return fill(d, c);
}
/** The sky and the sea in a pane, and the streaks that make it glass. */
function sheen(pr: Projector, q: Quad, col = '#FFFFFF', o = 0.2): string {
  return (
    wall(pr, q, '#8CCBE0', { opacity: 0.34 }) +
    wall(pr, [onQuad(q, 0, 1), onQuad(q, 0.16, 1), onQuad(q, 0, 0.35)], col, { opacity: o }) +
    wall(pr, [onQuad(q, 0.3, 1), onQuad(q, 0.44, 1), onQuad(q, 0.16, 0), onQuad(q, 0.02, 0)], col, {
      opacity: o,
    }) +
    wall(pr, [onQuad(q, 0.8, 1), onQuad(q, 0.86, 1), onQuad(q, 0.6, 0), onQuad(q, 0.54, 0)], col, {
      opacity: o * 0.8,
    })
  );
}
export function house(A: Sheet, wF: string, wL: string, pr: Projector): string {
  let s = '';
  // right wing: vertical timber with slot window
  s += slab(pr, [8.5, 16], [FL, 3.3], [0.6, 7], { front: A.lin('0 #A87650, 1 #B98A60'), side: '#D9A878' });
  let ba = '';
  for (let x = 8.6; x < 16; x += 0.22) ba += beamD(pr, [x, FL, 0.58], [x, 3.3, 0.58], 0.045);
  s += fill(ba, '#7E5238', { opacity: 0.75 });
  s +=
    wall(pr, front(10.0, 15.2, 2.2, 2.95, 0.56), warm(A)) +
    mull(pr, front(10.0, 15.2, 2.2, 2.95, 0.56), 5, [], 0.06);
  // right upper wing (white box with one deep window)
  s += slab(pr, [8.5, 14.6], [3.72, 6.8], [-0.2, 6], { front: wF, side: wL });
  s +=
    wall(pr, front(10.2, 13.4, 4.4, 6.2, -0.22), '#6E7C84') +
    wall(pr, front(10.35, 13.25, 4.5, 6.1, -0.2), warm(A)) +
    mull(pr, front(10.35, 13.25, 4.5, 6.1, -0.22), 3, [], 0.06) +
    sheen(pr, front(10.35, 13.25, 4.5, 6.1, -0.22));
  // ground floor, glass room -1..7.6 ; stone fin 7.6..8.5 ; timber garden wing 8.5..16
  s += room(A, pr, [-1, 7.6], [FL, 3.3], [0, 6.2]);
  // stair + art + kitchen in the room
  let st = '';
  for (let i = 0; i < 9; i++) {
    st += wall(
      pr,
      front(5.0 + i * 0.27, 5.35 + i * 0.27, FL + 0.3 + i * 0.3, FL + 0.37 + i * 0.3, 5.2),
      '#6B3F28',
    );
  }
  s += st;
  s +=
    wall(pr, front(0.2, 2.0, 1.1, 2.5, 6.15), '#1F5160') +
    wall(pr, front(0.35, 1.85, 1.9, 2.35, 6.12), '#E0745A') +
    wall(pr, front(0.35, 1.85, 1.25, 1.7, 6.12), '#E7D3B1');
  s +=
    sofa(pr, -0.3, 2.4, 2.4, '#5A4650') +
    slab(pr, [3.2, 5.2], [FL, FL + 0.95], [3.4, 4.3], { front: '#7A5340', side: '#5B3A2E' }) +
    wall(pr, flat(3.1, 5.3, FL + 0.98, 3.3, 4.4), '#F7DDB0');
  for (const x of [3.6, 4.2, 4.8]) {
    s += fill(beamD(pr, [x, 3.3, 3.8], [x, 2.35, 3.8], 0.03), '#3A2A22');
    const c = pr([x, 2.25, 3.8]);
    s += circ(c[0], c[1], (pr.f / c[2]) * 0.13, '#FFF6DC');
  }
  s +=
    slab(pr, [5.6, 7.2], [FL, FL + 0.75], [2.0, 2.8], { front: '#6B4632', side: '#4A3028' }) +
    fill(beamD(pr, [6.4, FL + 0.75, 2.4], [6.4, FL + 1.1, 2.4], 0.3), '#2F5A5C');
  // curtain at the back edges
  s += wall(pr, front(7.0, 7.5, FL, 3.3, 0.25), A.lin('0 #FFE9C0, 0.5 #E8BE86, 1 #FFE9C0', 0, 0, 1, 0), {
    opacity: 0.85,
  });
  const gq = front(-1, 7.6, FL, 3.3, 0),
    gl = leftSide(-1, FL, 3.3, 0, 6.2);
  s +=
    wall(pr, gl, A.lin('0 #FFDFA2, 1 #D98D50'), { opacity: 0.55 }) +
    sheen(pr, gl, '#FFFFFF', 0.26) +
    mull(pr, gl, 4);
  s += sheen(pr, gq) + mull(pr, gq, 6, [], 0.085);
  // terrace slab over ground floor
  s += slab(pr, [-3.4, 16.6], [3.3, 3.72], [-1.7, 7], {
    front: A.lin('0 #E2E0D8, 1 #C6CCCC'),
    side: wL,
    under: A.lin('0 #A86E48, 1 #E0A867'),
    rim: '#FBE3C4',
  });
  // soffit boards + downlights
  let sb = '';
  for (let z = -1.5; z < 0; z += 0.3) sb += beamD(pr, [-3.3, 3.3, z], [16.4, 3.3, z], 0.02);
  s += fill(sb, '#8F5D36', { opacity: 0.6 });
  for (let x = -2.4; x < 16; x += 1.55) {
    const c = pr([x, 3.3, -0.9]);
    const k = pr.f / c[2];
    s += `<ellipse cx="${n(c[0])}" cy="${n(c[1])}" rx="${n(k * 0.13)}" ry="${n(k * 0.035)}" fill="#FFF7DF"/>`;
  }
  // upper floor cantilever -4.6..7.6
  let up = '';
  up += room(A, pr, [-2.6, 7.6], [3.95, 6.8], [-0.9, 5.4], { wallC: '#F3BE80', floor: '#7A4A30' });
  up +=
    wall(pr, front(1.4, 4.6, 3.95, 5.2, 5.3), '#5B4450') +
    wall(pr, front(1.5, 4.5, 4.5, 4.85, 4.4), '#F4DDBB') +
    wall(pr, front(5.6, 7.0, 4.7, 6.0, 5.3), '#2A5A68');
  for (const x of [1.0, 5.0]) {
    const c = pr([x, 5.15, 4.6]);
    up += circ(c[0], c[1], (pr.f / c[2]) * 0.18, '#FFF6DC');
  }
  up += fill(beamD(pr, [-0.6, 6.8, 2], [-0.6, 5.9, 2], 0.03), '#3A2A22');
  {
    const c = pr([-0.6, 5.75, 2]);
    up += circ(c[0], c[1], (pr.f / c[2]) * 0.2, '#FFF6DC');
  }
  s += g(up, {
    'clip-path': A.clip(
      face(pr, front(-2.6, 7.6, 3.95, 6.8, -0.9)) + face(pr, leftSide(-2.6, 3.95, 6.8, -0.9, 5.4)),
    ),
  });
  const uq = front(-2.6, 7.6, 3.95, 6.8, -0.9),
    ul = leftSide(-2.6, 3.95, 6.8, -0.9, 5.4);
  s +=
    wall(pr, ul, A.lin('0 #FFE0A6, 1 #DC9357'), { opacity: 0.5 }) +
    sheen(pr, ul, '#FFFFFF', 0.28) +
    mull(pr, ul, 4);
  // sheer drapes, left bays
  for (const x of [-2.5, -1.9, 7.1])
    s += wall(
      pr,
      front(x, x + 0.5, 3.95, 6.8, -0.75),
      A.lin('0 #FFEFD0, 0.35 #E6BF8C, 0.7 #FFF1D6, 1 #DDB27E', 0, 0, 1, 0),
      { opacity: 0.8 },
    );
  s += sheen(pr, uq) + mull(pr, uq, 7, [], 0.085);
  const rq = front(-3.2, 7.4, 3.72, 4.72, -1.55);
  s +=
    wall(pr, rq, '#BFD0E0', { opacity: 0.16 }) +
    fill(beamD(pr, [-3.2, 4.72, -1.55], [7.4, 4.72, -1.55], 0.05), '#E9DFD6', { opacity: 0.85 });
  for (let i = 0; i <= 7; i++)
    s += fill(beamD(pr, onQuad(rq, i / 7, 0), onQuad(rq, i / 7, 1), 0.025), '#DCD3D3', { opacity: 0.7 });
  // stone fin
  s += slab(pr, [7.6, 8.5], [FL, 8.2], [-1.5, 0.5], {
    front: A.lin('0 #C6B8A4, 1 #D6C6AC'),
    side: A.lin('0 #D9B79C, 0.45 #EAC9A8, 1 #F9DDB0'),
  });
  let co = '';
  const q2 = rng(4);
  for (let y = FL + 0.25; y < 8.2; y += 0.34) {
    co +=
      beamD(pr, [7.6, y, -1.51], [8.5, y, -1.51], 0.02) + beamD(pr, [7.59, y, -1.5], [7.59, y, 0.5], 0.02);
    for (let z = -1.5; z < 0.2; z += 0.9) {
      const zz = z + q2.range(0, 0.6);
      co += beamD(pr, [7.59, y, zz], [7.59, y + 0.34, zz], 0.018);
    }
    const xx = 7.6 + q2.range(0.2, 0.7);
    co += beamD(pr, [xx, y, -1.51], [xx, y + 0.34, -1.51], 0.018);
  }
  s += fill(co, '#7A6468', { opacity: 0.55 });
  // roof plate with deep overhang
  s += slab(pr, [-4.2, 15.4], [6.8, 7.1], [-2.2, 6.6], {
    front: A.lin('0 #E6E2D8, 1 #C2C8CA'),
    side: wL,
    under: A.lin('0 #8C5A44, 0.5 #B57B4F, 1 #DFA868'),
    rim: '#FFE9CC',
  });
  for (let x = -3.4; x < 15; x += 1.7) {
    const c = pr([x, 6.8, -1.8]);
    const k = pr.f / c[2];
    s += `<ellipse cx="${n(c[0])}" cy="${n(c[1])}" rx="${n(k * 0.13)}" ry="${n(k * 0.03)}" fill="#FFF4D8"/>`;
  }
  let rb = '';
  for (let z = -2; z < -0.9; z += 0.28) rb += beamD(pr, [-4.1, 6.8, z], [15.2, 6.8, z], 0.025);
  s += fill(rb, '#6B4434', { opacity: 0.5 });
  // slim steel posts + glass rail on terrace
  for (const x of [-2.9]) s += fill(beamD(pr, [x, 3.72, -2.3], [x, 6.8, -2.3], 0.12), '#1B2638');
  return s;
}
