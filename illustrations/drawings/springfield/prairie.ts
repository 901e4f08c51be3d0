import { mix } from '../../kit/colour.ts';
import { flat } from '../../kit/faces.ts';
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { tuples } from '../../kit/lists.ts';
import { n } from '../../kit/path.ts';
import { perMetre, plane } from '../../kit/plane.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill } from '../../kit/svg.ts';
import { slopeRoof } from './carpentry.ts';
import { air, CREAM, cam } from './scene.ts';

// ---------- Prairie house ----------
export function prairie(A: Sheet): string {
  const P = plane(cam, [1.6, 0, 34], [1, 0], [0, -1]),
    stucco = air('#EBD3A8', 0.06),
    brick = air('#B06A50', 0.08),
    roof = air('#7E5A58', 0.06),
    roofLt = air('#C08A72', 0.06),
    wood = air('#5E4640', 0.06);
  let s =
    P.box(6.2, 6.5, 8.2, 10, -3.6, -2.6, { front: brick, side: air('#D8946E') }) +
    P.box(6, 9.7, 8.4, 10, -3.8, -2.4, { front: '#EBD3B0', side: CREAM });
  // long hipped roof, hovering on deep eaves
  s +=
    fill(
      P.quad(1.2, 0, 12.6, 6.6),
      A.lin(
        [
          [0, mix(stucco, '#A98A86', 0.3)],
          [1, stucco],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    fill(P.poly(tuples(3, '-0.3,6.55,0 14.1,6.55,0 14.1,6.55,1.5 -0.3,6.55,1.5')), air('#8A6A5C')) +
    fill(P.quad(1.2, 5.9, 12.6, 6.55), '#5A4050', { opacity: 0.35 });
  s +=
    slopeRoof(A, P, [-0.4, 6.6, 1.5], [14.2, 6.6, 1.5], [9.4, 8.7, -3.6], [4.4, 8.7, -3.6], roofLt, roof, 5) +
    fill(P.quad(-0.4, 6.42, 14.2, 6.72, 1.5), '#F6E3C0') +
    fill(P.line([-0.4, 6.44, 1.52], [14.2, 6.44, 1.52], 0.09), wood);
  // second-floor ribbon of casements with art-glass squares
  s += fill(P.quad(1.2, 4.25, 12.6, 4.5, 0.12), wood) + fill(P.quad(2.5, 4.5, 11.3, 6.1, 0.05), wood);
  for (let u = 2.65; u < 11.2; u += 1.07) {
    s += fill(
      P.quad(u, 4.62, u + 0.95, 6.0, 0.07),
      u > 4.5 && u < 7.6 ? A.lin('0 #F6CF92, 1 #FFE9B8') : A.lin('0 #CFE0D2, 0.5 #7FA6A4, 1 #4E747C'),
    );
    let m = '';
    for (const t of [0.2, 0.8]) m += P.line([u + 0.95 * t, 4.62, 0.08], [u + 0.95 * t, 6, 0.08], 0.035);
    m += P.line([u, 5.7, 0.08], [u + 0.95, 5.7, 0.08], 0.035);
    s += fill(m, wood) + fill(P.quad(u + 0.4, 5.75, u + 0.55, 5.93, 0.08), '#D9826A');
  }
  // ground floor behind the porch
  s +=
    fill(P.quad(1.2, 0.6, 12.6, 3.6, 0.02), A.lin('0 #7A6058, 1 #A98A74')) +
    fill(P.quad(5.9, 0.6, 7.3, 3, 0.04), wood) +
    fill(P.quad(6.05, 0.6, 7.15, 2.85, 0.05), '#8A4A3A') +
    fill(P.quad(6.3, 1.2, 6.9, 2.7, 0.06), '#FFDF9E');
  for (const u of [2.4, 8.4])
    for (let i = 0; i < 3; i++)
      s +=
        fill(P.quad(u + i * 1.0, 1.3, u + i * 1.0 + 0.86, 3, 0.05), A.lin('0 #F6CF92, 1 #F9E0AC')) +
        fill(
          P.line([u + i + 0.43, 1.3, 0.06], [u + i + 0.43, 3, 0.06], 0.05) +
            P.line([u + i, 2.6, 0.06], [u + i + 0.86, 2.6, 0.06], 0.04),
          wood,
        );
  // porch: brick piers, flat beam, low hipped roof
  const w = 3;
  s +=
    fill(P.poly(flat(0.2, 13, 3.4, 0, w)), air('#9A7A66')) +
    fill(P.poly(flat(0.2, 13, 0.7, 0, w)), '#C9A88C');
  s +=
    fill(P.quad(0.2, 0, 13, 1.35, w), brick) +
    P.brick(0.2, 0, 13, 1.35, w + 0.01, 17, { len: 0.4, high: 0.13 }) +
    fill(P.quad(0.1, 1.3, 13.1, 1.5, w + 0.06), '#F3E0C0') +
    fill(P.quad(5.7, 0, 7.5, 1.6, w + 0.02), '#8A6A5C');
  for (let i = 0; i < 5; i++)
    s += P.box(5.7, 0, 7.5, 0.75 - i * 0.15, w, w + 0.3 * (i + 1), {
      front: mix('#E6CBA8', '#A98A80', i * 0.12),
      side: '#FFF1D4',
      top: '#FFF1D4',
    });
  for (const u of [0.7, 5.1, 8.1, 12.5])
    s +=
      P.box(u - 0.5, 0, u + 0.5, 3.35, w - 0.9, w, {
        front: A.lin(
          [
            [0, brick],
            [1, air('#D08A66')],
          ],
          0,
          0,
          1,
          0,
        ),
        side: air('#E0A27C'),
      }) +
      P.brick(u - 0.5, 0, u + 0.5, 3.35, w + 0.01, 20 + Math.round(u), { len: 0.4, high: 0.13 }) +
      fill(P.quad(u - 0.56, 3.0, u + 0.56, 3.35, w + 0.04), '#F6E3C0');
  s +=
    fill(P.quad(0.0, 3.35, 13.2, 3.75, w), stucco) +
    fill(P.quad(-0.6, 3.7, 13.8, 3.95, w + 0.9), '#F9E9C8') +
    fill(P.line([-0.6, 3.72, w + 0.92], [13.8, 3.72, w + 0.92], 0.08), wood) +
    slopeRoof(
      A,
      P,
      [-0.6, 3.93, w + 0.9],
      [13.8, 3.93, w + 0.9],
      [12.4, 4.7, 0],
      [1.2, 4.7, 0],
      roofLt,
      roof,
      6,
    );
  for (const u of [5.1, 8.1]) {
    const [x, y] = P.pt(u, 1.9, w + 0.4),
      k = perMetre(P, u, 1);
    s +=
      fill(
        `M${n(x - 0.4 * k)} ${n(y - 0.1 * k)}h${n(0.8 * k)}l${n(-0.2 * k)} ${n(0.4 * k)}h${n(-0.4 * k)}Z`,
        '#E6CBA8',
      ) +
      foliageSvg(
        foliage(rng(u * 3), x, y - 0.3 * k, 0.5 * k, 0.32 * k, {
          count: 80,
          leaf: 2.2,
          tones: 4,
          light: [0.6, -0.7],
        }),
        ['#2E5A46', '#4F8058', '#7FA868', '#D9826A'],
      );
  }
  return s;
}
