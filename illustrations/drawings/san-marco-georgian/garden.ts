/** The garden: hedges along the house, the walk in herringbone brick, and the lawn. */

import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { tuples } from '../../kit/lists.ts';
import { dpoly, n, smooth } from '../../kit/path.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { expanse } from '../../kit/sky.ts';
import { fill, g, rect, stroke } from '../../kit/svg.ts';
import { BASE, gx, H, px, VX, VY } from './scene.ts';

const HG = ['#173F3B', '#265548', '#47774B', '#8DA557'] as const;
export function garden(A: Sheet) {
  A.add(expanse(A, BASE + 1, H - BASE, '0 #A9B05E, 0.25 #86994F, 0.6 #5C7F4A, 1 #2F5A45'));
  // hedges and azaleas along the house
  const hq = rng(9);
  for (let m = -11.4; m <= 11.4; m += 0.62) {
    if (Math.abs(m) < 3.4) continue;
    A.add(
      foliageSvg(
        foliage(hq, px(m), BASE - 6, 17, 13, { count: 60, leaf: 3.6, tones: 4, light: [-0.6, -0.9] }),
        HG,
      ),
    );
  }
  for (let m = -10.8; m <= 10.8; m += hq.range(0.8, 1.5)) {
    if (Math.abs(m) < 3.5) continue;
    A.add(
      foliageSvg(
        foliage(hq, px(m) + hq.range(-5, 5), BASE + hq.range(3, 11), hq.range(11, 19), hq.range(6, 11), {
          count: 46,
          leaf: 2.6,
          tones: 4,
          light: [-0.5, -0.9],
        }),
        ['#2E5A46', '#A84C62', '#D96F78', '#F4AFA2'],
      ),
    );
  }
  for (const m of [-3.35, 3.35]) {
    A.add(
      rect(px(m) - 9, BASE - 14, 18, 18, A.lin('0 #D9A27A, 0.5 #B9694C, 1 #8E4638', 0, 0, 1, 0)),
      rect(px(m) - 11, BASE - 16, 22, 4, '#E3B08A'),
    );
    for (const [yy, rr] of tuples(2, '-30,15 -54,11 -72,7.5'))
      A.add(
        foliageSvg(
          foliage(hq, px(m), BASE + yy, rr, rr, { count: 90, leaf: 2.8, tones: 4, light: [-0.6, -0.8] }),
          HG,
        ),
      );
  }
  // ground x at screen y for lateral metres m
  const walk = (half: number) =>
    dpoly([
      [gx(-half, BASE + 14), BASE + 12],
      [gx(half, BASE + 14), BASE + 12],
      [gx(half, H), H],
      [gx(-half, H), H],
    ]);
  const wq = rng(2);
  A.add(fill(walk(1.5), '#E9D4B0'));
  A.add(fill(walk(1.28), A.lin('0 #D4906E, 1 #9C5545')));
  let wl = '';
  let wt = '';
  {
    const ys: number[] = [];
    for (let d = 0; d < 60; d++) {
      const y = VY + (BASE - VY) / (1 - d * 0.0125);
      if (y > H + 10) break;
      if (y > BASE + 12) ys.push(y);
    }
    ys.forEach((y, j) => {
      wl += `M${n(gx(-1.28, y))} ${n(y)}L${n(gx(1.28, y))} ${n(y)}`;
      const y2 = ys[j + 1] ?? H + 8;
      for (let k = 0; k < 9; k++) {
        const m = -1.28 + (2.56 * (k + (j % 2 ? 0.5 : 0))) / 9;
        if (m > -1.28 && m < 1.28) wl += `M${n(gx(m, y))} ${n(y)}L${n(gx(m, y2))} ${n(y2)}`;
        if (wq() < 0.2) {
          const m2 = Math.min(1.28, m + 0.28);
          wt += dpoly([
            [gx(m, y), y],
            [gx(m2, y), y],
            [gx(m2, y2), y2],
            [gx(m, y2), y2],
          ]);
        }
      }
    });
  }
  A.add(fill(wt, '#7E3D36', { opacity: 0.4 }), stroke(wl, '#5E2E2E', 0.8, { opacity: 0.5 }));
  // low box hedges flanking the walk
  for (let y = BASE + 24; y < H + 30; y *= 1.013) {
    const k = (y - VY) / (BASE - VY);
    for (const sgn of [-1, 1]) {
      A.add(
        `<ellipse cx="${n(gx(sgn * 2.0, y) + 5 * k)}" cy="${n(y + 1.2 * k)}" rx="${n(9 * k)}" ry="${n(2.4 * k)}" fill="#173F45" opacity=".28"/>`,
      );
      A.add(
        foliageSvg(
          foliage(hq, gx(sgn * 2.0, y), y - 4.2 * k, 7.6 * k, 5.6 * k, {
            count: 44,
            leaf: 1.5 * k,
            tones: 4,
            light: [-0.55, -1],
          }),
          HG,
        ),
      );
    }
  }
  // lawn light/shadow: long oak shadows sweeping right
  const lq = rng(14);
  let sh = '';
  for (let i = 0; i < 260; i++) {
    const x = lq.range(-40, 360),
      y = BASE + 22 + lq() ** 0.9 * 140;
    const k = (y - VY) / (BASE - VY);
    if (lq() < 1 - (x + 40) / 460)
      sh += smooth(
        [
          [x - 26 * k, y],
          [x, y - 3.2 * k],
          [x + 30 * k, y - 1],
          [x + 4 * k, y + 3 * k],
        ],
        true,
        0.9,
      );
  }
  A.add(g(fill(sh, '#173F45'), { opacity: 0.3, filter: A.blur(0.8) }));
  let gA = '';
  let gB = '';
  for (let i = 0; i < 2600; i++) {
    const t = lq() ** 1.3;
    const y = BASE + 14 + t * 150;
    const x = lq.range(0, A.w);
    const k = (y - VY) / (BASE - VY);
    if (Math.abs(x - VX) < 75 * k) continue;
    const hh = 1.6 * k,
      w = 0.35 * k;
    const d = `M${n(x - w)} ${n(y)}L${n(x + lq.range(-1, 1) * k)} ${n(y - hh)}L${n(x + w)} ${n(y)}Z`;
    if (lq() < 0.55) gA += d;
    else gB += d;
  }
  A.add(fill(gA, '#3E6B44', { opacity: 0.6 }), fill(gB, '#C9C774', { opacity: 0.5 }));
}
