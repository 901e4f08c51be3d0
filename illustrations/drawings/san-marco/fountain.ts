import { lampGlow } from '../../kit/light.ts';
import { dpoly, hull, n, smooth, type XY } from '../../kit/path.ts';
import { beamD } from '../../kit/projector.ts';
import { type Rng, rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill, g } from '../../kit/svg.ts';
import { glints } from '../../kit/water.ts';
import { lionFront, lionSide } from './lions.ts';
import { cam, FZ } from './scene.ts';

// ---------- the fountain ----------
const FX = -2.35;
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
export function fountain(A: Sheet) {
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
