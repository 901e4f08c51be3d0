/** The shops along the promenade: coral stone under metal awnings, a tiled house over arches, a white terrace house. */
import { flat, leftSide } from '../../kit/faces.ts';
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { lampGlow } from '../../kit/light.ts';
import { nth, tuples } from '../../kit/lists.ts';
import { perMetre } from '../../kit/plane.ts';
import { rng } from '../../kit/random.ts';
import type { Ramp, Sheet } from '../../kit/sheet.ts';
import { type Goods, shopRoom } from '../../kit/shop-rooms.ts';
import { interior, tileRoof } from '../../kit/shops.ts';
import { slope } from '../../kit/slopes.ts';
import { circ, fill } from '../../kit/svg.ts';
import { hazed, row as P } from './scene.ts';

const BRONZE = '#33384E';
const KINDS: readonly Goods[] = ['café', 'dresses', 'books', 'café'];
const TRIM = '#F6E6D0';
const WARM: Ramp = '0 #5A5484 0.5, 0.55 #5A5484 0.2, 1 #FFC07A 0.42';

/** A wall between distances `u0` and `u1`, in shade above and warm from the lamps below, with its end toward us. */
function wallOf(A: Sheet, u0: number, u1: number, h: number, tint: string, out = 0): string {
  const end = P.poly(leftSide(u0, 0, h, out, -8));
  return (
    fill(end, hazed('#7E6A84', u0 / 220)) +
    fill(P.quad(u0, 0, u1, h, out), hazed(tint, u0 / 200)) +
    fill(P.quad(u0, 0, u1, h, out), A.lin(WARM))
  );
}

/** Blocks of coquina and coral stone: odd tones, thin joints, pores. */
function coralStone(u0: number, u1: number, v0: number, v1: number, w: number, seed: number): string {
  const q = rng(seed);
  const tones = ['', '', ''];
  let joints = '';
  let pores = '';
  for (let v = v0, j = 0; v < v1 - 0.01; v += 0.44, j++) {
    const top = Math.min(v1, v + 0.44);
    joints += P.line([u0, v, w], [u1, v, w], 0.022);
    for (let u = u0 - (j % 2) * 0.5; u < u1; u += 1) {
      const [a, b] = [Math.max(u0, u), Math.min(u1, u + 1)];
      if (b <= a) continue;
      if (a > u0) joints += P.line([a, v, w], [a, top, w], 0.022);
      const k = q();
      if (k < 0.55) tones[k < 0.2 ? 0 : k < 0.4 ? 1 : 2] += P.quad(a, v, b, top, w);
      for (let i = 0; i < 4; i++) {
        const [pu, pv] = [q.range(a, b), q.range(v, top)];
        pores += P.quad(pu, pv, pu + q.range(0.03, 0.09), pv + q.range(0.02, 0.05), w);
      }
    }
  }
  return (
    fill(nth(tones, 0), '#F3D3B0', { opacity: 0.5 }) +
    fill(nth(tones, 1), '#C99A8A', { opacity: 0.4 }) +
    fill(nth(tones, 2), '#E9B896', { opacity: 0.4 }) +
    fill(pores, '#8A5F62', { opacity: 0.45 }) +
    fill(joints, '#7A5660', { opacity: 0.5 })
  );
}

/** A standing-seam metal awning, its lip catching the lamps under it. */
function metalAwning(A: Sheet, u0: number, u1: number, v: number, patina: readonly [string, string]): string {
  const [drop, out] = [0.75, 1.7];
  let seams = '';
  for (let u = u0; u <= u1 + 0.01; u += (u1 - u0) / 9) seams += P.line([u, v, 0], [u, v - drop, out], 0.035);
  const sheet = P.poly(slope([u0, u1, v, 0], [u0, u1, v - drop, out]));
  return (
    fill(
      P.poly([
        [u0, v, 0],
        [u0, v - drop, out],
        [u0, v - drop - 0.25, out],
        [u0, v - 0.4, 0],
      ]),
      patina[1],
    ) +
    fill(
      sheet,
      A.lin([
        [0, patina[1]],
        [1, patina[0]],
      ]),
    ) +
    fill(seams, '#F3D9C0', { opacity: 0.35 }) +
    fill(P.quad(u0, v - drop - 0.25, u1, v - drop, out), patina[1]) +
    fill(P.line([u0, v - drop - 0.25, out], [u1, v - drop - 0.25, out], 0.035), '#FFD9A0') +
    fill(P.line([u0, v - drop, out], [u1, v - drop, out], 0.03), '#FFE6C4')
  );
}

/** A louvered bahama shutter propped open over its window, and the lit room behind. */
function bahamaWindow(A: Sheet, u: number, v: number, seed: number): string {
  const lit = rng(seed)() < 0.7;
  const [a, b, top] = [u - 0.85, u + 0.85, v + 2];
  const glass = P.quad(a, v, b, top, 0.02);
  let s = fill(P.quad(a - 0.14, v - 0.14, b + 0.14, top + 0.14, 0.01), TRIM);
  s += lit
    ? interior(A, P, glass, a, b, v, top, { seed, pendants: 1, mullions: [0.5], transom: 0, frame: BRONZE })
    : fill(glass, A.lin('0 #4A6488, 1 #9A8AA0'));
  const [foot, out] = [v + 0.95, 0.85];
  let slats = '';
  for (let t = 0.08; t < 1; t += 0.11)
    slats += P.line([a, top - (top - foot) * t, out * t], [b, top - (top - foot) * t, out * t], 0.05);
  s += fill(P.poly(slope([a - 0.1, b + 0.1, top + 0.1, 0.05], [a - 0.1, b + 0.1, foot, out])), '#2F7078');
  s +=
    fill(slats, '#7FB0AC', { opacity: 0.75 }) +
    fill(P.line([a - 0.1, foot, out], [b + 0.1, foot, out], 0.05), '#BFE0D4');
  return s + fill(P.quad(a - 0.2, v - 0.28, b + 0.2, v - 0.12, 0.12), '#FFF1DC');
}

/** A lantern that hangs from an arm, which a plate and a strut hold on the wall. */
function lantern(A: Sheet, u: number, v: number): string {
  const [x, y] = P.pt(u, v, 0.42);
  const k = perMetre(P, u, v);
  return (
    fill(
      P.quad(u - 0.1, v + 0.02, u + 0.1, v + 0.52, 0.02) +
        P.line([u, v + 0.4, 0], [u, v + 0.4, 0.46], 0.05) +
        P.line([u, v + 0.1, 0], [u, v + 0.4, 0.3], 0.04) +
        P.line([u, v + 0.42, 0.42], [u, v + 0.26, 0.42], 0.035) +
        P.poly([
          [u - 0.17, v + 0.27, 0.42],
          [u + 0.17, v + 0.27, 0.42],
          [u, v + 0.4, 0.42],
        ]) +
        P.quad(u - 0.13, v - 0.28, u + 0.13, v + 0.28, 0.42),
      BRONZE,
    ) +
    fill(P.quad(u - 0.08, v - 0.2, u + 0.08, v + 0.18, 0.43), '#FFF3CC') +
    lampGlow(A, x, y, 1.5 * k, '#FFD58A', 0.55)
  );
}

/** Bougainvillea spilling from a box. */
function flowers(u0: number, u1: number, v: number, w: number, seed: number): string {
  const q = rng(seed);
  let s = fill(P.quad(u0, v - 0.3, u1, v, w), '#6A4650');
  for (let u = u0 + 0.2; u < u1; u += 0.42) {
    const [x, y] = P.pt(u, v - q.range(-0.12, 0.15), w);
    const k = perMetre(P, u, v);
    s += foliageSvg(
      foliage(q, x, y, 0.34 * k, 0.24 * k, { count: 46, leaf: 0.055 * k, light: [0.3, -0.8] }),
      ['#2C5258', '#A84C62', '#D96F78', '#F4AFA2'],
    );
  }
  return s;
}

/** Nearest: piers of coral stone, glass between them, metal awnings, bahama shutters, a deep flat eave of lit cypress. */
function coralHouse(A: Sheet): string {
  const [u0, u1, h] = [7.4, 20.6, 7.7];
  const bays = tuples(2, '8,10.7 11.5,14.2 15,17.4 18.1,20.1');
  let s = wallOf(A, u0, u1, h, '#E6C3AC') + coralStone(u0, u1, 0, 4.75, 0.005, 31);
  bays.forEach(([a, b], i) => {
    s +=
      fill(P.quad(a - 0.14, 0, b + 0.14, 3.75, 0.01), '#8A6468') +
      fill(P.quad(a, 0, b, 0.42, 0.06), A.lin('0 #4A5670, 1 #33384E'));
    s += shopRoom(A, P, nth(KINDS, i), [a, b], [0.42, 3.6], 20 + i);
    s += bahamaWindow(A, (a + b) / 2, 5.25, 43 + i);
  });
  s +=
    fill(P.quad(u0, 4.65, u1, 5.0, 0.14), TRIM) +
    fill(P.line([u0, 4.65, 0.14], [u1, 4.65, 0.14], 0.04), '#8A6A74');
  for (const [a, b] of bays) s += metalAwning(A, a - 0.2, b + 0.2, 4.35, ['#3F8A8A', '#1F5662']);
  for (const u of [11.1, 14.6, 17.75]) s += lantern(A, u, 2.9);
  return s + cypressEave(A, u0, u1, h, 1.5);
}

/** A flat eave seen from below: boards in lamp light, small lights in them, a pale fascia. */
function cypressEave(A: Sheet, u0: number, u1: number, v: number, out: number): string {
  let boards = '';
  let lights = '';
  for (let w = 0.25; w < out; w += 0.25) boards += P.line([u0, v, w], [u1, v, w], 0.02);
  for (let u = u0 + 1; u < u1; u += 1.7) {
    const [x, y] = P.pt(u, v, out * 0.55);
    lights += circ(x, y, Math.max(0.8, 0.05 * perMetre(P, u, v)), '#FFF6DC');
  }
  return (
    fill(P.poly(flat(u0, u1, v, 0, out)), A.lin('0 #C9824F, 1 #F0B878')) +
    fill(boards, '#7A4638', { opacity: 0.55 }) +
    lights +
    fill(P.quad(u0, v, u1, v + 0.42, out), A.lin('0 #D9C6CC, 1 #F6E6D6')) +
    fill(P.poly(leftSide(u0, v, v + 0.42, out, 0)), '#8E7C94') +
    fill(P.line([u0, v + 0.42, out], [u1, v + 0.42, out], 0.05), '#FFE6C0')
  );
}

/** A house of cream stucco over three arches, iron balconies with flowers, barrel tiles, and a belvedere tower. */
function tiledHouse(A: Sheet): string {
  const [u0, u1, h, out] = [20.6, 31, 8.2, 0.5];
  let s = belvedere(A) + wallOf(A, u0, u1, h, '#F0D6BA', out);
  for (let i = 0; i < 3; i++) {
    const [a, b] = [21.3 + i * 3.2, 23.8 + i * 3.2];
    s += fill(P.arch(a - 0.25, 0, b + 0.25, 4.1, out + 0.01), '#E0B898');
    s += interior(A, P, P.arch(a, 0.1, b, 3.85, out + 0.02), a, b, 0.1, 3.85, {
      seed: 70 + i,
      pendants: 2,
      mullions: [0.5],
      transom: 0.62,
      frame: BRONZE,
    });
    const m = (a + b) / 2;
    s +=
      fill(P.arch(m - 0.85, 5.1, m + 0.85, 7.5, out + 0.01), TRIM) +
      fill(P.arch(m - 0.68, 5.1, m + 0.68, 7.35, out + 0.02), A.lin('0 #F6C07A, 1 #FFECC0'));
    s += fill(P.line([m, 5.1, out + 0.03], [m, 7.3, out + 0.03], 0.07), BRONZE);
    let rails = '';
    for (let u = m - 1.1; u < m + 1.15; u += 0.2)
      rails += P.line([u, 4.95, out + 0.6], [u, 5.8, out + 0.6], 0.03);
    s +=
      fill(P.quad(m - 1.2, 4.75, m + 1.2, 4.95, out + 0.62), '#8A6468') +
      fill(rails + P.line([m - 1.2, 5.8, out + 0.6], [m + 1.2, 5.8, out + 0.6], 0.06), BRONZE);
    s += flowers(m - 1, m + 1, 5.15, out + 0.62, 80 + i);
  }
  for (const u of [24.4, 27.6]) s += lantern(A, u, 3.1);
  return (
    s +
    tileRoof(A, P, u0, u1, h, { rise: 2.7, depth: 1.9, over: 1.1, cols: ['#C97652', '#94493E'], seed: 14 })
  );
}

/** The belvedere: a square lookout above the tiles with open arches and a pyramid of tiles. */
function belvedere(A: Sheet): string {
  const [u0, u1, h] = [22.4, 27.4, 13.2];
  const [left, right] = [-5, 0.1];
  const toUs = (w0: number, v0: number, w1: number, v1: number) => P.poly(leftSide(u0, v0, v1, w1, w0));
  let s = fill(toUs(left, 6, right, h), '#A88A94') + fill(toUs(left, 6, left + 0.3, h), '#FFD3A0');
  s += fill(P.quad(u0, 6, u1, h, right), A.lin('0 #C9A8A0, 1 #F0CFAE'));
  for (let i = 0; i < 3; i++) {
    const u = 23.1 + i * 1.55;
    s += fill(P.arch(u - 0.5, 10.3, u + 0.5, 12.5, right + 0.01), A.lin('0 #F0B468, 1 #FFE9B4'));
    const w = -4.2 + i * 1.65;
    const archTop = Array.from({ length: 9 }, (_, k): [number, number, number] => {
      const a = Math.PI * (1 - k / 8);
      return [u0 - 0.01, 11.9 + Math.sin(a) * 0.55, w + Math.cos(a) * 0.55];
    });
    s += fill(
      P.poly([[u0 - 0.01, 10.3, w - 0.55], ...archTop, [u0 - 0.01, 10.3, w + 0.55]]),
      A.lin('0 #E9A45C, 1 #FFE3A6'),
    );
  }
  for (const v of [9.6, 12.9])
    s +=
      fill(toUs(left - 0.15, v, right + 0.15, v + 0.3), TRIM) +
      fill(P.quad(u0, v, u1, v + 0.3, right + 0.15), '#F3DCC4');
  const mid: [number, number, number] = [(u0 + u1) / 2, h + 3.1, (left + right) / 2];
  const [a, b, c] = [
    [u0 - 0.7, h, left - 0.7],
    [u0 - 0.7, h, right + 0.7],
    [u1 + 0.7, h, right + 0.7],
  ] as const;
  s +=
    fill(P.poly([a, b, [u0, h, right], [u0, h, left]]), '#9A6458') +
    fill(P.poly([b, c, [u1, h, right], [u0, h, right]]), '#6E4652');
  let rolls = '';
  for (let t = 0.06; t < 1; t += 0.08) {
    rolls += P.line([a[0], h, a[2] + (b[2] - a[2]) * t], mid, 0.045);
    rolls += P.line([b[0] + (c[0] - b[0]) * t, h, b[2]], mid, 0.045);
  }
  s +=
    fill(P.poly([a, b, mid]), A.lin('0 #E08A5C, 1 #B0603F')) +
    fill(P.poly([b, c, mid]), A.lin('0 #A8563F, 1 #7E3F40'));
  s +=
    fill(rolls, '#5A2630', { opacity: 0.4 }) +
    fill(P.line(a, mid, 0.12), '#FFC890') +
    fill(P.line(b, mid, 0.1), '#F0A878');
  return s + fill(P.line(mid, [mid[0], mid[1] + 1.5, mid[2]], 0.09), BRONZE);
}

/** White terraces: rooms open behind glass rails, thin canopies with lamps beneath, planting along the edge. */
function terraceHouse(A: Sheet): string {
  const [u0, u1, h] = [31, 44, 9];
  let s = wallOf(A, u0, u1, h, '#F3E6DC');
  for (let i = 0; i < 3; i++) {
    const [a, b] = [31.6 + i * 4.2, 35 + i * 4.2];
    s += interior(A, P, P.quad(a, 0.2, b, 3.5, 0.03), a, b, 0.2, 3.5, {
      seed: 50 + i,
      mullions: [0.33, 0.67],
      frame: BRONZE,
    });
    for (const v of [4.7]) {
      s += interior(A, P, P.quad(a, v, b, v + 3, 0.03), a, b, v, v + 3, {
        seed: 90 + i,
        mullions: [0.5],
        transom: 0,
        frame: BRONZE,
      });
      s +=
        fill(P.quad(a - 0.5, v - 0.3, b + 0.5, v, 1.2), '#FFF3E4') +
        fill(P.quad(a - 0.5, v, b + 0.5, v + 1, 1.2), '#A9C8CC', { opacity: 0.45 });
      s += flowers(a, b, v + 0.3, 1.25, 110 + i);
    }
  }
  return s + cypressEave(A, u0, u1, h, 1.4);
}

/** The far end of the row, in the haze. */
function rest(A: Sheet): string {
  let s = '';
  for (const [u0, u1, h] of tuples(3, '52,60,9.4 44,52,7.4')) {
    s += wallOf(A, u0, u1, h, h > 8 ? '#F0DCC8' : '#E0BCA0');
    for (let u = u0 + 0.5; u < u1 - 2; u += 2.6)
      s += fill(
        P.quad(u, 0.2, u + 2, 3.4, 0.02) + P.quad(u + 0.3, 4.8, u + 1.6, 6.6, 0.02),
        A.lin('0 #FFE3A6, 1 #F0B060'),
      );
    s +=
      fill(P.quad(u0, h, u1, h + 0.4, 0.5), '#F3DCC4') +
      metalAwning(A, u0 + 0.4, u1 - 0.4, 4.2, ['#C98A5A', '#8E5640']);
  }
  return s;
}

/** Light that falls out of the shops onto the paving. */
export function spill(A: Sheet): string {
  let s = '';
  for (const [a, b] of tuples(
    2,
    '8,10.7 11.5,14.2 15,17.4 18.1,20.1 21.3,23.8 24.5,27 27.7,30.2 31.6,35 35.8,39.2 40,43.4 45,51 52,59',
  ))
    s += fill(
      P.poly([
        [a, 0, 0],
        [b, 0, 0],
        [b + 0.7, 0, 3.4],
        [a - 0.7, 0, 3.4],
      ]),
      A.lin('0 #FFE0A0 0.8, 1 #FFD28A 0', 0, 0, 1, 0),
    );
  return s;
}

/** The whole row, far to near. */
export const arcade = (A: Sheet): string => rest(A) + terraceHouse(A) + tiledHouse(A) + coralHouse(A);
