import { mix } from '../../kit/colour.ts';
import { block, front, rightSide, wall } from '../../kit/faces.ts';
import { type GirderBridge, girderEdges, girderPier } from '../../kit/girder-bridge.ts';
import { tuples } from '../../kit/lists.ts';
import { dline, dpoly, n, type Quad, smooth, type XY } from '../../kit/path.ts';
import { beamD, face, type Projector } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { BANK, cam, RIVER } from './scene.ts';

// colour of the distance
const DUSK = '#7E7492';

// ---------- north bank ----------
// A tower seen head-on with one receding side; rows of windows, a quarter to half of them lit.
function tower(
  A: Sheet,
  pr: Projector,
  {
    x,
    z = BANK + 30,
    w,
    d = 40,
    h,
    base = 0,
    seed,
    lit = 0.34,
    haze = 0,
    cols,
    rows,
    ribs = 0,
  }: {
    x: number;
    z?: number;
    w: number;
    d?: number;
    h: number;
    base?: number;
    seed: number;
    lit?: number;
    haze?: number;
    cols?: number;
    rows?: number;
    ribs?: number;
  },
): string {
  const q = rng(seed),
    facade = mix(mix('#1B3B5E', '#16304E', (seed % 3) / 2), DUSK, haze),
    side = mix('#0F2743', DUSK, haze * 0.8);
  const box = (x0: number, x1: number, y0: number, y1: number): Quad => front(x0, x1, y0, y1, z);
  const near = x > 0 ? x : x + w; // the side that faces the viewer's axis
  let s = wall(pr, rightSide(near, base, h, z, z + d), side);
  s += fill(
    face(pr, box(x, x + w, base, h)),
    A.lin([
      [0, mix(facade, '#5C7396', 0.25)],
      [0.6, facade],
      [1, mix(facade, '#B5807C', 0.28)],
    ]),
  );
  cols ||= Math.round(w / 4.2);
  rows ||= Math.round((h - base) / 4.4);
  let warm = '',
    white = '',
    dim = '',
    rib = '';
  for (let j = 0; j < rows; j++) {
    const rowLit = lit * (q() < 0.14 ? 2.1 : q.range(0.4, 1.25));
    for (let i = 0; i < cols; i++) {
      const d0 = face(
          pr,
          box(
            x + (w * (i + 0.24)) / cols,
            x + (w * (i + 0.76)) / cols,
            base + ((h - base) * (j + 0.3)) / rows,
            base + ((h - base) * (j + 0.74)) / rows,
          ),
        ),
        k = q();
      if (k >= rowLit) dim += d0;
      else if (q() < 0.8) warm += d0;
      else white += d0;
    }
  }
  for (let i = 0; ribs && i <= ribs; i++)
    rib += beamD(pr, [x + (w * i) / ribs, base, z], [x + (w * i) / ribs, h, z], 0.9);
  s +=
    fill(dim, mix(facade, '#0B1A2C', 0.5), { opacity: 0.6 }) +
    fill(rib, mix(facade, '#6C87AC', 0.4), { opacity: 0.7 });
  s += fill(warm, '#FFD58A') + fill(white, '#FFF1CE');
  const a = pr([x, h, z]),
    b = pr([x + w, h, z]),
    c = pr([x, base, z]); // afterglow on the left and top edges
  if (pr === cam)
    s += stroke(`${dline([c, a])}L${n(b[0])} ${n(b[1])}`, '#F2B48E', 0.9, {
      opacity: n(0.7 - haze * 0.5),
    });
  return s;
}
export function skyline(A: Sheet, pr: Projector): string {
  let s = '';
  const T = (o: {
    x: number;
    w: number;
    h: number;
    z: number;
    seed: number;
    haze?: number;
    lit: number;
    ribs?: number;
    base?: number;
    cols?: number;
    rows?: number;
  }) => (s += tower(A, pr, o));
  for (const [x, w, h, hz, z] of tuples(
    5,
    '-310,60,50,0.7,700 -235,50,84,0.62,690 -160,54,66,0.6,690 -92,44,96,0.55,680 210,46,90,0.5,660 268,60,66,0.5,660 30,40,128,0.46,640',
  ))
    T({ x, w, h, z, seed: Math.abs(x), haze: hz, lit: 0.2 });
  // pyramid-crowned tower: shaft, two setbacks, lit copper roof
  const bx = -50,
    bw = 46,
    bz = 560;
  T({ x: bx, w: bw, h: 140, z: bz, seed: 8, lit: 0.4, haze: 0.14, ribs: 5 });
  T({ x: bx + 5, w: bw - 10, h: 156, base: 140, z: bz + 5, seed: 9, lit: 0.75, haze: 0.14 });
  T({ x: bx + 10, w: bw - 20, h: 166, base: 156, z: bz + 10, seed: 10, lit: 0.9, haze: 0.14 });
  const apex = pr([bx + bw / 2, 196, bz + 22]),
    c0 = pr([bx + 9, 166, bz + 10]),
    c1 = pr([bx + bw - 9, 166, bz + 10]);
  s +=
    fill(dpoly([c0, c1, apex]), A.lin('0 #F9DB94, 1 #C58B4A')) +
    stroke(`M${n(apex[0])} ${n(apex[1])}V${n(pr([0, 214, bz])[1])}`, '#2A3B55', 1.1);
  for (let k = 1; k < 5; k++) {
    const t = k / 5;
    s += stroke(
      `M${n(c0[0] + (apex[0] - c0[0]) * t)} ${n(c0[1] + (apex[1] - c0[1]) * t)}H${n(c1[0] + (apex[0] - c1[0]) * t)}`,
      '#8A5F38',
      0.8,
      {
        opacity: 0.7,
      },
    );
  }
  T({ x: -128, w: 50, h: 72, z: 520, seed: 12, lit: 0.36, haze: 0.22 });
  T({ x: -196, w: 60, h: 46, z: 520, seed: 13, lit: 0.36, haze: 0.3 });
  T({ x: 96, w: 40, h: 104, z: 540, seed: 14, lit: 0.34, haze: 0.2 });
  // dark slab whose foot flares out like a bell
  const wx = 22,
    ww = 48,
    wz = 480,
    out = (y: number) => 15 * (1 - y / 44) ** 2.6,
    footQ = rng(40);
  T({ x: wx, w: ww, h: 150, base: 44, z: wz, seed: 21, lit: 0.36, ribs: 12, cols: 12, rows: 25 });
  const heights = [...Array(12)].map((_, i) => i * 4),
    foot = heights
      .map((y) => pr([wx - out(y), y, wz]))
      .concat(heights.map((y) => pr([wx + ww + out(y), y, wz])).reverse());
  s += fill(dpoly(foot), A.lin('0 #1D3757, 1 #5A5470'));
  let footLit = '';
  for (let y = 6; y < 44; y += 4.4)
    for (let i = 0; i < 12; i++) {
      const u = (t: number) => wx - out(y) + (ww + 2 * out(y)) * t;
      if (footQ() < 0.42) footLit += face(pr, front(u((i + 0.24) / 12), u((i + 0.76) / 12), y, y + 2, wz));
    }
  s += fill(footLit, '#FFD58A');
  T({ x: -66, w: 62, h: 40, z: 470, seed: 15, lit: 0.5 });
  T({ x: 86, w: 70, h: 54, z: 470, seed: 16, lit: 0.45, haze: 0.06 });
  T({ x: 168, w: 60, h: 34, z: 470, seed: 17, lit: 0.5, haze: 0.1 });
  T({ x: -150, w: 74, h: 24, z: 465, seed: 18, lit: 0.55, haze: 0.12 });
  T({ x: -260, w: 100, h: 18, z: 465, seed: 19, lit: 0.5, haze: 0.24 });
  return s + bankTrees(pr);
}
// bulkhead, trees and lamps of the Northbank riverwalk
function bankTrees(pr: Projector): string {
  const q = rng(31),
    sign = pr === cam ? -1 : 1;
  let trees = '',
    lamps = '';
  for (let x = -330; x < 330; x += 7) {
    const [px, py, zc] = pr([x, 1, BANK]),
      k = pr.f / zc,
      h = q.range(4, 9) * k,
      w = q.range(4, 7) * k;
    trees += smooth(
      [...Array(8)].map((_, i) => [
        px + Math.cos((i / 8) * 6.283) * w * q.range(0.7, 1.1),
        py + sign * h * 0.5 + Math.sin((i / 8) * 6.283) * h * 0.6 * q.range(0.7, 1.1),
      ]),
      true,
      0.9,
    );
    if (Math.round(x) % 3 === 0) {
      const [lx, ly] = pr([x, 5, BANK - 3]);
      lamps += circ(lx, ly, 1, '#FFE9B4');
    }
  }
  return wall(pr, front(-400, 400, RIVER, 2, BANK), '#0E2238') + fill(trees, '#10273C') + lamps;
}
// low girder bridge to the west, with its strip of violet light
export function acosta(pr: Projector): string {
  const deck = (x: number) => 3 + 16 * Math.max(0, 1 - ((x + 150) / 190) ** 2);
  const bridge: GirderBridge = {
    from: -330,
    to: 40,
    z: 395,
    step: 8,
    span: 85,
    deck,
    above: 1.5,
    below: 1.2,
    haunch: (x) => Math.min(4, deck(x) * 0.3),
  };
  const { top, belly, girder } = girderEdges(pr, bridge);
  let s = '';
  for (let x = -330; x < 10; x += 85) s += fill(girderPier(pr, bridge, x, RIVER, 2), '#3F3D5C');
  s +=
    fill(girder, '#6C6488') +
    stroke(smooth(top), '#E9B795', 0.9, { opacity: 0.8 }) +
    stroke(smooth(belly.slice().reverse()), '#B48CE8', 1.6, { opacity: 0.95 });
  for (let x = -320; x <= 0; x += 20) {
    const p = pr([x, deck(x) + 6, bridge.z]);
    s += circ(p[0], p[1], 0.9, '#FFE9B4');
  }
  return s;
}

// ---------- Main Street Bridge: blue lift bridge running away from us on the right ----------
export function mainStreet(pr: Projector): string {
  const X = [92, 104] as const,
    Y = 11,
    TOP = 64,
    far = [318, 331] as const,
    near = [204, 217] as const,
    lit = pr === cam;
  const dark = lit ? '#1B4A7C' : '#1F4468',
    mid = lit ? '#2C6CA6' : '#22507A',
    light = lit ? '#4B93D0' : '#27527A',
    edge = '#9CCDEB';
  let s = '';
  const truss = (
    z0: number,
    z1: number,
    bays: number,
    rise: (t: number) => number,
    x: number,
  ): [string, string, string] => {
    let chord = '',
      web = '',
      rim = '';
    for (let i = 0; i < bays; i++) {
      const a = z0 + ((z1 - z0) * i) / bays,
        b = z0 + ((z1 - z0) * (i + 1)) / bays,
        ya = Y + rise(i / bays),
        yb = Y + rise((i + 1) / bays);
      chord += beamD(pr, [x, ya, a], [x, yb, b], 1.2) + beamD(pr, [x, Y, a], [x, Y, b], 1);
      rim += beamD(pr, [x, ya + 0.5, a], [x, yb + 0.5, b], 0.3);
      web +=
        beamD(pr, [x, Y, b], [x, yb, b], 0.7) +
        (i < bays / 2 ? beamD(pr, [x, ya, a], [x, Y, b], 0.6) : beamD(pr, [x, Y, a], [x, yb, b], 0.6));
    }
    return [chord, web + beamD(pr, [x, Y, z0], [x, Y + rise(0), z0], 0.8), rim];
  };
  const spans = [
    [far[1], BANK + 6, 8, (t: number) => 6 + 14 * (1 - t) ** 1.7],
    [near[1], far[0], 10, (t: number) => 9 + 6 * Math.sin(Math.PI * t)],
    [110, near[0], 8, (t: number) => 6 + 14 * t ** 1.7],
  ] as const;
  const leg = (z: number, x: number) => beamD(pr, [x, 0, z], [x, TOP, z], 1.9);
  const braced = ([a, b]: XY, x: number) => {
    let d = '';
    for (let i = 0; i < 6; i++) {
      const y0 = Y + ((TOP - Y) * i) / 6,
        y1 = Y + ((TOP - Y) * (i + 1)) / 6;
      d +=
        beamD(pr, [x, y0, a], [x, y1, b], 0.6) +
        beamD(pr, [x, y0, b], [x, y1, a], 0.6) +
        beamD(pr, [x, y1, a], [x, y1, b], 0.8);
    }
    return d;
  };
  const portal = (z: number) => {
    let d = '';
    for (let i = 2; i < 6; i++) {
      const y0 = Y + ((TOP - Y) * i) / 6,
        y1 = Y + ((TOP - Y) * (i + 1)) / 6;
      d +=
        beamD(pr, [X[0], y0, z], [X[1], y1, z], 0.55) +
        beamD(pr, [X[1], y0, z], [X[0], y1, z], 0.55) +
        beamD(pr, [X[0], y1, z], [X[1], y1, z], 0.9);
    }
    return d;
  };
  for (const [span, T] of [
    [spans[0], far],
    [spans[1], near],
    [spans[2], null],
  ] as const) {
    const [x0, x1, panels, rise] = span;
    const [fc, fw] = truss(x0, x1, panels, rise, X[1]),
      [c, w, rim] = truss(x0, x1, panels, rise, X[0]);
    s +=
      fill(fc + fw, dark) +
      block(pr, [X[0] - 1.5, X[1] + 1.5], [Y - 2.4, Y], [span[0], span[1]], {
        front: '#12314F',
        side: lit ? '#235A92' : '#1B3F62',
      });
    s += fill(w, mid) + fill(c, light) + (lit ? fill(rim, edge, { opacity: 0.85 }) : '');
    s +=
      fill(beamD(pr, [X[0] - 1.5, Y + 0.7, span[0]], [X[0] - 1.5, Y + 0.7, span[1]], 0.45), '#FFD98F') +
      fill(beamD(pr, [X[1] - 3, Y + 1.4, span[0]], [X[1] - 3, Y + 1.4, span[1]], 0.3), '#F0745A');
    if (!T) continue;
    s += block(pr, [X[0] - 3, X[1] + 3], [RIVER, 5], [T[0] - 3, T[1] + 3], {
      front: '#45506A',
      side: '#77708A',
    });
    s += fill(leg(T[1], X[1]) + leg(T[1], X[0]) + braced(T, X[1]) + portal(T[1]), dark);
    s += block(pr, [X[0] + 1.5, X[1] - 1.5], [TOP - 17, TOP - 4], [T[0] + 1, T[1] - 1], {
      front: '#153659',
      side: '#23517F',
    }); // counterweight
    s +=
      fill(braced(T, X[0]), mid) +
      fill(portal(T[0]), mid) +
      fill(leg(T[0], X[1]) + leg(T[0], X[0]) + leg(T[1], X[0]), light);
    if (lit)
      s += fill(beamD(pr, [X[0] - 0.8, 4, T[0]], [X[0] - 0.8, TOP, T[0]], 0.45), edge, { opacity: 0.9 });
    s += block(pr, [X[0] - 1.5, X[1] + 1.5], [TOP, TOP + 2.6], [T[0] - 1.5, T[1] + 1.5], {
      front: light,
      side: lit ? '#7FB8E2' : light,
    });
    for (const z of [T[0] + 1.5, T[1] - 1.5]) {
      const c = pr([X[0], TOP + 2.6, z]),
        k = pr.f / c[2];
      if (lit)
        s +=
          fill(
            `M${n(c[0] - 2.6 * k)} ${n(c[1])}A${n(2.6 * k)} ${n(2.6 * k)} 0 0 1 ${n(c[0] + 2.6 * k)} ${n(c[1])}Z`,
            mid,
          ) + circ(c[0], c[1] - 0.6 * k, 0.9 * k, edge, { opacity: 0.6 });
    }
    if (lit) {
      const t = pr([98, TOP + 9, T[0] + 6]);
      s +=
        fill(beamD(pr, [98, TOP + 2, T[0] + 6], [98, TOP + 8.5, T[0] + 6], 0.4), dark) +
        circ(t[0], t[1], 1.9, '#FF6B57');
    }
  }
  for (let z = 118; z < 420; z += 17) {
    const p = pr([X[0] - 1.4, Y + 8, z]),
      k = pr.f / p[2];
    s +=
      fill(beamD(pr, [X[0] - 1.4, Y, z], [X[0] - 1.4, Y + 8, z], 0.25), '#143657') +
      circ(p[0], p[1], Math.max(1, 0.6 * k), '#FFEBBE');
  }
  return s;
}
