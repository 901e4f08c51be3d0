/**
 * Southside: town-center promenade along a lake, umbrellas and palms, a fountain, midrise offices and residences beyond.
 * One light: the afterglow low on the left, behind the shops. Left faces are apricot; fronts are cool with lit rooms.
 */
import { mix } from '../kit/colour.ts';
import { foliage, foliageSvg } from '../kit/foliage.ts';
import { blade } from '../kit/grasses.ts';
import { glow } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dpoly, n, type Pt3, type Quad, smooth, type XY } from '../kit/path.ts';
import { beamD, camera, face, onQuad, type Projector, subQuad } from '../kit/projector.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { circ, fill, g, multiply, rect, screen, stroke } from '../kit/svg.ts';
import { glints, lens } from '../kit/water.ts';

const W = 800;
const H = 600;
const HZ = 368;
const cam = camera({ eye: [0, 2, 0], f: 560, cx: 400, cy: HZ });
const WATER = -0.9;
// lake level below the paving
const mirror = (q: Pt3) => cam([q[0], 2 * WATER - q[1], q[2]]);
mirror.f = cam.f;
const V = (x0: number, x1: number, y0: number, y1: number, z: number): Quad => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];
// faces the viewer
const S = (x: number, z0: number, z1: number, y0: number, y1: number): Quad => [
  [x, y0, z0],
  [x, y0, z1],
  [x, y1, z1],
  [x, y1, z0],
];
// runs away from the viewer
const U = (x0: number, x1: number, z0: number, z1: number, y: number): Quad => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];
// level
const hazed = (c: string, t: number) => mix(c, '#D9B7AC', t);
const LIT = '#FFD994';
const LIT2 = '#FFEBC0';

function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#22405C'),
    rect(
      0,
      0,
      W,
      HZ + 2,
      A.lin('0 #245A90, 0.26 #4B8BB4, 0.5 #93BECB, 0.7 #E3D3BF, 0.87 #FACB9E, 1 #FFDCA6'),
    ),
    rect(0, 0, W, HZ + 2, A.rad('0 #FFE9B4 0.95, 0.3 #FFCB8E 0.55, 1 #F8A77A 0', 150, HZ - 10, 420)),
  );
  A.add(
    cloud(A, {
      color: '#FFE3C4',
      fx: 0.0016,
      fy: 0.03,
      seed: 38,
      lo: 0.57,
      hi: 0.64,
      band: [150, 190, 260, 310],
      opacity: 0.7,
    }),
  );
  A.add(
    cloud(A, {
      color: '#E79A86',
      fx: 0.0018,
      fy: 0.034,
      seed: 15,
      lo: 0.58,
      hi: 0.64,
      band: [200, 240, 300, 340],
      opacity: 0.55,
    }),
  );
  // first stars and a thin young moon
  for (const [x, y, k] of tuples(3, '520,48,0.9 690,84,0.7 610,26,0.7 430,80,0.6 760,34,0.8'))
    A.add(circ(x, y, k, '#FCF3E1', { opacity: 0.7 }));
  A.add(`<path d="M300 66a13 13 0 1 0 12 18a11.4 11.4 0 1 1 -12 -18Z" fill="#FFF3DA"/>`);
}

// ---------- midrise buildings ----------
// Horizontal slabs, glass between them, rooms lit at random; `style` adds balconies or fins.
function midrise(
  A: Sheet,
  pr: Projector,
  {
    x0,
    x1,
    z,
    depth,
    floors,
    fh = 3.7,
    bays,
    style = 'office',
    haze = 0,
    seed,
    crown = true,
  }: {
    x0: number;
    x1: number;
    z: number;
    depth: number;
    floors: number;
    fh?: number;
    bays: number;
    style?: string;
    haze?: number;
    seed: number;
    crown?: boolean;
  },
): string {
  const q = rng(seed),
    h = floors * fh,
    c = (k: string) => hazed(k, haze),
    front = V(x0, x1, 0, h, z),
    sideX = x0 > 0 ? x0 : x1,
    side = S(sideX, z, z + depth, 0, h),
    warmSide = x0 > 0,
    seesSide = x0 > 0 || x1 < 0;
  let s = '';
  if (seesSide)
    s += fill(
      face(pr, side),
      A.lin([
        [0, c(warmSide ? '#F0BF98' : '#4A5F7C')],
        [1, c(warmSide ? '#C9937F' : '#3A4E6C')],
      ]),
    );
  s += fill(
    face(pr, front),
    A.lin([
      [0, c(style === 'home' ? '#A99AA6' : '#6C86A0')],
      [1, c(style === 'home' ? '#8A7E94' : '#4A6480')],
    ]),
  );
  const glass = (quad: Quad, nu: number, warm: boolean) => {
    let lit = '',
      lit2 = '',
      dim = '',
      blinds = '',
      shades = '',
      bars = '';
    for (let j = 0; j < floors; j++) {
      const busy = q.range(0.2, 0.75);
      for (let i = 0; i < nu; i++) {
        const m = style === 'home' ? 0.2 : 0.07,
          d = face(
            pr,
            subQuad(quad, (i + m) / nu, (j + 0.18) / floors, (i + 1 - m) / nu, (j + 0.84) / floors),
          ),
          k = q();
        if (k < busy * 0.6) lit += d;
        else if (k < busy * 0.78) lit2 += d;
        else dim += d;
        // some blinds half drawn, a mullion down the middle
        if (q() < 0.34) {
          const drop = face(
            pr,
            subQuad(
              quad,
              (i + m) / nu,
              (j + 0.84 - 0.66 * q.range(0.25, 0.7)) / floors,
              (i + 1 - m) / nu,
              (j + 0.84) / floors,
            ),
          );
          if (k < busy * 0.78) blinds += drop;
          else shades += drop;
        }
        bars += beamD(
          pr,
          onQuad(quad, (i + 0.5) / nu, (j + 0.18) / floors),
          onQuad(quad, (i + 0.5) / nu, (j + 0.84) / floors),
          0.13,
        );
      }
    }
    s +=
      fill(dim, c(warm ? '#8A6E7C' : '#2C4866'), { opacity: warm ? 0.75 : 0.9 }) +
      fill(lit, c(LIT)) +
      fill(lit2, c(LIT2)) +
      fill(blinds, c('#F0C596'), { opacity: 0.75 }) +
      fill(shades, c('#7E93AC'), { opacity: 0.6 }) +
      fill(bars, c(warm ? '#B98A7A' : '#5E7490'), { opacity: 0.8 });
  };
  if (seesSide) glass(side, Math.max(3, Math.round(((bays * depth) / (x1 - x0)) * 0.8)), warmSide);
  glass(front, bays, false);
  // reflected sky in the upper panes
  s += fill(face(pr, subQuad(front, 0.02, 0.55, 0.35, 1)), '#CFE0E6', { opacity: 0.08 });
  // slab edges
  let slabs = '',
    edge = '';
  for (let j = 1; j <= floors; j++) {
    slabs += beamD(pr, [x0, j * fh, z], [x1, j * fh, z], 0.5);
    if (seesSide) edge += beamD(pr, [sideX, j * fh, z], [sideX, j * fh, z + depth], 0.42);
  }
  s += fill(slabs, c('#C9BEC0')) + fill(edge, c(warmSide ? '#FFE0B8' : '#7A8298'));
  if (style === 'office') {
    let fins = '';
    for (let i = 0; i <= bays; i++)
      fins += beamD(pr, onQuad(front, i / bays, 0), onQuad(front, i / bays, 1), 0.28);
    s += fill(fins, c('#8FA0B0'), { opacity: 0.8 });
  }
  if (style === 'home')
    for (let i = 0; i < bays; i += 2)
      for (let j = 1; j < floors; j++) {
        const a = x0 + ((x1 - x0) * (i + 0.08)) / bays,
          b = x0 + ((x1 - x0) * (i + 0.92)) / bays,
          y = j * fh;
        s +=
          fill(face(pr, V(a, b, y - 0.25, y, z - 1.3)), c('#E9DAD0')) +
          fill(face(pr, V(a, b, y, y + 1, z - 1.3)), c('#8FB0BC'), { opacity: 0.5 }) +
          fill(beamD(pr, [a, y + 1, z - 1.3], [b, y + 1, z - 1.3], 0.09), c('#F3E6DA'));
      }
  if (seesSide) s += fill(beamD(pr, [sideX, 0, z], [sideX, h, z], 0.3), c('#FFE3BC'));
  if (crown) {
    // roof terrace: parapet hedge, slim canopy on posts with a glowing soffit
    const a = x0 + (x1 - x0) * 0.2,
      b = x1 - (x1 - x0) * 0.28;
    let posts = '',
      hedge = '';
    for (let i = 0; i <= 6; i++)
      posts += beamD(pr, [a + ((b - a) * i) / 6, h, z + 2], [a + ((b - a) * i) / 6, h + 3, z + 2], 0.2);
    s +=
      fill(posts, c('#6A7890')) +
      fill(face(pr, U(a - 1.6, b + 1.6, z - 0.4, z + 3.4, h + 3)), c('#E9B983')) +
      fill(face(pr, V(a - 1.6, b + 1.6, h + 3, h + 3.45, z - 0.4)), c('#D3C6C6')) +
      fill(beamD(pr, [a - 1.6, h + 3.45, z - 0.4], [b + 1.6, h + 3.45, z - 0.4], 0.14), c('#FFE3BC'));
    for (let x = x0 + 0.5; x < x1 - 0.3; x += 0.55) {
      const p = pr([x, h + 0.85, z + 0.3]),
        k = pr.f / p[2];
      hedge += smooth(
        [...Array(6)].map((_, i) => {
          const t = (i / 6) * Math.PI * 2,
            R = q.range(0.35, 0.75) * k;
          return [p[0] + Math.cos(t) * R, p[1] + Math.sin(t) * R * 0.7];
        }),
        true,
        0.9,
      );
    }
    s +=
      fill(hedge, c('#3A5E64')) +
      fill(face(pr, V(x0, x1, h - 0.1, h + 0.7, z)), c('#B5A9B0')) +
      fill(beamD(pr, [x0, h + 0.7, z], [x1, h + 0.7, z], 0.12), c('#FFE3BC'));
  }
  // lobby
  s += fill(
    face(pr, V(x0 + 0.6, x1 - 0.6, 0.2, fh - 0.5, z - 0.05)),
    A.lin([
      [0, c('#FFE6AE')],
      [1, c('#EFAF66')],
    ]),
  );
  let cols = '';
  for (let i = 0; i <= bays; i++)
    cols += beamD(
      pr,
      [x0 + ((x1 - x0) * i) / bays, 0, z - 0.1],
      [x0 + ((x1 - x0) * i) / bays, fh - 0.3, z - 0.1],
      0.42,
    );
  return s + fill(cols, c('#B9AEB4'));
}
// Palm on the far bank; simple enough to be drawn upside down for the reflection.
function shorePalm(pr: Projector, x: number, h: number): string {
  const q = rng(Math.round(x * 10)),
    [px, py, d] = pr([x, 0, 61]),
    k = pr.f / d,
    p = palm(q, px, py, h * k, { size: 1.05, droop: 1.05, leaf: 18, lean: q.range(-0.03, 0.03) }),
    svg =
      fill(p.back, '#2F5A62') +
      fill(p.trunk, '#B08A80') +
      fill(p.front, '#23484F') +
      g(fill(p.front, '#C9A27C'), { transform: 'translate(-.8 -.7)', opacity: 0.35 });
  return pr === cam ? svg : `<g transform="translate(0 ${n(2 * py)}) scale(1 -1)">${svg}</g>`;
}
function campus(A: Sheet, pr: Projector): string {
  let s = '';
  const q = rng(5);
  s += midrise(A, pr, {
    x0: -46,
    x1: -20,
    z: 132,
    depth: 20,
    floors: 9,
    bays: 9,
    style: 'office',
    haze: 0.55,
    seed: 3,
  });
  s += midrise(A, pr, {
    x0: 14,
    x1: 40,
    z: 140,
    depth: 20,
    floors: 8,
    bays: 9,
    style: 'home',
    haze: 0.55,
    seed: 14,
  });
  s += midrise(A, pr, {
    x0: -15,
    x1: 9,
    z: 92,
    depth: 18,
    floors: 7,
    bays: 9,
    style: 'home',
    haze: 0.3,
    seed: 21,
  });
  s += midrise(A, pr, {
    x0: 39,
    x1: 66,
    z: 74,
    depth: 20,
    floors: 6,
    bays: 9,
    style: 'home',
    haze: 0.16,
    seed: 34,
  });
  s += midrise(A, pr, {
    x0: 19,
    x1: 37,
    z: 70,
    depth: 24,
    floors: 9,
    bays: 9,
    style: 'office',
    haze: 0.12,
    seed: 8,
  });
  // stone stair core and the lower terraced wing that steps down to the water
  s +=
    fill(face(pr, V(18, 20.6, 0, 36, 69.6)), A.lin('0 #C9AEA4, 1 #A08A94')) +
    fill(face(pr, S(18, 69.6, 76, 0, 36)), '#F6CBA0');
  let slots = '';
  for (let y = 3; y < 34; y += 3.7) slots += face(pr, V(18.9, 19.7, y, y + 2.2, 69.55));
  s += fill(slots, LIT);
  s += midrise(A, pr, {
    x0: 10,
    x1: 24,
    z: 64,
    depth: 18,
    floors: 5,
    bays: 7,
    style: 'home',
    haze: 0.06,
    seed: 47,
  });
  // far garden edge: seawall, hedges, shade trees, lamps
  s += fill(face(pr, V(-60, 110, 0, 0.9, 62)), hazed('#4E6E66', 0.12));
  for (let x = -12; x < 58; x += q.range(2.2, 4.6)) {
    const p = pr([x, q.range(1, 2.2), 61.5]),
      k = pr.f / p[2];
    s += foliageSvg(
      foliage(q, p[0], p[1], q.range(1, 2.2) * k, q.range(0.8, 1.6) * k, {
        count: 110,
        leaf: 2.3,
        light: [-0.8, pr === cam ? -0.5 : 0.5],
      }),
      ['#23484C', '#356257', '#5E8460', '#C9AE78'],
    );
  }
  s +=
    fill(face(pr, V(-60, 110, WATER, 0.1, 60)), hazed('#7A6A78', 0.1)) +
    fill(beamD(pr, [-60, 0.12, 60], [110, 0.12, 60], 0.2), '#F3D3AE');
  for (const [x, h] of tuples(2, '4.6,8.4 7.4,6.8 36.4,9 39,7.2 27,6.4')) s += shorePalm(pr, x, h);
  for (let x = -9; x < 56; x += 5.2) {
    const p = pr([x, 3.4, 60.4]);
    s += fill(beamD(pr, [x, 0, 60.4], [x, 3.3, 60.4], 0.12), '#33435A') + circ(p[0], p[1], 2, '#FFF0C8');
  }
  return s;
}

// ---------- lake ----------
const EDGE = 1.5;
// promenade coping, x
function lake(A: Sheet, r: Rng): string {
  const y0 = cam([0, WATER, 60])[1],
    bank = cam([EDGE, WATER, 60]),
    near = cam([EDGE, WATER, 1.6]);
  const shape = dpoly([
      [cam([-14, WATER, 60])[0], y0],
      [W + 10, y0],
      [W + 10, H + 10],
      [near[0], near[1]],
      [bank[0], bank[1]],
    ]),
    clip = A.clip(shape);
  A.add(
    fill(
      shape,
      A.lin('0 #F3C7A0, 0.1 #C9B2B4, 0.3 #7E9CB4, 0.6 #36688C, 1 #153A5C', 0, y0, 0, H, 'userSpaceOnUse'),
    ),
  );
  const fade = A.mask(rect(0, y0, W, H - y0, A.lin('0 #ffffff, 0.5 #bbbbbb, 1 #555555')));
  A.add(
    g(
      g(g(campus(A, mirror), { filter: A.ripple(0.01, 0.09, 20, 6, 0.4, '0.7 2') }), {
        mask: fade,
        opacity: 0.72,
      }),
      { 'clip-path': clip },
    ),
  );
  A.add(
    g(
      fill(
        glints(r, bank[0], W + 40, y0 + 4, H, 180, { minL: 22, maxL: 110, th: 1.2, persp: 1.2 }),
        '#1C4468',
        { opacity: 0.4 },
      ) +
        fill(
          glints(r, bank[0], W + 40, y0 + 2, H, 150, { minL: 14, maxL: 90, th: 1, persp: 1.2 }),
          '#F6D3B4',
          { opacity: 0.45 },
        ),
      { 'clip-path': clip },
    ),
  );
  return clip;
}
// Fountain: one tall plume, a crown of arcs, glow at the basin line, rings spreading.
function fountain(A: Sheet, clip: string) {
  const X = 11.4,
    Z = 33,
    [x, y, d] = cam([X, WATER, Z]),
    k = cam.f / d,
    q = rng(77);
  let rings = '',
    arcs = '',
    plume = '',
    drops = '';
  for (let i = 1; i < 9; i++)
    rings += lens(x + q.range(-6, 6), y + i * 2.6, (60 + i * 34) * q.range(0.85, 1.1), 0.9 + i * 0.12);
  A.add(
    g(glow(A, x, y + 4, 150, '0 #FFE3A8 0.6, 1 #FFE3A8 0', 0.3) + fill(rings, '#FFF1D6', { opacity: 0.55 }), {
      'clip-path': clip,
    }),
  );
  const mist = fill(
    `${smooth(
      [
        [x - 1.2 * k, y],
        [x - 0.9 * k, y - 3.4 * k],
        [x - 0.34 * k, y - 7.2 * k],
        [x, y - 8.7 * k],
        [x + 0.4 * k, y - 7.2 * k],
        [x + 1 * k, y - 3.2 * k],
        [x + 1.3 * k, y],
      ],
      false,
      0.9,
    )}Z`,
    A.lin('0 #FFFDF4 0.85, 0.6 #EAF0EE 0.55, 1 #FFE3B0 0.75'),
    { filter: A.blur(1.6) },
  );
  for (let i = 0; i < 46; i++) {
    const a = q.range(-1, 1),
      top = 8.6 * q.range(0.5, 1) * (1 - 0.35 * Math.abs(a)),
      out = a * (0.5 + 1.5 * q());
    plume += `M${n(x + a * 2)} ${n(y)}Q${n(x + a * 0.2 * k)} ${n(y - top * 1.08 * k)} ${n(x + out * k * 0.62)} ${n(y - top * 0.86 * k)}Q${n(x + out * k)} ${n(y - top * 0.6 * k)} ${n(x + out * 1.25 * k)} ${n(y - top * q.range(0.1, 0.4) * k)}`;
  }
  for (let i = 0; i < 18; i++) {
    const a = -Math.PI + (i / 17) * Math.PI,
      reach = 3.6 * Math.cos(a),
      dz = Math.sin(a) * 0.5;
    arcs += `M${n(x + reach * 0.3 * k)} ${n(y)}Q${n(x + reach * 0.55 * k)} ${n(y - (4.2 + dz) * k)} ${n(x + reach * k)} ${n(y + 2)}`;
  }
  for (let i = 0; i < 160; i++) {
    const a = q.gauss() * 0.75,
      t = q(),
      px = x + a * k * (1.6 - t),
      py = y - t * 8 * k,
      s = q.range(0.4, 1.3);
    drops += `M${n(px - s)} ${n(py)}a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0`;
  }
  A.add(
    g(g(mist + stroke(plume, '#FFFDF2', 1), { transform: `translate(0 ${n(2 * y)}) scale(1 -1)` }), {
      opacity: 0.4,
      filter: A.ripple(0.012, 0.1, 14, 4, 0.4, '0.8 1.8'),
      'clip-path': clip,
    }),
  );
  A.add(
    mist,
    stroke(arcs, '#FFF4E0', 1.3, { opacity: 0.8 }),
    stroke(plume, '#FFFDF4', 0.9, { opacity: 0.62 }),
    fill(drops, '#FFFDF4', { opacity: 0.8 }),
    glow(A, x, y - 2, 70, '0 #FFF0C4 0.85, 1 #FFD994 0', 0.4),
    fill(lens(x, y + 1, 150, 4), '#FFF8E6', { opacity: 0.8 }),
  );
}

// ---------- shops ----------
const WALL = -9.4;
// shop-front plane, x
const SHOPS = [
  { z0: 11, z1: 20, h: 7.6, c: '#C9A596', awn: ['#D9705C', '#FBEBD4'], roof: 'flat' },
  { z0: 20, z1: 29, h: 9.4, c: '#A9685A', awn: ['#2F7078', '#FBEBD4'], roof: 'flat' },
  { z0: 29, z1: 35, h: 12.6, c: '#D9B79C', awn: ['#C98A4A', '#FBEBD4'], roof: 'hip' },
  { z0: 35, z1: 46, h: 8.2, c: '#B59A9C', awn: ['#D9705C', '#FBEBD4'], roof: 'flat' },
  { z0: 46, z1: 58, h: 9.2, c: '#C9A88E', awn: ['#2F7078', '#FBEBD4'], roof: 'flat' },
] as const;

// ---------- promenade ----------
function paving(A: Sheet) {
  let joints = '',
    pools = '';
  A.add(fill(face(cam, U(WALL, EDGE, 1.4, 60, 0)), A.lin('0 #EBC4A2, 0.3 #B99AA0, 1 #5E5674')));
  for (let x = WALL; x < EDGE - 0.5; x += 1.2) joints += beamD(cam, [x, 0, 1.4], [x, 0, 60], 0.03);
  for (let z = 1.6; z < 60; z += 1.2) joints += beamD(cam, [WALL, 0, z], [EDGE, 0, z], 0.03);
  A.add(fill(joints, '#4A4464', { opacity: 0.5 }));
  // light falling out of the shops across the paving
  for (const s of SHOPS)
    pools += fill(
      face(cam, [
        [WALL, 0, s.z0 + 0.5],
        [WALL, 0, s.z1 - 0.5],
        [WALL + 3.6, 0, s.z1 + 0.2],
        [WALL + 3.6, 0, s.z0 - 0.6],
      ]),
      A.lin('0 #FFE0A0 0.75, 1 #FFD28A 0', 0, 0, 1, 0),
    );
  A.add(pools);
  // coping stone and edge face
  A.add(
    fill(face(cam, S(EDGE, 1.4, 60, WATER, 0)), A.lin('0 #6E6480, 1 #3A4464')),
    fill(face(cam, U(EDGE - 0.55, EDGE + 0.06, 1.4, 60, 0.01)), A.lin('0 #FFE3C0, 0.4 #DDBFB0, 1 #9A8A9C')),
  );
  let cuts = '';
  for (let z = 1.6; z < 50; z += 1.6) cuts += beamD(cam, [EDGE - 0.55, 0.01, z], [EDGE, 0.01, z], 0.03);
  A.add(fill(cuts, '#5E5674', { opacity: 0.6 }));
}
// Market umbrella with a table, two chairs and a small lamp.
function umbrella(A: Sheet, x: number, z: number, colors: readonly [string, string]): string {
  const R = 1.75,
    N = 12,
    rim = (i: number): [number, number, number] => [
      x + R * Math.cos((i * 2 * Math.PI) / N),
      2.42,
      z + R * Math.sin((i * 2 * Math.PI) / N),
    ],
    apex = [x, 3.15, z] as const;
  let s = '';
  s += `<ellipse cx="${n(cam([x + 0.4, 0, z])[0])}" cy="${n(cam([x, 0, z])[1])}" rx="${n((1.7 * cam.f) / z)}" ry="${n((0.3 * cam.f) / z)}" fill="#2E2C4C" opacity=".3"/>`;
  // table and chairs
  const chair = (cx: number, dir: number) =>
    fill(face(cam, V(cx - 0.24, cx + 0.24, 0.44, 0.5, z - 0.1)), '#33304C') +
    fill(
      beamD(cam, [cx - 0.22, 0, z - 0.1], [cx - 0.22, 0.46, z - 0.1], 0.05) +
        beamD(cam, [cx + 0.22, 0, z - 0.1], [cx + 0.22, 0.46, z - 0.1], 0.05) +
        beamD(cam, [cx + dir * 0.24, 0.46, z - 0.1], [cx + dir * 0.32, 0.96, z - 0.1], 0.06),
      '#33304C',
    ) +
    fill(
      face(cam, [
        [cx + dir * 0.24, 0.62, z - 0.3],
        [cx + dir * 0.24, 0.62, z + 0.15],
        [cx + dir * 0.32, 0.98, z + 0.15],
        [cx + dir * 0.32, 0.98, z - 0.3],
      ]),
      '#4A4464',
    );
  s +=
    chair(x - 0.82, -1) +
    chair(x + 0.82, 1) +
    fill(beamD(cam, [x, 0, z], [x, 3.1, z], 0.07), '#6A5648') +
    fill(face(cam, U(x - 0.5, x + 0.5, z - 0.45, z + 0.45, 0.76)), '#F3E0C8') +
    fill(face(cam, V(x - 0.5, x + 0.5, 0.7, 0.76, z - 0.45)), '#B99A8C');
  const lamp = cam([x + 0.12, 0.92, z - 0.2]);
  s +=
    circ(lamp[0], lamp[1], Math.max(1.2, (0.06 * cam.f) / z), '#FFF3CC') +
    glow(A, lamp[0], lamp[1], (0.8 * cam.f) / z, '0 #FFE0A0 0.6, 1 #FFE0A0 0');
  // underside, then the near panels and valance
  s += fill(dpoly([...Array(N)].map((_, i) => cam(rim(i)))), mix(colors[0], '#6A4A5A', 0.45));
  for (let i = 0; i < N; i++) {
    const a = rim(i),
      b = rim(i + 1),
      mid = Math.sin(((i + 0.5) * 2 * Math.PI) / N);
    if (mid > 0.2) continue;
    const toSun = -Math.cos(((i + 0.5) * 2 * Math.PI) / N),
      col = mix(nth(colors, i % 2), toSun > 0 ? '#FFE6C0' : '#4A3A62', Math.abs(toSun) * 0.3);
    s +=
      fill(face(cam, [a, b, apex]), col) +
      fill(
        face(cam, [
          [a[0], 2.42, a[2]],
          [b[0], 2.42, b[2]],
          [b[0], 2.2, b[2]],
          [a[0], 2.2, a[2]],
        ]),
        mix(col, '#4A3A5E', 0.2),
      );
  }
  const tip = cam([x, 3.28, z]);
  return s + circ(tip[0], tip[1], Math.max(1, (0.07 * cam.f) / z), '#E9C08A');
}
// Two people at a table, seen as soft silhouettes with a warm edge.
function seated(x: number, z: number, dir: number, c: string): string {
  const [px, py] = cam([x, 0, z]),
    k = cam.f / z,
    P = (p: readonly XY[]) => p.map(([a, b]): XY => [px + dir * a * k, py - b * k]);
  return (
    fill(
      smooth(P(tuples(2, '-0.18,0.48 -0.26,0.8 -0.2,1.12 0,1.2 0.14,1.08 0.14,0.8 0.2,0.56')), true, 0.6),
      c,
    ) +
    fill(
      smooth(P(tuples(2, '-0.2,0.6 0.3,0.62 0.5,0.56 0.5,0.1 0.6,0 0.36,0 0.36,0.44 -0.1,0.42')), true, 0.4),
      mix(c, '#1B2740', 0.4),
    ) +
    fill(
      smooth(P(tuples(2, '0.02,1.08 0.2,0.86 0.48,0.86 0.48,0.78 0.14,0.74')), true, 0.5),
      mix(c, '#FFE0B0', 0.12),
    ) +
    circ(px + dir * 0.02 * k, py - 1.36 * k, 0.14 * k, '#8E5A4C') +
    fill(
      smooth(P(tuples(2, '-0.15,1.3 -0.16,1.48 0.02,1.56 0.16,1.46 0.04,1.42 -0.06,1.3')), true, 0.6),
      '#33243A',
    ) +
    stroke(smooth(P(tuples(2, '-0.24,0.8 -0.2,1.1 -0.04,1.2'))), '#FFD9A4', n(0.03 * k))
  );
}
function royalPalm(A: Sheet, x: number, z: number, h: number, seed: number, tone = 0): string {
  const q = rng(seed),
    [px, py] = cam([x, 0, z]),
    k = cam.f / z,
    p = palm(q, px, py, h * k, { lean: q.range(-0.03, 0.03), size: 0.95, droop: 1.05, leaf: 26 }),
    c = (a: string) => hazed(a, tone);
  // trunk lit from its uplight below and by the afterglow on the left
  return (
    fill(p.back, c('#2F5C60')) +
    fill(
      p.trunk,
      A.lin([
        [0, c('#6E6478')],
        [0.7, c('#9A7C78')],
        [1, c('#F6C98E')],
      ]),
    ) +
    stroke(
      smooth([
        [px - h * k * 0.011, py],
        [px - h * k * 0.01, py - h * k * 0.5],
        [p.top[0] - h * k * 0.005, p.top[1] + h * k * 0.04],
      ]),
      '#FFD9A8',
      n(0.05 * k),
    ) +
    fill(p.front, c('#1E444C')) +
    g(fill(p.front, c('#E3B07E')), {
      transform: `translate(${n(-0.04 * k)} ${n(-0.035 * k)})`,
      opacity: 0.34,
    }) +
    glow(A, px, py - 1, 1.1 * k, '0 #FFE3A0 0.8, 1 #FFE3A0 0', 0.35) +
    // clipped grass square at the foot
    fill(face(cam, U(x - 0.6, x + 0.6, z - 0.6, z + 0.6, 0.02)), c('#2F5C58'))
  );
}
// A couple strolling away along the coping, arm in arm.
function strollers(A: Sheet, x: number, z: number): string {
  const [px, py] = cam([x, 0, z]),
    k = cam.f / z;
  let s = multiply(
    fill(lens(px + 1.05 * k, py + 0.015 * k, 2.7 * k, 0.15 * k), '#8A84A4', { filter: A.blur(0.8) }),
  );
  const figure = (dx: number, h: number, top: string, bottom: string, hair: string, skirt?: string) => {
    const P = (p: readonly XY[]) => p.map(([a, b]): XY => [px + (dx + a) * k, py - b * h * k]);
    // legs mid-stride, skirt or not, jacket, near arm, neck, head with hair, rim of evening light on the left
    return (
      fill(
        smooth(
          P(tuples(2, '-0.13,0.5 -0.12,0.27 -0.13,0.04 -0.17,0 -0.05,0 -0.03,0.06 -0.01,0.28 0.01,0.48')),
          true,
          0.35,
        ),
        bottom,
      ) +
      fill(
        smooth(
          P(tuples(2, '0.01,0.5 0.03,0.28 0.07,0.09 0.06,0.03 0.15,0.03 0.13,0.1 0.13,0.28 0.14,0.5')),
          true,
          0.35,
        ),
        bottom,
      ) +
      (skirt
        ? fill(
            smooth(P(tuples(2, '-0.15,0.56 -0.21,0.31 -0.05,0.29 0.1,0.3 0.22,0.32 0.15,0.56')), true, 0.4),
            skirt,
          )
        : '') +
      fill(
        smooth(
          P(
            tuples(
              2,
              '-0.19,0.79 -0.08,0.845 0.08,0.845 0.19,0.79 0.16,0.62 0.14,0.48 -0.14,0.48 -0.16,0.62',
            ),
          ),
          true,
          0.5,
        ),
        top,
      ) +
      fill(
        smooth(P(tuples(2, '-0.19,0.8 -0.245,0.63 -0.23,0.47 -0.18,0.47 -0.185,0.62 -0.14,0.77')), true, 0.5),
        mix(top, '#FFE0B0', 0.25),
      ) +
      fill(smooth(P(tuples(2, '-0.045,0.83 -0.045,0.9 0.045,0.9 0.045,0.83')), true, 0.4), '#9A6450') +
      fill(
        smooth(
          P(tuples(2, '-0.09,0.93 -0.07,0.985 0.01,1 0.08,0.985 0.095,0.93 0.07,0.885 0,0.87 -0.07,0.885')),
          true,
          0.8,
        ),
        hair,
      ) +
      (skirt ? circ(px + (dx + 0.02) * k, py - 1 * h * k, 0.055 * k, hair) : '') +
      stroke(smooth(P(tuples(2, '-0.18,0.8 -0.225,0.66 -0.225,0.5'))), '#FFDCA8', n(0.03 * k)) +
      stroke(smooth(P(tuples(2, '-0.085,0.975 -0.092,0.93 -0.07,0.89'))), '#FFDCA8', n(0.025 * k))
    );
  };
  s +=
    figure(-0.26, 1.66, '#D9705C', '#33304C', '#3A2430', '#C9604E') +
    figure(0.24, 1.8, '#2C4A68', '#C9AE94', '#2A2436');
  return s;
}
// Festoon lights swung between two points.
function festoon(A: Sheet, a: Pt3, b: Pt3, sag: number, count: number): string {
  const P = (t: number) =>
    cam([
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t),
      a[2] + (b[2] - a[2]) * t,
    ]);
  let d = '',
    bulbs = '';
  const line = [...Array(17)].map((_, i) => P(i / 16));
  d = smooth(line);
  for (let i = 1; i < count; i++) {
    const p = P(i / count),
      k = cam.f / p[2];
    bulbs +=
      circ(p[0], p[1] + 0.09 * k, Math.max(0.9, 0.075 * k), '#FFF3CC') +
      glow(A, p[0], p[1] + 0.09 * k, Math.max(3, 0.42 * k), '0 #FFE0A0 0.5, 1 #FFE0A0 0');
  }
  return stroke(d, '#2C2C48', 0.8) + bulbs;
}
// Stone planter with clipped shrub and flowers.
function planter(A: Sheet, x: number, z: number, seed: number): string {
  const q = rng(seed),
    k = cam.f / z,
    p = cam([x, 0.95, z]);
  return (
    fill(face(cam, S(x + 0.6, z - 0.6, z + 0.6, 0, 0.62)), '#5E5674') +
    fill(face(cam, V(x - 0.6, x + 0.6, 0, 0.62, z - 0.6)), A.lin('0 #C9A99E, 1 #8A7688')) +
    fill(face(cam, V(x - 0.66, x + 0.66, 0.56, 0.68, z - 0.62)), '#F0D6BC') +
    foliageSvg(
      foliage(q, p[0], p[1], 0.68 * k, 0.38 * k, { count: 120, leaf: 0.085 * k, light: [-0.7, -0.7] }),
      ['#1B3F47', '#2F5F55', '#5A8560', '#B9AE74'],
    ) +
    foliageSvg(
      foliage(q, p[0], p[1] + 0.1 * k, 0.6 * k, 0.2 * k, { count: 26, leaf: 0.06 * k, light: [-0.6, -0.8] }),
      ['#8E4A62', '#C9606E', '#E98A80', '#FBC4B0'],
    )
  );
}

// Fronds of a palm standing just out of frame, top right.
function overhang(A: Sheet) {
  const p = palm(rng(8), 842, 640, 588, { lean: -0.05, size: 0.9, droop: 1.15, leaf: 30 });
  A.add(
    fill(p.back, '#1B4250'),
    fill(p.front, '#112C40'),
    g(fill(p.back, '#C98F74'), { transform: 'translate(-1.4 .6)', opacity: 0.16 }),
  );
}
// Near bed, bottom left: dark grasses and agapanthus heads in a low stone kerb, framing the empty paving.
function foregroundBed(A: Sheet) {
  const q = rng(90);
  let dark = '',
    mid = '',
    stems = '',
    heads = ['', ''];
  A.add(
    fill(dpoly(tuples(2, '-10,566 132,566 176,612 -10,612')), '#2E2C4C'),
    fill(dpoly(tuples(2, '-10,558 132,558 140,567 -10,567')), '#E9CDB4'),
    fill(dpoly(tuples(2, '132,558 140,567 192,620 176,620')), '#8A7688'),
  );
  for (let i = 0; i < 150; i++) {
    const x = q.range(-14, 150),
      y = q.range(562, 612),
      h = q.range(34, 78) * (1 - x / 330),
      d = blade(x, y, h, q.range(-0.5, 0.6) * h, q.range(0.9, 1.7));
    if (q() < 0.66) dark += d;
    else mid += d;
  }
  for (let i = 0; i < 9; i++) {
    const x = q.range(4, 128),
      h = q.range(84, 126) * (1 - x / 420),
      tx = x + q.range(-10, 16),
      ty = 574 - h;
    stems += `M${n(x)} 580Q${n(x)} ${n(580 - h * 0.6)} ${n(tx)} ${n(ty)}`;
    for (let k = 0; k < 26; k++) {
      const a = q() * Math.PI * 2,
        R = 10 * Math.sqrt(q());
      append(
        heads,
        Math.sin(a) * R < -1 && Math.cos(a) < 0.4 ? 1 : 0,
        lens(tx + Math.cos(a) * R, ty + Math.sin(a) * R * 0.8, 4.6, 1.7),
      );
    }
  }
  A.add(
    stroke(stems, '#1E3A48', 1.6),
    fill(nth(heads, 0), '#6A6AA0'),
    fill(nth(heads, 1), '#B9B4DC'),
    fill(dark, '#14283E'),
    fill(mid, '#2C5258'),
  );
}
// promenade furniture, far to near
const CREAM = ['#F6E3C8', '#E9CDB0'] as const;
const TEAL = ['#2F7078', '#3F868A'] as const;
const CORAL = ['#D9705C', '#E58A72'] as const;

export function draw(): Sheet {
  const A = new Sheet(W, H);
  const r = rng(52);
  function shop({
    z0,
    z1,
    h,
    c,
    awn,
    roof,
  }: {
    z0: number;
    z1: number;
    h: number;
    c: string;
    awn: readonly [string, string];
    roof: string;
  }): string {
    const q = rng(Math.round(z0 * 3)),
      hz = Math.min(0.35, z0 / 150),
      k = (a: string) => hazed(a, hz),
      wall = S(WALL, z0, z1, 0, h),
      bays = Math.max(2, Math.round((z1 - z0) / 3));
    let s = '';
    s += fill(
      face(cam, wall),
      A.lin([
        [0, k(mix(c, '#5A5A7C', 0.42))],
        [0.6, k(mix(c, '#7A6478', 0.3))],
        [1, k(mix(c, '#F0B070', 0.35))],
      ]),
    );
    // end wall facing the viewer where it stands taller than its neighbor
    s += fill(face(cam, V(WALL - 14, WALL, 0, h, z0)), k(mix(c, '#44486C', 0.62)));
    // upper windows with lit rooms and sills
    for (let i = 0; i < bays; i++) {
      const a = z0 + ((z1 - z0) * (i + 0.24)) / bays,
        b = z0 + ((z1 - z0) * (i + 0.76)) / bays;
      for (let y = 4.6; y + 2 < h - 0.8; y += 3.2) {
        const on = q() < 0.62;
        s +=
          fill(face(cam, S(WALL + 0.02, a - 0.12, b + 0.12, y - 0.15, y + 2.15)), k('#E3CDBE')) +
          fill(
            face(cam, S(WALL + 0.04, a, b, y, y + 2)),
            on
              ? A.lin([
                  [0, LIT2],
                  [1, '#F3B768'],
                ])
              : k('#3A5272'),
          ) +
          fill(
            beamD(cam, [WALL + 0.05, y, (a + b) / 2], [WALL + 0.05, y + 2, (a + b) / 2], 0.08) +
              beamD(cam, [WALL + 0.05, y + 1, a], [WALL + 0.05, y + 1, b], 0.08),
            k('#E3CDBE'),
          );
      }
    }
    // shopfront glass, glowing, with display shapes
    for (let i = 0; i < bays; i++) {
      const a = z0 + ((z1 - z0) * (i + 0.1)) / bays,
        b = z0 + ((z1 - z0) * (i + 0.9)) / bays,
        quad = S(WALL + 0.04, a, b, 0.3, 3.2);
      s += fill(face(cam, quad), A.lin('0 #FFF0C4, 0.6 #FBCB80, 1 #D98F54'));
      for (const u of [0.2, 0.5, 0.8])
        s += fill(
          face(cam, subQuad(quad, u - 0.05, 0.02, u + 0.05, q.range(0.22, 0.42))),
          mix('#C9824F', '#8A5A56', q()),
          { opacity: 0.5 },
        );
      let m = '';
      for (const u of [0, 0.5, 1]) m += beamD(cam, onQuad(quad, u, 0), onQuad(quad, u, 1), 0.08);
      s += fill(m + beamD(cam, onQuad(quad, 0, 0.76), onQuad(quad, 1, 0.76), 0.08), '#3A3A50');
      // striped awning
      const N = 7;
      for (let t = 0; t < N; t++) {
        const za = a + ((b - a) * t) / N,
          zb = a + ((b - a) * (t + 1)) / N,
          col = k(nth(awn, t % 2));
        s +=
          fill(
            face(cam, [
              [WALL, 3.9, za],
              [WALL, 3.9, zb],
              [WALL + 1.5, 3, zb],
              [WALL + 1.5, 3, za],
            ]),
            col,
          ) +
          fill(
            face(cam, [
              [WALL + 1.5, 3, za],
              [WALL + 1.5, 3, zb],
              [WALL + 1.5, 2.68, zb],
              [WALL + 1.5, 2.68, za],
            ]),
            mix(col, '#4A3A5E', 0.22),
          );
      }
    }
    // cornice and roof
    s +=
      fill(face(cam, S(WALL + 0.25, z0, z1, h - 0.5, h + 0.15)), k('#E9D3C0')) +
      fill(face(cam, U(WALL - 0.1, WALL + 0.25, z0, z1, h - 0.5)), k('#6A5A70')) +
      fill(beamD(cam, [WALL + 0.25, h + 0.15, z0], [WALL + 0.25, h + 0.15, z1], 0.09), '#FFE6C0');
    if (roof === 'hip') {
      const m = (z0 + z1) / 2,
        top = h + 3.4;
      s +=
        fill(face(cam, V(WALL - 7, WALL + 0.7, h - 0.45, h + 0.14, z0 - 0.6)), '#8A6268') +
        fill(
          face(cam, [
            [WALL + 0.7, h + 0.1, z0 - 0.6],
            [WALL + 0.7, h + 0.1, z1 + 0.6],
            [WALL - 3.2, top, m],
          ]),
          A.lin('0 #B2654E, 1 #7A4450'),
        ) +
        fill(
          face(cam, [
            [WALL - 7, h + 0.1, z0 - 0.6],
            [WALL + 0.7, h + 0.1, z0 - 0.6],
            [WALL - 3.2, top, m],
          ]),
          '#D98A62',
        ) +
        fill(beamD(cam, [WALL + 0.7, h + 0.1, z0 - 0.6], [WALL - 3.2, top, m], 0.14), '#FFD9A4') +
        fill(beamD(cam, [WALL - 3.2, top, m], [WALL - 3.2, top + 1.6, m], 0.12), '#4A4660');
    }
    return s;
  }

  sky(A);
  A.add(campus(A, cam));
  const lakeClip = lake(A, r);
  fountain(A, lakeClip);
  paving(A);
  A.add([...SHOPS].reverse().map(shop).join(''));
  A.add(
    royalPalm(A, 0.3, 48, 9, 1, 0.3),
    umbrella(A, -4.6, 38, TEAL),
    umbrella(A, -4.6, 31, CREAM),
    planter(A, -1.2, 34, 4),
    umbrella(A, -4.4, 25, CORAL),
    planter(A, -1.2, 26, 6),
  );
  A.add(
    umbrella(A, -4.2, 19.5, CREAM),
    seated(-5.15, 19.3, 1, '#C9605A'),
    royalPalm(A, 0.3, 19, 9.2, 15, 0.04),
  );
  A.add(seated(-4.75, 14.1, 1, '#2F5F78'), umbrella(A, -3.8, 14.2, TEAL), seated(-2.85, 14, -1, '#E3C9A4'));
  A.add(
    festoon(A, [0.3, 5.4, 19], [WALL + 0.3, 5.8, 16], 1.2, 18),
    festoon(A, [0.3, 5.4, 19], [WALL + 0.3, 5.8, 29], 1.1, 16),
  );
  A.add(strollers(A, -0.75, 11.6), umbrella(A, -3.4, 8.6, CORAL));
  foregroundBed(A);
  overhang(A);
  A.add(screen(glow(A, 60, HZ - 20, 360, '0 #FFC98A 0.35, 1 #FFC98A 0', 0.7)));
  A.add(rect(0, 0, W, H, A.rad('0 #0B1A2C 0, 0.72 #0B1A2C 0, 1 #0B1A2C 0.34', 400, 310, 540)));

  return A;
}
