import { flat, front, wall } from '../../kit/faces.ts';
import { tuples } from '../../kit/lists.ts';
import { dpoly, n, placing, smooth, type XY } from '../../kit/path.ts';
import { beamD, face } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, g, multiply, rect, stroke } from '../../kit/svg.ts';
import { cam, hazed } from './scene.ts';

// ---------- walkover ----------
const HALF = 1.12;
const ENDZ = 26;
const RAILZ = 5.1;
export function walkover(A: Sheet) {
  const F = (x0: number, x1: number, z0: number, z1: number, y = 0) => face(cam, flat(x0, x1, y, z0, z1)),
    q = rng(7);
  let s = '';
  s += fill(F(-HALF, HALF, 1.6, ENDZ), A.lin('0 #F7D2AE, 0.35 #D9AE98, 1 #8F7482'));
  let seam = '',
    lit = '',
    dark = '';
  for (let z = 1.7; z < ENDZ; z += 0.145) {
    seam += beamD(cam, [-HALF, 0, z], [HALF, 0, z], 0.016);
    const k = q();
    if (k < 0.22) lit += F(-HALF, HALF, z, z + 0.13);
    else if (k < 0.4) dark += F(-HALF, HALF, z, z + 0.13);
  }
  s +=
    fill(lit, '#FFE3C0', { opacity: 0.35 }) +
    fill(dark, '#7A5E70', { opacity: 0.3 }) +
    fill(seam, '#5E4A60', { opacity: 0.75 });
  // sun on the boards, post shadows sliding toward the viewer
  s += fill(F(-0.42, 0.62, 2.4, ENDZ), A.lin('0 #FFEFC8 0.8, 0.3 #FFE3B4 0.4, 1 #FFE3B4 0'), {
    filter: A.blur(7),
  });
  let sh = '';
  for (let z = 4.4; z < ENDZ; z += 2.2)
    for (const x of [-HALF, HALF])
      sh += face(cam, [
        [x, 0, z],
        [x - 0.12, 0, z],
        [x - 0.45, 0, z - 1.9],
        [x - 0.3, 0, z - 1.9],
      ]);
  A.add(s, g(fill(sh, '#6A4E70'), { opacity: 0.32, 'clip-path': A.clip(F(-HALF, HALF, 1.6, ENDZ)) }));
}
export function rails(A: Sheet) {
  let s = '';
  const c = (k: string, z: number) => hazed(k, Math.min(0.55, z / 44));
  for (const x of [-HALF, HALF]) {
    const last = x < 0 ? 1 : RAILZ; // the right rail stops at the landing
    let z1 = ENDZ;
    for (let z = ENDZ - 2.2; z1 > last; z = Math.max(last, z - 2.2)) {
      s += fill(
        beamD(cam, [x, 0.45, z1], [x, 0.45, z], 0.09) + beamD(cam, [x, 0.74, z1], [x, 0.74, z], 0.09),
        c('#75617A', z),
      );
      s +=
        fill(beamD(cam, [x, 0, z], [x, 1.06, z], 0.12), c('#6A5872', z)) +
        fill(
          beamD(cam, [x - Math.sign(x) * 0.06, 0, z], [x - Math.sign(x) * 0.06, 1.06, z], 0.03),
          c('#FFD9B0', z),
        );
      s +=
        wall(cam, flat(x - 0.11, x + 0.11, 1.06, z1, z), c('#F4D2B4', z)) +
        fill(
          beamD(cam, [x - 0.11 * Math.sign(x), 1.05, z1], [x - 0.11 * Math.sign(x), 1.05, z], 0.03),
          c('#8A728A', z),
        );
      z1 = z;
    }
  }
  // gate posts where the stairs go down to the beach
  for (const x of [-HALF, HALF])
    s += fill(beamD(cam, [x, -0.4, ENDZ], [x, 1.5, ENDZ], 0.2), hazed('#6A5872', 0.4));
  A.add(s);
}
// Landing beside the walk with its own rail, where the bicycle rests.
export function landing(A: Sheet) {
  const F = (x0: number, x1: number, z0: number, z1: number, y = 0) => face(cam, flat(x0, x1, y, z0, z1));
  let s = '',
    seams = '';
  s +=
    fill(F(HALF, 7, 3.7, RAILZ), A.lin('0 #DDB49C, 1 #A08290')) +
    wall(cam, front(HALF, 7, -0.16, 0, 3.7), '#6A5672') +
    wall(cam, front(HALF, 7, 0, 0.02, 3.7), '#F6D2B2');
  for (let x = HALF; x < 7; x += 0.145) seams += beamD(cam, [x, 0, 3.7], [x, 0, RAILZ], 0.014);
  A.add(s + fill(seams, '#5E4A60', { opacity: 0.6 }));
}
export function landingRail(A: Sheet) {
  const V = (x0: number, x1: number, y0: number, y1: number) => face(cam, front(x0, x1, y0, y1, RAILZ));
  let s = '';
  s += fill(V(HALF, 7, 0.38, 0.5) + V(HALF, 7, 0.68, 0.8), A.lin('0 #8E7486, 1 #6E5A74'));
  for (const x of [HALF, 2.95, 4.8])
    s += fill(V(x - 0.07, x + 0.07, 0, 1.04), A.lin('0 #A98A90, 0.2 #75607A, 1 #5E4E6A', 0, 0, 1, 0));
  s +=
    fill(V(HALF - 0.12, 7, 1.02, 1.12), '#8A7088') +
    wall(cam, flat(HALF - 0.12, 7, 1.12, RAILZ - 0.1, RAILZ + 0.16), '#FFE2C2');
  A.add(s);
}
// Striped towel thrown over the rail.
export function towel(A: Sheet) {
  const [x, y] = cam([3.12, 1.13, RAILZ - 0.14]);
  let s = '';
  const edge = smooth(
      [
        [x, y],
        [x + 22, y - 2],
        [x + 46, y],
        [x + 47, y + 34],
        [x + 45, y + 66],
        [x + 24, y + 63],
        [x + 2, y + 67],
        [x + 1, y + 34],
      ],
      true,
      0.35,
    ),
    clip = A.clip(edge);
  s += fill(edge, '#FBEBD4');
  for (const [dy, h, c] of [
    [10, 7, '#E88A78'],
    [22, 3, '#3F8E92'],
    [30, 7, '#E88A78'],
    [46, 7, '#E88A78'],
    [57, 3, '#3F8E92'],
  ] as const)
    s += rect(x - 2, y + dy, 54, h, c);
  s +=
    rect(x + 30, y, 20, 70, A.lin('0 #6A4E70 0, 1 #6A4E70 0.35', 0, 0, 1, 0)) +
    rect(x + 8, y, 6, 70, '#6A4E70', { opacity: 0.14 });
  A.add(g(s, { 'clip-path': clip }), stroke(`M${n(x)} ${n(y)}L${n(x + 46)} ${n(y)}`, '#FFF3DC', 2));
}
// Beach cruiser in profile; origin at the rear wheel's contact with the deck.
export function cruiser(A: Sheet, x: number, y: number, k: number) {
  const P = placing(x, y, k),
    R = 42,
    rear = [0, -R - 3] as const,
    front = [146, -R - 3] as const;
  let s = '';
  const tube = (p: readonly XY[], w: number, c: string) =>
    stroke(smooth(P(p), false, 1), c, n(w * k), { 'stroke-linecap': 'round' });
  const FRAME = '#2F7F88',
    LIGHT = '#9ED3CC',
    DARK = '#1D5664';
  for (const [cx, cy] of [rear, front]) {
    let spokes = '';
    for (let i = 0; i < 18; i++) {
      const a = (i * Math.PI) / 9;
      spokes += `M${n(x + cx * k)} ${n(y + cy * k)}L${n(x + (cx + Math.cos(a) * R * 0.9) * k)} ${n(y + (cy + Math.sin(a) * R * 0.9) * k)}`;
    }
    s +=
      stroke(spokes, '#8E7C8C', n(0.7 * k)) +
      `<circle cx="${n(x + cx * k)}" cy="${n(y + cy * k)}" r="${n(R * k)}" fill="none" stroke="#F6E6CC" stroke-width="${n(7 * k)}"/><circle cx="${n(x + cx * k)}" cy="${n(y + cy * k)}" r="${n((R + 2.6) * k)}" fill="none" stroke="#3A3048" stroke-width="${n(2 * k)}"/><circle cx="${n(x + cx * k)}" cy="${n(y + cy * k)}" r="${n((R - 4) * k)}" fill="none" stroke="#A9929A" stroke-width="${n(1.4 * k)}"/>` +
      circ(x + cx * k, y + cy * k, 4 * k, '#5E4E62');
    // fender with a sunlit top
    const arc = (a0: number, a1: number, rad: number) =>
      [...Array(13)].map((_, i): XY => {
        const a = a0 + ((a1 - a0) * i) / 12;
        return [cx + Math.cos(a) * rad, cy + Math.sin(a) * rad];
      });
    const [a0, a1] = cx ? [-2.75, -0.25] : [-3.3, -0.7];
    s += tube(arc(a0, a1, R + 7), 4.4, FRAME) + tube(arc(a0 + 0.3, a1 - 0.3, R + 8.6), 1.2, '#FFE9C6');
  }
  // twin curved top tubes, down tube, stays, fork
  s +=
    tube(tuples(2, '124,-96 96,-92 60,-86 40,-80 18,-64 0,-45'), 5, FRAME) +
    tube(tuples(2, '126,-84 100,-74 70,-72 44,-72'), 4.2, FRAME) +
    tube(tuples(2, '128,-78 112,-52 86,-32 62,-30'), 5, FRAME) +
    tube(tuples(2, '62,-30 30,-34 0,-45'), 4.4, DARK) +
    tube(tuples(2, '62,-30 52,-56 40,-90'), 4.8, FRAME) +
    tube(tuples(2, '120,-108 127,-84 133,-66 146,-45'), 4.6, DARK) +
    tube(tuples(2, '124,-97.4 96,-93.4 60,-87.4 40,-81.4'), 1.2, LIGHT) +
    tube(tuples(2, '129.6,-78 114,-51 88,-30.6'), 1, LIGHT);
  // chain guard, crank, pedals
  s +=
    fill(smooth(P(tuples(2, '70,-40 76,-30 68,-20 44,-26 6,-41 4,-48 36,-42')), true, 0.6), '#F6E6CC') +
    stroke(smooth(P(tuples(2, '70,-40 36,-42 6,-48'))), '#C99A8A', n(1 * k)) +
    circ(x + 62 * k, y - 30 * k, 5 * k, '#5E4E62') +
    tube(tuples(2, '62,-30 72,-14'), 2.6, '#4A3C54') +
    fill(dpoly(P(tuples(2, '66,-15 80,-15 80,-11 66,-11'))), '#2E2640');
  // saddle with springs, swept-back bars, grip, bell
  s +=
    tube(tuples(2, '41,-88 37,-100'), 3.2, '#4E4260') +
    tube(tuples(2, '28,-95 30,-101 32,-95'), 1.4, '#6A5868') +
    fill(
      smooth(P(tuples(2, '16,-104 22,-109 38,-107 58,-104 60,-101 44,-98 30,-96 18,-98')), true, 0.7),
      '#8A4B3E',
    ) +
    tube(tuples(2, '20,-106 38,-105.6 56,-103'), 1.2, '#F3B48E');
  s +=
    tube(tuples(2, '119,-110 121,-120 108,-126 92,-122 78,-116'), 3.4, '#4E4260') +
    tube(tuples(2, '92,-122 76,-115'), 5, '#8A4B3E') +
    circ(x + 112 * k, y - 128 * k, 3 * k, '#EDB650');
  // wicker basket with a rolled towel and a sun hat
  s +=
    fill(`${smooth(P(tuples(2, '132,-131 142,-142 158,-140 166,-130')), false, 0.9)}Z`, '#E58F7A') +
    fill(`${smooth(P(tuples(2, '150,-133 160,-143 176,-138 178,-130')), false, 0.9)}Z`, '#F7E3BC');
  const basket = dpoly(P(tuples(2, '126,-130 182,-130 176,-96 132,-96')));
  let weave = '';
  for (let i = 0; i <= 8; i++)
    weave += `M${n(x + (126 + 7 * i) * k)} ${n(y - 130 * k)}L${n(x + (132 + 5.5 * i) * k)} ${n(y - 96 * k)}`;
  for (let b = -124; b < -96; b += 6)
    weave += `M${n(x + 127 * k)} ${n(y + b * k)}L${n(x + 181 * k)} ${n(y + b * k)}`;
  s +=
    fill(basket, A.lin('0 #D9A878, 1 #A5745E')) +
    g(stroke(weave, '#7A5048', n(1 * k)), { 'clip-path': A.clip(basket), opacity: 0.7 }) +
    stroke(`M${n(x + 124 * k)} ${n(y - 130 * k)}L${n(x + 184 * k)} ${n(y - 130 * k)}`, '#F6D8A8', n(2.6 * k));
  s += stroke(`M${n(x + 74 * k)} ${n(y - 10 * k)}L${n(x + 58 * k)} ${n(y - 1 * k)}`, '#5E4E62', n(2 * k));
  // cast shadow: the wheels and frame laid over on the deck toward the viewer
  const lay = ([a, b]: XY): XY => [x + a * k - b * k * 0.18, y - b * k * 0.42];
  const ring = ([cx, cy]: XY) =>
    [...Array(25)].map((_, i) =>
      lay([cx + Math.cos((i * Math.PI) / 12) * R, cy + Math.sin((i * Math.PI) / 12) * R]),
    );
  let shadow = '';
  for (const c of [rear, front]) shadow += stroke(smooth(ring(c)), '#5E4670', n(5 * k));
  for (const p of [
    tuples(2, '0,-45 40,-90 124,-96 146,-45'),
    tuples(2, '128,-78 62,-30 0,-45'),
    tuples(2, '62,-30 40,-98'),
    tuples(2, '18,-103 58,-103'),
    tuples(2, '132,-100 178,-100'),
  ] as const)
    shadow += stroke(smooth(p.map(lay), false, 0.6), '#5E4670', n(5 * k));
  A.add(multiply(g(shadow, { opacity: 0.42, filter: A.blur(0.9) })));
  A.add(g(s, { transform: `rotate(-1.5 ${n(x + 70 * k)} ${n(y)})` }));
}
