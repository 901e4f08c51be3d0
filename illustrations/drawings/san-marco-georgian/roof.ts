/** The hipped slate roof with its chimneys and dormers. */

import { dpoly, n } from '../../kit/path.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill, g, rect, stroke } from '../../kit/svg.ts';
import { arch, brick } from './house.ts';
import { EAVE, px, py, R0, R1, RY, S } from './scene.ts';

export function roof(A: Sheet) {
  A.add(
    fill(
      dpoly([
        [R0, EAVE - 12],
        [px(-4.6), RY],
        [px(4.6), RY],
        [R1, EAVE - 12],
      ]),
      A.lin('0 #5E6B78, 1 #3A4757'),
    ),
  );
  const rc = A.clip(
    dpoly([
      [R0, EAVE - 12],
      [px(-4.6), RY],
      [px(4.6), RY],
      [R1, EAVE - 12],
    ]),
  );
  let sl = '';
  let sl2 = '';
  let sl3 = '';
  const sq = rng(3);
  for (let y = RY, j = 0; y < EAVE - 10; y += 5.2, j++) {
    sl += `M${n(R0)} ${n(y)}H${n(R1)}`;
    for (let x = R0 + (j % 2) * 5; x < R1; x += 10) {
      sl2 += `M${n(x)} ${n(y)}v5.2`;
      if (sq() < 0.16) sl3 += `M${n(x)} ${n(y)}h10v5.2h-10Z`;
    }
  }
  A.add(
    g(
      stroke(sl, '#27333F', 0.7, { opacity: 0.7 }) +
        stroke(sl2, '#27333F', 0.5, { opacity: 0.5 }) +
        fill(sl3, '#8A97A0', { opacity: 0.35 }) +
        fill(
          dpoly([
            [R0, EAVE - 12],
            [px(-4.6), RY],
            [px(-3.2), RY],
            [px(-6.6), EAVE - 12],
          ]),
          '#F6D9A4',
          { opacity: 0.28 },
        ),
      { 'clip-path': rc },
    ),
  );
  A.add(rect(px(-4.7), RY - 3, 9.4 * S, 4, '#E9E0CF'));
  // chimneys
  for (const cx of [px(-6.4), px(6.4)]) {
    A.add(
      brick(A, cx - 15, py(12.1), 30, py(8.2) - py(12.1), 44),
      rect(cx - 18, py(12.3), 36, 7, '#E8DAC2'),
      rect(cx - 17, py(11.95), 34, 3, '#8E4638'),
      rect(cx - 11, py(12.75), 8, 15, '#B9694C'),
      rect(cx + 3, py(12.75), 8, 15, '#B9694C'),
      rect(cx + 4, py(12.1), 11, py(8.2) - py(12.1), '#4A2030', { opacity: 0.28 }),
    );
  }
  // dormers
  for (const m of [-3.4, 0, 3.4]) {
    const cx = px(m),
      y = py(9.0);
    A.add(
      rect(cx - 17, y, 34, 46, '#F1E6D0'),
      fill(
        dpoly([
          [cx - 23, y + 2],
          [cx, y - 18],
          [cx + 23, y + 2],
        ]),
        '#FBF3E2',
      ),
      fill(
        dpoly([
          [cx - 17, y],
          [cx, y - 13],
          [cx + 17, y],
        ]),
        '#DCCBB0',
      ),
      fill(arch(cx, y + 4, 20, 38), A.lin('0 #8FB7BA, 0.5 #3D6570, 1 #F0C67E')),
    );
    A.add(
      stroke(
        `M${cx} ${n(y + 4)}V${n(y + 42)}M${cx - 10} ${n(y + 20)}H${cx + 10}M${cx - 10} ${n(y + 31)}H${cx + 10}`,
        '#FBF3E2',
        1.3,
      ),
      rect(cx + 12, y + 2, 5, 44, '#A99A8A', { opacity: 0.5 }),
      fill(
        dpoly([
          [cx + 17, y + 3],
          [cx + 38, y + 46],
          [cx + 17, y + 46],
        ]),
        '#1E2A3A',
        { opacity: 0.4 },
      ),
    );
  }
}
