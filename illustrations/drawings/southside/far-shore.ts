/** Across the lake: a tile-roofed bell tower, a Mediterranean arcade, terraced residences and a coral-stone grill. */
import { flat } from '../../kit/faces.ts';
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { palm } from '../../kit/palms.ts';
import { type Plane, plane } from '../../kit/plane.ts';
import { beamD } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Ramp, Sheet } from '../../kit/sheet.ts';
import { interior } from '../../kit/shops.ts';
import { slope } from '../../kit/slopes.ts';
import { circ, fill, g } from '../../kit/svg.ts';
import { BANK, cam, hazed, WATER } from './scene.ts';

const standingAt = (z: number) => plane(cam, [0, 0, z], [1, 0], [0, -1]);
const LIT: Ramp = '0 #FFE9B8, 1 #F3B768';
const TRIM = '#F8E6CC';
const IRON = '#3A3A54';

/** A stucco front: cool above, warm where the lamps of the promenade reach it, apricot along its left edge. */
function stucco(
  A: Sheet,
  P: Plane,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  tint: string,
  w = 0,
): string {
  return (
    fill(P.quad(u0, v0, u1, v1, w), tint) +
    fill(P.quad(u0, v0, u1, v1, w), A.lin('0 #5A5484 0.42, 0.7 #5A5484 0.12, 1 #FFC98A 0.3')) +
    fill(P.quad(u0, v0, u0 + 0.28, v1, w), '#FFD9A8', { opacity: 0.75 })
  );
}

/** A hip roof of barrel tiles, its left slope in the last light. */
function hipRoof(A: Sheet, P: Plane, u0: number, u1: number, v: number, rise: number, inset: number): string {
  const over = 0.7;
  const [a, b] = [u0 - over, u1 + over];
  let rolls = '';
  for (let u = a + 0.35; u < b; u += 0.42) {
    const t = (u - a) / (b - a);
    rolls += P.line([u, v, 1], [u0 + inset + (u1 - u0 - 2 * inset) * t, v + rise, -2], 0.06);
  }
  const tiles = A.lin('0 #A8563F, 1 #C97652');
  return (
    fill(P.poly(slope([a, b, v, 1], [u0 + inset, u1 - inset, v + rise, -2])), tiles) +
    fill(rolls, '#6A2E34', { opacity: 0.5 }) +
    fill(P.poly(slope([a, a + 0.5, v, 1], [u0 + inset, u0 + inset + 0.2, v + rise, -2])), '#FFC58C') +
    fill(P.quad(a, v - 0.32, b, v, 1), '#7A4648') +
    fill(P.line([a, v, 1], [b, v, 1], 0.12), '#F6C79A') +
    fill(P.line([u0 + inset, v + rise, -2], [u1 - inset, v + rise, -2], 0.2), '#E59A70')
  );
}

/** An arched window, lit or holding the sky, with a pale surround and glazing bars. */
function archWindow(A: Sheet, P: Plane, u: number, v: number, w: number, h: number, lit: boolean): string {
  const [a, b] = [u - w / 2, u + w / 2];
  return (
    fill(P.arch(a - 0.2, v - 0.15, b + 0.2, v + h + 0.2), TRIM) +
    fill(P.arch(a, v, b, v + h, 0.02), lit ? A.lin(LIT) : A.lin('0 #4A6488, 1 #8A90A8')) +
    fill(
      P.line([u, v, 0.03], [u, v + h, 0.03], 0.09) +
        P.line([a, v + h * 0.55, 0.03], [b, v + h * 0.55, 0.03], 0.09),
      TRIM,
    )
  );
}

/** The bell tower: three stages, an open lantern with a bronze bell, a tile roof and a finial. */
function tower(A: Sheet): string {
  const P = standingAt(63);
  const [a, b] = [8.2, 14.2];
  const m = (a + b) / 2;
  let s = fill(P.quad(b, 0, b + 1.4, 20, -1.2), '#7E6E8C') + stucco(A, P, a, b, 0, 20, '#EBD2BC');
  for (const v of [6.2, 13.2]) s += fill(P.quad(a - 0.3, v, b + 0.3, v + 0.5, 0.2), TRIM);
  s +=
    fill(P.arch(m - 1.6, 0.2, m + 1.6, 4.7, 0.02), '#C9A08C') +
    fill(P.arch(m - 1.25, 0.2, m + 1.25, 4.3, 0.03), A.lin(LIT));
  s += archWindow(A, P, m, 7.7, 1.5, 3.6, true);
  for (const u of [m - 1.9, m + 1.9])
    s += fill(P.quad(u - 0.32, 8, u + 0.32, 10.6, 0.02), A.lin('0 #4A6488, 1 #A09AA8'));
  for (const u of [m - 1.75, m, m + 1.75])
    s +=
      fill(P.arch(u - 0.68, 14.5, u + 0.68, 18.6, 0.02), TRIM) +
      fill(P.arch(u - 0.5, 14.5, u + 0.5, 18.4, 0.03), A.lin('0 #E9A45C, 1 #FFE9B4'));
  s += fill(P.arch(m - 0.42, 16, m + 0.42, 17.6, 0.04), '#7A4A34');
  s += fill(P.quad(a - 0.5, 19.4, b + 0.5, 20.1, 0.5), '#F3DCC0');
  const [tipX, tipY] = P.pt(m, 26.4);
  return (
    s +
    hipRoof(A, P, a - 0.3, b + 0.3, 20.2, 3.6, 3.1) +
    fill(P.line([m, 23.6, -2], [m, 26.2, -2], 0.16), IRON) +
    circ(tipX, tipY, 1.6, '#F6D08A') +
    lampGlow(A, ...litPoint(P, m, 16.6), 34, '#FFD58A', 0.5)
  );
}
const litPoint = (P: Plane, u: number, v: number) => {
  const [x, y] = P.pt(u, v);
  return [x, y] as const;
};

/** Three storeys over a coral-stone arcade, shutters and iron balconies, under a long tile roof. */
function mediterranean(A: Sheet): string {
  const P = standingAt(64);
  const q = rng(12);
  let s =
    stucco(A, P, -14, 7.4, 0, 12, '#E3C0A8') +
    fill(P.quad(-14, 0, 7.4, 4.6, 0.02), A.lin('0 #E9CBA6, 1 #F3C893'));
  s += fill(P.quad(-14, 4.5, 7.4, 4.95, 0.2), TRIM);
  for (let u = -8.4; u < 7; u += 2.9) {
    s += fill(P.arch(u - 1.15, 0, u + 1.15, 4, 0.03), A.lin('0 #C98A54, 0.4 #F3B768, 1 #FFE9B8'));
    s += fill(P.quad(u - 0.5, 0, u + 0.5, 2.3, 0.04), '#8A4A3E', { opacity: 0.55 });
    for (const v of [5.5, 8.9]) {
      const lit = q() < 0.62;
      s += archWindow(A, P, u, v, 1.15, 2.3, lit);
      for (const d of [-1, 1])
        s += fill(P.quad(u + d * 1.05 - 0.28, v, u + d * 1.05 + 0.28, v + 2, 0.04), '#2F6B70');
      if (v > 8 || !lit) continue;
      s += fill(P.quad(u - 1.2, v - 0.3, u + 1.2, v - 0.1, 0.6), '#6A4A52');
      for (let x = u - 1.15; x <= u + 1.2; x += 0.28)
        s += fill(P.line([x, v - 0.2, 0.6], [x, v + 0.7, 0.6], 0.05), IRON);
    }
  }
  return s + hipRoof(A, P, -14, 7.4, 12, 2.6, 3);
}

/** One room behind a terrace: back wall, lamp, picture, sofa, curtains. */
function room(A: Sheet, P: Plane, u0: number, u1: number, v0: number, v1: number, seed: number): string {
  const q = rng(seed);
  const at = (t: number) => u0 + (u1 - u0) * t;
  if (q() < 0.26) return fill(P.quad(u0, v0, u1, v1), A.lin('0 #6E86A4, 0.6 #54688C, 1 #8A7E98'));
  const lampAt = q.range(0.2, 0.8);
  const [x, y] = P.pt(at(lampAt), v1 - 0.75);
  return (
    fill(P.quad(u0, v0, u1, v1), A.lin('0 #FFE3A6, 0.6 #F6BE74, 1 #C97F4E')) +
    fill(P.quad(at(0.38), v0 + 1.3, at(0.6), v0 + 2.1), q.pick(['#2F6B70', '#A84C62', '#8A5A72'])) +
    fill(P.quad(at(0.22), v0, at(0.72), v0 + 0.62), '#7A4A44') +
    fill(P.quad(u0, v0, at(0.09), v1) + P.quad(at(0.91), v0, u1, v1), '#FFF3DA', { opacity: 0.75 }) +
    circ(x, y, 1.7, '#FFFBE8')
  );
}

/** Florida-contemporary residences: white slabs set back floor by floor, cypress soffits, glass rails, hanging gardens. */
function residences(A: Sheet): string {
  const P = standingAt(66);
  const q = rng(41);
  const floors = tuples(2, '15.6,33.6 15.6,33.6 17.4,33.6 17.4,31.4 19.6,29.6');
  let s = '';
  floors.forEach(([a, b], j) => {
    const v = 0.4 + j * 3.5;
    const units = Math.round((b - a) / 4.4);
    const wide = (b - a) / units;
    s += fill(P.quad(a, v, b, v + 3.5, 0), '#B9A0A4');
    for (let i = 0; i < units; i++) {
      const u = a + i * wide;
      s += room(A, P, u + 0.25, u + wide - 0.25, v + 0.1, v + 3.05, 100 + j * 10 + i);
      s += fill(P.line([u + wide / 2, v, 0.05], [u + wide / 2, v + 3.1, 0.05], 0.1), IRON);
      s +=
        fill(P.quad(u - 0.2, v, u + 0.2, v + 3.3, 0.9), '#E9D8CE') +
        fill(P.quad(u - 0.2, v, u - 0.05, v + 3.3, 0.9), '#FFDDB0');
    }
    // slab and its lit cypress underside, rail, planting that spills over
    s += fill(
      P.poly([
        [a - 0.6, v + 3.1, 1.6],
        [b + 0.6, v + 3.1, 1.6],
        [b, v + 3.1, 0],
        [a, v + 3.1, 0],
      ]),
      '#D9935A',
    );
    s +=
      fill(P.quad(a - 0.6, v + 3.1, b + 0.6, v + 3.55, 1.6), '#F6EADF') +
      fill(P.line([a - 0.6, v + 3.55, 1.6], [b + 0.6, v + 3.55, 1.6], 0.1), '#FFE3BC');
    if (j === 0) return;
    s += fill(P.quad(a - 0.5, v + 0.05, b + 0.5, v + 1.05, 1.5), '#A9C8CC', { opacity: 0.42 });
    s += fill(P.line([a - 0.5, v + 1.05, 1.5], [b + 0.5, v + 1.05, 1.5], 0.09), '#F6EADF');
    for (let u = a; u < b; u += q.range(1.6, 4)) {
      const [x, y] = P.pt(u, v + 0.2, 1.6);
      s += foliageSvg(foliage(q, x, y, q.range(5, 10), q.range(3, 5), { count: 34, leaf: 1.9 }), [
        '#23484C',
        '#356257',
        '#6E9460',
        '#D96F78',
      ]);
    }
  });
  // a stone stair core with slots of light, and the roof pavilion's deep eave
  s += stucco(A, P, 13.6, 16.2, 0, 19.6, '#D9BCA4', 1.2);
  for (let v = 2; v < 18.5; v += 1.75) s += fill(P.quad(14.5, v, 15.3, v + 1.1, 1.25), '#FFE3A6');
  return (
    s +
    fill(P.quad(18, 18, 31.4, 18.5, 2), '#FFF3E4') +
    fill(P.line([18, 18, 2], [31.4, 18, 2], 0.16), '#E9A868')
  );
}

/** The grill: bays of coral stone with tall glass between them, a bronze canopy, tile roof, roof lantern. */
function grill(A: Sheet): string {
  const P = standingAt(63);
  const q = rng(7);
  let s = stucco(A, P, 34, 50, 0, 9.4, '#EBCDAC');
  let blocks = '';
  for (let v = 0; v < 9.2; v += 0.62)
    for (let u = 34 + q() * 0.6; u < 49; u += q.range(0.9, 1.6))
      if (q() < 0.32) blocks += P.quad(u, v, u + 0.8, v + 0.5, 0.01);
  s += fill(blocks, '#C99A84', { opacity: 0.45 });
  for (let i = 0; i < 4; i++) {
    const [a, b] = [35 + i * 3.8, 37.9 + i * 3.8];
    s += fill(P.quad(a - 0.2, 0.1, b + 0.2, 8, 0.02), TRIM);
    s += interior(A, P, P.quad(a, 0.2, b, 7.8, 0.03), a, b, 0.2, 7.8, {
      seed: 60 + i,
      pendants: 2,
      mullions: [0.5],
      transom: 0.5,
      frame: IRON,
    });
  }
  s += fill(P.poly(flat(34.3, 50, 4.6, 2.2, 0)), '#E9A868') + fill(P.quad(34.3, 4.6, 50, 5, 2.2), '#3F5A62');
  return s + hipRoof(A, P, 34, 52, 9.4, 2.6, 2.4);
}

/** Offices farther off, all but lost in the haze. */
function offices(A: Sheet): string {
  const q = rng(3);
  let s = '';
  for (const [u0, u1, h, z] of tuples(4, '-22,-6,27,118 30,44,27,122 62,86,36,126')) {
    const P = standingAt(z);
    s += fill(
      P.quad(u0, 0, u1, h),
      A.lin([
        [0, hazed('#7E8CB0', 0.55)],
        [1, hazed('#D9A890', 0.6)],
      ]),
    );
    let lit = '';
    for (let v = 2; v < h - 2; v += 3.6)
      for (let u = u0 + 0.8; u < u1 - 1.6; u += 2.2) if (q() < 0.42) lit += P.quad(u, v, u + 1.5, v + 1.9);
    s +=
      fill(lit, '#FFE3B4', { opacity: 0.7 }) + fill(P.quad(u0, h, u1, h + 0.6, 0.5), hazed('#F6D8B8', 0.3));
  }
  return s;
}

/** Sea wall, lawn, clipped hedges, lamps and palms at the water's edge. */
function garden(A: Sheet): string {
  const q = rng(5);
  const P = standingAt(BANK);
  let s =
    fill(P.quad(-20, 0, 60, 0.9, -1.4), '#4F7A5E') +
    fill(P.quad(-20, WATER, 60, 0.1), A.lin('0 #C9A890, 1 #7A6A80'));
  let joints = '';
  for (let u = -20; u < 60; u += 1.8) joints += P.line([u, WATER, 0], [u, 0, 0], 0.05);
  s +=
    fill(joints, '#5E5674', { opacity: 0.6 }) + fill(P.line([-20, 0.12, 0], [60, 0.12, 0], 0.22), '#FBE0BC');
  for (let u = -12; u < 52; u += q.range(1.8, 3.6)) {
    const [x, y] = P.pt(u, q.range(0.7, 1.3), -1);
    const tones =
      q() < 0.25
        ? ['#23484C', '#356257', '#A84C62', '#F4AFA2']
        : ['#1E4A45', '#356257', '#6E9460', '#C9BE84'];
    s += foliageSvg(
      foliage(q, x, y, q.range(9, 20), q.range(5, 10), { count: 90, leaf: 2.2, light: [-0.8, -0.4] }),
      tones,
    );
  }
  for (let u = -9; u < 50; u += 5.4) {
    const [x, y] = P.pt(u, 3.5);
    s +=
      fill(beamD(cam, [u, 0, BANK], [u, 3.4, BANK], 0.12), IRON) +
      lampGlow(A, x, y, 13, '#FFE0A0', 0.7) +
      circ(x, y, 1.8, '#FFF6DC');
  }
  for (const [u, h, seed] of tuples(3, '2.6,8.6,4 6.6,10.6,9 16.4,7.6,21 33.4,11,12 35.2,8.4,30 45.6,9.6,8'))
    s += shorePalm(u, h, seed);
  return s;
}

function shorePalm(u: number, h: number, seed: number): string {
  const q = rng(seed);
  const [x, y, depth] = cam([u, 0, BANK + 1]);
  const k = cam.f / depth;
  const p = palm(q, x, y, h * k, { size: 1, fronds: 15, droop: 1.05, leaf: 18, lean: q.range(-0.05, 0.05) });
  const rim = g(fill(p.front, '#F0B48A'), { transform: 'translate(-.9 -.7)', opacity: 0.4 });
  return fill(p.back, '#2F5A62') + fill(p.trunk, '#8E7480') + fill(p.front, '#1E4048') + rim;
}

/** Everything beyond the lake. */
export const farShore = (A: Sheet): string =>
  offices(A) + mediterranean(A) + residences(A) + tower(A) + grill(A) + garden(A);
