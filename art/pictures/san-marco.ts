/**
 * San Marco Square at dusk: the three-lions fountain, the little theatre, tiled storefronts and string lights.
 */
import { mix } from '../kit/colour.ts';
import { walker } from '../kit/figures.ts';
import { foliage, foliageSvg } from '../kit/foliage.ts';
import { lampGlow, vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dpoly, hull, n, type Pt3, smooth, type XY, xy } from '../kit/path.ts';
import { plane } from '../kit/plane.ts';
import { beamD, camera } from '../kit/projector.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { awning, interior, tileRoof } from '../kit/shops.ts';
import { cloud } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { glints } from '../kit/water.ts';

const W = 800;
const H = 600;
const HZ = 398;
const ROW = 34;
const cam = camera({ eye: [0, 2.5, 0], yaw: 0, f: 760, cx: 400, cy: HZ });
const row = plane(cam, [0, 0, ROW], [1, 0], [0, -1]);
// the shopping row faces us
const groundY = (z: number) => cam([0, 0, z])[1];

// ---------- sky: plum dusk, coral low, a thin moon ----------
function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#2A2440'),
    rect(
      0,
      0,
      W,
      400,
      A.lin('0 #16284E, 0.2 #353A6A, 0.4 #75588A, 0.58 #C0697A, 0.74 #EE9A78, 0.9 #FBCB92, 1 #FFE0AE'),
    ),
  );
  A.add(
    cloud(A, {
      color: '#2E3C6E',
      fx: 0.0024,
      fy: 0.016,
      seed: 12,
      lo: 0.5,
      hi: 0.66,
      band: [-60, 10, 80, 160],
      opacity: 0.5,
    }),
  );
  A.add(
    cloud(A, {
      color: '#B8647E',
      fx: 0.0026,
      fy: 0.022,
      seed: 33,
      lo: 0.53,
      hi: 0.62,
      band: [20, 90, 170, 240],
      opacity: 0.75,
    }),
  );
  A.add(
    cloud(A, {
      color: '#FFBF94',
      fx: 0.0024,
      fy: 0.028,
      seed: 61,
      lo: 0.55,
      hi: 0.64,
      band: [60, 130, 220, 300],
      opacity: 0.8,
    }),
  );
  A.add(
    cloud(A, {
      color: '#6A4A74',
      fx: 0.0028,
      fy: 0.05,
      seed: 5,
      lo: 0.55,
      hi: 0.62,
      band: [150, 200, 240, 290],
      opacity: 0.6,
    }),
  );
  A.add(
    lampGlow(A, 118, 72, 60, '#FFE9C4', 0.4),
    fill('M110 52A21 21 0 1 0 137 78A17 17 0 0 1 110 52Z', '#FFF3D6'),
  );
  const r = rng(9);
  for (let i = 0; i < 26; i++) {
    const y = r() * 110;
    A.add(circ(r() * W, y, r.range(0.4, 1), '#FCF3E1', { opacity: n(0.7 - y / 170) }));
  }
}

// ---------- buildings ----------
const stucco = (A: Sheet, u0: number, u1: number, v1: number, low: string, high: string) =>
  fill(
    row.quad(u0, 0, u1, v1),
    A.lin([
      [0, high],
      [0.55, mix(high, low, 0.5)],
      [1, low],
    ]),
  );
// round-headed opening with a cast surround and a lit shop behind it
function archedShop(A: Sheet, u0: number, u1: number, v1: number, seed: number, trim = '#FBEBCB'): string {
  const d = row.arch(u0, 0.45, u1, v1);
  return (
    fill(row.arch(u0 - 0.22, 0.3, u1 + 0.22, v1 + 0.22), trim) +
    interior(A, row, d, u0, u1, 0.45, v1, { seed, pendants: 1, mullions: [0.5], transom: 0.6 }) +
    fill(row.quad((u0 + u1) / 2 - 0.14, v1 - 0.02, (u0 + u1) / 2 + 0.14, v1 + 0.4, 0.06), '#FFF6E2') +
    fill(row.quad(u0 - 0.22, 0.0, u1 + 0.22, 0.45, 0.05), '#8A6A6E')
  );
}
function upperWindow(
  A: Sheet,
  u: number,
  v: number,
  w: number,
  h: number,
  lit: boolean,
  { arched = true, balcony = false } = {},
): string {
  const d = arched ? row.arch(u - w / 2, v, u + w / 2, v + h) : row.quad(u - w / 2, v, u + w / 2, v + h);
  const frame = arched
    ? row.arch(u - w / 2 - 0.14, v - 0.1, u + w / 2 + 0.14, v + h + 0.14)
    : row.quad(u - w / 2 - 0.14, v - 0.1, u + w / 2 + 0.14, v + h + 0.14);
  let s =
    fill(frame, '#F6E3C0') + fill(d, lit ? A.lin('0 #FFEDBE, 1 #F2AE5E') : A.lin('0 #8C7FA0, 1 #2F3A5C'));
  if (lit)
    s += fill(
      row.poly([
        [u - w / 2, v, 0],
        [u - w / 2, v + h * 0.8, 0],
        [u - w * 0.2, v + h * 0.8, 0],
        [u - w * 0.34, v, 0],
      ]),
      '#FFF8E2',
      { opacity: 0.6 },
    );
  s +=
    fill(
      row.line([u, v, 0], [u, v + h, 0], 0.06) +
        row.line([u - w / 2, v + h * 0.45, 0], [u + w / 2, v + h * 0.45, 0], 0.05),
      '#F6E3C0',
    ) + fill(row.quad(u - w / 2 - 0.25, v - 0.22, u + w / 2 + 0.25, v - 0.08, 0.1), '#FFF1D4');
  if (balcony) {
    let rails = '';
    for (let x = u - w * 0.9; x <= u + w * 0.9 + 0.01; x += 0.16)
      rails += row.line([x, v - 0.2, 0.5], [x, v + 0.75, 0.5], 0.035);
    s +=
      fill(row.quad(u - w, v - 0.34, u + w, v - 0.18, 0.55), '#6A4A52') +
      fill(rails + row.line([u - w, v + 0.76, 0.5], [u + w, v + 0.76, 0.5], 0.07), '#22263A');
    s += foliageSvg(
      foliage(rng(u * 10 + 90), ...xy(row.pt(u, v + 0.05, 0.5)), w * 18, 5, {
        count: 60,
        leaf: 2.2,
        tones: 4,
        light: [0, -1],
      }),
      ['#1E4A45', '#3A6A49', '#D96F78', '#F4AFA2'],
    );
  }
  return s;
}
const cornice = (u0: number, u1: number, v: number, w = 0.3) =>
  fill(row.quad(u0 - 0.15, v - 0.22, u1 + 0.15, v + 0.16, w), '#F4DDB6') +
  fill(row.quad(u0 - 0.22, v + 0.1, u1 + 0.22, v + 0.22, w), '#FFF1D4') +
  fill(row.quad(u0, v - 0.55, u1, v - 0.22), '#4B2E4A', { opacity: 0.35 });

function storefronts(A: Sheet) {
  // left: two storeys, tiled eave, balconies
  A.add(
    stucco(A, -20, -10.2, 8.2, '#E9B98A', '#9C7890'),
    tileRoof(A, row, -20, -10.2, 8.2, { rise: 1.5, depth: 2 }),
  );
  for (const u of [-17.6, -14.9, -12.2])
    A.add(
      archedShop(A, u - 1, u + 1, 3.3, 40 + Math.round(u)),
      upperWindow(A, u, 5, 1.1, 2.2, u !== -14.9, { balcony: u === -14.9 || u === -17.6 }),
    );
  A.add(fill(row.quad(-20, 4.0, -10.2, 4.22, 0.12), '#F4DDB6'));
  // low shop with a shaped parapet
  A.add(
    fill(
      row.poly(
        tuples(
          3,
          '-10.2,0,0 -2.6,0,0 -2.6,5,0 -4,5,0 -4.5,5.7,0 -5.4,6.3,0 -6.4,6.5,0 -7.4,6.3,0 -8.3,5.7,0 -8.8,5,0 -10.2,5,0',
        ),
      ),
      A.lin('0 #B08A86, 1 #F2CFA0'),
    ),
  );
  A.add(
    stroke(
      'M' +
        tuples(2, '-10.2,5 -8.8,5 -8.3,5.7 -7.4,6.3 -6.4,6.5 -5.4,6.3 -4.5,5.7 -4,5 -2.6,5')
          .map((q) =>
            xy(row.pt(...q))
              .map(n)
              .join(' '),
          )
          .join('L'),
      '#FFF1D4',
      3,
    ),
  );
  {
    const c = row.pt(-6.4, 5.2);
    A.add(
      circ(c[0], c[1], 10, '#F6E3C0'),
      circ(c[0], c[1], 7, '#8C6A7E'),
      stroke(
        `M${n(c[0])} ${n(c[1] - 7)}V${n(c[1] + 7)}M${n(c[0] - 7)} ${n(c[1])}H${n(c[0] + 7)}`,
        '#F6E3C0',
        1.2,
      ),
    );
  }
  A.add(
    interior(A, row, row.quad(-9.6, 0.5, -3.2, 3.1), -9.6, -3.2, 0.5, 3.1, {
      seed: 12,
      pendants: 5,
      mullions: [0.2, 0.4, 0.6, 0.8],
    }),
  );
  // narrow two-storey with tall arches
  A.add(stucco(A, -2.6, 3, 8.8, '#F1C795', '#A07F8C'), cornice(-2.6, 3, 8.6));
  let balusters = '';
  for (let u = -2.5; u < 2.9; u += 0.4) balusters += row.quad(u, 8.8, u + 0.2, 9.5);
  A.add(fill(balusters, '#D8B79C'), fill(row.quad(-2.7, 9.5, 3.1, 9.75, 0.1), '#FFF1D4'));
  for (const u of [-1.2, 1.6])
    A.add(
      archedShop(A, u - 0.95, u + 0.95, 3.6, 60 + u),
      upperWindow(A, u, 5.3, 1.2, 2.3, u < 0, { balcony: true }),
    );
  A.add(
    fill(row.quad(-2.6, 4.3, 3, 4.5, 0.12), '#F4DDB6'),
    awning(row, -2.4, 2.8, 4.2, { stripes: 12, cols: ['#FCEBCB', '#2F6B70'], out: 1.4, drop: 0.75 }),
  );
  theatre(A, 3, 11.6);
  // right: café with loggia and a small tiled tower
  A.add(
    stucco(A, 11.6, 21, 7.6, '#EDBE90', '#94738C'),
    tileRoof(A, row, 11.6, 21, 7.6, { rise: 1.3, depth: 2, seed: 8 }),
  );
  A.add(
    stucco(A, 12.1, 15.3, 11.4, '#C89A8E', '#8C6A86'),
    fill(row.quad(11.8, 11.1, 15.6, 11.4, 0.25), '#F4DDB6'),
  );
  for (const u of [12.95, 14.45])
    A.add(
      fill(row.arch(u - 0.5, 8.4, u + 0.5, 10.7), '#F6E3C0'),
      fill(row.arch(u - 0.38, 8.5, u + 0.38, 10.55), A.lin('0 #FFE4A8, 1 #E58E5C')),
    );
  A.add(
    fill(row.poly(tuples(3, '11.6,11.4,0.3 15.8,11.4,0.3 13.7,13.5,-1.5')), A.lin('0 #D98A62, 1 #8E4638')),
    fill(row.line([13.7, 13.4, -1.5], [13.7, 14.4, -1.5], 0.08), '#2A2440'),
  );
  {
    let t = '';
    for (let u = 11.8; u < 15.8; u += 0.3) t += row.line([u, 11.4, 0.3], [13.7, 13.5, -1.5], 0.05);
    A.add(fill(t, '#5A2630', { opacity: 0.5 }));
  }
  for (const u of [12.8, 15, 17.2]) A.add(archedShop(A, u - 0.9, u + 0.9, 3.3, 80 + Math.round(u)));
  for (const u of [12.5, 17.6]) A.add(upperWindow(A, u, 5, 1.1, 1.9, u < 13));
  A.add(awning(row, 11.9, 18.6, 4.15, { stripes: 15, cols: ['#FCEBCB', '#B2504E'], out: 1.5, drop: 0.7 }));
}
// streamlined 1938 front: stepped fin with neon tubes, bulb-edged marquee, doors under it
function theatre(A: Sheet, u0: number, u1: number) {
  const c = (u0 + u1) / 2;
  A.add(fill(row.quad(u0, 0, u1, 9.4), A.lin('0 #5E4A70, 0.5 #9A6A78, 1 #E5B183')), cornice(u0, u1, 9.3));
  for (let v = 5.6; v < 9; v += 0.55)
    A.add(fill(row.line([u0 + 0.3, v, 0.02], [u1 - 0.3, v, 0.02], 0.05), '#3B2C52', { opacity: 0.5 }));
  for (const u of [u0 + 1.3, u1 - 1.3])
    A.add(
      fill(row.quad(u - 0.55, 5.7, u + 0.55, 8.4, 0.05), '#3B2C52'),
      fill(row.quad(u - 0.42, 5.85, u + 0.42, 8.25, 0.05), A.lin('0 #8A7FA6, 1 #F2B07A')),
      fill(row.line([u, 5.85, 0.06], [u, 8.25, 0.06], 0.05), '#3B2C52'),
    );
  A.add(lampGlow(A, ...xy(row.pt(c, 8.4)), 120, '#F08A7A', 0.55, 0.75, 1.1));
  for (const [w, top, col] of [
    [1.5, 10.2, '#2C2748'],
    [1.05, 11.2, '#3B3260'],
    [0.6, 12.2, '#4A3B72'],
  ] as const)
    A.add(
      row.box(c - w, 4.4, c + w, top, 0, 0.5 + (1.5 - w) * 0.3, {
        front: col,
        side: '#5E4A80',
        top: '#8A6A90',
      }),
    );
  for (const [du, top, col] of [
    [-1.3, 10, '#F4866E'],
    [1.3, 10, '#F4866E'],
    [-0.83, 11, '#6FD3CB'],
    [0.83, 11, '#6FD3CB'],
    [-0.4, 12, '#FFD58A'],
    [0, 12, '#FFF1CE'],
    [0.4, 12, '#FFD58A'],
  ] as const) {
    const d = row.line([c + du, 5.4, 0.9], [c + du, top - 0.15, 0.9], 0.11);
    A.add(fill(d, col, { filter: A.blur(3), opacity: 0.9 }), fill(d, mix(col, '#FFFFFF', 0.45)));
  }
  // lobby
  A.add(fill(row.quad(u0 + 0.5, 0, u1 - 0.5, 3.5), A.lin('0 #FFE9B4, 0.6 #F2A55E, 1 #A8583E')));
  for (let u = u0 + 1.6; u < u1 - 1; u += 1.24)
    A.add(
      fill(row.quad(u, 0, u + 1.1, 2.7), '#6A2E38'),
      fill(row.quad(u + 0.12, 0.7, u + 0.98, 2.55), A.lin('0 #FFEFC4, 1 #EFA55C')),
      circ(...xy(row.pt(u + 0.95, 1.2)), 1.2, '#EDB650'),
    );
  for (const [u, k] of [
    [u0 + 0.45, 0],
    [u1 - 1.35, 1],
  ] as const)
    A.add(
      fill(row.quad(u, 0.8, u + 0.9, 2.6, 0.1), '#EDB650'),
      fill(row.quad(u + 0.1, 0.9, u + 0.8, 2.5, 0.1), k ? '#2F6B70' : '#A8434A'),
      circ(...xy(row.pt(u + 0.45, 1.85)), 6, k ? '#F8C79C' : '#FFE4B0'),
      fill(
        row.poly([
          [u + 0.1, 0.9, 0.1],
          [u + 0.8, 0.9, 0.1],
          [u + 0.45, 1.5, 0.1],
        ]),
        k ? '#16304E' : '#4B2E4A',
      ),
    );
  // marquee: lit underside, bright fascia with blank panels, chaser bulbs
  A.add(
    fill(
      row.poly([
        [u0 + 0.2, 3.5, 0],
        [u1 - 0.2, 3.5, 0],
        [u1 - 0.7, 3.5, 2.6],
        [u0 + 0.7, 3.5, 2.6],
      ]),
      '#FFE9B4',
    ),
  );
  A.add(
    row.box(u0 + 0.7, 3.45, u1 - 0.7, 4.9, 0, 2.6, {
      front: '#3B2C52',
      side: '#5E4A70',
      top: '#6A5680',
      under: '#FFEBBE',
    }),
  );
  for (let i = 0; i < 3; i++) {
    const a = u0 + 1 + i * 2.25;
    A.add(fill(row.quad(a, 3.75, a + 2.1, 4.6, 2.61), A.lin('0 #FFFBEA, 1 #FFE3A6')));
    for (const v of [3.97, 4.18, 4.39])
      A.add(fill(row.line([a + 0.1, v, 2.62], [a + 2, v, 2.62], 0.025), '#C99A5C', { opacity: 0.6 }));
  }
  for (const v of [3.5, 4.84])
    for (let u = u0 + 0.75; u <= u1 - 0.7; u += 0.27) {
      const p = row.pt(u, v, 2.62);
      A.add(circ(p[0], p[1], 1.5, '#FFF4D2'));
    }
  const m = row.pt(c, 3.6, 2.6);
  A.add(lampGlow(A, m[0], m[1], 150, '#FFCE80', 0.5, 1, 0.6));
}

// ---------- square ----------
function square(A: Sheet) {
  const y0 = groundY(ROW);
  A.add(rect(0, y0, W, H - y0, A.lin('0 #B07A6C, 0.2 #84586A, 0.6 #50405E, 1 #2A2643')));
  const r = rng(3);
  // brick courses in perspective, with odd bricks and a lighter band ringing the fountain
  let joints = '',
    odd = '';
  for (let z = 8.4; z < 31; z *= 1.028) {
    const ya = groundY(z),
      k = 760 / z;
    joints += `M0 ${n(ya)}H${W}`;
    for (let i = 0; i < 7; i++) {
      const x = r() * W;
      odd += `M${n(x)} ${n(ya)}h${n(0.3 * k)}v${n(groundY(z / 1.028) - ya)}h${n(-0.42 * k)}Z`;
    }
  }
  for (let x = -30; x < 30; x += 0.85) {
    const a = cam([x, 0, 31]),
      b = cam([x, 0, 8]);
    joints += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  }
  A.add(fill(odd, '#C98A72', { opacity: 0.13 }), stroke(joints, '#1E1A33', 0.7, { opacity: 0.35 }));
  // kerb and sidewalk in front of the shops, warm light falling out of them
  A.add(
    rect(0, groundY(31.5), W, 3.4, '#E9C9A0'),
    rect(0, groundY(31.5) + 3, W, 2.4, '#3B2C4A', { opacity: 0.6 }),
  );
  for (const [u, w, o] of tuples(3, '-15,90,0.5 -6.4,100,0.6 0.2,70,0.55 7.3,175,1 15,90,0.6')) {
    const p = row.pt(u, 0);
    A.add(lampGlow(A, p[0], p[1] + 22, w, '#FFC878', o, 1.15, 0.42));
  }
}
function lamp(A: Sheet, x: number, z: number, h = 4): string {
  const [bx, by, zc] = cam([x, 0, z]),
    ty = cam([x, h, z])[1],
    k = 760 / zc;
  return (
    lampGlow(A, bx, by, 80, '#FFC878', 0.4, 1, 0.24) +
    fill(
      beamD(cam, [x, 0, z], [x, h, z], 0.11) +
        beamD(cam, [x, 0, z], [x, 0.7, z], 0.26) +
        beamD(cam, [x - 0.3, h - 0.3, z], [x + 0.3, h - 0.3, z], 0.05),
      '#1E1C33',
    ) +
    lampGlow(A, bx, ty - 0.2 * k, 48, '#FFDF9E', 0.8) +
    circ(bx, ty - 0.2 * k, 0.24 * k, '#FFF6DC')
  );
}
// bulbs on sagging wires from pole to pole over the square
function stringLights(A: Sheet) {
  const span = (a: Pt3, b: Pt3, sag: number) => {
    const pts = [...Array(41)].map((_, i) => {
      const t = i / 40;
      return cam([
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t),
        a[2] + (b[2] - a[2]) * t,
      ]);
    });
    A.add(stroke(smooth(pts), '#2A2440', 0.9, { opacity: 0.85 }));
    pts
      .filter((_, i) => i % 2)
      .forEach((p) => {
        const s = Math.min(4, Math.max(1.3, 52 / p[2]));
        A.add(lampGlow(A, p[0], p[1] + s, s * 5, '#FFD58A', 0.6), circ(p[0], p[1] + s, s, '#FFF4D2'));
      });
  };
  span([-12, 7, 12], [10.5, 8.6, 31], 2.0);
  span([-1, 9.4, 32], [13, 7.6, 14], 2.0);
  span([-17, 7.8, 33], [6, 8.4, 13], 1.8);
}

// ---------- the fountain ----------
const FX = -2.35;
const FZ = 12.6;
const K = 760 / FZ;
const ring = (R: number, y: number) =>
  [...Array(60)].map((_, i) => {
    const a = (i / 60) * 6.2832;
    return cam([FX + Math.cos(a) * R, y, FZ + Math.sin(a) * R]);
  });
const drum = (A: Sheet, R: number, y0: number, y1: number, cols: readonly [string, string, string]) =>
  fill(
    dpoly(hull(ring(R, y0).concat(ring(R, y1)))),
    A.lin(
      [
        [0, cols[0]],
        [0.45, cols[1]],
        [1, cols[2]],
      ],
      0,
      0,
      1,
      0,
    ),
  );
// seated lion in profile facing left; s flips it
function lionSide(A: Sheet, x: number, y: number, h: number, s: number): string {
  const k = h / 100,
    T = (a: readonly XY[]) => a.map(([u, v]): XY => [x + u * k * s, y + v * k]),
    S = (a: readonly XY[], c = true, t = 0.55) => smooth(T(a), c, t);
  const bronze = A.lin(
    '0 #F0BE78, 0.35 #B0814E, 0.75 #5E4450, 1 #3B2C42',
    s > 0 ? 0 : 1,
    0,
    s > 0 ? 1 : 0,
    0.6,
  );
  let o =
    stroke(S(tuples(2, '26,-6 40,-4 44,-16 38,-26 42,-33'), false), '#6B4C4C', n(4 * k), {
      'stroke-linecap': 'round',
    }) + circ(...nth(T([[42, -35]]), 0), 4 * k, '#B0814E');
  o += fill(
    S(
      tuples(
        2,
        '-33,0 -36,-4 -31,-9 -24,-12 -23,-34 -25,-52 -14,-70 4,-62 16,-48 27,-30 32,-14 29,-2 20,0 -4,0 -7,-5 -1,-9 -8,-14 -12,-9 -14,0',
      ),
      true,
      0.5,
    ),
    bronze,
  );
  o +=
    stroke(S(tuples(2, '3,-9 0,-24 9,-36 22,-34'), false), '#3B2C42', n(1.6 * k), { opacity: 0.7 }) +
    stroke(S(tuples(2, '-13,-10 -12,-34 -9,-48'), false), '#3B2C42', n(1.6 * k), { opacity: 0.6 });
  o += fill(
    S(tuples(2, '-30,-86 -22,-104 -6,-106 6,-96 10,-80 8,-64 -2,-52 -14,-46 -25,-52 -31,-66'), true, 0.6),
    A.lin('0 #C98F52, 0.5 #7E5846, 1 #4A3442', s > 0 ? 0 : 1, 0, s > 0 ? 1 : 0, 0.5),
  );
  let locks = '';
  for (const [u, v, du, dv] of tuples(
    4,
    '-20,-98,8,6 -8,-100,9,7 -14,-88,10,10 -2,-90,7,12 -8,-78,8,14 2,-76,3,14 -16,-74,6,15 -22,-66,4,14 -6,-64,2,13',
  ))
    locks += S(
      [
        [u, v],
        [u + du * 0.6, v + dv * 0.3],
        [u + du, v + dv],
      ],
      false,
    );
  o +=
    stroke(locks, '#3B2C42', n(1.8 * k), { opacity: 0.55, 'stroke-linecap': 'round' }) +
    stroke(locks, '#F0BE78', n(0.8 * k), {
      opacity: 0.6,
      transform: `translate(${n(-1.3 * k * s)} ${n(-1 * k)})`,
    });
  o += fill(
    S(
      tuples(
        2,
        '-30,-96 -20,-97 -15,-88 -17,-76 -25,-68 -33,-69 -36,-72 -44,-73 -48,-78 -46,-83 -38,-86 -35,-92',
      ),
      true,
      0.5,
    ),
    A.lin('0 #FFD9A0, 1 #A87650', s > 0 ? 0 : 1, 0, s > 0 ? 1 : 0, 0.4),
  );
  o +=
    fill(S(tuples(2, '-48,-79 -46,-83 -42,-82 -44,-78'), true), '#4A3038') +
    stroke(S(tuples(2, '-46,-75 -40,-74 -34,-76.4'), false), '#4A3038', n(1.4 * k)) +
    fill(S(tuples(2, '-35,-86 -32,-88.4 -29,-86.4 -32,-85'), true), '#3A2630') +
    fill(S(tuples(2, '-20,-100 -14,-103 -12,-95 -18,-93'), true), '#B0814E');
  return (
    o +
    stroke(S(tuples(2, '-34,-3 -25,-12 -24,-36 -26,-52'), false), '#FFE2B0', n(1.5 * k), { opacity: 0.85 }) +
    stroke(S(tuples(2, '-36,-91 -24,-103 -8,-106'), false), '#FFE2B0', n(1.4 * k), { opacity: 0.8 })
  );
}
function lionFront(A: Sheet, x: number, y: number, h: number): string {
  const k = h / 100,
    T = (a: readonly XY[]) => a.map(([u, v]): XY => [x + u * k, y + v * k]),
    S = (a: readonly XY[], c = true, t = 0.55) => smooth(T(a), c, t);
  let o = fill(
    S(tuples(2, '-26,0 -31,-12 -27,-28 -18,-40 -16,-62 16,-62 18,-40 27,-28 31,-12 26,0'), true, 0.4),
    A.lin('0 #A87650, 0.5 #7E5846, 1 #463244', 0, 0, 1, 0),
  );
  for (const d of [-1, 1])
    o +=
      fill(
        S(
          [
            [d * 3, -54],
            [d * 14, -54],
            [d * 13, -24],
            [d * 13, -8],
            [d * 17, -3],
            [d * 15, 0],
            [d * 3, 0],
            [d * 3, -6],
            [d * 4, -26],
          ],
          true,
          0.4,
        ),
        A.lin('0 #E9B274, 1 #7E5846', 0, 0, 1, 0),
      ) +
      stroke(
        S(
          [
            [d * 20, -30],
            [d * 25, -18],
            [d * 22, -3],
          ],
          false,
        ),
        '#3B2C42',
        n(1.5 * k),
        { opacity: 0.6 },
      );
  o += fill(
    S(
      tuples(
        2,
        '0,-108 14,-106 25,-97 29,-82 26,-66 17,-54 6,-42 0,-38 -6,-42 -17,-54 -26,-66 -29,-82 -25,-97 -14,-106',
      ),
      true,
      0.6,
    ),
    A.lin('0 #B98250, 0.55 #7E5846, 1 #43304A', 0, 0, 1, 0.3),
  );
  let locks = '';
  for (let i = 0; i < 17; i++) {
    const a = -2.4 + (i / 16) * 4.8 + Math.PI / 2 + Math.PI,
      c = Math.cos(a),
      q = Math.sin(a);
    locks += S(
      [
        [c * 15, -79 + q * 16],
        [c * 21 + q * 2, -78 + q * 22],
        [c * 26, -76 + q * 27],
      ],
      false,
    );
  }
  for (const u of [-9, -3, 3, 9])
    locks += S(
      [
        [u, -60],
        [u * 0.9, -52],
        [u * 0.4, -45],
      ],
      false,
    );
  o +=
    stroke(locks, '#36283E', n(1.7 * k), { opacity: 0.55, 'stroke-linecap': 'round' }) +
    stroke(locks, '#F0BE78', n(0.8 * k), { opacity: 0.6, transform: `translate(${n(-1.4 * k)} 0)` });
  for (const d of [-1, 1])
    o += fill(
      S(
        [
          [d * 11, -96],
          [d * 17, -99],
          [d * 18, -92],
          [d * 13, -90],
        ],
        true,
      ),
      '#B98250',
    );
  o += fill(
    S(
      tuples(2, '0,-97 9,-95 13,-87 11.5,-79 11,-68 7,-61 0,-58 -7,-61 -11,-68 -11.5,-79 -13,-87 -9,-95'),
      true,
      0.5,
    ),
    A.lin('0 #FFDCA6, 0.5 #D29A62, 1 #875C4A', 0, 0, 1, 0.2),
  );
  o += fill(S(tuples(2, '-10,-69 -6,-74 0,-73 6,-74 10,-69 7,-62 0,-60 -7,-62'), true, 0.6), '#F3CB94', {
    opacity: 0.75,
  }); // broad pale muzzle
  o +=
    fill(S(tuples(2, '-6.5,-77.5 6.5,-77.5 3,-72 0,-70.5 -3,-72'), true, 0.3), '#46303A') +
    stroke(
      S(
        [
          [0, -71],
          [0, -68],
        ],
        false,
      ) + S(tuples(2, '-7.5,-68.4 -4,-66 0,-68 4,-66 7.5,-68.4'), false),
      '#46303A',
      n(1.5 * k),
    );
  for (const d of [-1, 1])
    o +=
      fill(
        S(
          [
            [d * 4.4, -84.6],
            [d * 6.6, -86.6],
            [d * 9, -86],
            [d * 7, -84.2],
          ],
          true,
        ),
        '#36242E',
      ) +
      circ(x + d * 6.6 * k, y - 85.8 * k, 0.6 * k, '#FFE3B0') +
      fill(
        S(
          [
            [d * 2.6, -88],
            [d * 7, -90.6],
            [d * 11.4, -89.4],
            [d * 7, -88.2],
          ],
          true,
        ),
        '#A87650',
        { opacity: 0.8 },
      ) +
      stroke(
        S(
          [
            [d * 3, -88],
            [d * 4, -78],
          ],
          false,
        ),
        '#8F6448',
        n(1.1 * k),
      );
  return o;
}
function fountain(A: Sheet) {
  const c = cam([FX, 0.5, FZ]),
    r = rng(12);
  A.add(
    `<ellipse cx="${n(c[0])}" cy="${n(cam([FX, 0, FZ])[1] + 6)}" rx="${n(K * 3.6)}" ry="${n(K * 0.78)}" fill="#1A1830" opacity=".45"/>`,
  );
  A.add(
    fill(dpoly(ring(3.3, 0)), '#6A5068'),
    drum(A, 3.1, 0, 0.12, ['#C99A80', '#8A6A78', '#4B3A5E']),
    drum(A, 2.95, 0.12, 0.55, ['#F1CFA2', '#C39A88', '#5E4A6A']),
  );
  let slabs = '';
  for (let i = 2; i < 13; i++) {
    const a = Math.PI + (i / 14) * Math.PI;
    slabs += beamD(
      cam,
      [FX + Math.cos(a) * 2.95, 0.12, FZ + Math.sin(a) * 2.95],
      [FX + Math.cos(a) * 2.95, 0.52, FZ + Math.sin(a) * 2.95],
      0.025,
    );
  }
  A.add(fill(slabs, '#5A4458', { opacity: 0.6 }));
  A.add(
    fill(dpoly(ring(3.08, 0.6)), A.lin('0 #FFE7BC, 0.5 #E3BC96, 1 #8F7286', 0, 0, 1, 0)),
    drum(A, 3.08, 0.52, 0.6, ['#FFE7BC', '#B08C86', '#5E4A6A']),
  );
  const pool = dpoly(ring(2.72, 0.58));
  A.add(
    fill(
      pool,
      A.rad(
        '0 #E8FFF4, 0.3 #7FCFC6, 0.7 #2C7684, 1 #1B4463',
        0,
        0,
        175,
        `translate(${n(c[0])} ${n(c[1])}) scale(1 .3)`,
      ),
    ),
  );
  A.add(
    g(
      fill(
        glints(r, c[0] - 170, c[0] + 170, c[1] - 30, c[1] + 40, 60, { minL: 12, maxL: 60, th: 1 }),
        '#FFE3AC',
        { opacity: 0.7 },
      ) +
        fill(
          glints(r, c[0] - 170, c[0] + 170, c[1] - 30, c[1] + 40, 50, { minL: 12, maxL: 60, th: 1 }),
          '#12405A',
          { opacity: 0.5 },
        ),
      { 'clip-path': A.clip(pool) },
    ),
  );
  // back jets, pedestal, the three lions, front jets
  jets(A, r, true);
  A.add(
    drum(A, 1.55, 0.58, 0.75, ['#E9C49A', '#B08C86', '#5E4A6A']),
    fill(dpoly(ring(1.55, 0.75)), '#D9B596'),
    drum(A, 1.22, 0.75, 1.45, ['#F1CFA2', '#B99488', '#57456A']),
    fill(dpoly(ring(1.4, 1.55)), A.lin('0 #FFE7BC, 1 #9A7C8A', 0, 0, 1, 0)),
    drum(A, 1.4, 1.45, 1.55, ['#FFE7BC', '#C9A58E', '#6A5472']),
  );
  const top = cam([FX, 1.55, FZ]),
    h = K * 1.95;
  A.add(
    lionSide(A, top[0] - K * 0.5, top[1] + 2, h * 0.94, 1),
    lionSide(A, top[0] + K * 0.5, top[1] + 2, h * 0.94, -1),
    lionFront(A, top[0], top[1] + K * 0.2, h),
  );
  jets(A, r, false);
  A.add(
    lampGlow(A, c[0], c[1], 150, '#BFF3E6', 0.35, 1, 0.4),
    lampGlow(A, top[0], top[1] - 40, 150, '#FFC878', 0.2),
  );
}
function jets(A: Sheet, r: Rng, back: boolean) {
  let ribbon = '',
    drops = '';
  for (let i = 0; i < 20; i++) {
    const a = ((i + 0.5) / 20) * 6.283;
    if (Math.sin(a) > 0 !== back) continue;
    const L: XY[] = [],
      R: XY[] = [];
    for (let j = 0; j <= 12; j++) {
      const t = j / 12,
        q = cam([
          FX + Math.cos(a) * (2.55 - 0.85 * t),
          0.6 + 3.6 * t * (1 - t),
          FZ + Math.sin(a) * (2.55 - 0.85 * t),
        ]),
        w = 0.5 + t * 0.9;
      L.push([q[0] - w, q[1]]);
      R.unshift([q[0] + w, q[1]]);
    }
    ribbon += smooth(L.concat(R), true, 0.8);
    const e = cam([FX + Math.cos(a) * 1.7, 0.6, FZ + Math.sin(a) * 1.7]);
    for (let j = 0; j < 7; j++) {
      const q = r.range(0.5, 1.1);
      drops += `M${n(e[0] + r.range(-7, 7))} ${n(e[1] - r.range(-2, 7))}a${n(q)} ${n(q)} 0 1 0 ${n(2 * q)} 0a${n(q)} ${n(q)} 0 1 0 ${n(-2 * q)} 0Z`;
    }
  }
  A.add(fill(ribbon, '#F1FFFA', { opacity: back ? 0.6 : 0.85 }), fill(drops, '#FFF6E2', { opacity: 0.75 }));
}
// café tables under a parasol, right
function cafe(A: Sheet, x: number, z: number): string {
  const k = 760 / z,
    [bx, by] = cam([x, 0, z]),
    py = (v: number) => by - v * k;
  let s = `<ellipse cx="${n(bx)}" cy="${n(by)}" rx="${n(1.4 * k)}" ry="${n(0.22 * k)}" fill="#1A1830" opacity=".4"/>`;
  s +=
    rect(bx - 1.2, py(2.5), 2.4, 2.5 * k, '#2A2440') +
    fill(
      dpoly([
        [bx - 1.45 * k, py(2.05)],
        [bx, py(2.75)],
        [bx + 1.45 * k, py(2.05)],
      ]),
      A.lin('0 #F6C890, 1 #B2504E', 0, 0, 1, 0),
    );
  for (const d of [-0.5, 0.5])
    s += fill(
      dpoly([
        [bx + d * k, py(2.05)],
        [bx, py(2.75)],
        [bx + d * 2 * k, py(2.05)],
      ]),
      '#FCEBCB',
      { opacity: 0.55 },
    );
  s +=
    `<ellipse cx="${n(bx)}" cy="${n(py(0.75))}" rx="${n(0.55 * k)}" ry="${n(0.09 * k)}" fill="#C99A80"/><ellipse cx="${n(bx)}" cy="${n(py(0.78))}" rx="${n(0.55 * k)}" ry="${n(0.085 * k)}" fill="#FFE7BC"/>` +
    rect(bx - 0.04 * k, py(0.74), 0.08 * k, 0.74 * k, '#2A2440') +
    circ(bx, py(0.86), 0.07 * k, '#FFF4D2') +
    lampGlow(A, bx, py(0.86), 0.9 * k, '#FFD58A', 0.7);
  for (const d of [-1, 1])
    s += stroke(
      `M${n(bx + d * 0.95 * k)} ${n(py(1))}L${n(bx + d * 0.88 * k)} ${n(py(0.46))}H${n(bx + d * 0.5 * k)}M${n(bx + d * 0.88 * k)} ${n(py(0.46))}L${n(bx + d * 0.95 * k)} ${n(by)}M${n(bx + d * 0.52 * k)} ${n(py(0.46))}V${n(by)}`,
      '#211D36',
      n(0.07 * k),
    );
  return s;
}
function frame(A: Sheet) {
  const r = rng(52);
  for (const [x, y, h, lean, size] of [[822, 650, 590, 0.0, 0.66]] as const) {
    const p = palm(r, x, y, h, { lean, size, fronds: 19, droop: 1.1, leaf: 30 });
    A.add(
      fill(p.back, '#2E3558'),
      fill(p.trunk, '#211F3A'),
      fill(p.front, '#1A1B34'),
      stroke(
        smooth([0, 0.4, 0.9].map((t) => [x + lean * h * (0.7 * t * t + 0.3 * t) - h * 0.01, y - h * t])),
        '#F2A87E',
        1.4,
        { opacity: 0.7 },
      ),
    );
  }
  for (const [x, y, rx, ry] of tuples(4, '800,598,90,30 -6,600,70,26'))
    A.add(
      foliageSvg(foliage(r, x, y, rx, ry, { count: 260, leaf: 5, tones: 4, light: [-0.2, -1] }), [
        '#151B33',
        '#1E2C42',
        '#2F4A4E',
        '#A84C62',
      ]),
    );
}

export function draw(): Sheet {
  const A = new Sheet(W, H);

  sky(A);
  storefronts(A);
  square(A);
  A.add(lamp(A, -15.5, 27), lamp(A, 10.6, 25), lamp(A, 2.2, 29));
  A.add(
    cafe(A, 13.6, 25),
    cafe(A, 8.2, 18.4),
    cafe(A, 10.7, 20.6),
    walker(540, 496, 62, { dir: -1, dress: true, top: '#2F6B70', skin: '#C08A6A' }),
    walker(570, 498, 68, { dir: -1, top: '#F3E3C6', legs: '#2A2643', skin: '#6E4638' }),
  );
  fountain(A);
  stringLights(A);
  frame(A);
  A.add(vignette(A, { cx: 400, cy: 340, r: 560, clear: 0.68, strength: 0.4 }));

  return A;
}
