import { mix } from '../../kit/colour.ts';
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { dpoly, n, smooth } from '../../kit/path.ts';
import { perMetre } from '../../kit/plane.ts';
import { face } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { type Goods, shopRoom } from '../../kit/shop-rooms.ts';
import { awning, interior, tileRoof } from '../../kit/shops.ts';
import { fill, g, rect, stroke } from '../../kit/svg.ts';
import { cam, far, shops } from './scene.ts';

// ---------- storefronts ----------
// One building of the row: wall, arched shops, string course, upper windows or parapet.
function building(
  A: Sheet,
  z0: number,
  z1: number,
  {
    h,
    wall,
    trim = '#FBEBCB',
    bays,
    seed,
    brick = false,
    upper = 0,
    canopy,
    roof = false,
    sells = [],
  }: {
    h: number;
    wall: string;
    trim?: string;
    bays: number;
    seed: number;
    brick?: boolean;
    upper?: number;
    canopy?: { every: number; col: string };
    roof?: boolean;
    /** What the shops sell that are near enough to be looked into. */
    sells?: readonly Goods[];
  },
): string {
  const c = (k: string) => far(k, z0),
    w = (z1 - z0) / bays;
  let s = fill(
    shops.quad(z0, 0, z1, h),
    A.lin([
      [0, c(mix(wall, '#FFF1CE', 0.12))],
      [0.55, c(wall)],
      [1, c(mix(wall, '#5A3A52', 0.28))],
    ]),
  );
  if (brick) s += shops.brick(z0, 0.6, z1, h, 0.01, seed, { keep: () => true });
  for (let i = 0; i < bays; i++) {
    const u0 = z0 + w * (i + 0.14),
      u1 = z0 + w * (i + 0.86),
      mid = (u0 + u1) / 2,
      d = shops.arch(u0, 0.55, u1, 3.55);
    s += fill(shops.arch(u0 - 0.2, 0, u1 + 0.2, 3.78, 0.06), c(trim));
    const goods = sells[i];
    if (goods)
      s +=
        shopRoom(A, shops, goods, [u0, u1], [0.55, 3.55], seed + i, d) +
        stroke(d, '#24414A', n(0.07 * perMetre(shops, u0, 1)));
    else {
      s += interior(A, shops, d, u0, u1, 0.55, 3.55, {
        seed: seed + i,
        pendants: 2,
        mullions: [0.5],
        transom: 0.58,
        frame: c('#24414A'),
        glass: [c('#FFE9B4'), c('#F0BC72'), c('#A8704A')],
      });
      s += g(windowDisplay(A, u0, u1, seed + i, c), { 'clip-path': A.clip(d) });
    }
    s +=
      fill(shops.quad(u0 - 0.2, 0, u1 + 0.2, 0.55, 0.1), c('#2E4A50')) +
      fill(shops.quad(u0, 0.12, u1, 0.43, 0.11), c('#3F6366')); // panelled stall-riser
    s += fill(shops.quad(mid - 0.14, 3.5, mid + 0.14, 3.86, 0.07), c('#E6CFA8'));
    if (canopy && i % canopy.every === 0)
      s += awning(shops, u0 - 0.3, u1 + 0.3, 3.75, {
        drop: 0.95,
        out: 1.35,
        stripes: 12,
        cheeks: 6,
        scallop: 0.17,
        cols: [c('#FCEFD2'), c(canopy.col)],
        end: c(mix(canopy.col, '#2A1E3A', 0.25)),
        shade: '#3A2A3E',
      });
    else s += lantern(z0 + w * i + 0.06, 2.9, c);
  }
  s += shops.box(z0, 4.12, z1, 4.32, 0, 0.14, { front: c(trim), side: c('#D9C2A0'), under: c('#A98A78') });
  for (let i = 0; i < upper; i++) {
    const u = z0 + ((z1 - z0) * (i + 0.5)) / upper,
      d = shops.quad(u - 0.55, 4.9, u + 0.55, 6.5);
    s +=
      fill(shops.quad(u - 0.7, 4.75, u + 0.7, 6.65, 0.04), c(trim)) +
      fill(
        d,
        A.lin([
          [0, c('#A9CCC0')],
          [0.5, c('#4E7A80')],
          [1, c('#2C505C')],
        ]),
      ) +
      fill(
        shops.line([u, 4.9, 0.05], [u, 6.5, 0.05], 0.07) +
          shops.line([u - 0.55, 5.7, 0.05], [u + 0.55, 5.7, 0.05], 0.07),
        c(trim),
      );
    for (const e of [-1, 1])
      s += fill(
        shops.quad(u + e * 0.72 - 0.22 + e * 0.22, 4.85, u + e * 0.72 + 0.22 + e * 0.22, 6.55, 0.06),
        c('#2F5F60'),
      );
    s += shops.box(u - 0.8, 4.55, u + 0.8, 4.8, 0, 0.35, { front: c('#8A5A3E'), side: c('#6A4236') });
    const p = shops.pt(u, 4.95, 0.3),
      k = perMetre(shops, u, 5);
    s += foliageSvg(
      foliage(rng(seed * 7 + i), p[0], p[1], 0.32 * k, 0.2 * k, {
        count: 50,
        leaf: 0.07 * k + 0.6,
        tones: 4,
        light: [0.3, -1],
      }),
      ['#2A5548', '#4F8058', c('#D96F78'), c('#F4AFA2')],
    );
  }
  s += shops.box(z0 - 0.02, h - 0.3, z1 + 0.02, h, 0, 0.3, {
    front: c(trim),
    side: c('#D9C2A0'),
    under: c('#B0937E'),
  });
  if (roof)
    s += tileRoof(A, shops, z0, z1, h, { rise: 1, depth: 1.4, cols: [c('#CF7A56'), c('#9A4F3C')], seed });
  return s;
}
// vases, hat boxes and a hanging lamp close to the glass
function windowDisplay(A: Sheet, u0: number, u1: number, seed: number, c: (k: string) => string): string {
  const q = rng(seed * 3),
    k = perMetre(shops, (u0 + u1) / 2, 1);
  let s = '';
  s += fill(shops.quad(u0, 0.55, u1, 0.78, -0.05), c('#8A5A3E'), { opacity: 0.75 });
  for (let u = u0 + 0.3; u < u1 - 0.3; u += q.range(0.38, 0.62)) {
    const p = shops.pt(u, 0.78, -0.05),
      h = q.range(0.4, 0.95) * k,
      w = q.range(0.1, 0.17) * k,
      col = c(q.pick(['#2F5F60', '#A8434A', '#6E4A3E', '#3E5A7A', '#C98A52']));
    if (q() < 0.6)
      s += fill(
        smooth(
          [
            [p[0] - w * 0.5, p[1]],
            [p[0] - w, p[1] - h * 0.45],
            [p[0] - w * 0.35, p[1] - h * 0.8],
            [p[0] - w * 0.5, p[1] - h],
            [p[0] + w * 0.5, p[1] - h],
            [p[0] + w * 0.35, p[1] - h * 0.8],
            [p[0] + w, p[1] - h * 0.45],
            [p[0] + w * 0.5, p[1]],
          ],
          true,
          0.6,
        ),
        col,
        { opacity: 0.85 },
      );
    else
      s +=
        rect(p[0] - w, p[1] - h * 0.4, w * 2, h * 0.4, col, { opacity: 0.85 }) +
        rect(p[0] - w * 1.1, p[1] - h * 0.46, w * 2.2, h * 0.09, c('#F3E3C6'), { opacity: 0.85 });
  }
  const t = shops.pt(u0 + (u1 - u0) * 0.42, 2.55, -0.1);
  return (
    s +
    rect(t[0] - 0.6, t[1] - 1.2 * k, 1.2, 1.2 * k, c('#5A3A34')) +
    fill(
      dpoly([
        [t[0] - 0.2 * k, t[1] + 0.12 * k],
        [t[0] - 0.07 * k, t[1] - 0.1 * k],
        [t[0] + 0.07 * k, t[1] - 0.1 * k],
        [t[0] + 0.2 * k, t[1] + 0.12 * k],
      ]),
      c('#2F5F60'),
    ) +
    `<ellipse cx="${n(t[0])}" cy="${n(t[1] + 0.13 * k)}" rx="${n(0.19 * k)}" ry="${n(0.045 * k)}" fill="#FFFBE6"/>` +
    lampGlow(A, t[0], t[1] + 0.2 * k, 0.9 * k, '#FFF1C8', 0.6)
  );
}
function lantern(u: number, v: number, c: (k: string) => string): string {
  const p = shops.pt(u, v, 0.35),
    k = perMetre(shops, u, v);
  return (
    fill(shops.line([u, v + 0.35, 0], [u, v + 0.35, 0.4], 0.05), c('#22303A')) +
    rect(p[0] - 0.09 * k, p[1] - 0.2 * k, 0.18 * k, 0.34 * k, c('#FFF1C8')) +
    stroke(
      `M${n(p[0] - 0.09 * k)} ${n(p[1] - 0.2 * k)}h${n(0.18 * k)}v${n(0.34 * k)}h${n(-0.18 * k)}Z`,
      c('#22303A'),
      n(0.035 * k + 0.3),
    ) +
    fill(
      dpoly([
        [p[0] - 0.13 * k, p[1] - 0.2 * k],
        [p[0], p[1] - 0.36 * k],
        [p[0] + 0.13 * k, p[1] - 0.2 * k],
      ]),
      c('#22303A'),
    )
  );
}
// blank hanging sign on an iron bracket
function hangingSign(u: number, v: number, col: string): string {
  return (
    fill(
      shops.line([u, v, 0], [u, v, 1.15], 0.05) +
        shops.line([u, v, 0.35], [u, v - 0.1, 0.35], 0.03) +
        shops.line([u, v, 0.95], [u, v - 0.1, 0.95], 0.03),
      '#22303A',
    ) +
    fill(
      face(
        cam,
        [0.25, 1.05, 1.05, 0.25].map((w, i) => shops.at3(u, v - (i < 2 ? 0.75 : 0.1), w)),
      ),
      col,
    ) +
    fill(
      face(
        cam,
        [0.33, 0.97, 0.97, 0.33].map((w, i) => shops.at3(u - 0.01, v - (i < 2 ? 0.67 : 0.18), w)),
      ),
      mix(col, '#FCF3E1', 0.75),
    ) +
    (() => {
      const p = shops.pt(u - 0.02, v - 0.42, 0.65),
        k = perMetre(shops, u, v);
      return fill(
        smooth(
          tuples(2, '0,-0.16 0.14,0 0,0.17 -0.14,0').map(([a, b]) => [p[0] + a * k, p[1] + b * k]),
          true,
          0.3,
        ),
        col,
      );
    })()
  );
}
export function storefronts(A: Sheet) {
  A.add(
    building(A, 50, 68, { h: 6.4, wall: '#D9B48E', bays: 3, seed: 71, upper: 4 }),
    building(A, 38, 50, {
      h: 5,
      wall: '#B4614A',
      bays: 3,
      seed: 61,
      roof: true,
      canopy: { every: 2, col: '#3E6A6B' },
    }),
  );
  A.add(
    building(A, 28.5, 38, {
      h: 7.2,
      wall: '#E3C79E',
      bays: 3,
      seed: 51,
      upper: 4,
      canopy: { every: 2, col: '#B2604E' },
    }),
    building(A, 20.5, 28.5, {
      h: 5.2,
      wall: '#A9B59A',
      bays: 2,
      seed: 41,
      canopy: { every: 1, col: '#2F6B70' },
    }),
  );
  A.add(
    building(A, 12.8, 20.5, {
      h: 7.4,
      wall: '#B4614A',
      bays: 2,
      seed: 31,
      brick: true,
      upper: 3,
      sells: ['café', 'flowers'],
      canopy: { every: 1, col: '#2F6B70' },
    }),
    building(A, 4.2, 12.8, {
      h: 8,
      wall: '#EBD0A4',
      bays: 3,
      seed: 21,
      upper: 3,
      canopy: { every: 1, col: '#A8434A' },
      sells: ['café', 'flowers', 'books'],
    }),
  );
  A.add(hangingSign(20.6, 3.9, '#2F5F60'), hangingSign(12.9, 3.9, '#8E4638'));
}
