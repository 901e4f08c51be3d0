/**
 * The house: one broad gable of glass between posts, a flat wing of cypress, a wall of pierced
 * block.
 */
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { tuples } from '../../kit/lists.ts';
import type { Uvw } from '../../kit/plane.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill } from '../../kit/svg.ts';
import { room } from './room.ts';
import { front as F, ROOM } from './scene.ts';

const { left, right, eave, ridge, middle } = ROOM;
/** How far the roof comes forward, and beyond the walls. */
const OUT = 1.3;
const OVER = 1.5;
const WHITE = '#F9E9D2';
const PITCH = (ridge - eave) / (middle - left);
const RIM = '#FFCB92';
/** Where a post stands, and a beam on it. */
const POSTS = [left, -5.25, -3.5, middle, -0.05, 1.7, right] as const;

/** The line of the roof at `u`, `v` above the wall's head. */
const roofAt = (u: number, lift: number, w: number): Uvw => [
  u,
  ridge - Math.abs(u - middle) * PITCH + lift,
  w,
];

function chimney(A: Sheet): string {
  const q = rng(40);
  const [a, b, top] = [1.3, 2.9, 6.3];
  let stones = '';
  for (let v = 3; v < top; v += 0.26)
    for (let u = a; u < b - 0.2; u += q.range(0.3, 0.55))
      if (q() < 0.45) stones += F.quad(u, v, Math.min(b, u + 0.32), v + 0.22, -1);
  return (
    fill(F.quad(a, 2.5, b, top, -1), A.lin('0 #6E5470, 1 #A4705E')) +
    fill(stones, '#C98A78', { opacity: 0.35 }) +
    fill(F.quad(b - 0.16, 2.5, b, top, -1), RIM, { opacity: 0.8 }) +
    fill(F.quad(a - 0.1, top, b + 0.1, top + 0.14, -1), '#4A3A58') +
    fill(F.quad(b - 0.3, top, b + 0.1, top + 0.14, -1), RIM)
  );
}

/**
 * The wing at the right: cypress boards, a lit window behind linen, a flat roof with a white edge.
 */
function wing(A: Sheet): string {
  const [a, b, h] = [right, 11, 2.7];
  let boards = '';
  for (let u = a; u < b; u += 0.2) boards += F.line([u, 0, 0], [u, h, 0], 0.022);
  let folds = '';
  for (let u = 6.05; u < 8.9; u += 0.16) folds += F.line([u, 0.25, 0.02], [u, 2.25, 0.02], 0.035);
  return (
    fill(F.quad(a, 0, b, h), A.lin('0 #5E3E48, 0.6 #7A4C48, 1 #A8684E')) +
    fill(boards, '#3A2438', { opacity: 0.55 }) +
    fill(F.quad(5.9, 0.1, 9, 2.35, 0.01), '#2A2640') +
    fill(F.quad(6, 0.2, 8.9, 2.25, 0.02), A.lin('0 #F9CE8C, 0.5 #FFE6B4, 1 #E9A868')) +
    fill(folds, '#C98A58', { opacity: 0.35 }) +
    fill(F.quad(7.1, 0.2, 7.8, 2.25, 0.03), A.lin('0 #E9A05C, 1 #B8643C')) +
    fill(F.quad(7.2, 0.5, 7.7, 0.9, 0.04), '#F9E6C4') +
    fill(F.line([7.45, 0.9, 0.04], [7.45, 1.2, 0.04], 0.05), '#6A3A34') +
    circ(...xyOf(7.45, 1.42), 7, '#FFFBE8') +
    fill(
      F.line([6, 0.2, 0.05], [6, 2.25, 0.05], 0.09) +
        F.line([7.45, 0.2, 0.05], [7.45, 2.25, 0.05], 0.07) +
        F.line([8.9, 0.2, 0.05], [8.9, 2.25, 0.05], 0.09),
      '#2A2640',
    ) +
    lamp(A, 4.7, 1.75) +
    fill(
      F.poly([
        [a, h, 0],
        [b, h, 0],
        [b, h, 0.9],
        [a, h, 0.9],
      ]),
      A.lin('0 #7A4C48, 1 #C98658'),
    ) +
    fill(F.quad(a - 0.2, h, b, h + 0.3, 0.9), A.lin('0 #C9B4C0, 1 #F6E0C8')) +
    fill(F.line([a, h + 0.3, 0.9], [b, h + 0.3, 0.9], 0.03), RIM)
  );
}

const xyOf = (u: number, v: number, w = 0.1): [number, number] => {
  const [x, y] = F.pt(u, v, w);
  return [x, y];
};

/** A small lamp on the boards, and the cone of its light. */
function lamp(A: Sheet, u: number, v: number): string {
  const [x, y] = xyOf(u, v);
  return (
    fill(
      F.poly([
        [u - 0.1, v, 0.1],
        [u + 0.1, v, 0.1],
        [u + 0.75, v - 1.7, 0.1],
        [u - 0.75, v - 1.7, 0.1],
      ]),
      A.lin('0 #FFD9A0 0.6, 1 #FFD9A0 0'),
    ) + fill(`M${x - 4} ${y - 6}h8v9h-8Z`, '#2A2640')
  );
}

/** A wall of pierced blocks with the court's lamps behind it. */
function blockWall(A: Sheet): string {
  const [a, b, h] = [-11, left - 0.15, 2.16];
  const size = 0.36;
  const k = 37.33;
  let [blocks, holes] = ['', ''];
  for (let v = 0; v < h - 0.1; v += size)
    for (let u = b - size; u > a; u -= size) {
      blocks += F.quad(u + 0.012, v + 0.012, u + size - 0.012, v + size - 0.012, 0.1);
      const [x, y] = xyOf(u + size / 2, v + size / 2);
      const r = size * 0.34 * k;
      const c = r * 0.3;
      // A star of four: what such walls were pierced with.
      holes += `M${x} ${y - r}Q${x + c} ${y - c} ${x + r} ${y}Q${x + c} ${y + c} ${x} ${y + r}Q${x - c} ${y + c} ${x - r} ${y}Q${x - c} ${y - c} ${x} ${y - r}Z`;
    }
  return (
    fill(F.quad(a, 0, b, h, 0.1), '#5A4E68') +
    fill(blocks, A.lin('0 #8A7A90, 1 #C4A49C')) +
    fill(holes, A.lin('0 #F3B468, 1 #FFE9B8')) +
    fill(F.quad(a, h, b, h + 0.12, 0.2), '#D9C2C0')
  );
}

/** Posts and bars of the glass. */
function frame(): string {
  let posts = '';
  let bars = '';
  for (const u of POSTS) {
    const [, top] = roofAt(u, -0.1, 0);
    posts += F.line([u, 0, 0.04], [u, top, 0.04], 0.15);
    bars += F.line([u + 0.09, 0, 0.05], [u + 0.09, top, 0.05], 0.03);
  }
  const head = F.quad(left, 2.36, right, 2.54, 0.05);
  return (
    fill(posts + head + F.quad(left, 0, right, 0.1, 0.05), '#4A3348') +
    fill(bars + F.quad(left, 2.34, right, 2.37, 0.06), '#FFC98A', { opacity: 0.7 })
  );
}

/**
 * The roof from below: warm boards, the beams that carry them, and the white edge in the last
 * light.
 */
function roof(A: Sheet): string {
  const [l, r] = [left - OVER, right + OVER];
  const half = (end: number) =>
    F.poly([roofAt(middle, 0, 0), roofAt(end, 0, 0), roofAt(end, 0, OUT), roofAt(middle, 0, OUT)]);
  let beams = '';
  for (const u of POSTS)
    beams += F.poly([
      roofAt(u - 0.09, -0.2, -0.1),
      roofAt(u + 0.09, -0.2, -0.1),
      roofAt(u + 0.09, -0.06, OUT + 0.16),
      roofAt(u - 0.09, -0.06, OUT + 0.16),
    ]);
  const edge = (from: number, to: number) =>
    F.poly([roofAt(from, -0.02, OUT), roofAt(to, -0.02, OUT), roofAt(to, 0.3, OUT), roofAt(from, 0.3, OUT)]);
  return (
    fill(half(l), A.lin('0 #F0B070, 1 #8A5048', 1, 0, 0, 0)) +
    fill(half(r), A.lin('0 #F3B878, 1 #9A5C4C')) +
    fill(beams, '#5A3440') +
    fill(edge(l, middle), A.lin('0 #CDB8C8, 1 #E9D6D0', 0, 0, 1, 0)) +
    fill(edge(middle, r), A.lin(`0 ${WHITE}, 1 #FFE3BC`, 0, 0, 1, 0)) +
    fill(F.line(roofAt(middle, 0.31, OUT), roofAt(r, 0.31, OUT), 0.05), '#FFF3D8')
  );
}

/** Low planting at the foot of the walls. */
function bed(): string {
  const q = rng(77);
  let s = '';
  for (const [u0, u1] of tuples(2, '-10.6,-7.3 3.6,5.7 9,10.9'))
    for (let u = u0; u < u1; u += q.range(0.3, 0.55)) {
      const [x, y] = xyOf(u, q.range(0.1, 0.26), 0.5);
      s += foliageSvg(
        foliage(q, x, y, q.range(11, 20), q.range(7, 12), { count: 60, leaf: 3, light: [0.6, -0.6] }),
        ['#12303C', '#1E4A45', '#3A6A58', '#B98A6A'],
      );
    }
  return s;
}

export const house = (A: Sheet): string =>
  chimney(A) + blockWall(A) + wing(A) + room(A) + frame() + roof(A) + bed();
