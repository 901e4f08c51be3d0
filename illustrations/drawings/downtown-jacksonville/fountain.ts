import { lampGlow } from '../../kit/light.ts';
import { dpoly, hull, n, smooth, type XY } from '../../kit/path.ts';
import { type Rng, rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill, g, stroke } from '../../kit/svg.ts';
import { cam } from './scene.ts';

// ---------- Southbank plaza ----------
export const ring = (cx: number, cz: number, R: number, y: number) =>
  [...Array(73)].map((_, i) =>
    cam([cx + Math.cos((i / 72) * 6.2832) * R, y, cz + Math.sin((i / 72) * 6.2832) * R]),
  );
export const FX = -4.3;
export const FZ = 25.6;
const FR = 6.6;
// one ballistic jet in the fountain, drawn as a tapering ribbon with beads breaking off past the
// apex
function jet(
  r: Rng,
  ang: number,
  R0: number,
  R1: number,
  height: number,
  out: { ribbon: string; beads: string },
  w = 1,
) {
  const N = 22,
    left: XY[] = [],
    right: XY[] = [],
    p = (t: number) => {
      const R = R0 + (R1 - R0) * t;
      return cam([FX + Math.cos(ang) * R, 0.5 + height * 4 * t * (1 - t), FZ + Math.sin(ang) * R]);
    };
  for (let i = 0; i <= N; i++) {
    const t = (i / N) * 0.82,
      q = p(t),
      hw = w * (0.45 + t * 1.3) * (t > 0.6 ? 1 - (t - 0.6) * 2.6 : 1);
    left.push([q[0] - hw, q[1]]);
    right.unshift([q[0] + hw, q[1]]);
  }
  out.ribbon += smooth(left.concat(right), true, 0.8);
  for (let i = 0; i < 16; i++) {
    const t = r.range(0.45, 1),
      q = p(t),
      s = r.range(0.5, 1.5) * w;
    out.beads += `M${n(q[0] + r.range(-5, 5) * t)} ${n(q[1] + r.range(-4, 4))}q${n(s)} ${n(s)} 0 ${n(s * 2.2)}q${n(-s)} ${n(-s)} 0 ${n(-s * 2.2)}Z`;
  }
}
export function fountain(A: Sheet) {
  const r = rng(17),
    c = cam([FX, 0.5, FZ]);
  A.add(lampGlow(A, c[0], c[1] + 8, 330, '#7FD6D0', 0.42, 1, 0.3)); // light thrown on the wet paving
  A.add(
    fill(dpoly(ring(FX, FZ, FR + 0.9, 0)), '#4B5470'),
    fill(dpoly(ring(FX, FZ, FR + 0.5, 0.02)), '#38435F'),
  );
  A.add(
    fill(
      dpoly(hull(ring(FX, FZ, FR, 0).concat(ring(FX, FZ, FR, 0.62)))),
      A.lin('0 #7A7288, 0.5 #4E5472, 1 #3A4462', 0, 0, 1, 0),
    ),
    fill(dpoly(ring(FX, FZ, FR, 0.62)), A.lin('0 #E9B795, 0.3 #8D8498, 1 #B7A8A8')),
  );
  const pool = dpoly(ring(FX, FZ, FR - 0.45, 0.62));
  A.add(
    fill(
      pool,
      A.rad(
        '0 #F4FFF3, 0.22 #9FEBDD, 0.55 #2F9AA0, 1 #0F4C66',
        c[0],
        c[1] + 2,
        190,
        `translate(0 ${n(c[1] * 0.62)}) scale(1 .38)`,
      ),
    ),
  );
  let rip = '';
  for (const R of [1.4, 2.3, 3.2, 4.2, 5.2, 5.9]) rip += dpoly(ring(FX, FZ, R, 0.6));
  A.add(
    g(stroke(rip, '#D9FFF4', 1, { opacity: 0.5, filter: A.ripple(0.03, 0.06, 9, 3, 0.4, '0.2 0.2') }), {
      'clip-path': A.clip(pool),
    }),
  );
  // veil of fine spray, drifting with the breeze to the right
  A.add(
    g(
      fill(
        smooth(
          [
            [c[0] - 74, c[1]],
            [c[0] - 58, c[1] - 90],
            [c[0] - 24, c[1] - 210],
            [c[0] + 4, c[1] - 318],
            [c[0] + 44, c[1] - 226],
            [c[0] + 86, c[1] - 96],
            [c[0] + 104, c[1]],
          ],
          true,
          0.6,
        ),
        A.lin('0 #DDF6F0 0.5, 0.5 #BFEDE6 0.34, 1 #E7FFF7 0.5'),
        { filter: A.blur(13) },
      ),
      {},
    ),
  );
  const back = { ribbon: '', beads: '' },
    mid = { ribbon: '', beads: '' },
    front = { ribbon: '', beads: '' };
  for (let i = 0; i < 30; i++) {
    const a = ((i + 0.5) / 30) * 6.283;
    jet(r, a, 5.5, 2.6, 2.9, Math.sin(a) > 0 ? back : front, 1.25);
  }
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.283;
    jet(r, a, 2.7, 0.5, 6, Math.sin(a) > 0 ? back : front, 1.5);
  }
  for (let i = 0; i < 11; i++)
    jet(r, i * 2.4, r.range(0.1, 0.5), r.range(0.7, 1.7), r.range(7.4, 9.6), mid, 1.8);
  for (let i = 0; i < 8; i++) jet(r, i * 2.4, 0.05, r.range(0.2, 0.6), r.range(10.4, 12.2), mid, 2.2); // the crown of the plume
  const lightUp = A.lin('0 #FFFFFF 0.75, 0.4 #E6FFFA 0.8, 1 #FFF6D8 1');
  for (const [layer, o] of [
    [back, 0.6],
    [mid, 0.8],
    [front, 0.92],
  ] as const)
    A.add(fill(layer.ribbon, lightUp, { opacity: o }), fill(layer.beads, '#F4FFFB', { opacity: o }));
  A.add(
    lampGlow(A, c[0], c[1] - 14, 120, '#FFE9B4', 0.75, 1, 0.7),
    lampGlow(A, c[0], c[1] - 120, 150, '#A8F0E4', 0.3, 0.6, 1.1),
  );
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * 6.283,
      p = cam([FX + Math.cos(a) * 5.6, 0.64, FZ + Math.sin(a) * 5.6]);
    A.add(lampGlow(A, p[0], p[1], 17, '#FFF0C4', 0.8, 1, 0.45));
  }
  A.add(stroke(dpoly(ring(FX, FZ, FR, 0.62)), '#FFDDB4', 1.2, { opacity: 0.75 }));
}
