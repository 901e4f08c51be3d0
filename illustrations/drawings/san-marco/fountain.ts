import { dpoly, hull, n, smooth, type XY } from '../../kit/path.ts';
import { beamD } from '../../kit/projector.ts';
import { type Rng, rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill, g } from '../../kit/svg.ts';
import { glints } from '../../kit/water.ts';
import { lionFront, lionSide } from './lions.ts';
import { cam, FX, FZ } from './scene.ts';

// ---------- the fountain ----------
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
    `<ellipse cx="${n(c[0])}" cy="${n(cam([FX, 0, FZ])[1] + 6)}" rx="${n(K * 3.6)}" ry="${n(K * 0.78)}" fill="#4A4466" opacity=".42"/>`,
  );
  A.add(
    fill(dpoly(ring(3.3, 0)), '#9A8488'),
    drum(A, 3.1, 0, 0.12, ['#F0D8B4', '#CDB098', '#A08A8C']),
    drum(A, 2.95, 0.12, 0.55, ['#FFF0D2', '#E3CBAA', '#A89490']),
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
  A.add(fill(slabs, '#9A8480', { opacity: 0.6 }));
  A.add(
    fill(dpoly(ring(3.08, 0.6)), A.lin('0 #FFF6E0, 0.5 #F0DEC0, 1 #CDB8A8', 0, 0, 1, 0)),
    drum(A, 3.08, 0.52, 0.6, ['#FFF6E0', '#E9D4B4', '#B09C94']),
  );
  const pool = dpoly(ring(2.72, 0.58));
  A.add(
    fill(
      pool,
      A.rad(
        '0 #E8FFF6, 0.3 #9CDDD4, 0.7 #4FA8B0, 1 #2F7C94',
        0,
        0,
        132,
        `translate(${n(c[0])} ${n(c[1])}) scale(1 .3)`,
      ),
    ),
  );
  A.add(
    g(
      fill(
        glints(r, c[0] - 130, c[0] + 130, c[1] - 24, c[1] + 30, 60, { minL: 8, maxL: 40, th: 1 }),
        '#FFFBEA',
        { opacity: 0.7 },
      ) +
        fill(
          glints(r, c[0] - 130, c[0] + 130, c[1] - 24, c[1] + 30, 50, { minL: 8, maxL: 40, th: 1 }),
          '#2F7C94',
          { opacity: 0.5 },
        ),
      { 'clip-path': A.clip(pool) },
    ),
  );
  // back jets, pedestal, the three lions, front jets
  jets(A, r, true);
  A.add(
    drum(A, 1.55, 0.58, 0.75, ['#F6E3C2', '#D9C0A4', '#A08C8E']),
    fill(dpoly(ring(1.55, 0.75)), '#EBD6B6'),
    drum(A, 1.22, 0.75, 1.45, ['#FFF0D2', '#DCC4A6', '#A08C90']),
    fill(dpoly(ring(1.4, 1.55)), A.lin('0 #FFF6E0, 1 #CDB8A8', 0, 0, 1, 0)),
    drum(A, 1.4, 1.45, 1.55, ['#FFF6E0', '#E3CBAA', '#A89490']),
  );
  const top = cam([FX, 1.55, FZ]),
    h = K * 1.5;
  A.add(
    lionSide(A, top[0] - K * 0.42, top[1] + 2, h * 0.94, 1),
    lionSide(A, top[0] + K * 0.42, top[1] + 2, h * 0.94, -1),
    lionFront(A, top[0], top[1] + K * 0.16, h),
  );
  jets(A, r, false);
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
