/**
 * The brick front: quoins, cornice, the Palladian window over the portico, and the shade of the oak
 * on it all.
 */

import { nth, tuples } from '../../kit/lists.ts';
import { dpoly, n, smooth } from '../../kit/path.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, g, rect, stroke } from '../../kit/svg.ts';
import { arch, brick, win } from './house.ts';
import { BASE, EAVE, HX0, HX1, px, py, R0, R1, S, VX } from './scene.ts';

export function front(A: Sheet) {
  // main block
  A.add(brick(A, HX0, EAVE, HX1 - HX0, BASE - EAVE, 12));
  // quoins
  for (const sx of [HX0, HX1]) {
    const d = sx === HX0 ? 1 : -1;
    for (let i = 0, y = EAVE + 6; y < BASE - 14; i++, y += 13.5) {
      const w = i % 2 ? 15 : 22;
      A.add(
        rect(d > 0 ? sx : sx - w, y, w, 12.4, '#F2E5CD'),
        rect(d > 0 ? sx : sx - w, y + 11, w, 1.4, '#B59A80'),
      );
    }
  }
  // water table, string course, cornice with dentils
  A.add(
    rect(HX0 - 3, py(0.55), HX1 - HX0 + 6, 6, '#EADBC2'),
    rect(HX0, py(3.72), HX1 - HX0, 7, '#F2E5CD'),
    rect(HX0, py(3.72) + 7, HX1 - HX0, 3, '#6A3028', { opacity: 0.4 }),
  );
  A.add(
    rect(HX0, EAVE, HX1 - HX0, 17, '#5A2630', { opacity: 0.42 }),
    rect(R0, EAVE - 13, R1 - R0, 6, '#FFF8E8'),
    rect(R0 + 6, EAVE - 7, R1 - R0 - 12, 9, '#EADCC4'),
    rect(R0 - 2, EAVE - 15, R1 - R0 + 4, 3, '#FFFDF4'),
  );
  let de = '';
  for (let x = HX0; x < HX1; x += 6) de += `M${n(x)} ${n(EAVE + 2)}h3.2v4.6h-3.2Z`;
  A.add(fill(de, '#FFF6E4'));
  for (const [i, m] of [-6.55, -3.75, 3.75, 6.55].entries()) {
    A.add(
      win(A, px(m), py(5.95), 30, 54, i === 2),
      win(A, px(m), py(3.0), 32, 72, i !== 2, { rows: [0.2, 0.35, 0.65, 0.8] }),
    );
  }
  // centre bay: Palladian window over portico
  {
    const cx = VX,
      y = py(5.95);
    A.add(rect(cx - 42, y - 3, 84, 66, '#FBF3E2'));
    A.add(
      fill(arch(cx, y - 16, 32, 76), '#FBF3E2'),
      fill(arch(cx, y - 11, 24, 66), A.lin('0 #9CC3C0, 0.45 #6C7A66, 1 #F7CF85')),
      rect(cx - 37, y + 4, 16, 54, A.lin('0 #9CC3C0, 1 #C9A56C')),
      rect(cx + 21, y + 4, 16, 54, A.lin('0 #8CB4B4, 1 #A98C60')),
    );
    A.add(
      stroke(
        `M${cx} ${n(y - 11)}V${n(y + 55)}M${cx - 12} ${n(y + 2)}H${cx + 12}M${cx - 12} ${n(y + 22)}H${cx + 12}M${cx - 12} ${n(y + 40)}H${cx + 12}M${cx - 37} ${n(y + 22)}h16M${cx - 37} ${n(y + 40)}h16M${cx + 21} ${n(y + 22)}h16M${cx + 21} ${n(y + 40)}h16M${cx - 29} ${n(y + 4)}v54M${cx + 29} ${n(y + 4)}v54`,
        '#FBF3E2',
        1.2,
      ),
      rect(cx - 4, y - 22, 8, 10, '#FFFDF4'),
    );
  }
  // portico
  {
    const x0 = px(-2.6),
      x1 = px(2.6),
      top = py(3.62);
    A.add(rect(x0 + 6, top, x1 - x0 - 12, BASE - top, '#4A2630', { opacity: 0.55 }));
    // door surround
    const cx = VX;
    A.add(
      rect(cx - 34, py(2.75), 68, 2.75 * S, '#F3E7CF'),
      fill(
        `M${cx - 32} ${n(py(2.45))}A32 17 0 0 1 ${cx + 32} ${n(py(2.45))}Z`,
        A.lin('0 #FFE9B4, 1 #F2BE6C'),
      ),
    );
    let f = '';
    for (let i = 1; i < 7; i++) {
      const a = (Math.PI * i) / 7;
      f += `M${cx} ${n(py(2.45))}L${n(cx - Math.cos(a) * 32)} ${n(py(2.45) - Math.sin(a) * 17)}`;
    }
    A.add(stroke(f, '#FBF3E2', 1.2));
    A.add(
      rect(cx - 32, py(2.38), 11, 2.3 * S, A.lin('0 #FBD892, 1 #D99A52')),
      rect(cx + 21, py(2.38), 11, 2.3 * S, A.lin('0 #FBD892, 1 #D99A52')),
      stroke(
        `M${cx - 32} ${n(py(1.7))}h11M${cx - 32} ${n(py(1.1))}h11M${cx + 21} ${n(py(1.7))}h11M${cx + 21} ${n(py(1.1))}h11`,
        '#FBF3E2',
        1.3,
      ),
      rect(cx - 18, py(2.38), 36, 2.3 * S, A.lin('0 #183A4E, 1 #10293A')),
    );
    for (const dx of [-13, 2])
      for (const [a, b] of tuples(2, '2.2,0.55 1.5,0.55 0.8,0.5'))
        A.add(
          `<rect x="${cx + dx}" y="${n(py(a))}" width="11" height="${n(b * S)}" fill="none" stroke="#3F6A7C" stroke-width="1.1"/>`,
        );
    A.add(circ(cx + 13.5, py(1.1), 1.9, '#EDB650'), rect(cx - 1.5, py(1.72), 3, 6, '#EDB650'));
    // lantern
    A.add(
      circ(cx, top + 17, 26, '#FFE1A0', { opacity: 0.5, filter: A.blur(7) }),
      stroke(`M${cx} ${n(top)}v9`, '#2A2430', 1.4),
      fill(
        dpoly([
          [cx - 5, top + 11],
          [cx + 5, top + 11],
          [cx + 4, top + 24],
          [cx - 4, top + 24],
        ]),
        '#FFF0C4',
      ),
      stroke(
        `${dpoly([
          [cx - 5, top + 11],
          [cx + 5, top + 11],
          [cx + 4, top + 24],
          [cx - 4, top + 24],
        ])}M${cx} ${n(top + 11)}v13`,
        '#2A2430',
        1.1,
      ),
    );
    // steps
    for (let i = 0; i < 3; i++)
      A.add(
        rect(
          x0 - 4 - i * 6,
          BASE - 7 + i * 5,
          x1 - x0 + 8 + i * 12,
          5.4,
          nth(['#F1E2C8', '#E4D0B0', '#D5BC98'], i),
        ),
        rect(x0 - 4 - i * 6, BASE - 7 + i * 5 + 4.2, x1 - x0 + 8 + i * 12, 1.4, '#8E6E5C', { opacity: 0.7 }),
      );
    // columns
    const col = (x: number, w: number) => {
      A.add(
        fill(
          `M${n(x - w / 2)} ${n(BASE - 12)}L${n(x - w * 0.43)} ${n(top + 9)}H${n(x + w * 0.43)}L${n(x + w / 2)} ${n(BASE - 12)}Z`,
          A.lin('0 #FFFDF2, 0.32 #FFF6E2, 0.62 #DDC9AC, 1 #A8917E', 0, 0, 1, 0),
        ),
        rect(x - w * 0.68, BASE - 13, w * 1.36, 5, '#F4E7CF'),
        rect(x - w * 0.6, top + 4, w * 1.2, 5, '#FFF8E6'),
        rect(x - w * 0.7, top, w * 1.4, 4.4, '#FBF0DA'),
      );
    };
    for (const m of [-2.35, -1.75, 1.75, 2.35]) col(px(m), 13);
    A.add(
      rect(x0 - 8, top - 15, x1 - x0 + 16, 16, A.lin('0 #FFF8E8, 1 #EAD9BC')),
      rect(x0 - 12, top - 19, x1 - x0 + 24, 5, '#FFFDF4'),
      rect(x0 - 8, top - 1, x1 - x0 + 16, 2, '#A98F78'),
    );
    let bal = '';
    for (let x = x0 - 4; x < x1 + 4; x += 6.4)
      bal += `M${n(x)} ${n(top - 36)}h2.8l-.5 6l.9 6l-.9 5h-1.8l-.9 -5l.9 -6Z`;
    A.add(fill(bal, '#FFF8E8'), rect(x0 - 8, top - 39, x1 - x0 + 16, 4, '#FFFDF4'));
    for (const x of [x0 - 6, x1 - 4, VX - 5]) A.add(rect(x, top - 41, 10, 23, '#FBF0DA'));
  }
  // dappled shade of the oak on the brick (upper left)
  const sd = rng(66);
  let shd = '';
  for (let i = 0; i < 230; i++) {
    const u = sd(),
      t = sd() ** 1.5;
    const x = HX0 - 6 + t * (230 - 90 * u),
      y = EAVE - 6 + u * 215;
    if (sd() < 1.05 - t)
      shd += smooth(
        [...Array(7)].map((_, k) => {
          const a = (k / 7) * 6.283 + 0.6;
          const R = sd.range(5, 15);
          return [
            x + Math.cos(a) * R * 1.5 + Math.sin(a) * 2,
            y + Math.sin(a) * R * 0.62 + Math.cos(a) * R * 0.5,
          ];
        }),
        true,
        0.9,
      );
  }
  A.add(
    g(
      g(fill(shd, '#8A5A6E', { filter: A.blur(1.1) }), {
        opacity: 0.62,
        'clip-path': A.clip(`M${n(HX0)} ${n(EAVE + 8)}H${n(HX1)}V${BASE}H${n(HX0)}Z`),
      }),
      { style: 'mix-blend-mode:multiply' },
    ),
  );
  // portico throws a soft shadow on the brick to its right
  A.add(
    g(
      fill(
        dpoly([
          [px(2.6), py(3.62)],
          [px(3.5), py(3.3)],
          [px(3.5), py(0.3)],
          [px(2.6), py(0)],
        ]),
        '#8A5A6E',
        { filter: A.blur(1.5) },
      ),
      { opacity: 0.55, style: 'mix-blend-mode:multiply' },
    ),
  );
  A.add(rect(HX1 - 70, EAVE, 70, BASE - EAVE, A.lin('0 #3A1C34 0, 1 #3A1C34 0.28', 0, 0, 1, 0)));
}
