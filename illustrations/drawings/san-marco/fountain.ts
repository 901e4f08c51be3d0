import { lampGlow } from '../../kit/light.ts';
import { nth, tuples } from '../../kit/lists.ts';
import { dpoly, hull, n, placing, smooth, type XY } from '../../kit/path.ts';
import { beamD } from '../../kit/projector.ts';
import { type Rng, rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, g, stroke } from '../../kit/svg.ts';
import { glints } from '../../kit/water.ts';
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
// seated lion in profile facing left; s flips it
function lionSide(A: Sheet, x: number, y: number, h: number, s: number): string {
  const k = h / 100,
    T = placing(x, y, k * s, k),
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
    T = placing(x, y, k),
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
      S(tuples(2, '0,-71 0,-68'), false) + S(tuples(2, '-7.5,-68.4 -4,-66 0,-68 4,-66 7.5,-68.4'), false),
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
