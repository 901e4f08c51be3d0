import { mix } from '../../kit/colour.ts';
import { glow } from '../../kit/light.ts';
import type { Pt3 } from '../../kit/path.ts';
import { beamD, face, type Projector } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill } from '../../kit/svg.ts';
import { cam, RIM } from './scene.ts';

// ---------- the bridge ----------
const TH = (9 * Math.PI) / 180;
const BZ = 47;
// the far end swings away to the right
const at = (u: number, y: number, v = 0): [number, number, number] => [
  u * Math.cos(TH) - v * Math.sin(TH),
  y,
  BZ + u * Math.sin(TH) + v * Math.cos(TH),
];
const ROAD = 4.0;
const WIDTH = 8;
const HINGE = 9.2;
const LEAF = 8.9;
const LIFT = (41 * Math.PI) / 180;
export function bridge(A: Sheet, pr: Projector): string {
  const m = pr !== cam,
    F = (u0: number, u1: number, y0: number, y1: number, v: number) =>
      face(pr, [at(u0, y0, v), at(u1, y0, v), at(u1, y1, v), at(u0, y1, v)]);
  const concrete = m ? '#6E5468' : A.lin('0 #8F6E7C, 1 #5F4C66'),
    dark = '#40385A';
  let s = '';
  // approach spans: haunched girders on pile bents, far side first
  const approach = (from: number, to: number) => {
    const step = Math.sign(to - from) * 9;
    let under = '',
      bents = '';
    for (let u = from; Math.abs(u - from) < Math.abs(to - from); u += step) {
      const a = Math.min(u, u + step),
        b = Math.max(u, u + step),
        top: Pt3[] = [],
        low: Pt3[] = [];
      for (let k = 0; k <= 10; k++) {
        const x = a + ((b - a) * k) / 10,
          h = 1.0 + 1.5 * Math.abs(k / 5 - 1) ** 2.4;
        top.push(at(x, ROAD, 0));
        low.unshift(at(x, ROAD - h, 0));
      }
      under += face(pr, top.concat(low));
      for (const v of [WIDTH - 1, 0.4]) bents += F(u + step - 0.45, u + step + 0.45, -0.2, ROAD - 2.2, v);
      bents += F(u + step - 0.75, u + step + 0.75, ROAD - 2.6, ROAD - 1.9, 0.2);
    }
    s +=
      fill(F(Math.min(from, to), Math.max(from, to), ROAD - 1.2, ROAD - 0.4, WIDTH), dark) +
      fill(bents, mix(dark, '#8F6E7C', 0.25)) +
      fill(under, concrete);
    balustrade(from, to);
  };
  const balustrade = (from: number, to: number) => {
    const a = Math.min(from, to),
      b = Math.max(from, to);
    let pk = '',
      posts = '',
      globes = '';
    for (let u = a + 0.3; u < b; u += 0.42) pk += F(u - 0.09, u + 0.09, ROAD + 0.2, ROAD + 0.95, -0.2);
    for (let u = a; u <= b + 0.1; u += 4.5) {
      posts += F(u - 0.26, u + 0.26, ROAD - 0.1, ROAD + 1.25, -0.25);
    }
    s +=
      fill(pk, mix('#7A6074', dark, 0.3)) +
      fill(F(a, b, ROAD - 0.1, ROAD + 0.2, -0.22), '#8E7080') +
      fill(F(a, b, ROAD + 0.92, ROAD + 1.14, -0.22), '#A9828A') +
      fill(posts, '#8E7080') +
      fill(F(a, b, ROAD + 1.12, ROAD + 1.18, -0.22), RIM, { opacity: 0.9 });
    for (let u = a + 2.2; u < b; u += 9) {
      const p = pr(at(u, ROAD + 4.6, 0));
      s += fill(beamD(pr, at(u, ROAD, 0), at(u, ROAD + 4.4, 0), 0.16), '#3A3452');
      globes += circ(p[0], p[1], 4.2, '#FFF0C4');
      if (!m) globes += glow(A, p[0], p[1], 16, '0 #FFE3A0 0.55, 1 #FFE3A0 0');
    }
    s += globes;
  };
  approach(-13.4, -62);
  approach(13.4, 62);
  // raised leaves: steel girders hinged at the piers, kerb and grating edge catching the sun
  for (const side of [-1, 1])
    for (const v of [WIDTH - 0.8, 0.1]) {
      const along = (l: number, up: number) =>
        at(
          side * (HINGE - l * Math.cos(LIFT) + up * Math.sin(LIFT)),
          ROAD - 0.3 + l * Math.sin(LIFT) + up * Math.cos(LIFT),
          v,
        );
      const c = v > 1 ? '#2B4562' : '#2F5878';
      s += fill(
        face(pr, [along(-1.6, 0), along(LEAF, 0), along(LEAF, -0.55), along(3, -1.25), along(-1.6, -1.5)]),
        c,
      );
      let ribs = '';
      for (let l = 0; l < LEAF; l += 1.1) ribs += beamD(pr, along(l, 0), along(l, -1.3 + l * 0.075), 0.1);
      s +=
        fill(ribs, '#1C3652') +
        fill(beamD(pr, along(-1.6, 0.02), along(LEAF, 0.02), 0.14), v > 1 ? '#8A7A84' : '#7FB0CC');
      if (v < 1) {
        let rail =
          beamD(pr, along(0, 1), along(LEAF, 1), 0.09) + beamD(pr, along(0, 0.5), along(LEAF, 0.5), 0.06);
        for (let l = 0.2; l < LEAF; l += 1.45) rail += beamD(pr, along(l, 0), along(l, 1), 0.07);
        s += fill(rail, '#35597A') + fill(beamD(pr, along(LEAF, -0.55), along(LEAF, 1), 0.1), RIM);
      } else {
        const floor = [along(-1.6, 0), along(LEAF, 0)] as const;
        const other = (l: number) =>
          at(side * (HINGE - l * Math.cos(LIFT)), ROAD - 0.3 + l * Math.sin(LIFT), 0.1);
        s += fill(face(pr, [floor[0], floor[1], other(LEAF), other(-1.6)]), '#1E3550');
      }
    }
  // bascule piers with fenders
  for (const side of [-1, 1]) {
    const a = side > 0 ? HINGE - 0.6 : -13.6,
      b = side > 0 ? 13.6 : -HINGE + 0.6,
      inner = side > 0 ? a : b;
    s += fill(
      face(pr, [
        at(inner, -0.3, -0.9),
        at(inner, -0.3, WIDTH),
        at(inner, ROAD + 0.1, WIDTH),
        at(inner, ROAD + 0.1, -0.9),
      ]),
      m ? '#B98478' : A.lin('0 #E5A684, 1 #96667A'),
    );
    s +=
      fill(F(a, b, -0.3, ROAD + 0.1, -0.9), concrete) +
      fill(F(a - 0.25, b + 0.25, ROAD - 0.5, ROAD + 0.15, -1), '#9A7884') +
      fill(F(a - 0.25, b + 0.25, ROAD + 0.1, ROAD + 0.2, -1), RIM, { opacity: 0.85 });
    let joints = '';
    for (let y = 0.9; y < ROAD - 0.5; y += 0.72) joints += beamD(pr, at(a, y, -0.92), at(b, y, -0.92), 0.05);
    s += fill(joints, '#54415C', { opacity: 0.6 });
    let fender = '';
    for (let u = a; u <= b; u += 0.85) fender += F(u - 0.17, u + 0.17, -0.3, 1.5, -1.6);
    s +=
      fill(fender, '#3C2F45') +
      fill(F(a - 0.3, b + 0.3, 1, 1.25, -1.65) + F(a - 0.3, b + 0.3, 0.35, 0.6, -1.65), '#52404F');
    tenderHouse(side);
  }
  // tender's house: stucco, arched lit windows, hipped tile roof; its twin across the draw is
  // smaller
  function tenderHouse(side: number) {
    const c = side * 11.7,
      w = side > 0 ? 1.75 : 1.25,
      y0 = ROAD + 0.1,
      y1 = ROAD + (side > 0 ? 4.5 : 3.2),
      apex = y1 + (side > 0 ? 2.1 : 1.5);
    const sunny = c - side * w;
    s +=
      fill(
        face(pr, [at(sunny, y0, -0.7), at(sunny, y0, 2.6), at(sunny, y1, 2.6), at(sunny, y1, -0.7)]),
        '#F7C896',
      ) + fill(F(c - w, c + w, y0, y1, -0.7), m ? '#8A6C7E' : A.lin('0 #A9828C, 1 #846A80'));
    for (const u of [-0.5, 0.5]) {
      const x = c + u * w * 0.95,
        ww = w * 0.27,
        h0 = y0 + (side > 0 ? 1.7 : 0.9),
        h1 = y1 - 0.85;
      const arc: Pt3[] = [];
      for (let k = 0; k <= 8; k++) {
        const t = (Math.PI * k) / 8;
        arc.push(at(x + ww * Math.cos(t), h1 + ww * Math.sin(t), -0.72));
      }
      s +=
        fill(face(pr, [at(x - ww, h0, -0.72), at(x + ww, h0, -0.72), ...arc]), '#FFDD98') +
        fill(
          beamD(pr, at(x, h0, -0.74), at(x, h1 + ww, -0.74), 0.07) +
            beamD(pr, at(x - ww, (h0 + h1) / 2, -0.74), at(x + ww, (h0 + h1) / 2, -0.74), 0.07),
          '#4A3A4E',
        );
    }
    s += fill(F(c - w - 0.2, c + w + 0.2, y1 - 0.05, y1 + 0.2, -0.9), '#C79A90');
    s +=
      fill(
        face(pr, [at(c - w - 0.5, y1 + 0.15, -1.1), at(c + w + 0.5, y1 + 0.15, -1.1), at(c, apex, 1)]),
        m ? '#7A4450' : A.lin('0 #B25A4C, 1 #7C4048'),
      ) +
      fill(
        face(pr, [
          at(sunny - side * 0.5, y1 + 0.15, -1.1),
          at(sunny - side * 0.5, y1 + 0.15, 3),
          at(c, apex, 1),
        ]),
        '#EE9A68',
      );
    let tile = '';
    for (let k = -4; k <= 4; k++)
      tile += beamD(pr, at(c + ((w + 0.5) * k) / 4.5, y1 + 0.15, -1.1), at(c, apex, 1), 0.05);
    s +=
      fill(tile, '#5E3040', { opacity: 0.55 }) +
      fill(beamD(pr, at(sunny - side * 0.5, y1 + 0.15, -1.1), at(c, apex, 1), 0.1), '#FFD9A4') +
      fill(beamD(pr, at(c, apex, 1), at(c, apex + 0.9, 1), 0.08), '#3A3048');
  }
  return s;
}
