/** Trees, hedges and flowers around a house, in wash and pen. Places and sizes are in feet. */

import { blob, inked, PAPER, scribble, wash } from '../ink.ts';
import { n, smooth, type XY } from '../path.ts';
import { circ, fill } from '../svg.ts';
import { bough } from '../trees.ts';
import type { Board } from './board.ts';
import { tone } from './surfaces.ts';

export interface Tones {
  readonly light: string;
  readonly dark: string;
}
const oakTones: Tones = { light: '#9CB79A', dark: '#54806F' };

/** A broad tree: `h` feet high, `spread` feet across; its stem is bare for `bare` of its height. */
export function tree(
  b: Board,
  x: number,
  h: number,
  spread: number,
  tones: Tones = oakTones,
  bare = 0.28,
): void {
  const { A, r, s } = b;
  const [cx, foot, top] = [b.x(x), b.y(0), b.y(h)];
  const tall = foot - top;
  const half = (spread / 2) * s;
  const trunk = Math.max(8, tall * 0.06);
  const crown = tall * (1 - bare);
  const middle = top + crown * 0.55;
  const clumps: [number, number, number, number][] = [];
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (-0.08 + (1.16 * i) / 10);
    const [reach, rise] = [r.range(0.66, 0.8), r.range(0.66, 0.76)];
    clumps.push([
      cx - Math.cos(a) * half * reach,
      middle - Math.sin(a) * crown * 0.55 * rise,
      half * r.range(0.22, 0.33),
      crown * r.range(0.15, 0.21),
    ]);
  }
  clumps.push(
    [cx - half * 0.3, middle + crown * 0.06, half * 0.34, crown * 0.17],
    [cx + half * 0.32, middle + crown * 0.02, half * 0.36, crown * 0.18],
    [cx, middle - crown * 0.22, half * 0.4, crown * 0.2],
  );
  for (const [px, py, rx, ry] of clumps) wash(A, blob(r, px, py, rx * 1.12, ry * 1.15), tones.light, 0.42);
  const fork = foot - tall * (bare + 0.08);
  for (const [side, up] of [
    [-0.72, 0.5],
    [-0.36, 0.24],
    [0.02, 0.12],
    [0.4, 0.26],
    [0.74, 0.48],
  ] as const) {
    const wood = bough(
      [
        [cx + side * trunk * 0.3, fork + trunk],
        [cx + side * half * 0.3, fork - crown * 0.1],
        [cx + side * half * 0.62, top + crown * (up + 0.2)],
        [cx + side * half * 0.86, top + crown * up],
      ],
      trunk * 0.5,
      1.5,
    );
    A.add(fill(wood, PAPER, { opacity: 0.6 }));
    wash(A, wood, '#A08672', 0.7);
    inked(A, wood, 0.6, 0.6);
  }
  const flare = trunk * 0.85;
  const stem = `M${n(cx - flare)} ${n(foot)}Q${n(cx - trunk * 0.5)} ${n(foot - trunk * 0.6)} ${n(cx - trunk * 0.46)} ${n(foot - trunk * 2)}L${n(cx - trunk * 0.5)} ${n(fork)}Q${n(cx)} ${n(fork - trunk * 0.5)} ${n(cx + trunk * 0.5)} ${n(fork)}L${n(cx + trunk * 0.44)} ${n(foot - trunk * 2)}Q${n(cx + trunk * 0.5)} ${n(foot - trunk * 0.6)} ${n(cx + flare)} ${n(foot)}Z`;
  A.add(fill(stem, PAPER));
  wash(A, stem, '#A08672', 0.8);
  inked(
    A,
    `M${n(cx - flare)} ${n(foot)}Q${n(cx - trunk * 0.5)} ${n(foot - trunk * 0.6)} ${n(cx - trunk * 0.46)} ${n(foot - trunk * 2)}L${n(cx - trunk * 0.5)} ${n(fork)}M${n(cx + trunk * 0.5)} ${n(fork)}L${n(cx + trunk * 0.44)} ${n(foot - trunk * 2)}Q${n(cx + trunk * 0.5)} ${n(foot - trunk * 0.6)} ${n(cx + flare)} ${n(foot)}`,
    1.1,
  );
  let bark = '';
  for (let i = 0; i < 30; i++)
    bark += `M${n(cx + r.range(-0.1, 0.42) * trunk)} ${n(foot - 3 - r() * (foot - fork - 10))}q1 5 ${n(r.range(-1, 1))} ${n(r.range(5, 11))}`;
  inked(A, bark, 0.5, 0.6);
  for (const [px, py, rx, ry] of clumps) {
    wash(A, blob(r, px, py, rx, ry), tones.light, 0.36);
    if (r() < 0.75)
      wash(A, blob(r, px + rx * 0.22, py + ry * 0.34, rx * 0.62, ry * 0.5, 11), tones.dark, 0.36);
    scribble(A, r, px, py, rx, ry, Math.round((rx * ry) / 11));
  }
}

/** Spanish moss under a tree: threads that hang from `y` feet. */
export function moss(b: Board, x: number, y: number, w: number, long: number): void {
  const { A, r, s } = b;
  let d = '';
  for (let i = 0; i < w * 5; i++) {
    const [at, top] = [b.x(x + r.range(-0.5, 0.5) * w), b.y(y + r.range(-0.6, 0.6))];
    const down = long * s * r.range(0.4, 1);
    d += `M${n(at)} ${n(top)}q${n(r.range(-4, 4))} ${n(down * 0.5)} ${n(r.range(-3, 3))} ${n(down)}`;
  }
  inked(A, d, 0.8, 0.55, '#6E8478');
}

/** A cabbage palm: a bare stem, a round head of fans. */
export function palm(b: Board, x: number, h: number, lean = 0, head = 1): void {
  const { A, r, s } = b;
  const [cx, foot] = [b.x(x), b.y(0)];
  const [hx, hy] = [b.x(x + lean), b.y(h)];
  const w = Math.max(5, 0.85 * s);
  const mid = cx + (hx - cx) * 0.3;
  const halfway = foot - (foot - hy) * 0.4;
  const stem = `M${n(cx - w * 0.66)} ${n(foot)}Q${n(mid - w * 0.42)} ${n(halfway)} ${n(hx - w * 0.34)} ${n(hy)}L${n(hx + w * 0.34)} ${n(hy)}Q${n(mid + w * 0.42)} ${n(halfway)} ${n(cx + w * 0.66)} ${n(foot)}Z`;
  A.add(fill(stem, PAPER));
  wash(A, stem, '#B79A7C', 0.8);
  inked(A, stem, 0.8);
  let rings = '';
  for (let t = 0.04; t < 0.95; t += 0.035) {
    const y = foot - (foot - hy) * t;
    const at = cx + (hx - cx) * (t < 0.4 ? t * 0.75 : 0.3 + ((t - 0.4) / 0.6) * 0.7);
    rings += `M${n(at - w * 0.34)} ${n(y)}q${n(w * 0.3)} 2.6 ${n(w * 0.7)} -1`;
  }
  inked(A, rings, 0.55, 0.6);
  const long = Math.max(36, 6.6 * s * head);
  const fronds = 17;
  let ribs = '';
  let leaflets = '';
  const under: XY[][] = [];
  for (let i = 0; i < fronds; i++) {
    const a = -0.5 + (i / (fronds - 1)) * (Math.PI + 1) + r.range(-0.07, 0.07);
    const reach = long * r.range(0.82, 1.06);
    const droop = 0.3 + 0.25 * Math.abs(Math.cos(a));
    const tip: XY = [hx + Math.cos(a) * reach, hy - Math.sin(a) * reach * 0.9 + reach * droop * 0.6];
    const bend: XY = [hx + Math.cos(a) * reach * 0.55, hy - Math.sin(a) * reach * 0.72];
    ribs += smooth([[hx, hy], bend, tip]);
    under.push([[hx, hy], [bend[0] - 6, bend[1] - 7], tip, [bend[0] + 4, bend[1] + 11]]);
    for (let t = 0.22; t < 1; t += Math.max(0.045, 4.2 / long)) {
      const u = 1 - t;
      const px = u * u * hx + 2 * u * t * bend[0] + t * t * tip[0];
      const py = u * u * hy + 2 * u * t * bend[1] + t * t * tip[1];
      const l = long * 0.2 * (1.1 - t * 0.6);
      const [dx, dy] = [Math.cos(a), -Math.sin(a) + 0.9];
      const k = Math.hypot(dx, dy) || 1;
      leaflets += `M${n(px)} ${n(py)}q${n((dx / k) * l * 0.5 - 2)} ${n((dy / k) * l * 0.2)} ${n((dx / k) * l * 0.7)} ${n(l * 0.75)}`;
      leaflets += `M${n(px)} ${n(py)}q${n((dx / k) * l * 0.6)} ${n(-l * 0.3)} ${n((dx / k) * l)} ${n(-l * 0.05)}`;
    }
  }
  for (const shape of under) wash(A, smooth(shape, true, 0.5), '#86A68F', 0.42);
  for (const [dx, dy] of [
    [-0.1, 0.02],
    [0.12, 0.05],
    [0, -0.1],
  ] as const)
    wash(A, blob(r, hx + dx * long, hy + dy * long, long * 0.2, long * 0.16, 9), '#54806F', 0.4);
  inked(A, ribs, 0.8, 0.85);
  inked(A, leaflets, 0.55, 0.7);
}

/** A tall pine: bare stem, clouds of needles near its top. */
export function pine(b: Board, x: number, h: number): void {
  const { A, r, s } = b;
  const [cx, foot, top] = [b.x(x), b.y(0), b.y(h)];
  const tall = foot - top;
  const w = Math.max(6, 1.1 * s);
  const stem = `M${n(cx - w * 0.7)} ${n(foot)}Q${n(cx - w * 0.42)} ${n(foot - tall * 0.1)} ${n(cx - w * 0.36)} ${n(foot - tall * 0.4)}L${n(cx)} ${n(top + 8)}L${n(cx + w * 0.36)} ${n(foot - tall * 0.4)}Q${n(cx + w * 0.42)} ${n(foot - tall * 0.1)} ${n(cx + w * 0.7)} ${n(foot)}Z`;
  A.add(fill(stem, PAPER, { opacity: 0.8 }));
  wash(A, stem, '#A9866C', 0.75);
  inked(A, stem, 0.8);
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    const y = top + tall * (0.02 + 0.42 * t);
    const side = i % 2 ? 1 : -1;
    const reach = tall * (0.05 + 0.11 * Math.sin(Math.PI * (0.25 + 0.7 * t))) * r.range(0.8, 1.15);
    const px = cx + side * reach * (i === 0 ? 0 : 0.8);
    const [rx, ry] = [reach * 0.75 + 10, tall * 0.035 + 7];
    inked(
      A,
      smooth([
        [cx, y + 9],
        [px, y + 2],
      ]),
      1,
      0.7,
    );
    wash(A, blob(r, px, y, rx, ry, 11), '#8FA98C', 0.62);
    wash(A, blob(r, px + rx * 0.15, y + ry * 0.35, rx * 0.7, ry * 0.55, 9), '#4B7664', 0.5);
    let needles = '';
    for (let k = 0; k < rx * 1.1; k++) {
      const a = r() * 6.283;
      const q = Math.sqrt(r());
      needles += `M${n(px + Math.cos(a) * q * rx)} ${n(y + Math.sin(a) * q * ry)}l${n(r.range(-3, 3))} ${n(-r.range(3, 7))}`;
    }
    inked(A, needles, 0.5, 0.65);
  }
}

/** An Italian cypress: a flame. */
export function cypress(b: Board, x: number, h: number, w: number): void {
  const { A, r } = b;
  const [cx, foot, top, half] = [b.x(x), b.y(0), b.y(h), (w / 2) * b.s];
  const tall = foot - top;
  const side = (k: number): XY[] => [
    [cx, top],
    [cx + k * half * 0.62, top + tall * 0.32],
    [cx + k * half, foot - tall * 0.26],
    [cx + k * half * 0.62, foot],
  ];
  const shape = `${smooth(side(1))}L${smooth(side(-1).reverse()).slice(1)}Z`;
  A.add(fill(shape, PAPER, { opacity: 0.6 }));
  wash(A, shape, '#86A68F', 0.85);
  wash(
    A,
    smooth(
      [
        [cx + 1, top + 10],
        [cx + half * 0.8, foot - tall * 0.3],
        [cx + half * 0.4, foot - 2],
        [cx + 2, foot - 4],
      ],
      true,
      0.3,
    ),
    '#3F6B5E',
    0.6,
  );
  let d = '';
  for (let i = 0; i < tall * 0.5; i++) {
    const t = r();
    const reach = half * Math.min(1, 0.25 + t * 1.1) * r.range(-0.9, 0.9);
    const y = top + tall * t;
    d += `M${n(cx + reach)} ${n(y)}q${n(r.range(-1, 2))} -5 ${n(r.range(-1, 1))} -8`;
  }
  inked(A, d, 0.55, 0.65);
}

/** A clipped hedge between two places. */
export function hedge(b: Board, x0: number, x1: number, h: number, colour: string = tone.leaf): void {
  const { A, r } = b;
  const foot = b.y(0);
  const tall = h * b.s;
  const points: XY[] = [[b.x(x0), foot]];
  for (let x = b.x(x0); x <= b.x(x1); x += 8) points.push([x, foot - tall * r.range(0.86, 1.06)]);
  points.push([b.x(x1), foot]);
  const shape = `${smooth(points.slice(1, -1), false, 0.6)}L${n(b.x(x1))} ${n(foot)}L${n(b.x(x0))} ${n(foot)}Z`;
  A.add(fill(shape, PAPER));
  wash(A, shape, colour, 0.9);
  wash(
    A,
    [
      [b.x(x0), foot],
      [b.x(x1), foot],
      [b.x(x1), foot - tall * 0.4],
      [b.x(x0), foot - tall * 0.3],
    ],
    tone.leafDark,
    0.35,
  );
  let d = '';
  for (let x = b.x(x0) + 2; x < b.x(x1) - 4; x += 6.5)
    d += `M${n(x)} ${n(foot - tall * r.range(0.82, 1.04))}q3 -5 6.5 0`;
  for (let i = 0; i < (b.x(x1) - b.x(x0)) * tall * 0.014; i++)
    d += `M${n(r.range(b.x(x0), b.x(x1) - 5))} ${n(foot - r() * tall * 0.82)}q2 -4 5 -1`;
  inked(A, d, 0.7, 0.75);
}

/** A loose shrub, in flower where a colour is given. */
export function shrub(
  b: Board,
  x: number,
  w: number,
  h: number,
  flower?: string,
  colour: string = tone.leaf,
  foot = 0,
): void {
  const { A, r, s } = b;
  const [cx, cy, rx, ry] = [b.x(x), b.y(foot + h / 2), (w / 2) * s, (h / 2) * s];
  const shape = blob(r, cx, cy + 1, rx, ry, 12);
  A.add(fill(shape, PAPER, { opacity: 0.9 }));
  wash(A, shape, colour, 0.8);
  wash(A, blob(r, cx + rx * 0.2, cy + ry * 0.4, rx * 0.7, ry * 0.5, 9), tone.leafDark, 0.5);
  scribble(A, r, cx, cy, rx, ry, Math.round((rx * ry) / 4.5) + 14);
  if (!flower) return;
  for (let i = 0; i < Math.max(8, (rx * ry) / 26); i++) {
    const a = r() * 6.283;
    const q = Math.sqrt(r()) * 0.92;
    A.add(
      circ(cx + Math.cos(a) * q * rx, cy + Math.sin(a) * q * ry, r.range(1.6, 3), flower, { opacity: 0.85 }),
    );
  }
}

/** A tuft of blades: liriope, cordgrass, sea oats when `plumes`. */
export function grass(b: Board, x: number, w: number, h: number, plumes?: string): void {
  const { A, r, s } = b;
  const foot = b.y(0);
  let d = '';
  let heads = '';
  const count = Math.round(w * 7);
  for (let i = 0; i < count; i++) {
    const at = b.x(x) + r.range(-0.5, 0.5) * w * s;
    const tall = h * s * r.range(0.55, 1.05);
    const bend = r.range(-0.35, 0.5) * tall * 0.5;
    d += `M${n(at)} ${n(foot)}q${n(bend * 0.2)} ${n(-tall * 0.6)} ${n(bend)} ${n(-tall)}`;
    if (plumes && i % 5 === 0)
      heads += smooth([
        [at + bend - 1, foot - tall],
        [at + bend + 3, foot - tall - 8],
        [at + bend + 8, foot - tall - 12],
      ]);
  }
  wash(A, blob(r, b.x(x), foot - h * s * 0.34, w * s * 0.52, h * s * 0.38, 10), tone.leafLight, 0.6);
  inked(A, d, 0.75, 0.75, '#2F5347');
  if (plumes) inked(A, heads, 3, 0.8, plumes);
}

/** A low plant of stiff blades: agave, cast-iron plant, palmetto. */
export function agave(b: Board, x: number, h: number): void {
  const { A, r, s } = b;
  const [cx, foot] = [b.x(x), b.y(0)];
  for (const a of [-1.25, -0.9, -0.55, -0.2, 0.2, 0.55, 0.9, 1.25]) {
    const long = h * s * r.range(0.85, 1.1);
    const [tx, ty] = [cx + Math.sin(a) * long, foot - Math.cos(a) * long];
    const [ox, oy] = [Math.cos(a) * 3, Math.sin(a) * 3];
    const blade: XY[] = [
      [cx - ox, foot - oy],
      [tx, ty],
      [cx + ox, foot + oy],
    ];
    wash(A, blade, '#7FA39A', 0.8);
    inked(
      A,
      smooth(
        [
          blade[0] as XY,
          [(cx + tx) / 2 - ox, (foot + ty) / 2 - oy],
          [tx, ty],
          [(cx + tx) / 2 + ox, (foot + ty) / 2 + oy],
          blade[2] as XY,
        ],
        false,
        0.3,
      ),
      0.7,
      0.8,
    );
  }
}
