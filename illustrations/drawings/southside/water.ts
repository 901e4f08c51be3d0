import { glow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { dpoly, n, type Pt, smooth } from '../../kit/path.ts';
import { type Rng, rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { expanse } from '../../kit/sky.ts';
import { fill, flipY, g, stroke } from '../../kit/svg.ts';
import { glints, lens } from '../../kit/water.ts';
import { BANK, cam, EDGE, H, W, WATER } from './scene.ts';

export function lake(A: Sheet, r: Rng): string {
  const y0 = cam([0, WATER, BANK])[1],
    bank = cam([EDGE, WATER, BANK]),
    near = cam([EDGE, WATER, 1.6]);
  const shape = dpoly([
      [cam([-14, WATER, BANK])[0], y0],
      [W + 10, y0],
      [W + 10, H + 10],
      [near[0], near[1]],
      [bank[0], bank[1]],
    ]),
    clip = A.clip(shape);
  A.add(
    fill(
      shape,
      A.lin('0 #F3C7A0, 0.1 #C9B2B4, 0.3 #7E9CB4, 0.6 #36688C, 1 #153A5C', 0, y0, 0, H, 'userSpaceOnUse'),
    ),
  );
  const fade = A.mask(expanse(A, y0, H - y0, '0 #ffffff, 0.5 #bbbbbb, 1 #555555'));
  A.add(
    g(
      g(g(flipY('<use href="#far-shore"/>', y0), { filter: A.ripple(0.01, 0.09, 20, 6, 0.4, '0.7 2') }), {
        mask: fade,
        opacity: 0.84,
      }),
      { 'clip-path': clip },
    ),
  );
  A.add(
    g(
      fill(
        glints(r, bank[0], W + 40, y0 + 4, H, 180, { minL: 22, maxL: 110, th: 1.2, persp: 1.2 }),
        '#1C4468',
        { opacity: 0.4 },
      ) +
        fill(
          glints(r, bank[0], W + 40, y0 + 2, H, 150, { minL: 14, maxL: 90, th: 1, persp: 1.2 }),
          '#F6D3B4',
          { opacity: 0.45 },
        ),
      { 'clip-path': clip },
    ),
  );
  return clip;
}
// Fountain: one tall plume, a crown of arcs, glow at the basin line, rings spreading.
export function fountain(A: Sheet, clip: string) {
  const X = 11.4,
    Z = 33,
    [x, y, d] = cam([X, WATER, Z]),
    k = cam.f / d,
    q = rng(77);
  let rings = '',
    arcs = '',
    plume = '',
    drops = '';
  for (let i = 1; i < 9; i++)
    rings += lens(x + q.range(-6, 6), y + i * 2.6, (60 + i * 34) * q.range(0.85, 1.1), 0.9 + i * 0.12);
  A.add(
    g(glow(A, x, y + 4, 150, '0 #FFE3A8 0.6, 1 #FFE3A8 0', 0.3) + fill(rings, '#FFF1D6', { opacity: 0.55 }), {
      'clip-path': clip,
    }),
  );
  const mist = fill(
    `${smooth(
      [
        [x - 1.2 * k, y],
        [x - 0.9 * k, y - 3.4 * k],
        [x - 0.34 * k, y - 7.2 * k],
        [x, y - 8.7 * k],
        [x + 0.4 * k, y - 7.2 * k],
        [x + 1 * k, y - 3.2 * k],
        [x + 1.3 * k, y],
      ],
      false,
      0.9,
    )}Z`,
    A.lin('0 #FFFDF4 0.85, 0.6 #EAF0EE 0.55, 1 #FFE3B0 0.75'),
    { filter: A.blur(1.6) },
  );
  for (let i = 0; i < 46; i++) {
    const a = q.range(-1, 1),
      top = 8.6 * q.range(0.5, 1) * (1 - 0.35 * Math.abs(a)),
      out = a * (0.5 + 1.5 * q());
    plume += `M${n(x + a * 2)} ${n(y)}Q${n(x + a * 0.2 * k)} ${n(y - top * 1.08 * k)} ${n(x + out * k * 0.62)} ${n(y - top * 0.86 * k)}Q${n(x + out * k)} ${n(y - top * 0.6 * k)} ${n(x + out * 1.25 * k)} ${n(y - top * q.range(0.1, 0.4) * k)}`;
  }
  for (let i = 0; i < 18; i++) {
    const a = -Math.PI + (i / 17) * Math.PI,
      reach = 3.6 * Math.cos(a),
      dz = Math.sin(a) * 0.5;
    arcs += `M${n(x + reach * 0.3 * k)} ${n(y)}Q${n(x + reach * 0.55 * k)} ${n(y - (4.2 + dz) * k)} ${n(x + reach * k)} ${n(y + 2)}`;
  }
  for (let i = 0; i < 160; i++) {
    const a = q.gauss() * 0.75,
      t = q(),
      px = x + a * k * (1.6 - t),
      py = y - t * 8 * k,
      s = q.range(0.4, 1.3);
    drops += `M${n(px - s)} ${n(py)}a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0`;
  }
  A.add(
    g(g(mist + stroke(plume, '#FFFDF2', 1), { transform: `translate(0 ${n(2 * y)}) scale(1 -1)` }), {
      opacity: 0.4,
      filter: A.ripple(0.012, 0.1, 14, 4, 0.4, '0.8 1.8'),
      'clip-path': clip,
    }),
  );
  A.add(
    mist,
    stroke(arcs, '#FFF4E0', 1.3, { opacity: 0.8 }),
    stroke(plume, '#FFFDF4', 0.9, { opacity: 0.62 }),
    fill(drops, '#FFFDF4', { opacity: 0.8 }),
    glow(A, x, y - 2, 70, '0 #FFF0C4 0.85, 1 #FFD994 0', 0.4),
    fill(lens(x, y + 1, 150, 4), '#FFF8E6', { opacity: 0.8 }),
  );
}

/** Two ducks crossing, each drawing its wake. */
export function ducks(A: Sheet, clip: string): void {
  let wakes = '';
  let birds = '';
  for (const [x, y, k] of tuples(3, '604,512,1 648,500,0.84')) {
    for (let i = 0; i < 6; i++)
      wakes += lens(x - (18 + i * 13) * k, y + (2.4 + i * 1.9) * k, (20 + i * 9) * k, 0.7);
    for (let i = 0; i < 6; i++) wakes += lens(x - (18 + i * 13) * k, y - i * 1.2 * k, (18 + i * 7) * k, 0.6);
    const at = (points: readonly (readonly [number, number])[]) =>
      points.map(([a, b]): Pt => [x + a * k, y + b * k]);
    const body = at(tuples(2, '-15,-4 -8,-1 0,1.5 10,0 13,-4 8,-7 -2,-6.5 -10,-5'));
    const head = at(tuples(2, '9,-4 10,-10 12,-13 16,-13.5 18,-11.5 17,-9.5 14,-8 13,-4'));
    birds += fill(smooth(body, true, 0.8), '#5A4658') + fill(smooth(head, true, 0.8), '#1F5A56');
    birds += fill(dpoly(at(tuples(2, '17.5,-12 22,-11 17.5,-9.8'))), '#EDB650');
    birds += stroke(smooth(at(tuples(2, '-14,-4.4 -6,-6.6 4,-7.2 9,-7'))), '#FFD9A8', n(1.1 * k));
  }
  A.add(g(fill(wakes, '#F6DCC0', { opacity: 0.75 }), { 'clip-path': clip }), birds);
}
