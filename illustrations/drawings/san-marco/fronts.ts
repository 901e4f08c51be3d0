import { mix } from '../../kit/colour.ts';
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { tuples } from '../../kit/lists.ts';
import { dline, n, xy } from '../../kit/path.ts';
import type { Plane } from '../../kit/plane.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { awning, interior, tileRoof } from '../../kit/shops.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';

// ---------- buildings ----------
const stucco = (A: Sheet, row: Plane, u0: number, u1: number, v1: number, low: string, high: string) =>
  fill(
    row.quad(u0, 0, u1, v1),
    A.lin([
      [0, high],
      [0.55, mix(high, low, 0.5)],
      [1, low],
    ]),
  );
// round-headed opening with a cast surround and a lit shop behind it
function archedShop(
  A: Sheet,
  row: Plane,
  u0: number,
  u1: number,
  v1: number,
  seed: number,
  trim = '#FBEBCB',
): string {
  const d = row.arch(u0, 0.45, u1, v1);
  return (
    fill(row.arch(u0 - 0.22, 0.3, u1 + 0.22, v1 + 0.22), trim) +
    interior(A, row, d, u0, u1, 0.45, v1, {
      seed,
      glass: ['#D6DCC4', '#9CB4B0', '#648490'],
      pendants: 1,
      mullions: [0.5],
      transom: 0.6,
    }) +
    fill(row.quad((u0 + u1) / 2 - 0.14, v1 - 0.02, (u0 + u1) / 2 + 0.14, v1 + 0.4, 0.06), '#FFF6E2') +
    fill(row.quad(u0 - 0.22, 0.0, u1 + 0.22, 0.45, 0.05), '#8A6A6E')
  );
}
function upperWindow(
  A: Sheet,
  row: Plane,
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
    fill(frame, '#F6E3C0') + fill(d, lit ? A.lin('0 #B4CCC8, 1 #7C9CA4') : A.lin('0 #8FB0B8, 1 #4E7284'));
  if (lit)
    s += fill(
      row.poly([
        [u - w / 2, v, 0],
        [u - w / 2, v + h * 0.8, 0],
        [u - w * 0.2, v + h * 0.8, 0],
        [u - w * 0.34, v, 0],
      ]),
      '#FFF8E2',
      { opacity: 0.4 },
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
const cornice = (row: Plane, u0: number, u1: number, v: number, w = 0.3) =>
  fill(row.quad(u0 - 0.15, v - 0.22, u1 + 0.15, v + 0.16, w), '#F4DDB6') +
  fill(row.quad(u0 - 0.22, v + 0.1, u1 + 0.22, v + 0.22, w), '#FFF1D4') +
  fill(row.quad(u0, v - 0.55, u1, v - 0.22), '#6E5A74', { opacity: 0.35 });

/**
 * The row in the shade: a palazzo, a low shop with a shaped parapet, a narrow house with tall
 * arches.
 */
export function shopRow(A: Sheet, row: Plane) {
  // left: two storeys, tiled eave, balconies
  A.add(
    stucco(A, row, -20, -10.2, 8.2, '#CDB2A4', '#A88E94'),
    tileRoof(A, row, -20, -10.2, 8.2, { rise: 1.5, depth: 2 }),
  );
  for (const u of [-17.6, -14.9, -12.2])
    A.add(
      archedShop(A, row, u - 1, u + 1, 3.3, 40 + Math.round(u)),
      upperWindow(A, row, u, 5, 1.1, 2.2, u !== -14.9, { balcony: u === -14.9 || u === -17.6 }),
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
      A.lin('0 #AA9296, 1 #C2AC9E'),
    ),
  );
  A.add(
    stroke(
      dline(
        tuples(2, '-10.2,5 -8.8,5 -8.3,5.7 -7.4,6.3 -6.4,6.5 -5.4,6.3 -4.5,5.7 -4,5 -2.6,5').map((q) =>
          row.pt(...q),
        ),
      ),
      '#FFF1D4',
      3,
    ),
  );
  {
    const c = row.pt(-6.4, 5.2);
    A.add(
      circ(c[0], c[1], 10, '#F6E3C0'),
      circ(c[0], c[1], 7, '#C9A07E'),
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
      glass: ['#D6DCC4', '#9CB4B0', '#648490'],
      pendants: 5,
      mullions: [0.2, 0.4, 0.6, 0.8],
    }),
  );
  // narrow two-storey with tall arches
  A.add(stucco(A, row, -2.6, 3, 8.8, '#D2BAA6', '#A8929A'), cornice(row, -2.6, 3, 8.6));
  let balusters = '';
  for (let u = -2.5; u < 2.9; u += 0.4) balusters += row.quad(u, 8.8, u + 0.2, 9.5);
  A.add(fill(balusters, '#D8B79C'), fill(row.quad(-2.7, 9.5, 3.1, 9.75, 0.1), '#FFF1D4'));
  for (const u of [-1.2, 1.6])
    A.add(
      archedShop(A, row, u - 0.95, u + 0.95, 3.6, 60 + u),
      upperWindow(A, row, u, 5.3, 1.2, 2.3, u < 0, { balcony: true }),
    );
  A.add(
    fill(row.quad(-2.6, 4.3, 3, 4.5, 0.12), '#F4DDB6'),
    awning(row, -2.4, 2.8, 4.2, { stripes: 12, cols: ['#FCEBCB', '#2F6B70'], out: 1.4, drop: 0.75 }),
  );
}
/** The row in the sun: the theatre, and a cafe with a loggia and a small tiled tower. */
export function theatreRow(A: Sheet, row: Plane) {
  theatre(A, row, 3, 11.6);
  // right: café with loggia and a small tiled tower
  A.add(
    stucco(A, row, 11.6, 21, 7.6, '#FBE3BC', '#E9C49A'),
    tileRoof(A, row, 11.6, 21, 7.6, { rise: 1.3, depth: 2, seed: 8 }),
  );
  A.add(
    stucco(A, row, 12.1, 15.3, 11.4, '#F6DAB4', '#E3BE98'),
    fill(row.quad(11.8, 11.1, 15.6, 11.4, 0.25), '#F4DDB6'),
  );
  for (const u of [12.95, 14.45])
    A.add(
      fill(row.arch(u - 0.5, 8.4, u + 0.5, 10.7), '#F6E3C0'),
      fill(row.arch(u - 0.38, 8.5, u + 0.38, 10.55), A.lin('0 #9CC0C8, 1 #5F8698')),
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
  for (const u of [12.8, 15, 17.2]) A.add(archedShop(A, row, u - 0.9, u + 0.9, 3.3, 80 + Math.round(u)));
  for (const u of [12.5, 17.6]) A.add(upperWindow(A, row, u, 5, 1.1, 1.9, u < 13));
  A.add(awning(row, 11.9, 18.6, 4.15, { stripes: 15, cols: ['#FCEBCB', '#B2504E'], out: 1.5, drop: 0.7 }));
}
// streamlined 1938 front: stepped fin with neon tubes, bulb-edged marquee, doors under it
function theatre(A: Sheet, row: Plane, u0: number, u1: number) {
  const c = (u0 + u1) / 2;
  A.add(
    fill(row.quad(u0, 0, u1, 9.4), A.lin('0 #F0D2AC, 0.5 #F3DDBC, 1 #E3BE98')),
    cornice(row, u0, u1, 9.3),
  );
  for (let v = 5.6; v < 9; v += 0.55)
    A.add(fill(row.line([u0 + 0.3, v, 0.02], [u1 - 0.3, v, 0.02], 0.05), '#B08A78', { opacity: 0.6 }));
  for (const u of [u0 + 1.3, u1 - 1.3])
    A.add(
      fill(row.quad(u - 0.55, 5.7, u + 0.55, 8.4, 0.05), '#3B2C52'),
      fill(row.quad(u - 0.42, 5.85, u + 0.42, 8.25, 0.05), A.lin('0 #8FB4BE, 1 #5F8698')),
      fill(row.line([u, 5.85, 0.06], [u, 8.25, 0.06], 0.05), '#3B2C52'),
    );
  for (const [w, top, col] of [
    [1.5, 10.2, '#2F6B70'],
    [1.05, 11.2, '#3F8480'],
    [0.6, 12.2, '#58A098'],
  ] as const)
    A.add(
      row.box(c - w, 4.4, c + w, top, 0, 0.5 + (1.5 - w) * 0.3, {
        front: col,
        side: '#22505C',
        top: '#8FC2B4',
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
    A.add(fill(d, mix(col, '#FFFFFF', 0.3)));
  }
  // lobby
  A.add(fill(row.quad(u0 + 0.5, 0, u1 - 0.5, 3.5), A.lin('0 #B99A84, 0.5 #8E7068, 1 #6E5458')));
  for (let u = u0 + 1.6; u < u1 - 1; u += 1.24)
    A.add(
      fill(row.quad(u, 0, u + 1.1, 2.7), '#6A2E38'),
      fill(row.quad(u + 0.12, 0.7, u + 0.98, 2.55), A.lin('0 #A9C0BC, 1 #6E8A94')),
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
      front: '#A8434A',
      side: '#7E3440',
      top: '#C9706A',
      under: '#F6DEB4',
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
}
