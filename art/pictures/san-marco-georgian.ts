/** San Marco Georgian: a brick front under a mossy oak, white balcony, brick walk. Afternoon light from the upper left. */

import { foliage, foliageSvg, moss } from '../kit/foliage.ts';
import { vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { dpoly, n, smooth } from '../kit/path.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { bandMask, expanse } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { bough } from '../kit/trees.ts';
import { arch, brick, win, wing } from './san-marco-georgian/house.ts';
import { BASE, py, S } from './san-marco-georgian/scene.ts';

const W = 800;
const H = 600;
const VX = 430;
const VY = 396;
// house base line, vanishing point, px per metre
const px = (m: number) => VX + m * S;
const G1 = ['#2C5A55', '#3F7361', '#6A9467', '#A5B878'] as const;
const G2 = ['#1E4A4A', '#2F6355', '#5B8759', '#9DB167'] as const;
const mass = (
  A: Sheet,
  tq: Rng,
  x: number,
  y: number,
  rx: number,
  ry: number,
  c: number,
  cols: readonly string[],
  leaf = 7,
) => A.add(foliageSvg(foliage(tq, x, y, rx, ry, { count: c, leaf, tones: 4, light: [-0.6, -0.8] }), cols));
const HX0 = px(-8.2);
const HX1 = px(8.2);
const EAVE = py(6.9);
// roof: hipped slate
const R0 = px(-9.0);
const R1 = px(9.0);
const RY = py(10.6);
const HG = ['#173F3B', '#265548', '#47774B', '#8DA557'] as const;
// walk (perspective) in herringbone brick with stone edge
const gx = (m: number, y: number) => VX + ((m * (y - VY)) / (BASE - VY)) * S;
const OG = ['#12343A', '#1E4A45', '#3A6A49', '#86A056'] as const;
const leafs = (
  A: Sheet,
  oq: Rng,
  list: readonly (readonly [number, number, number, number])[],
  div = 10,
  leaf = 6.2,
  cols = OG,
) => {
  for (const [x, y, rx, ry] of list)
    A.add(
      foliageSvg(
        foliage(oq, x, y, rx, ry, {
          count: Math.round((rx * ry) / div),
          leaf,
          tones: 4,
          light: [-0.25, -0.6],
        }),
        cols,
      ),
    );
};

export function draw(): Sheet {
  const A = new Sheet(W, H);
  A.add(rect(0, 0, W, H, '#CFE0D8'));
  // ---------- sky ----------
  A.add(expanse(A, 0, BASE, '0 #6FA6B4, 0.35 #A9CCC6, 0.7 #EBDDBF, 1 #FBE7C2'));
  A.add(
    g(rect(0, 0, W, BASE, '#ffffff', { filter: A.cloudFilter('#FFF6E2', 0.0042, 0.014, 9, 0.5, 0.66, 5) }), {
      mask: bandMask(A, [-60, 10, 170, 300]),
      opacity: 0.75,
    }),
  );
  // ---------- trees behind ----------
  const tq = rng(20);
  for (const [x, y, rx, ry] of tuples(
    4,
    '70,330,110,110 180,345,90,80 700,330,110,120 790,300,90,130 620,360,80,70 250,370,70,60',
  ))
    mass(A, tq, x, y, rx, ry, 620, G1, 8);
  mass(A, tq, 30, 390, 90, 70, 420, G2, 7);
  mass(A, tq, 770, 390, 90, 80, 420, G2, 7);
  wing(A, px(-11.2), HX0 + 2);
  wing(A, HX1 - 2, px(11.2));
  for (const cx of [px(-9.8), px(9.8)]) {
    const y = py(2.9);
    A.add(
      fill(arch(cx, y - 4, 44, 2.75 * S + 4), '#F4E9D3'),
      fill(arch(cx, y, 36, 2.75 * S), A.lin('0 #39606A, 0.5 #22454F, 1 #6E6A55')),
    );
    let m = '';
    for (const f of [-0.25, 0, 0.25]) m += `M${n(cx + f * 36)} ${n(y + (f ? 3 : 0))}V${n(py(0.15))}`;
    for (const v of [0.26, 0.5, 0.74]) m += `M${n(cx - 18)} ${n(y + v * 2.75 * S)}H${n(cx + 18)}`;
    A.add(stroke(m, '#F7EEDC', 1.5));
  }
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
  // ---------- ground ----------
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
    const x = lq.range(0, W);
    const k = (y - VY) / (BASE - VY);
    if (Math.abs(x - VX) < 75 * k) continue;
    const hh = 1.6 * k,
      w = 0.35 * k;
    const d = `M${n(x - w)} ${n(y)}L${n(x + lq.range(-1, 1) * k)} ${n(y - hh)}L${n(x + w)} ${n(y)}Z`;
    if (lq() < 0.55) gA += d;
    else gB += d;
  }
  A.add(fill(gA, '#3E6B44', { opacity: 0.6 }), fill(gB, '#C9C774', { opacity: 0.5 }));
  // ---------- live oak framing left + top ----------
  const oq = rng(41);
  A.add(
    fill(
      smooth(tuples(2, '-30,560 6,548 22,500 26,440 16,360 -6,280 -40,240 -40,560'), true, 0.8),
      A.lin('0 #1D2B33, 0.75 #3A3A3C, 1 #8A6A52', 0, 0, 1, 0),
    ),
  );
  let bk = '';
  for (let i = 0; i < 60; i++) {
    const y = oq.range(260, 550),
      x = oq.range(-20, 20);
    bk += `M${n(x)} ${n(y)}q${n(oq.range(-3, 3))} ${n(oq.range(8, 14))} ${n(oq.range(-2, 2))} ${n(oq.range(18, 30))}`;
  }
  A.add(stroke(bk, '#101C26', 1.4, { opacity: 0.6 }));
  let bo = '';
  bo += bough(tuples(2, '-18,330 6,240 40,170 92,112 160,70 230,48'), 52, 12);
  bo += bough(tuples(2, '-10,260 -4,180 14,110 50,50 90,8'), 40, 16);
  bo += bough(tuples(2, '60,140 120,122 178,124 226,112 262,92'), 18, 5);
  bo += bough(tuples(2, '150,72 240,30 330,8 420,-10'), 18, 8);
  A.add(
    fill(bo, '#22303A'),
    fill(bough(tuples(2, '-12,318 10,236 44,164 96,108 160,66'), 9, 3), '#5A5048', { opacity: 0.8 }),
  );
  // ragged outer clumps: many small, irregular, sky showing between
  const far: (readonly [number, number, number, number])[] = [];
  const near: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 46; i++) {
    const t = oq();
    const x = -20 + t * 560,
      top = -20,
      low = 150 * (1 - t) ** 1.25 + 18;
    const y = top + (low - top) * oq() ** 0.8;
    far.push([x, y, oq.range(26, 46), oq.range(13, 22)]);
  }
  for (const q of tuples(
    4,
    '232,104,34,15 272,84,30,13 20,190,40,18 760,-8,70,22 690,-14,60,16 800,20,40,18',
  ))
    far.push(q);
  leafs(A, oq, far, 9, 5.6);
  const mo: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 26; i++) {
    const t = oq() ** 1.2;
    const x = 10 + t * 500;
    const y = (150 * (1 - t) ** 1.25 + 18) * oq.range(0.6, 1.02);
    mo.push([x, y, oq.range(34, 104) * (1 - 0.5 * t), oq.range(5, 11)]);
  }
  for (const q of tuples(4, '236,106,62,8 276,88,44,6 770,8,60,8 716,-2,40,6')) mo.push(q);
  let ms = '';
  let ms2 = '';
  for (const [x, y, l, w] of mo) {
    if (oq() < 0.55) ms += moss(oq, x, y, l, w);
    else ms2 += moss(oq, x, y, l, w);
  }
  A.add(fill(ms2, '#4E6A62'), fill(ms, '#8FA083'));
  for (const [x, y, , w] of mo) near.push([x, y - 5, w * 2.2 + 8, 9]);
  leafs(A, oq, near, 5, 4.6);
  // warm light wash from left + soft vignette
  A.add(
    rect(0, 0, W, H, A.rad('0 #FFE3A6 0.42, 1 #FFE3A6 0', 90, 210, 520), {
      style: 'mix-blend-mode:soft-light',
    }),
    vignette(A, { cx: 400, cy: 320, r: 560, clear: 0.72, strength: 0.34 }),
  );

  return A;
}
