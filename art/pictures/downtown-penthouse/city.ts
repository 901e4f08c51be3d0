import { flat, front, leftSide, quad, wall } from '../../kit/faces.ts';
import { nth, tuples } from '../../kit/lists.ts';
import { dpoly, n, type Pt3, type Quad, smooth, type XY } from '../../kit/path.ts';
import { beamD, face, type Projector, subQuad } from '../../kit/projector.ts';
import { type Rng, rng } from '../../kit/random.ts';
import { slope } from '../../kit/slopes.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { C, city, FOCAL, HORIZON, W } from './scene.ts';

// ---------- skyline ----------
// window grid on a tower face; `share` of the panes are lit, with whole floors brighter now and then
export function windowGrid(pr: Projector, q: Quad, nu: number, nv: number, share: number, r: Rng) {
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
export function flaredTower(pr: Projector): string {
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
    const E = slope([x - o0, x + w + o0, y0, z - o0], [x - o1, x + w + o1, y1, z - o1]),
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
    wall(pr, front(x, x + w, 155, 163, z), '#0F2440') +
    wall(pr, leftSide(x, 155, 163, z, z + w), '#4A78AA')
  );
}
export function northBank(pr: Projector): string {
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
export const farBank = (pr: Projector) => {
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
export function bridge(pr: Projector): string {
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
    wall(pr, leftSide(x0, 0, y, z0, z1), '#5A5A78') +
    wall(pr, front(x0, x1, 0, y, z0), '#35395A') +
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
    wall(pr, front(-120, 660, Y + 0.2, Y - 2.2, -1.6), '#1B4B7B');
  s +=
    fill(beamD(pr, [-120, Y + 0.8, 3], [650, Y + 0.8, 3], 0.7), '#FFE2A0', { opacity: 0.9 }) +
    fill(beamD(pr, [-120, Y + 0.8, 9], [650, Y + 0.8, 9], 0.6), '#F0745A', { opacity: 0.9 }) +
    fill(beamD(pr, [-120, Y + 0.3, -1.6], [660, Y + 0.3, -1.6], 0.5), C.steelLt);
  for (const [a, b] of [T2, T1]) {
    s +=
      wall(pr, leftSide(a + 1, TOP - 17, TOP - 4, 1.5, Z[1] - 1.5), '#2A5E96') +
      wall(pr, front(a + 1, b - 1, TOP - 17, TOP - 4, 1.5), '#173F6C');
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
      wall(pr, front(a - 2.2, b + 2.2, TOP, TOP + 2.4, -1), '#4FA2E8') +
      wall(pr, leftSide(a - 2.2, TOP, TOP + 2.4, -1, Z[1] + 1), '#8CC8F6');
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
