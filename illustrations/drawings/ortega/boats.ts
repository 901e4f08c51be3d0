/** What floats on the river: a sloop under sail, boats at their moorings, an old motor yacht. */

import { mix } from '../../kit/colour.ts';
import { tuples } from '../../kit/lists.ts';
import { dpoly, n, placing, smooth } from '../../kit/path.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { RIM } from './scene.ts';

// Sloop coming through the draw, bow on.
export function sloop(A: Sheet, x: number, y: number, k: number): string {
  const P = placing(x, y, k);
  return (
    fill(dpoly(P(tuples(2, '2,-128 2,-16 -34,-20 -30,-34'))), A.lin('0 #FFE9BE, 1 #F0A878', 1, 0, 0, 1)) +
    fill(dpoly(P(tuples(2, '0,-120 1,-14 15,-10 11,-46'))), A.lin('0 #FFF1CF, 1 #E58F6C')) +
    stroke(
      `M${n(x + 1 * k)} ${n(y - 132 * k)}L${n(x + 1 * k)} ${n(y - 10 * k)}M${n(x + 1 * k)} ${n(y - 15 * k)}L${n(x - 36 * k)} ${n(y - 20 * k)}`,
      '#3A2C44',
      n(1.8 * k),
    ) +
    stroke(
      `M${n(x + 1 * k)} ${n(y - 128 * k)}L${n(x + 14 * k)} ${n(y - 8 * k)}M${n(x + 1 * k)} ${n(y - 128 * k)}L${n(x - 13 * k)} ${n(y - 8 * k)}`,
      '#4A3A50',
      n(0.7 * k),
    ) +
    fill(
      smooth(P(tuples(2, '-15,-9 0,-12 15,-9 13,-1 7,4 0,6 -7,4 -13,-1')), true, 0.6),
      A.lin('0 #3A3454, 1 #17233C'),
    ) +
    stroke(smooth(P(tuples(2, '-15,-9 0,-12 15,-9'))), RIM, n(1.4 * k)) +
    stroke(`M${n(x)} ${n(y - 12 * k)}L${n(x)} ${n(y + 5 * k)}`, '#6A5468', n(0.9 * k)) +
    circ(x - 6 * k, y - 15 * k, 2.6 * k, '#2A2038') +
    fill(smooth(P(tuples(2, '-9,-9 -8,-13 -4,-13 -3,-9')), true, 0.6), '#2A2038')
  );
}
// Moored sloop in profile with furled sail; `dir` is the way the bow points.
export function mooredBoat(
  A: Sheet,
  x: number,
  y: number,
  k: number,
  { dir = 1, hull = '#22405C', mast = 150, cover = '#2F7078' } = {},
): string {
  const P = placing(x, y, dir * k, k),
    L = (a: number, b: number, c: number, d: number) =>
      `M${n(x + dir * a * k)} ${n(y + b * k)}L${n(x + dir * c * k)} ${n(y + d * k)}`;
  return (
    stroke(
      L(6, -mast, 78, -15) +
        L(6, -mast, -66, -12) +
        L(6, -mast * 0.98, 12, -14) +
        L(6, -mast * 0.98, -2, -14),
      '#5A4458',
      n(0.7 * k),
    ) +
    stroke(L(6, -mast, 6, -18), '#4A374A', n(2 * k)) +
    stroke(L(7, -mast, 7, -18), RIM, n(0.6 * k), { opacity: 0.9 }) +
    stroke(L(-1, -mast * 0.62, 13, -mast * 0.62), '#4A374A', n(1 * k)) +
    fill(smooth(P(tuples(2, '-28,-17 -20,-25 20,-24 32,-16')), true, 0.3), '#B58C84') +
    fill(smooth(P(tuples(2, '-23,-18.5 -18,-22 16,-21.6 24,-17.6')), true, 0.3), '#FFD48C') +
    fill(
      dpoly(P(tuples(2, '-6,-23 -4,-23 -4,-17 -6,-17'))) + dpoly(P(tuples(2, '8,-23 10,-23 10,-17 8,-17'))),
      '#B58C84',
    ) +
    fill(smooth(P(tuples(2, '6,-31 -10,-34 -34,-33 -52,-30 -50,-27 -20,-28 5,-27')), true, 0.6), cover) +
    stroke(smooth(P(tuples(2, '6,-31 -10,-34 -34,-33 -52,-30'))), '#F5BE90', n(0.9 * k)) +
    fill(
      smooth(P(tuples(2, '-70,-13 -30,-14 20,-15 80,-20 66,-6 48,1 0,4 -56,3 -68,-4')), true, 0.35),
      A.lin([
        [0, mix(hull, '#8A6478', 0.35)],
        [1, hull],
      ]),
    ) +
    stroke(smooth(P(tuples(2, '-70,-13 -30,-14 20,-15 80,-20'))), RIM, n(1.5 * k)) +
    stroke(smooth(P(tuples(2, '-67,-3 -20,-0.6 40,-1.5 68,-8'))), '#E9D2B4', n(1.1 * k), { opacity: 0.6 })
  );
}
// Classic wooden motor yacht, bow to the left.
export function yacht(A: Sheet, x: number, y: number, k: number): string {
  const P = placing(x, y, k),
    box = (a: number, b: number, c: number, d: number) =>
      dpoly(
        P([
          [a, b],
          [c, b],
          [c, d],
          [a, d],
        ]),
      );
  const wood = A.lin('0 #9A5540, 1 #6A3638'),
    lamp = A.lin('0 #FFEDBE, 1 #F5B363');
  let s =
    stroke(`M${n(x - 40 * k)} ${n(y - 168 * k)}L${n(x - 40 * k)} ${n(y - 84 * k)}`, '#3A2C40', n(2.4 * k)) +
    stroke(
      `M${n(x - 40 * k)} ${n(y - 164 * k)}L${n(x - 196 * k)} ${n(y - 56 * k)}M${n(x - 40 * k)} ${n(y - 164 * k)}L${n(x + 150 * k)} ${n(y - 44 * k)}`,
      '#5A4458',
      n(0.8 * k),
    );
  // aft awning and its stanchions
  s +=
    fill(smooth(P(tuples(2, '66,-84 120,-86 176,-80 176,-76 66,-78')), true, 0.3), '#E9C9A2') +
    stroke(smooth(P(tuples(2, '66,-84 120,-86 176,-80'))), RIM, n(1.4 * k));
  for (const a of [96, 134, 172])
    s += stroke(`M${n(x + a * k)} ${n(y - 78 * k)}L${n(x + a * k)} ${n(y - 40 * k)}`, '#4A3644', n(1.5 * k));
  // deckhouse and wheelhouse
  s +=
    fill(dpoly(P(tuples(2, '-112,-46 -104,-70 78,-70 84,-42'))), wood) +
    fill(dpoly(P(tuples(2, '-60,-70 -50,-100 34,-100 40,-70'))), wood);
  for (let a = -96; a < 66; a += 27)
    s += fill(box(a, -65, a + 19, -51), lamp) + stroke(box(a, -65, a + 19, -51), '#4A2830', n(1.3 * k));
  for (const [a, b] of tuples(2, '-44,-25 -21,-3 1,20'))
    s += fill(box(a, -95, b, -76), lamp) + stroke(box(a, -95, b, -76), '#4A2830', n(1.3 * k));
  s +=
    fill(smooth(P(tuples(2, '-70,-101 -30,-106 20,-106 48,-101 46,-98 -66,-98')), true, 0.3), '#D9B8A0') +
    stroke(smooth(P(tuples(2, '-70,-101 -30,-106 20,-106 48,-101'))), RIM, n(1.6 * k));
  s +=
    fill(smooth(P(tuples(2, '-118,-71 -60,-74 60,-74 90,-71 88,-68 -114,-68')), true, 0.3), '#D9B8A0') +
    stroke(`M${n(x - 116 * k)} ${n(y - 72.4 * k)}L${n(x - 58 * k)} ${n(y - 74 * k)}`, RIM, n(1.5 * k));
  // hull: plumb-ish bow, gentle sheer, fantail stern
  const sheer = P(tuples(2, '-206,-58 -150,-48 -60,-42 60,-39 150,-40 192,-44'));
  s += fill(
    smooth(sheer) +
      `L${P(tuples(2, '184,-18 160,-2 100,4 -150,5 -186,2 -196,-20'))
        .map((q) => `${n(q[0])} ${n(q[1])}`)
        .join('L')}Z`,
    A.lin('0 #DDBDAE, 0.35 #A98C9C, 0.85 #6E6384, 1 #54507A'),
  );
  s +=
    stroke(smooth(sheer), '#8A4A3C', n(3.4 * k)) +
    stroke(smooth(sheer.map(([a, b]) => [a, b - 1.8 * k])), RIM, n(1.2 * k));
  s += fill(dpoly(P(tuples(2, '-188,1 160,-3 100,5 -150,6'))), '#8E4048');
  for (let a = -130; a <= 20; a += 30)
    s += circ(x + a * k, y - 25 * k, 4 * k, '#6A3A40') + circ(x + a * k, y - 25 * k, 2.9 * k, '#FFD890');
  // bow rail, flag at the stern
  let rail = '';
  for (let a = -196; a <= -116; a += 16) {
    const yy = -58 + (a + 206) * 0.13;
    rail += `M${n(x + a * k)} ${n(y + yy * k)}v${n(-13 * k)}`;
  }
  s +=
    stroke(rail, '#4A3848', n(1 * k)) +
    stroke(smooth(P(tuples(2, '-200,-70 -160,-66 -114,-61'))), '#F2BE92', n(1.2 * k));
  return s;
}
