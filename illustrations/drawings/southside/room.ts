/**
 * The great room behind its glass: walnut and books, a teal sofa, globe lamps, a table laid for
 * nobody yet.
 */
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, g } from '../../kit/svg.ts';
import { front as F, ROOM } from './scene.ts';

const { left, right, eave, ridge, middle } = ROOM;
const WOOD = '#A9683F';
const SHADE = '#7A4030';

/** The opening of glass as the gable has it. */
export const glass = F.poly([
  [left, 0.08],
  [right, 0.08],
  [right, eave],
  [middle, ridge - 0.15],
  [left, eave],
]);

/** Books in four shelves, seen small. */
function books(): string {
  const q = rng(8);
  const tones = ['#8A4A3E', '#2F6B70', '#F6E3BE', '#5A3A4A', '#C9804A'];
  let s = fill(F.quad(-5.1, 0.5, -3.3, 2.4), '#8A5236');
  for (const v of [0.62, 1.06, 1.5, 1.94]) {
    for (let u = -5; u < -3.5; u += 0.09) {
      const w = q.range(0.05, 0.09);
      if (q() < 0.82) s += fill(F.quad(u, v, u + w, v + q.range(0.2, 0.34)), q.pick(tones));
    }
    s += fill(F.quad(-5.1, v - 0.05, -3.3, v), '#5A3028');
  }
  return s;
}

/** A long sofa with its cushions before a wall of walnut and a picture. */
function sofa(): string {
  let boards = '';
  for (let u = -3.3; u < 0.7; u += 0.22) boards += F.line([u, 0.4], [u, 2.5], 0.02);
  return (
    fill(F.quad(-3.3, 0.3, 0.7, 2.55), WOOD) +
    fill(boards, SHADE, { opacity: 0.6 }) +
    fill(F.quad(-2.25, 1.25, -0.55, 2.2), '#F9E6C4') +
    fill(F.quad(-2.15, 1.34, -0.65, 2.1), '#22506A') +
    fill(F.quad(-2.15, 1.34, -0.65, 1.62), '#D9705C') +
    fill(F.arch(-1.75, 1.62, -1.2, 1.93), '#F6C27C') +
    fill(F.quad(-2.7, 0.52, 0.05, 0.95), '#2C6E74') +
    fill(F.quad(-2.85, 0.3, 0.2, 0.62), '#3F8A88') +
    fill(F.quad(-2.85, 0.6, 0.2, 0.64), '#8FC2B4') +
    fill(F.quad(-2.5, 0.6, -2.05, 0.92) + F.quad(-0.5, 0.6, -0.1, 0.9), '#E0745A') +
    fill(F.quad(-2, 0.6, -1.6, 0.88), '#F3D9A8') +
    fill(F.quad(-2.7, 0.1, -2.62, 0.3) + F.quad(0, 0.1, 0.08, 0.3), SHADE)
  );
}

/** The table under its own globe, at the left. */
function table(): string {
  const chair = (u: number, turn: 1 | -1) =>
    fill(
      F.line([u, 0.1], [u + 0.06 * turn, 0.62], 0.05) +
        F.line([u + 0.42 * turn, 0.1], [u + 0.38 * turn, 0.62], 0.05) +
        F.quad(u - (turn > 0 ? 0 : 0.42), 0.55, u + (turn > 0 ? 0.42 : 0), 0.64) +
        F.line([u, 0.6], [u - 0.08 * turn, 1.12], 0.07),
      '#6A3A34',
    );
  return (
    chair(-6.75, 1) +
    chair(-5.25, -1) +
    fill(F.quad(-6.5, 0.84, -5.45, 0.92), '#FFF3DC') +
    fill(
      F.poly([
        [-6.05, 0.84],
        [-5.9, 0.84],
        [-5.75, 0.1],
        [-6.2, 0.1],
      ]),
      '#E9CDA4',
    ) +
    fill(F.quad(-6.03, 0.92, -5.9, 1.1), '#3F8A88')
  );
}

/** The hearth, which goes on above the roof, with its fire. */
function hearth(A: Sheet): string {
  const q = rng(12);
  let stones = '';
  for (let v = 0.1; v < 3.3; v += 0.26)
    for (let u = 1.3; u < 2.9; u += q.range(0.3, 0.6))
      if (q() < 0.4) stones += F.quad(u, v, u + 0.34, v + 0.22);
  return (
    fill(F.quad(1.25, 0.1, 2.95, 3.4), A.lin('0 #C98A68, 1 #E0B088')) +
    fill(stones, '#A46850', { opacity: 0.5 }) +
    fill(F.quad(1.6, 0.4, 2.6, 1.05), '#3A1E24') +
    fill(F.quad(1.6, 0.4, 2.6, 1.05), A.lin('0 #E0643A 0, 1 #FF9A4A 0.9')) +
    [1.8, 2.02, 2.26, 2.42]
      .map((u, i) =>
        fill(F.arch(u - 0.1, 0.42, u + 0.1, 0.66 + (i % 2) * 0.16), i % 2 ? '#FFF0B8' : '#FFC45E'),
      )
      .join('') +
    fill(F.quad(1.15, 1.2, 3.05, 1.3), '#5A3028')
  );
}

export function room(A: Sheet): string {
  const clip = A.clip(glass);
  let lamps = '';
  for (const [u, v, r] of tuples(3, '-5.95,2.2,0.2 -1.3,3.5,0.24 -0.75,3.05,0.17 -1.9,3.1,0.14')) {
    const [x, y] = F.pt(u, v);
    const [, top] = F.pt(u, ridge);
    lamps +=
      fill(`M${x - 0.4} ${top}h.8V${y}h-.8Z`, SHADE) +
      lampGlow(A, x, y, 40, '#FFF0C0', 0.8) +
      circ(x, y, r * 37, '#FFFDF0');
  }
  return g(
    fill(glass, A.lin('0 #F0A860, 0.35 #FFDD9C, 0.75 #FFE9B8, 1 #F6C684')) +
      fill(F.quad(left, 0.08, right, 0.34), A.lin('0 #FFF0D0, 1 #E9B98A')) +
      books() +
      sofa() +
      hearth(A) +
      table() +
      lamps,
    { 'clip-path': clip },
  );
}
