/** The rooms behind the near shop windows, each with its goods. */
import { flat, leftSide, rightSide } from './faces.ts';
import { foliage, foliageSvg } from './foliage.ts';
import { append, nth, tuples } from './lists.ts';
import { type Pt, smooth } from './path.ts';
import { type Plane, perMetre } from './plane.ts';
import { rng } from './random.ts';
import type { Sheet } from './sheet.ts';
import { circ, fill, g } from './svg.ts';

const DEEP = -3;
/** The usual width of a shop's window; in a narrower one the goods move together. */
const USUAL = 2.7;
const BRONZE = '#33384E';
const GOODS = ['#2F6B70', '#A84C62', '#E0745A', '#8A5A72', '#3E5A86', '#F3E3C6'];
const POTS = ['#B9694C', '#E7D3B1', '#3F6F78', '#8E4638'];
const HEADS = [
  ['#A84C62', '#D96F78', '#F4AFA2', '#FFDCC8'],
  ['#B9563C', '#E0745A', '#F19E7C', '#F8C79C'],
  ['#C9A05A', '#EDB650', '#FFD58A', '#FFF0C8'],
  ['#C9B8B0', '#F0E0CC', '#FFF7E8', '#FFFDF6'],
];
const DRESS = tuples(
  2,
  '-0.12,1.36 -0.17,1.2 -0.1,0.98 -0.3,0.3 0.3,0.3 0.1,0.98 0.17,1.2 0.12,1.36 0.04,1.42 -0.04,1.42',
);

/**
 * Shelves along the wall that closes the room at `u`, with small colored things on them, at most
 * `tall` meters high.
 */
function shelves(P: Plane, u: number, v0: number, count: number, tall: number, seed: number): string {
  const q = rng(seed);
  const things = GOODS.map(() => '');
  let boards = '';
  const [from, to] = [DEEP + 0.2, -0.5];
  for (let j = 0; j < count; j++) {
    const v = v0 + 0.5 + j * 0.62;
    boards += P.line([u, v, from], [u, v, to], 0.05);
    for (let w = from + 0.1; w < to - 0.1; w += q.range(0.1, 0.24)) {
      const wide = q.range(0.07, 0.15);
      const top = v + tall * q.range(0.5, 1);
      const thing = P.poly(leftSide(u, v, top, w + wide, w));
      append(things, Math.floor(q() * things.length), thing);
    }
  }
  return fill(boards, '#8A5A3E') + things.map((d, i) => fill(d, nth(GOODS, i), { opacity: 0.85 })).join('');
}

/** A dress on its stand, turned toward the promenade. */
function dress(P: Plane, u: number, v0: number, w: number, colour: string): string {
  const outline = DRESS.map(([x, y]): Pt => P.pt(u, v0 + y * 1.35, w + x * 1.5));
  const lit = DRESS.slice(0, 4).map(([x, y]): Pt => P.pt(u, v0 + y * 1.32, w + x * 0.8));
  return (
    fill(
      P.line([u, v0, w], [u, v0 + 0.5, w], 0.05) +
        P.line([u, v0 + 0.03, w - 0.3], [u, v0 + 0.03, w + 0.3], 0.06),
      BRONZE,
    ) +
    fill(smooth(outline, true, 0.5), colour) +
    fill(smooth(lit, true, 0.5), '#FFF3D6', { opacity: 0.35 })
  );
}

/** A counter with a cake dome and cups. */
function counter(P: Plane, a: number, b: number, v0: number): string {
  let cups = '';
  for (let u = a + 0.3; u < b; u += 0.34) cups += P.quad(u, v0 + 1, u + 0.14, v0 + 1.16, -1.5);
  return (
    fill(P.quad(a, v0, b, v0 + 1, -1.5), '#8A4A3E') +
    fill(P.quad(a, v0 + 0.92, b, v0 + 1.02, -1.45), '#FFF3DA') +
    fill(P.arch(a + 0.5, v0 + 1.02, a + 1, v0 + 1.5, -1.5), '#FFFBEA', { opacity: 0.8 }) +
    fill(cups, '#FFFBEA')
  );
}

/** Pots of flowers on steps before the wall that closes the room at `u`, highest first. */
function flowerStand(P: Plane, u: number, v0: number, seed: number): string {
  const r = rng(seed);
  let s = '';
  for (const [off, up] of tuples(2, '0.2,2 0.4,1.3 0.75,0.65 1.15,0.05')) {
    const at = u - off;
    s += fill(P.poly(leftSide(at, v0 + up - 0.1, v0 + up, -0.3, DEEP)), '#9A6244');
    const k = perMetre(P, at, v0);
    for (let w = DEEP + 0.2; w < -0.12; w += r.range(0.34, 0.44)) {
      s += fill(P.poly(leftSide(at, v0 + up, v0 + up + 0.26, w + 0.13, w - 0.13)), r.pick(POTS));
      const [x, y] = P.pt(at, v0 + up + 0.42, w);
      const light = [0.4, -0.8] as const;
      const leaves = foliage(r, x, y, 0.2 * k, 0.17 * k, { count: 30, leaf: 0.055 * k, light });
      const heads = foliage(r, x, y - 0.08 * k, 0.18 * k, 0.13 * k, { count: 14, leaf: 0.05 * k, light });
      s +=
        foliageSvg(leaves, ['#1E4A45', '#3A6A49', '#5E8A50', '#A9B86A']) + foliageSvg(heads, r.pick(HEADS));
    }
  }
  return s;
}

/** What a shop sells. */
export type Goods = 'dresses' | 'books' | 'café' | 'flowers';

/** A shop behind the opening from (a, v0) to (b, v1), rectangular unless its outline is given. */
export function shopRoom(
  A: Sheet,
  P: Plane,
  kind: Goods,
  [a, b]: readonly [number, number],
  [v0, v1]: readonly [number, number],
  seed: number,
  opening = P.quad(a, v0, b, v1, 0.03),
): string {
  const m = (a + b) / 2;
  let s = fill(P.quad(a - 3, v0, b + 3, v1 + 1, DEEP), A.lin('0 #FFF0C8, 0.6 #FAD08C, 1 #E0A060'));
  s += fill(P.poly(flat(a - 2, b, v0, 0, DEEP)), '#B8744C');
  s += fill(P.poly(rightSide(b, v0, v1, 0, DEEP)), A.lin('0 #FFE3AC, 1 #D9965A'));
  s += fill(P.poly(flat(a - 2, b, v1, 0, DEEP)), '#FFE9BE');
  if (kind === 'books') s += shelves(P, b, v0, 4, 0.5, seed);
  if (kind === 'café') s += shelves(P, b, v0 + 1.1, 2, 0.42, seed) + counter(P, a - 0.6, b - 0.2, v0);
  if (kind === 'dresses') {
    s += shelves(P, b, v0 + 0.9, 2, 0.34, seed);
    for (const [u, w, k] of tuples(3, '2,-1.75,4 1.7,-1,2 1.4,-0.4,0'))
      s += dress(P, a + (u * (b - a)) / USUAL, v0, w, nth(GOODS, k));
  }
  if (kind === 'flowers') s += flowerStand(P, b, v0, seed);
  for (const u of [m - 0.7, m + 0.5]) {
    const [x, y] = P.pt(u, v1 - 0.75, -1.4);
    const k = perMetre(P, u, v1);
    s +=
      fill(P.line([u, v1, -1.4], [u, v1 - 0.7, -1.4], 0.03), BRONZE) +
      circ(x, y, 0.11 * k, '#FFFDF0') +
      circ(x, y, 0.3 * k, '#FFF3C4', { opacity: 0.4 });
  }
  const bar = v0 + (v1 - v0) * 0.78;
  const bars = P.line([m, v0, 0.04], [m, v1, 0.04], 0.07) + P.line([a, bar, 0.04], [b, bar, 0.04], 0.07);
  const sheen = P.poly([
    [a, v1, 0.03],
    [a, v0 + 1.2, 0.03],
    [m, v1, 0.03],
  ]);
  return g(s + fill(sheen, '#FFFBEA', { opacity: 0.16 }) + fill(bars, BRONZE), {
    'clip-path': A.clip(opening),
  });
}
