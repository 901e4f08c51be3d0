/**
 * Night in a glass penthouse on the Southbank: river, blue Main Street Bridge and the downtown skyline.
 */
import { mix } from '../kit/colour.ts';
import { columns, flat, front, leftSide, quad, rows, wall } from '../kit/faces.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { dpoly, n, type Pt3, type Quad, smooth, type XY, xy } from '../kit/path.ts';
import { beamD, camera, face, onQuad, type Projector, subQuad } from '../kit/projector.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { glints } from '../kit/water.ts';

const W = 800;
const H = 600;
const HORIZON = 250;
const FOCAL = 600;
const AXIS = 430;
// one lens, two worlds: the city from 52 m up, and the room around the viewer
const CITY_EYE = 52;
const city = camera({
  eye: [100, CITY_EYE, -210],
  yaw: (42 * Math.PI) / 180,
  f: FOCAL,
  cx: AXIS,
  cy: HORIZON,
});
const mirrored = (q: Pt3) => city([q[0], -q[1], q[2]]);
mirrored.f = FOCAL;
const room = camera({ eye: [0, 1.5, 0], f: FOCAL, cx: AXIS, cy: HORIZON });

const C = {
  east: '#0F2543',
  south: '#20406A',
  haze: '#5A4A74',
  lit: '#FFD58A',
  litPale: '#FFE9B4',
  steel: '#2E78BE',
  steelLt: '#63B0EE',
  steelDk: '#174A82',
  night: '#0B1A2C',
  brass: '#D9A752',
  walnut: '#5A3A34',
  plum: '#3A2C48',
};
const hazed = (c: string, t: number) => mix(c, C.haze, t);

// ---------- skyline ----------
// window grid on a tower face; `share` of the panes are lit, with whole floors brighter now and then
function windowGrid(pr: Projector, q: Quad, nu: number, nv: number, share: number, r: Rng) {
  let lit = '',
    dim = '';
  for (let j = 0; j < nv; j++) {
    const rowShare = share * (r() < 0.12 ? 2.1 : r.range(0.45, 1.2));
    for (let i = 0; i < nu; i++) {
      const f = face(pr, subQuad(q, (i + 0.24) / nu, (j + 0.28) / nv, (i + 0.76) / nu, (j + 0.74) / nv));
      if (r() < rowShare) lit += f;
      else dim += f;
    }
  }
  return { lit, dim };
}
function flaredTower(pr: Projector): string {
  // Wells Fargo Center: base flares out like a skirt
  const x = 570,
    z = 96,
    w = 50,
    r = rng(21),
    levels = tuples(2, '0,14 10,5.5 22,2.2 36,0.7 52,0 163,0');
  let s = '';
  for (let k = 0; k < 5; k++) {
    const [y0, o0] = nth(levels, k),
      [y1, o1] = nth(levels, k + 1);
    const E = [
        [x - o0, y0, z - o0],
        [x + w + o0, y0, z - o0],
        [x + w + o1, y1, z - o1],
        [x - o1, y1, z - o1],
      ] as const,
      S = [
        [x - o0, y0, z + w + o0],
        [x - o0, y0, z - o0],
        [x - o1, y1, z - o1],
        [x - o1, y1, z + w + o1],
      ] as const;
    s += wall(pr, S, '#2A4C7A') + wall(pr, E, '#13294A');
    const nv = Math.max(2, Math.round((y1 - y0) / 4.1)),
      a = windowGrid(pr, E, 13, nv, 0.38, r),
      b = windowGrid(pr, S, 13, nv, 0.3, r);
    s += fill(a.dim + b.dim, '#0C1E36', { opacity: 0.55 }) + fill(a.lit, C.lit) + fill(b.lit, C.litPale);
  }
  return (
    s +
    wall(
      pr,
      [
        [x, 155, z],
        [x + w, 155, z],
        [x + w, 163, z],
        [x, 163, z],
      ],
      '#0F2440',
    ) +
    wall(
      pr,
      [
        [x, 155, z + w],
        [x, 155, z],
        [x, 163, z],
        [x, 163, z + w],
      ],
      '#4A78AA',
    )
  );
}
const quay = () => wall(city, flat(528, 1200, 3.2, -300, 1600), '#13284A');
function northBank(pr: Projector): string {
  const q = rng(31);
  let s = wall(pr, quad('528,0,1600 528,0,-300 528,3.2,-300 528,3.2,1600'), '#0C1E36'),
    trees = '',
    lamps = '';
  for (let z = -200; z < 1300; z += 9) {
    const p = pr([534, 5, z]),
      k = FOCAL / p[2],
      w = q.range(4, 7) * k;
    trees += `M${n(p[0] - w)} ${n(p[1])}a${n(w)} ${n(w * 0.75)} 0 1 0 ${n(2 * w)} 0a${n(w)} ${n(w * 0.75)} 0 1 0 ${n(-2 * w)} 0Z`;
  }
  for (const [x, y, step] of tuples(3, '538,8,26 527,7.5,20'))
    for (let z = -200; z < 1300; z += step) {
      const p = pr([x, y, z]);
      lamps += circ(p[0], p[1], Math.max(0.8, (FOCAL / p[2]) * 0.9), '#FFE2A6');
    }
  return s + fill(trees, '#10284A') + lamps;
}
const farBank = (pr: Projector) => {
  // wooded west shore and the violet neon of the Acosta bridge
  let s = '';
  if (pr === city) {
    const q = rng(9);
    let d = `M0 ${n(HORIZON + 10)}`;
    for (let x = 0; x <= W; x += 5)
      d += `L${x} ${n(HORIZON - 3 - 4 * Math.abs(Math.sin(x * 0.013)) - q() * 2.4)}`;
    s += fill(`${d}L${W} ${HORIZON + 10}Z`, '#2A2E54');
  }
  const deck = (x: number) => 9 + 16 * Math.max(0, 1 - ((x - 250) / 330) ** 2),
    Z = 330;
  const top: Pt3[] = [],
    low: Pt3[] = [];
  for (let x = -160; x <= 540; x += 10) {
    top.push(pr([x, deck(x) + 1.4, Z]));
    const phase = ((((x + 160) % 155) + 155) % 155) / 155;
    low.unshift(pr([x, deck(x) - 1.6 - 3.2 * (Math.abs(phase - 0.5) * 2) ** 2, Z]));
  }
  s +=
    fill(dpoly(top.concat(low)), '#2C2C54') +
    stroke(smooth(low), '#8C6AD8', 1.1, { opacity: 0.9 }) +
    stroke(smooth(top), '#C9B8F0', 0.6, { opacity: 0.7 });
  for (const x of [-60, 95, 250, 405])
    s += wall(
      pr,
      [
        [x - 3, 0, Z],
        [x + 3, 0, Z],
        [x + 6, deck(x) - 4, Z],
        [x - 6, deck(x) - 4, Z],
      ],
      '#1C2448',
    );
  return s;
};

// ---------- Main Street Bridge: two lift towers, three truss spans ----------
function bridge(pr: Projector): string {
  const Y = 11.5,
    TOP = 66,
    T1 = [148, 160] as const,
    T2 = [262, 274] as const,
    Z = [0, 13] as const;
  const spans = [
    [T2[1], 372, 8, (t: number) => 7 + 15 * (1 - t) ** 1.7],
    [T1[1], T2[0], 10, (t: number) => 9.5 + 6 * Math.sin(Math.PI * t)],
    [50, T1[0], 8, (t: number) => 7 + 15 * t ** 1.7],
  ] as const;
  const truss = ([x0, x1, k, f]: readonly [number, number, number, (t: number) => number], z: number) => {
    let chord = '',
      web = beamD(pr, [x0, Y, z], [x0, Y + f(0), z], 0.8),
      light = '';
    for (let i = 0; i < k; i++) {
      const a = x0 + ((x1 - x0) * i) / k,
        b = x0 + ((x1 - x0) * (i + 1)) / k,
        ya = Y + f(i / k),
        yb = Y + f((i + 1) / k);
      chord += beamD(pr, [a, ya, z], [b, yb, z], 1.15) + beamD(pr, [a, Y + 0.4, z], [b, Y + 0.4, z], 0.9);
      light += beamD(pr, [a, ya + 0.45, z], [b, yb + 0.45, z], 0.3);
      web +=
        beamD(pr, [b, Y, z], [b, yb, z], 0.65) +
        (i < k / 2 ? beamD(pr, [a, ya, z], [b, Y, z], 0.6) : beamD(pr, [a, Y, z], [b, yb, z], 0.6));
    }
    return { chord, web, light };
  };
  const towerLegs = ([a, b]: XY, z: number) => {
    let legs = beamD(pr, [a, 2, z], [a, TOP, z], 1.7) + beamD(pr, [b, 2, z], [b, TOP, z], 1.7),
      lace = '';
    for (let i = 0; i < 7; i++) {
      const y0 = Y - 1 + ((TOP - Y) * i) / 7,
        y1 = Y - 1 + ((TOP - Y) * (i + 1)) / 7;
      lace +=
        beamD(pr, [a, y0, z], [b, y1, z], 0.55) +
        beamD(pr, [b, y0, z], [a, y1, z], 0.55) +
        beamD(pr, [a, y1, z], [b, y1, z], 0.75);
    }
    return { legs, lace };
  };
  let s = '';
  const pierBox = (x0: number, x1: number, y: number, z0: number, z1: number) =>
    wall(
      pr,
      [
        [x0, 0, z1],
        [x0, 0, z0],
        [x0, y, z0],
        [x0, y, z1],
      ],
      '#5A5A78',
    ) +
    wall(
      pr,
      [
        [x0, 0, z0],
        [x1, 0, z0],
        [x1, y, z0],
        [x0, y, z0],
      ],
      '#35395A',
    ) +
    (pr === city ? wall(pr, flat(x0, x1, y, z0, z1), '#6A6C8C') : '');
  for (const x of [50, 372, 410, 448, 486, 524, -30, 10]) s += pierBox(x - 2, x + 2, Y - 2.2, -1, 14);
  s += pierBox(T2[0] - 3, T2[1] + 3, 6, -4, 17) + pierBox(T1[0] - 3, T1[1] + 3, 6, -4, 17);
  for (const sp of spans) {
    const t = truss(sp, Z[1]);
    s += fill(t.web + t.chord, C.steelDk);
  }
  for (const T of [T2, T1]) {
    const t = towerLegs(T, Z[1]);
    s += fill(t.lace + t.legs, C.steelDk);
  }
  // road deck with head- and tail-lights
  s +=
    wall(pr, flat(-120, 660, Y, Z[0] - 1.6, Z[1]), '#1B2C4E') +
    wall(
      pr,
      [
        [-120, Y + 0.2, -1.6],
        [660, Y + 0.2, -1.6],
        [660, Y - 2.2, -1.6],
        [-120, Y - 2.2, -1.6],
      ],
      '#1B4B7B',
    );
  s +=
    fill(beamD(pr, [-120, Y + 0.8, 3], [650, Y + 0.8, 3], 0.7), '#FFE2A0', { opacity: 0.9 }) +
    fill(beamD(pr, [-120, Y + 0.8, 9], [650, Y + 0.8, 9], 0.6), '#F0745A', { opacity: 0.9 }) +
    fill(beamD(pr, [-120, Y + 0.3, -1.6], [660, Y + 0.3, -1.6], 0.5), C.steelLt);
  for (const [a, b] of [T2, T1]) {
    s +=
      wall(
        pr,
        [
          [a + 1, TOP - 17, Z[1] - 1.5],
          [a + 1, TOP - 17, 1.5],
          [a + 1, TOP - 4, 1.5],
          [a + 1, TOP - 4, Z[1] - 1.5],
        ],
        '#2A5E96',
      ) +
      wall(
        pr,
        [
          [a + 1, TOP - 17, 1.5],
          [b - 1, TOP - 17, 1.5],
          [b - 1, TOP - 4, 1.5],
          [a + 1, TOP - 4, 1.5],
        ],
        '#173F6C',
      );
    let portal = '';
    for (let i = 2; i < 7; i++) {
      const y0 = Y - 1 + ((TOP - Y) * i) / 7,
        y1 = Y - 1 + ((TOP - Y) * (i + 1)) / 7;
      portal +=
        beamD(pr, [a, y0, Z[0]], [a, y1, Z[1]], 0.5) +
        beamD(pr, [a, y1, Z[0]], [a, y0, Z[1]], 0.5) +
        beamD(pr, [a, y1, Z[0]], [a, y1, Z[1]], 0.7);
    }
    s += fill(portal, '#2668AC');
  }
  for (const sp of spans) {
    const t = truss(sp, Z[0]);
    s += fill(t.web, C.steel) + fill(t.chord, '#3F92DA') + fill(t.light, '#A9DBFF', { opacity: 0.85 });
  }
  for (const T of [T2, T1]) {
    const [a, b] = T,
      t = towerLegs(T, Z[0]);
    s +=
      fill(t.lace, C.steel) +
      fill(t.legs, C.steelLt) +
      wall(
        pr,
        [
          [a - 2.2, TOP, -1],
          [b + 2.2, TOP, -1],
          [b + 2.2, TOP + 2.4, -1],
          [a - 2.2, TOP + 2.4, -1],
        ],
        '#4FA2E8',
      ) +
      wall(
        pr,
        [
          [a - 2.2, TOP, Z[1] + 1],
          [a - 2.2, TOP, -1],
          [a - 2.2, TOP + 2.4, -1],
          [a - 2.2, TOP + 2.4, Z[1] + 1],
        ],
        '#8CC8F6',
      );
    for (const x of [a + 1.2, b - 1.2]) {
      const c = pr([x, TOP + 2.4, Z[0]]),
        R = (2.9 * FOCAL) / c[2];
      s += fill(
        `M${n(c[0] - R)} ${n(c[1])}A${n(R)} ${n(R)} 0 0 ${pr === city ? 1 : 0} ${n(c[0] + R)} ${n(c[1])}Z`,
        C.steel,
      );
    }
    const tip = pr([(a + b) / 2, TOP + 9, 6]);
    s +=
      fill(beamD(pr, [(a + b) / 2, TOP + 2, 6], [(a + b) / 2, TOP + 9, 6], 0.35), C.steelLt) +
      circ(tip[0], tip[1], 1.7, '#FF6B57');
  }
  let lamps = '';
  for (let x = -110; x < 545; x += 16) {
    const p = pr([x, Y + 8.2, -1.4]);
    s += fill(beamD(pr, [x, Y, -1.4], [x, Y + 8, -1.4], 0.25), '#174A82');
    lamps += circ(p[0], p[1], Math.max(1, (0.8 * FOCAL) / p[2]), '#FFF0C8');
  }
  return s + lamps;
}

// ---------- room ----------
const R = { left: -3.1, right: 1.9, glass: 5.2, ceil: 3.1, near: 2.2 };
function shell(A: Sheet): string {
  // polished floor: cool city light near the glass, dark toward the viewer
  const floor = flat(R.left, R.right, 0, R.near, R.glass),
    ceiling = flat(R.left, R.right, R.ceil, R.near, R.glass);
  let s = wall(room, floor, A.lin('0 #4A4A66, 0.25 #39364E, 1 #1C2136'));
  let joints = '';
  for (let x = R.left + 0.22; x < R.right; x += 0.22)
    joints += beamD(room, [x, 0.002, R.near], [x, 0.002, R.glass], 0.008);
  s += fill(joints, '#141A2C', { opacity: 0.6 });
  // the lit towers shimmer in the varnish
  const q = rng(6);
  let shimmer = '';
  for (let i = 0; i < 60; i++) {
    const x = q.range(120, 640),
      p = room([0, 0, R.glass])[1],
      y = p + q.range(4, 60),
      w = q.range(1.2, 3),
      h = q.range(6, 22);
    shimmer += `M${n(x)} ${n(y)}q${n(w)} ${n(h / 2)} 0 ${n(h)}q${n(-w)} ${n(-h / 2)} 0 ${n(-h)}Z`;
  }
  s += fill(shimmer, '#7FA6D8', { opacity: 0.28 });
  s +=
    wall(room, ceiling, A.lin('0 #1B1E34, 1 #3A3148')) +
    wall(room, flat(R.left, R.right, R.ceil - 0.002, R.glass - 0.35, R.glass - 0.2), '#FFE2A8', {
      opacity: 0.8,
    });
  for (const [x, z] of tuples(2, '-2.2,4.1 -0.6,4.1 1.0,4.1 -1.4,3.1 0.3,3.1')) {
    const c = room([x, R.ceil, z]),
      k = FOCAL / c[2];
    s += `<ellipse cx="${n(c[0])}" cy="${n(c[1])}" rx="${n(k * 0.07)}" ry="${n(k * 0.022)}" fill="#FFF3CF"/>`;
  }
  return s;
}
function mullions(): string {
  let d = '';
  const { left, right, glass, ceil, near } = R;
  for (const x of [left, left + 1.67, left + 3.34, right])
    d += beamD(room, [x, 0, glass], [x, ceil, glass], 0.07);
  for (const y of [0.03, ceil - 0.03]) d += beamD(room, [left, y, glass], [right, y, glass], 0.1);
  for (const z of [glass - 1.5]) d += beamD(room, [left, 0, z], [left, ceil, z], 0.08);
  for (const y of [0.03, ceil - 0.03]) d += beamD(room, [left, y, near], [left, y, glass], 0.1);
  return (
    fill(d, '#141A2A') +
    fill(beamD(room, [left, 0.1, glass - 0.05], [right, 0.1, glass - 0.05], 0.02), '#D9A36A', {
      opacity: 0.8,
    })
  );
}
// sheer drape gathered in vertical folds
function drape(A: Sheet, x0: number, x1: number, z: number): string {
  let s = '';
  const folds = 5;
  for (let i = 0; i < folds; i++)
    s += wall(
      room,
      front(x0 + ((x1 - x0) * i) / folds, x0 + ((x1 - x0) * (i + 1)) / folds, 0.02, R.ceil - 0.05, z),
      A.lin('0 #E9C99A, 0.5 #A98878, 1 #6A5468', 0, 0, 1, 0),
      { opacity: 0.88 },
    );
  return s;
}
function fireWall(A: Sheet): string {
  const x = R.right,
    q = (y0: number, y1: number, z0: number, z1: number) => leftSide(x, y0, y1, z0, z1);
  let s = wall(room, q(0, R.ceil, R.near, R.glass), A.lin('0 #4A3038, 0.5 #6E4840, 1 #4A3038', 0, 0, 1, 0));
  s += stroke(columns(room, q(0, R.ceil, R.near, R.glass), 62), '#2C1C28', 1, { opacity: 0.75 });
  // stone breast with a ribbon fire
  const breast = q(0, R.ceil, 3.35, 4.45);
  s +=
    wall(room, breast, A.lin('0 #8A7C84, 0.6 #B39C92, 1 #E0B98E')) +
    stroke(rows(room, breast, 5), '#6E626C', 0.8, { opacity: 0.7 });
  const slot = q(0.42, 0.86, 3.45, 4.35);
  s += wall(room, slot, '#1A121C');
  const flame = rng(3);
  let f1 = '',
    f2 = '';
  for (let z = 3.5; z < 4.32; z += 0.055) {
    const b = room([x, 0.46, z]),
      k = FOCAL / b[2],
      h = flame.range(0.12, 0.34) * k,
      w = 0.036 * k;
    f1 += `M${n(b[0] - w)} ${n(b[1])}Q${n(b[0] - w * 0.6)} ${n(b[1] - h * 0.5)} ${n(b[0] + flame.range(-1.5, 1.5))} ${n(b[1] - h)}Q${n(b[0] + w * 0.7)} ${n(b[1] - h * 0.5)} ${n(b[0] + w)} ${n(b[1])}Z`;
    f2 += `M${n(b[0] - w * 0.6)} ${n(b[1])}Q${n(b[0])} ${n(b[1] - h * 0.3)} ${n(b[0])} ${n(b[1] - h * 0.55)}Q${n(b[0] + w * 0.4)} ${n(b[1] - h * 0.3)} ${n(b[0] + w * 0.6)} ${n(b[1])}Z`;
  }
  s += fill(f1, '#F08A4A') + fill(f2, '#FFE9B0');
  // painting above the fire: sun over marsh
  const art = q(1.25, 2.45, 3.55, 4.25);
  s +=
    wall(room, q(1.2, 2.5, 3.51, 4.29), C.brass) +
    wall(room, art, A.lin('0 #1F5160, 0.45 #E0745A, 0.6 #F8C79C, 0.62 #1F6470, 1 #12343A'));
  const sun = room(onQuad(art, 0.42, 0.55));
  s += `<ellipse cx="${n(sun[0])}" cy="${n(sun[1])}" rx="5.5" ry="10" fill="#FFF1CC"/>`;
  // lit shelves between fire and glass
  const niche = q(0.5, 2.6, 4.58, 5.08);
  s += wall(room, niche, A.lin('0 #FFD999, 1 #C98A52'));
  const shelf = rng(11);
  const books = ['', '', ''];
  for (const v of [0, 0.25, 0.5, 0.75]) {
    s += fill(beamD(room, onQuad(niche, 0, v), onQuad(niche, 1, v), 0.03), '#3A2630');
    for (let u = 0.08; u < 0.7; u += 0.1)
      append(
        books,
        Math.floor(shelf() * 3),
        face(room, subQuad(niche, u, v + 0.015, u + 0.075, v + shelf.range(0.12, 0.19))),
      );
  }
  return s + fill(nth(books, 0), '#1F5160') + fill(nth(books, 1), '#8E4638') + fill(nth(books, 2), '#F3E3C6');
}
function sofa(A: Sheet): string {
  // low, rounded, seen from behind as it faces the view
  const z = 3.05,
    P = (x: number, y: number, dz = 0) => room([x, y, z + dz]);
  const slab = (x0: number, x1: number, y0: number, y1: number, r: number) => {
    const a = P(x0, y1),
      b = P(x1, y0);
    return `M${n(a[0])} ${n(b[1])}V${n(a[1] + r)}Q${n(a[0])} ${n(a[1])} ${n(a[0] + r)} ${n(a[1])}H${n(b[0] - r)}Q${n(b[0])} ${n(a[1])} ${n(b[0])} ${n(a[1] + r)}V${n(b[1])}Z`;
  };
  let s = '';
  for (const [x, col] of [
    [-2.05, '#2F7F86'],
    [-1.72, '#E7D3B1'],
    [-0.85, '#C96A54'],
  ] as const) {
    const p = P(x, 0.66, 0.3);
    s += fill(
      smooth(
        [
          [p[0] - 25, p[1] + 16],
          [p[0] - 20, p[1] - 15],
          [p[0] + 18, p[1] - 19],
          [p[0] + 26, p[1] + 16],
        ],
        true,
        0.5,
      ),
      col,
    );
  }
  // chaise runs toward the glass on the right
  s +=
    fill(
      dpoly([P(-0.55, 0.5, 0.1), P(-0.12, 0.5, 0.1), P(-0.2, 0.46, 1.15), P(-0.6, 0.46, 1.15)]),
      '#806C7C',
    ) +
    fill(
      dpoly([P(-0.12, 0.5, 0.1), P(-0.2, 0.46, 1.15), P(-0.2, 0.14, 1.15), P(-0.12, 0.12, 0.1)]),
      '#6A4E5C',
    );
  s += fill(
    [-2.3, -1.3, -0.3]
      .map((x) => {
        const a = P(x, 0.12),
          b = P(x, 0);
        return `M${n(a[0] - 4)} ${n(a[1])}h8l-2 ${n(b[1] - a[1])}h-4Z`;
      })
      .join(''),
    C.brass,
  );
  const cloth = A.lin('0 #6E5C72, 0.25 #544660, 1 #2A2438');
  s += fill(slab(-2.75, -0.1, 0.1, 0.5, 10), '#2E2740') + fill(slab(-2.7, -0.14, 0.24, 0.64, 22), cloth);
  for (const x of [-1.85, -1.0]) {
    const a = P(x, 0.64),
      b = P(x, 0.24);
    s += stroke(
      `M${n(a[0])} ${n(a[1] + 2)}Q${n(a[0] + 2)} ${n((a[1] + b[1]) / 2)} ${n(b[0])} ${n(b[1])}`,
      '#221C30',
      1.6,
      { opacity: 0.8 },
    );
  }
  const l = P(-2.7, 0.64),
    r = P(-0.14, 0.64);
  s += stroke(
    `M${n(l[0])} ${n(l[1] + 1)}H${n(r[0] - 22)}Q${n(r[0])} ${n(r[1])} ${n(r[0] - 1)} ${n(r[1] + 24)}`,
    '#F3B98A',
    1.8,
    { opacity: 0.85 },
  );
  const t = P(-0.64, 0.64);
  return (
    s +
    fill(
      smooth(
        [
          [t[0] - 28, t[1] - 2],
          [t[0] + 28, t[1] - 2],
          [t[0] + 27, t[1] + 54],
          [t[0] - 25, t[1] + 60],
        ],
        true,
        0.2,
      ),
      '#C98A6C',
    ) +
    stroke(
      [-18, -8, 2, 12, 21].map((d) => `M${n(t[0] + d)} ${n(t[1])}v${n(56 - d * 0.08)}`).join(''),
      '#9A6452',
      1,
      { opacity: 0.6 },
    ) +
    stroke(
      [-25, -18, -11, -4, 3, 10, 17, 24].map((d) => `M${n(t[0] + d)} ${n(t[1] + 56)}v9`).join(''),
      '#E3B08A',
      1.2,
    )
  );
}
function coffeeTable(A: Sheet): string {
  const c = room([0.32, 0.4, 4.3]),
    k = FOCAL / c[2];
  let s =
    `<ellipse cx="${n(c[0])}" cy="${n(c[1] + 0.4 * k)}" rx="${n(0.5 * k)}" ry="${n(0.1 * k)}" fill="#0E1428" opacity=".45"/>` +
    fill(
      `M${n(c[0] - 0.3 * k)} ${n(c[1])}V${n(c[1] + 0.37 * k)}A${n(0.3 * k)} ${n(0.07 * k)} 0 0 0 ${n(c[0] + 0.3 * k)} ${n(c[1] + 0.37 * k)}V${n(c[1])}Z`,
      A.lin('0 #6E5A5E, 1 #D9A36A', 0, 0, 1, 0),
    );
  s += `<ellipse cx="${n(c[0])}" cy="${n(c[1] + 4)}" rx="${n(0.6 * k)}" ry="${n(0.165 * k)}" fill="#5A4650"/><ellipse cx="${n(c[0])}" cy="${n(c[1])}" rx="${n(0.6 * k)}" ry="${n(0.165 * k)}" fill="${A.lin(
    '0 #C9A88C, 1 #F3DDB8',
    0,
    0,
    1,
    0,
  )}"/>`;
  // books, two glasses of wine, a bottle in the cooler
  s +=
    fill(
      dpoly([
        [c[0] - 52, c[1] - 2],
        [c[0] - 18, c[1] - 6],
        [c[0] - 12, c[1] + 1],
        [c[0] - 46, c[1] + 6],
      ]),
      '#1F6470',
    ) +
    fill(
      dpoly([
        [c[0] - 48, c[1] - 7],
        [c[0] - 20, c[1] - 10],
        [c[0] - 15, c[1] - 4],
        [c[0] - 43, c[1]],
      ]),
      '#E0745A',
    );
  for (const dx of [2, 20])
    s +=
      stroke(`M${n(c[0] + dx)} ${n(c[1] + 5)}v-11M${n(c[0] + dx - 4)} ${n(c[1] + 5.4)}h8`, '#F6E9D2', 1, {
        opacity: 0.9,
      }) +
      fill(`M${n(c[0] + dx - 5)} ${n(c[1] - 18)}q-1 11 5 12q6 -1 5 -12Z`, '#F6E9D2', { opacity: 0.45 }) +
      fill(`M${n(c[0] + dx - 5)} ${n(c[1] - 12)}q1 6 5 6q4 0 5 -6Z`, '#B4404E');
  return (
    s +
    fill(
      `M${n(c[0] + 38)} ${n(c[1] + 4)}l-2 -16h16l-2 16Z`,
      A.lin('0 #8FA0B4, 0.5 #E9E3DA, 1 #7A8498', 0, 0, 1, 0),
    ) +
    fill(`M${n(c[0] + 42)} ${n(c[1] - 12)}v-9l1.6 -4v-8h4v8l1.6 4v9Z`, '#1E3A34')
  );
}
function loungeChair(A: Sheet, x: number, z: number): string {
  // tub chair on brass legs, back to us
  const P = (dx: number, y: number, dz = 0) => room([x + dx, y, z + dz]),
    c = P(0, 0),
    k = FOCAL / c[2];
  const at = (dx: number, y: number): XY => [c[0] + dx * k, c[1] - y * k];
  const shell = [
    at(-0.4, 0.28),
    at(-0.43, 0.52),
    at(-0.37, 0.66),
    at(-0.3, 0.84),
    at(0, 0.9),
    at(0.3, 0.84),
    at(0.37, 0.66),
    at(0.43, 0.52),
    at(0.4, 0.28),
    at(0, 0.24),
  ] as const;
  let s = `<ellipse cx="${n(c[0])}" cy="${n(c[1] - 2)}" rx="${n(0.46 * k)}" ry="${n(0.09 * k)}" fill="#0E1428" opacity=".5"/>`;
  s += stroke(
    tuples(2, '-0.3,-0.36 0.3,0.36 -0.22,-0.24 0.22,0.24')
      .map(([a, b], i) => {
        const p = at(a, 0.28),
          q = at(b, i < 2 ? 0 : 0.07);
        return `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
      })
      .join(''),
    C.brass,
    2.4,
  );
  s += fill(smooth(shell, true, 0.8), A.lin('0 #A8623F, 0.5 #B4714C, 0.85 #E39A66, 1 #F3B27C', 0, 0, 1, 0));
  s +=
    stroke(
      smooth([at(-0.42, 0.5), at(-0.34, 0.62), at(0, 0.66), at(0.34, 0.62), at(0.42, 0.5)]),
      '#7A4230',
      1.4,
      { opacity: 0.7 },
    ) + stroke(smooth([at(-0.3, 0.84), at(0, 0.9), at(0.3, 0.84)]), '#FFD0A0', 1.6);
  return (
    s +
    stroke(
      [-0.13, 0.13]
        .map((dx) => {
          const a = at(dx * 0.9, 0.66),
            b = at(dx, 0.27);
          return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
        })
        .join(''),
      '#7A4230',
      1,
      { opacity: 0.6 },
    )
  );
}
function telescope(x: number, z: number): string {
  const P = (dx: number, y: number, dz = 0) => room([x + dx, y, z + dz]),
    hub = P(0, 1.18);
  const leg = (dx: number, dz: number) => {
    const p = P(dx, 0, dz);
    return `M${n(hub[0])} ${n(hub[1])}L${n(p[0])} ${n(p[1])}`;
  };
  const a = P(0.26, 1.08),
    b = P(-0.34, 1.42);
  return (
    stroke(leg(-0.3, 0.1) + leg(0.28, 0.12) + leg(0.02, -0.3), '#241C2C', 3) +
    stroke(leg(-0.3, 0.1) + leg(0.28, 0.12) + leg(0.02, -0.3), '#8A6240', 1.2) +
    stroke(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, '#1B1B2E', 10) +
    stroke(`M${n(a[0])} ${n(a[1] - 2)}L${n(b[0])} ${n(b[1] - 2)}`, C.brass, 4) +
    circ(b[0], b[1], 5.6, C.brass) +
    circ(b[0], b[1], 3.8, '#1B3556') +
    circ(hub[0], hub[1], 4, '#241C2C')
  );
}
function arcLamp(A: Sheet): string {
  const base = room([-1.95, 0, 4.75]),
    shade = room([-0.72, 2.0, 4.5]);
  let s =
    `<ellipse cx="${n(base[0])}" cy="${n(base[1])}" rx="22" ry="6" fill="#E9DCC8"/>` +
    stroke(
      `M${n(base[0])} ${n(base[1] - 3)}C${n(base[0] - 14)} ${n(base[1] - 260)} ${n(shade[0] - 84)} ${n(shade[1] - 110)} ${n(shade[0])} ${n(shade[1] - 18)}`,
      C.brass,
      2.6,
    );
  s += softGlow(A, shade[0], shade[1] + 20, 150, 120, '#FFD08A', 0.5);
  return (
    s +
    fill(
      `M${n(shade[0] - 25)} ${n(shade[1])}A25 21 0 0 1 ${n(shade[0] + 25)} ${n(shade[1])}Z`,
      A.lin('0 #FFE9B8, 1 #D98F4C', 1, 0, 0, 0),
    ) +
    `<ellipse cx="${n(shade[0])}" cy="${n(shade[1])}" rx="25" ry="5" fill="#FFF8E0"/>`
  );
}
function orchid(x: number, y: number): string {
  let s =
    fill(`M${n(x - 9)} ${n(y)}l2 -18h14l2 18Z`, '#F3E3C6') +
    stroke(
      `M${n(x)} ${n(y - 18)}q-4 -30 8 -52q8 -10 18 -6M${n(x)} ${n(y - 18)}q6 -18 -8 -40`,
      '#4A6A58',
      1.6,
    ) +
    fill(
      `M${n(x)} ${n(y - 18)}q-20 -4 -24 -14q16 -2 24 14ZM${n(x)} ${n(y - 18)}q18 -6 24 -14q-16 -4 -24 14Z`,
      '#2F5A50',
    );
  for (const [dx, dy] of tuples(2, '26,-76 19,-72 12,-64 8,-54 -7,-58 -4,-48'))
    s += circ(x + dx, y + dy, 4.6, '#FFF1E6') + circ(x + dx, y + dy + 0.6, 1.5, '#D96F9A');
  return s;
}
const fade = (A: Sheet, stops: readonly (readonly [number, string])[]) =>
  A.mask(rect(0, HORIZON, W, 220, A.lin(stops)));

export function draw(): Sheet {
  const A = new Sheet(W, H);
  function building(
    pr: Projector,
    { x, z, w, d, h, base = 0 }: { x: number; z: number; w: number; d: number; h: number; base?: number },
    {
      nu = 8,
      nv = 20,
      share = 0.34,
      seed = 1,
      haze = 0,
      ribs = seed % 3,
    }: { nu?: number; nv?: number; share?: number; seed?: number; haze?: number; ribs?: number },
  ): string {
    const r = rng(seed),
      E = [
        [x, base, z],
        [x + w, base, z],
        [x + w, h, z],
        [x, h, z],
      ] as const,
      S = [
        [x, base, z + d],
        [x, base, z],
        [x, h, z],
        [x, h, z + d],
      ] as const;
    const cE = hazed(C.east, haze),
      cS = hazed(C.south, haze);
    let s =
      wall(
        pr,
        S,
        A.lin([
          [0, cS],
          [1, mix(cS, '#7A5A80', 0.35)],
        ]),
      ) +
      wall(
        pr,
        E,
        A.lin([
          [0, cE],
          [1, mix(cE, '#5A4A74', 0.3)],
        ]),
      );
    const a = windowGrid(pr, E, nu, nv, share, r),
      b = windowGrid(pr, S, Math.max(3, Math.round((nu * d) / w)), nv, share * 0.8, r);
    s +=
      fill(a.dim, mix(cE, C.night, 0.5), { opacity: 0.7 }) +
      fill(b.dim, mix(cS, C.night, 0.45), { opacity: 0.6 }) +
      fill(a.lit, C.lit) +
      fill(b.lit, C.litPale);
    if (ribs === 0)
      s += stroke(columns(pr, E, nu) + columns(pr, S, nu), hazed('#3A5C86', haze), 0.5, { opacity: 0.7 });
    if (ribs === 1)
      s += stroke(rows(pr, E, nv) + rows(pr, S, nv), hazed('#3A5C86', haze), 0.5, { opacity: 0.7 });
    if (h < CITY_EYE && pr === city) s += wall(pr, flat(x, x + w, h, z, z + d), mix(cE, '#2C4466', 0.5));
    return (
      s +
      wall(pr, subQuad(E, 0, 0.965, 1, 1), mix(cE, C.night, 0.3)) +
      wall(pr, subQuad(S, 0, 0.965, 1, 1), mix(cS, '#8FA3C4', 0.3))
    );
  }
  function pyramidTower(pr: Projector): string {
    // Bank of America Tower: set-backs and a lit pyramid
    const x = 690,
      z = 300,
      w = 52;
    let s =
      building(pr, { x, z, w, d: w, h: 150 }, { nu: 10, nv: 34, seed: 8, share: 0.36, haze: 0.05 }) +
      building(
        pr,
        { x: x + 5, z: z + 5, w: w - 10, d: w - 10, h: 166, base: 150 },
        { nu: 8, nv: 4, seed: 9, share: 0.75 },
      ) +
      building(
        pr,
        { x: x + 10, z: z + 10, w: w - 20, d: w - 20, h: 176, base: 166 },
        { nu: 6, nv: 2, seed: 10, share: 0.95 },
      );
    const tip = [x + w / 2, 204, z + w / 2] as const,
      lo = 10,
      hi = w - 10;
    s +=
      wall(pr, [[x + lo, 176, z + lo], [x + hi, 176, z + lo], tip], '#E9B460') +
      wall(pr, [[x + lo, 176, z + hi], [x + lo, 176, z + lo], tip], '#FFDFA0');
    return (
      s +
      fill(beamD(pr, tip, [tip[0], 222, tip[2]], 1), '#6E86A8') +
      (pr === city ? circ(...xy(city([tip[0], 222, tip[2]])), 1.4, '#FF7B66') : '')
    );
  }
  function skyline(pr: Projector): string {
    const B = (
      x: number,
      z: number,
      w: number,
      d: number,
      h: number,
      nu: number,
      nv: number,
      seed: number,
      share: number,
      haze: number,
    ) => building(pr, { x, z, w, d, h }, { nu, nv, seed, share, haze });
    let s =
      B(610, 1500, 70, 160, 62, 7, 9, 33, 0.2, 0.6) +
      B(700, 1350, 70, 90, 92, 7, 14, 34, 0.2, 0.55) +
      B(640, 1180, 60, 120, 58, 7, 8, 4, 0.24, 0.5) +
      B(820, 1150, 70, 90, 88, 7, 12, 35, 0.2, 0.5) +
      B(880, 860, 60, 60, 118, 7, 18, 36, 0.2, 0.4) +
      B(960, 640, 60, 60, 122, 7, 20, 37, 0.24, 0.35) +
      B(760, 760, 70, 60, 80, 7, 14, 2, 0.24, 0.4) +
      B(980, 420, 70, 60, 112, 7, 18, 38, 0.26, 0.3) +
      B(700, 900, 60, 90, 64, 7, 12, 3, 0.26, 0.42) +
      B(800, 560, 60, 50, 108, 6, 18, 5, 0.26, 0.3) +
      B(860, 470, 50, 50, 142, 8, 28, 54, 0.3, 0.24) +
      B(1000, 240, 70, 60, 126, 8, 22, 39, 0.3, 0.22);
    s += pyramidTower(pr);
    s +=
      B(600, 640, 60, 110, 48, 8, 9, 13, 0.36, 0.24) +
      B(620, 430, 60, 70, 66, 8, 12, 12, 0.36, 0.14) +
      B(770, 190, 64, 60, 116, 9, 24, 14, 0.36, 0.06) +
      B(560, 520, 40, 120, 30, 8, 6, 27, 0.4, 0.2) +
      B(640, 240, 46, 54, 76, 7, 15, 15, 0.4, 0) +
      flaredTower(pr);
    // low riverfront blocks fill the quay between the towers and the water
    for (const [x, z, w, d, h, seed] of tuples(
      6,
      '600,360,50,50,20,61 556,300,40,60,14,62 548,150,44,60,16,63 620,150,40,60,30,64 548,40,40,40,12,65 610,-140,70,50,26,66 550,-150,40,60,14,67',
    ))
      s += B(x, z, w, d, h, 8, Math.max(2, Math.round(h / 5)), seed, 0.55, 0.04);
    return (
      s +
      B(690, 20, 70, 60, 98, 9, 20, 17, 0.42, 0) +
      B(640, -70, 70, 70, 84, 9, 16, 18, 0.45, 0) +
      B(560, -30, 60, 80, 40, 10, 8, 19, 0.48, 0) +
      B(545, 240, 40, 150, 24, 10, 5, 22, 0.5, 0)
    );
  }

  // ---------- assemble: city first ----------
  A.add(rect(0, 0, A.w, HORIZON + 4, A.lin('0 #0A1730, 0.4 #162C54, 0.7 #33386C, 0.88 #6A4A7A, 1 #B4707E')));
  A.add(
    cloud(A, {
      bottom: HORIZON,
      color: '#4A4A80',
      fx: 0.0026,
      fy: 0.02,
      seed: 40,
      lo: 0.5,
      hi: 0.68,
      band: [40, 90, 200, 250],
      opacity: 0.6,
    }),
  );
  A.add(
    cloud(A, {
      bottom: HORIZON,
      color: '#C97F86',
      fx: 0.0028,
      fy: 0.04,
      seed: 23,
      lo: 0.55,
      hi: 0.64,
      band: [150, 195, 235, 252],
      opacity: 0.6,
    }),
  );
  const st = rng(4);
  A.add(
    Array.from({ length: 60 }, () => {
      const y = 60 + st() * 130;
      return circ(st() * 660, y, st.range(0.4, 1), '#FCF3E1', {
        opacity: n(st.range(0.25, 0.8) * (1 - (y - 60) / 170)),
      });
    }).join(''),
  );
  A.add(rect(0, HORIZON, W, 260, A.lin('0 #6E4E78, 0.12 #34406E, 0.45 #152C50, 1 #0B1A34')));
  A.def(
    `<g id="mirror">${farBank(mirrored)}${skyline(mirrored)}${northBank(mirrored)}${bridge(mirrored)}</g>`,
  );
  A.add(
    g(g('<use href="#mirror"/>', { filter: A.ripple(0.016, 0.2, 9, 4, 0.5, '0.4 1.4') }), {
      mask: fade(A, [
        [0, '#ffffff'],
        [0.35, '#e0e0e0'],
        [0.6, '#555555'],
        [1, '#000000'],
      ]),
    }),
  );
  A.add(
    g(g('<use href="#mirror"/>', { filter: A.ripple(0.01, 0.09, 26, 8, 0.5, '0.6 4') }), {
      mask: fade(A, [
        [0, '#000000'],
        [0.3, '#333333'],
        [0.6, '#dddddd'],
        [1, '#aaaaaa'],
      ]),
    }),
  );
  const w = rng(14);
  A.add(
    fill(glints(w, 0, 660, HORIZON + 8, 430, 200, { minL: 10, maxL: 70, th: 0.9, persp: 1.2 }), '#0A1A34', {
      opacity: 0.5,
    }),
    fill(glints(w, 0, 660, HORIZON + 6, 430, 130, { minL: 8, maxL: 46, th: 0.7, persp: 1.2 }), '#6F93C4', {
      opacity: 0.35,
    }),
  );
  A.add(farBank(city), quay(), skyline(city), northBank(city));
  A.add(rect(0, HORIZON - 70, W, 110, A.lin('0 #C97F86 0, 0.75 #C97F86 0.26, 1 #C97F86 0')));
  A.add(bridge(city));
  for (const [x, y, rx, ry] of tuples(4, '138,300,70,120 408,286,60,90'))
    A.add(softGlow(A, x, y, rx, ry, '#5FB0F0', 0.26));
  // water taxi with a wake
  {
    const [x, y] = [346, 378];
    A.add(
      fill(
        `M${n(x - 60)} ${n(y + 3)}Q${n(x - 20)} ${n(y - 1)} ${n(x + 10)} ${n(y)}Q${n(x - 20)} ${n(y + 4)} ${n(x - 64)} ${n(y + 9)}Z`,
        '#7FA6D8',
        {
          opacity: 0.4,
        },
      ) +
        fill(
          dpoly([
            [x - 10, y - 3],
            [x + 15, y - 3],
            [x + 11, y + 2],
            [x - 9, y + 2],
          ]),
          '#F3E3C6',
        ) +
        rect(x - 7, y - 8, 15, 4, '#FFD98F') +
        rect(x - 9, y - 10, 19, 2, '#E0745A') +
        circ(x + 14, y - 5, 1.2, '#7FE0B0') +
        softGlow(A, x, y + 8, 26, 12, '#FFD58A', 0.5),
    );
  }
  A.add(softGlow(A, 570, 230, 150, 90, '#FFC98A', 0.3));

  // ---------- assemble: room ----------
  A.add(shell(A));
  // faint reflection of the lamp and shelves in the glass
  A.add(
    g(fill('M352 196A20 17 0 0 1 392 196Z', '#FFD58A') + rect(604, 120, 12, 150, '#FFC98A'), {
      opacity: 0.16,
      filter: A.blur(2),
    }),
  );
  A.add(
    mullions(),
    drape(A, R.left + 0.02, R.left + 0.22, R.glass - 0.12),
    drape(A, R.right - 0.24, R.right - 0.04, R.glass - 0.12),
    fireWall(A),
  );
  // rug with a border, and pools of lamp and fire light on the floor
  A.add(
    wall(room, flat(-2.4, 1.35, 0.01, 3.2, 4.85), '#8A7480'),
    wall(room, flat(-2.28, 1.23, 0.012, 3.28, 4.77), A.lin('0 #C9AE98, 1 #86727C')),
    stroke(columns(room, flat(-2.28, 1.23, 0.013, 3.28, 4.77), 24), '#9A8488', 0.8, { opacity: 0.6 }),
  );
  {
    const p = room([-0.72, 0, 4.4]),
      f = room([1.5, 0, 3.9]);
    A.add(
      softGlow(A, p[0], p[1], 170, 42, '#FFD08A', 0.5),
      softGlow(A, f[0], f[1], 150, 46, '#FF9A5A', 0.55),
    );
  }
  A.add(arcLamp(A), telescope(0.98, 4.85), coffeeTable(A), loungeChair(A, 1.12, 3.75), sofa(A));
  {
    const p = room([-2.85, 0.55, 3.6]);
    A.add(
      wall(room, front(-3.1, -2.62, 0, 0.55, 3.6), '#3A2C40'),
      wall(room, flat(-3.1, -2.62, 0.55, 3.6, 4.0), '#6E5A6C'),
      orchid(p[0] + 4, p[1] - 4),
    );
  }
  A.add(softGlow(A, 700, 420, 190, 150, '#FF9A5A', 0.28), softGlow(A, 240, 250, 260, 200, '#FFC98A', 0.12));
  A.add(vignette(A, { cx: 380, cy: 300, r: 560, clear: 0.7, strength: 0.5 }));

  return A;
}
