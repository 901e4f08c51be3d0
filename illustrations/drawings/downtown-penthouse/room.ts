import { columns, flat, front, leftSide, rows, wall } from '../../kit/faces.ts';
import { softGlow } from '../../kit/light.ts';
import { append, nth, tuples } from '../../kit/lists.ts';
import { dline, dpoly, n, smooth, type XY } from '../../kit/path.ts';
import { beamD, face, onQuad, subQuad } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { C, FOCAL, R, room } from './scene.ts';

export function shell(A: Sheet): string {
  // polished floor: cool city light near the glass, dark toward the viewer
  const floor = flat(R.left, R.right, 0, R.near, R.glass),
    ceiling = flat(R.left, R.right, R.ceil, R.near, R.glass);
  let s = wall(room, floor, A.lin('0 #4A4A66, 0.25 #39364E, 1 #1C2136'));
  let joints = '';
  for (let x = R.left + 0.22; x < R.right; x += 0.22)
    joints += beamD(room, [x, 0.002, R.near], [x, 0.002, R.glass], 0.008);
  s += fill(joints, '#141A2C', { opacity: 0.6 });
  // the lit towers shimmer in the varnish
  const q = rng(6);
  let shimmer = '';
  for (let i = 0; i < 60; i++) {
    const x = q.range(120, 640),
      p = room([0, 0, R.glass])[1],
      y = p + q.range(4, 60),
      w = q.range(1.2, 3),
      h = q.range(6, 22);
    shimmer += `M${n(x)} ${n(y)}q${n(w)} ${n(h / 2)} 0 ${n(h)}q${n(-w)} ${n(-h / 2)} 0 ${n(-h)}Z`;
  }
  s += fill(shimmer, '#7FA6D8', { opacity: 0.28 });
  s +=
    wall(room, ceiling, A.lin('0 #1B1E34, 1 #3A3148')) +
    wall(room, flat(R.left, R.right, R.ceil - 0.002, R.glass - 0.35, R.glass - 0.2), '#FFE2A8', {
      opacity: 0.8,
    });
  for (const [x, z] of tuples(2, '-2.2,4.1 -0.6,4.1 1.0,4.1 -1.4,3.1 0.3,3.1')) {
    const c = room([x, R.ceil, z]),
      k = FOCAL / c[2];
    s += `<ellipse cx="${n(c[0])}" cy="${n(c[1])}" rx="${n(k * 0.07)}" ry="${n(k * 0.022)}" fill="#FFF3CF"/>`;
  }
  return s;
}
export function mullions(): string {
  let d = '';
  const { left, right, glass, ceil, near } = R;
  for (const x of [left, left + 1.67, left + 3.34, right])
    d += beamD(room, [x, 0, glass], [x, ceil, glass], 0.07);
  for (const y of [0.03, ceil - 0.03]) d += beamD(room, [left, y, glass], [right, y, glass], 0.1);
  for (const z of [glass - 1.5]) d += beamD(room, [left, 0, z], [left, ceil, z], 0.08);
  for (const y of [0.03, ceil - 0.03]) d += beamD(room, [left, y, near], [left, y, glass], 0.1);
  return (
    fill(d, '#141A2A') +
    fill(beamD(room, [left, 0.1, glass - 0.05], [right, 0.1, glass - 0.05], 0.02), '#D9A36A', {
      opacity: 0.8,
    })
  );
}
// sheer drape gathered in vertical folds
export function drape(A: Sheet, x0: number, x1: number, z: number): string {
  let s = '';
  const folds = 5;
  for (let i = 0; i < folds; i++)
    s += wall(
      room,
      front(x0 + ((x1 - x0) * i) / folds, x0 + ((x1 - x0) * (i + 1)) / folds, 0.02, R.ceil - 0.05, z),
      A.lin('0 #E9C99A, 0.5 #A98878, 1 #6A5468', 0, 0, 1, 0),
      { opacity: 0.88 },
    );
  return s;
}
export function fireWall(A: Sheet): string {
  const x = R.right,
    q = (y0: number, y1: number, z0: number, z1: number) => leftSide(x, y0, y1, z0, z1);
  let s = wall(room, q(0, R.ceil, R.near, R.glass), A.lin('0 #4A3038, 0.5 #6E4840, 1 #4A3038', 0, 0, 1, 0));
  s += stroke(columns(room, q(0, R.ceil, R.near, R.glass), 62), '#2C1C28', 1, { opacity: 0.75 });
  // stone breast with a ribbon fire
  const breast = q(0, R.ceil, 3.35, 4.45);
  s +=
    wall(room, breast, A.lin('0 #8A7C84, 0.6 #B39C92, 1 #E0B98E')) +
    stroke(rows(room, breast, 5), '#6E626C', 0.8, { opacity: 0.7 });
  const slot = q(0.42, 0.86, 3.45, 4.35);
  s += wall(room, slot, '#1A121C');
  const flame = rng(3);
  let f1 = '',
    f2 = '';
  for (let z = 3.5; z < 4.32; z += 0.055) {
    const b = room([x, 0.46, z]),
      k = FOCAL / b[2],
      h = flame.range(0.12, 0.34) * k,
      w = 0.036 * k;
    f1 += `M${n(b[0] - w)} ${n(b[1])}Q${n(b[0] - w * 0.6)} ${n(b[1] - h * 0.5)} ${n(b[0] + flame.range(-1.5, 1.5))} ${n(b[1] - h)}Q${n(b[0] + w * 0.7)} ${n(b[1] - h * 0.5)} ${n(b[0] + w)} ${n(b[1])}Z`;
    f2 += `M${n(b[0] - w * 0.6)} ${n(b[1])}Q${n(b[0])} ${n(b[1] - h * 0.3)} ${n(b[0])} ${n(b[1] - h * 0.55)}Q${n(b[0] + w * 0.4)} ${n(b[1] - h * 0.3)} ${n(b[0] + w * 0.6)} ${n(b[1])}Z`;
  }
  s += fill(f1, '#F08A4A') + fill(f2, '#FFE9B0');
  // painting above the fire: sun over marsh
  const art = q(1.25, 2.45, 3.55, 4.25);
  s +=
    wall(room, q(1.2, 2.5, 3.51, 4.29), C.brass) +
    wall(room, art, A.lin('0 #1F5160, 0.45 #E0745A, 0.6 #F8C79C, 0.62 #1F6470, 1 #12343A'));
  const sun = room(onQuad(art, 0.42, 0.55));
  s += `<ellipse cx="${n(sun[0])}" cy="${n(sun[1])}" rx="5.5" ry="10" fill="#FFF1CC"/>`;
  // lit shelves between fire and glass
  const niche = q(0.5, 2.6, 4.58, 5.08);
  s += wall(room, niche, A.lin('0 #FFD999, 1 #C98A52'));
  const shelf = rng(11);
  const books = ['', '', ''];
  for (const v of [0, 0.25, 0.5, 0.75]) {
    s += fill(beamD(room, onQuad(niche, 0, v), onQuad(niche, 1, v), 0.03), '#3A2630');
    for (let u = 0.08; u < 0.7; u += 0.1)
      append(
        books,
        Math.floor(shelf() * 3),
        face(room, subQuad(niche, u, v + 0.015, u + 0.075, v + shelf.range(0.12, 0.19))),
      );
  }
  return s + fill(nth(books, 0), '#1F5160') + fill(nth(books, 1), '#8E4638') + fill(nth(books, 2), '#F3E3C6');
}
export function sofa(A: Sheet): string {
  // low, rounded, seen from behind as it faces the view
  const z = 3.05,
    P = (x: number, y: number, dz = 0) => room([x, y, z + dz]);
  const slab = (x0: number, x1: number, y0: number, y1: number, r: number) => {
    const a = P(x0, y1),
      b = P(x1, y0);
    return `M${n(a[0])} ${n(b[1])}V${n(a[1] + r)}Q${n(a[0])} ${n(a[1])} ${n(a[0] + r)} ${n(a[1])}H${n(b[0] - r)}Q${n(b[0])} ${n(a[1])} ${n(b[0])} ${n(a[1] + r)}V${n(b[1])}Z`;
  };
  let s = '';
  for (const [x, col] of [
    [-2.05, '#2F7F86'],
    [-1.72, '#E7D3B1'],
    [-0.85, '#C96A54'],
  ] as const) {
    const p = P(x, 0.66, 0.3);
    s += fill(
      smooth(
        [
          [p[0] - 25, p[1] + 16],
          [p[0] - 20, p[1] - 15],
          [p[0] + 18, p[1] - 19],
          [p[0] + 26, p[1] + 16],
        ],
        true,
        0.5,
      ),
      col,
    );
  }
  // chaise runs toward the glass on the right
  s +=
    fill(
      dpoly([P(-0.55, 0.5, 0.1), P(-0.12, 0.5, 0.1), P(-0.2, 0.46, 1.15), P(-0.6, 0.46, 1.15)]),
      '#806C7C',
    ) +
    fill(
      dpoly([P(-0.12, 0.5, 0.1), P(-0.2, 0.46, 1.15), P(-0.2, 0.14, 1.15), P(-0.12, 0.12, 0.1)]),
      '#6A4E5C',
    );
  s += fill(
    [-2.3, -1.3, -0.3]
      .map((x) => {
        const a = P(x, 0.12),
          b = P(x, 0);
        return `M${n(a[0] - 4)} ${n(a[1])}h8l-2 ${n(b[1] - a[1])}h-4Z`;
      })
      .join(''),
    C.brass,
  );
  const cloth = A.lin('0 #6E5C72, 0.25 #544660, 1 #2A2438');
  s += fill(slab(-2.75, -0.1, 0.1, 0.5, 10), '#2E2740') + fill(slab(-2.7, -0.14, 0.24, 0.64, 22), cloth);
  for (const x of [-1.85, -1.0]) {
    const a = P(x, 0.64),
      b = P(x, 0.24);
    s += stroke(
      `M${n(a[0])} ${n(a[1] + 2)}Q${n(a[0] + 2)} ${n((a[1] + b[1]) / 2)} ${n(b[0])} ${n(b[1])}`,
      '#221C30',
      1.6,
      { opacity: 0.8 },
    );
  }
  const l = P(-2.7, 0.64),
    r = P(-0.14, 0.64);
  s += stroke(
    `M${n(l[0])} ${n(l[1] + 1)}H${n(r[0] - 22)}Q${n(r[0])} ${n(r[1])} ${n(r[0] - 1)} ${n(r[1] + 24)}`,
    '#F3B98A',
    1.8,
    { opacity: 0.85 },
  );
  const t = P(-0.64, 0.64);
  return (
    s +
    fill(
      smooth(
        [
          [t[0] - 28, t[1] - 2],
          [t[0] + 28, t[1] - 2],
          [t[0] + 27, t[1] + 54],
          [t[0] - 25, t[1] + 60],
        ],
        true,
        0.2,
      ),
      '#C98A6C',
    ) +
    stroke(
      [-18, -8, 2, 12, 21].map((d) => `M${n(t[0] + d)} ${n(t[1])}v${n(56 - d * 0.08)}`).join(''),
      '#9A6452',
      1,
      { opacity: 0.6 },
    ) +
    stroke(
      [-25, -18, -11, -4, 3, 10, 17, 24].map((d) => `M${n(t[0] + d)} ${n(t[1] + 56)}v9`).join(''),
      '#E3B08A',
      1.2,
    )
  );
}
export function coffeeTable(A: Sheet): string {
  const c = room([0.32, 0.4, 4.3]),
    k = FOCAL / c[2];
  let s =
    `<ellipse cx="${n(c[0])}" cy="${n(c[1] + 0.4 * k)}" rx="${n(0.5 * k)}" ry="${n(0.1 * k)}" fill="#0E1428" opacity=".45"/>` +
    fill(
      `M${n(c[0] - 0.3 * k)} ${n(c[1])}V${n(c[1] + 0.37 * k)}A${n(0.3 * k)} ${n(0.07 * k)} 0 0 0 ${n(c[0] + 0.3 * k)} ${n(c[1] + 0.37 * k)}V${n(c[1])}Z`,
      A.lin('0 #6E5A5E, 1 #D9A36A', 0, 0, 1, 0),
    );
  s += `<ellipse cx="${n(c[0])}" cy="${n(c[1] + 4)}" rx="${n(0.6 * k)}" ry="${n(0.165 * k)}" fill="#5A4650"/><ellipse cx="${n(c[0])}" cy="${n(c[1])}" rx="${n(0.6 * k)}" ry="${n(0.165 * k)}" fill="${A.lin(
    '0 #C9A88C, 1 #F3DDB8',
    0,
    0,
    1,
    0,
  )}"/>`;
  // books, two glasses of wine, a bottle in the cooler
  s +=
    fill(
      dpoly([
        [c[0] - 52, c[1] - 2],
        [c[0] - 18, c[1] - 6],
        [c[0] - 12, c[1] + 1],
        [c[0] - 46, c[1] + 6],
      ]),
      '#1F6470',
    ) +
    fill(
      dpoly([
        [c[0] - 48, c[1] - 7],
        [c[0] - 20, c[1] - 10],
        [c[0] - 15, c[1] - 4],
        [c[0] - 43, c[1]],
      ]),
      '#E0745A',
    );
  for (const dx of [2, 20])
    s +=
      stroke(`M${n(c[0] + dx)} ${n(c[1] + 5)}v-11M${n(c[0] + dx - 4)} ${n(c[1] + 5.4)}h8`, '#F6E9D2', 1, {
        opacity: 0.9,
      }) +
      fill(`M${n(c[0] + dx - 5)} ${n(c[1] - 18)}q-1 11 5 12q6 -1 5 -12Z`, '#F6E9D2', { opacity: 0.45 }) +
      fill(`M${n(c[0] + dx - 5)} ${n(c[1] - 12)}q1 6 5 6q4 0 5 -6Z`, '#B4404E');
  return (
    s +
    fill(
      `M${n(c[0] + 38)} ${n(c[1] + 4)}l-2 -16h16l-2 16Z`,
      A.lin('0 #8FA0B4, 0.5 #E9E3DA, 1 #7A8498', 0, 0, 1, 0),
    ) +
    fill(`M${n(c[0] + 42)} ${n(c[1] - 12)}v-9l1.6 -4v-8h4v8l1.6 4v9Z`, '#1E3A34')
  );
}
export function loungeChair(A: Sheet, x: number, z: number): string {
  // tub chair on brass legs, back to us
  const P = (dx: number, y: number, dz = 0) => room([x + dx, y, z + dz]),
    c = P(0, 0),
    k = FOCAL / c[2];
  const at = (dx: number, y: number): XY => [c[0] + dx * k, c[1] - y * k];
  const shell = [
    at(-0.4, 0.28),
    at(-0.43, 0.52),
    at(-0.37, 0.66),
    at(-0.3, 0.84),
    at(0, 0.9),
    at(0.3, 0.84),
    at(0.37, 0.66),
    at(0.43, 0.52),
    at(0.4, 0.28),
    at(0, 0.24),
  ] as const;
  let s = `<ellipse cx="${n(c[0])}" cy="${n(c[1] - 2)}" rx="${n(0.46 * k)}" ry="${n(0.09 * k)}" fill="#0E1428" opacity=".5"/>`;
  s += stroke(
    tuples(2, '-0.3,-0.36 0.3,0.36 -0.22,-0.24 0.22,0.24')
      .map(([a, b], i) => {
        const p = at(a, 0.28),
          q = at(b, i < 2 ? 0 : 0.07);
        return dline([p, q]);
      })
      .join(''),
    C.brass,
    2.4,
  );
  s += fill(smooth(shell, true, 0.8), A.lin('0 #A8623F, 0.5 #B4714C, 0.85 #E39A66, 1 #F3B27C', 0, 0, 1, 0));
  s +=
    stroke(
      smooth([at(-0.42, 0.5), at(-0.34, 0.62), at(0, 0.66), at(0.34, 0.62), at(0.42, 0.5)]),
      '#7A4230',
      1.4,
      { opacity: 0.7 },
    ) + stroke(smooth([at(-0.3, 0.84), at(0, 0.9), at(0.3, 0.84)]), '#FFD0A0', 1.6);
  return (
    s +
    stroke(
      [-0.13, 0.13]
        .map((dx) => {
          const a = at(dx * 0.9, 0.66),
            b = at(dx, 0.27);
          return dline([a, b]);
        })
        .join(''),
      '#7A4230',
      1,
      { opacity: 0.6 },
    )
  );
}
export function telescope(x: number, z: number): string {
  const P = (dx: number, y: number, dz = 0) => room([x + dx, y, z + dz]),
    hub = P(0, 1.18);
  const leg = (dx: number, dz: number) => {
    const p = P(dx, 0, dz);
    return dline([hub, p]);
  };
  const a = P(0.26, 1.08),
    b = P(-0.34, 1.42);
  return (
    stroke(leg(-0.3, 0.1) + leg(0.28, 0.12) + leg(0.02, -0.3), '#241C2C', 3) +
    stroke(leg(-0.3, 0.1) + leg(0.28, 0.12) + leg(0.02, -0.3), '#8A6240', 1.2) +
    stroke(dline([a, b]), '#1B1B2E', 10) +
    stroke(`M${n(a[0])} ${n(a[1] - 2)}L${n(b[0])} ${n(b[1] - 2)}`, C.brass, 4) +
    circ(b[0], b[1], 5.6, C.brass) +
    circ(b[0], b[1], 3.8, '#1B3556') +
    circ(hub[0], hub[1], 4, '#241C2C')
  );
}
export function arcLamp(A: Sheet): string {
  const base = room([-1.95, 0, 4.75]),
    shade = room([-0.72, 2.0, 4.5]);
  let s =
    `<ellipse cx="${n(base[0])}" cy="${n(base[1])}" rx="22" ry="6" fill="#E9DCC8"/>` +
    stroke(
      `M${n(base[0])} ${n(base[1] - 3)}C${n(base[0] - 14)} ${n(base[1] - 260)} ${n(shade[0] - 84)} ${n(shade[1] - 110)} ${n(shade[0])} ${n(shade[1] - 18)}`,
      C.brass,
      2.6,
    );
  s += softGlow(A, shade[0], shade[1] + 20, 150, 120, '#FFD08A', 0.5);
  return (
    s +
    fill(
      `M${n(shade[0] - 25)} ${n(shade[1])}A25 21 0 0 1 ${n(shade[0] + 25)} ${n(shade[1])}Z`,
      A.lin('0 #FFE9B8, 1 #D98F4C', 1, 0, 0, 0),
    ) +
    `<ellipse cx="${n(shade[0])}" cy="${n(shade[1])}" rx="25" ry="5" fill="#FFF8E0"/>`
  );
}
export function orchid(x: number, y: number): string {
  let s =
    fill(`M${n(x - 9)} ${n(y)}l2 -18h14l2 18Z`, '#F3E3C6') +
    stroke(
      `M${n(x)} ${n(y - 18)}q-4 -30 8 -52q8 -10 18 -6M${n(x)} ${n(y - 18)}q6 -18 -8 -40`,
      '#4A6A58',
      1.6,
    ) +
    fill(
      `M${n(x)} ${n(y - 18)}q-20 -4 -24 -14q16 -2 24 14ZM${n(x)} ${n(y - 18)}q18 -6 24 -14q-16 -4 -24 14Z`,
      '#2F5A50',
    );
  for (const [dx, dy] of tuples(2, '26,-76 19,-72 12,-64 8,-54 -7,-58 -4,-48'))
    s += circ(x + dx, y + dy, 4.6, '#FFF1E6') + circ(x + dx, y + dy + 0.6, 1.5, '#D96F9A');
  return s;
}
