import { mix } from '../../kit/colour.ts';
import { lampGlow } from '../../kit/light.ts';
import { nth, tuples } from '../../kit/lists.ts';
import { dpoly, n, placing, smooth, type XY } from '../../kit/path.ts';
import { beamD, face } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, rect, stroke } from '../../kit/svg.ts';
import { CREAM, cam, F } from './scene.ts';

// octagonal bandstand
export function bandstand(A: Sheet) {
  const C = [6.2, 16.2] as const,
    R = 2.15,
    FL = 0.85,
    CE = 3.5,
    v8 = (i: number, rad: number, y: number): [number, number, number] => [
      C[0] + Math.cos(((i + 0.5) * Math.PI) / 4) * rad,
      y,
      C[1] + Math.sin(((i + 0.5) * Math.PI) / 4) * rad,
    ];
  const pt = (i: number, rad: number, y: number) => cam(v8(i, rad, y)),
    quad = (i: number, r0: number, y0: number, r1: number, y1: number) =>
      dpoly([pt(i, r0, y0), pt(i + 1, r0, y0), pt(i + 1, r1, y1), pt(i, r1, y1)]);
  const sunny = (i: number) => {
    const a = ((i + 1) * Math.PI) / 4;
    return 0.5 + 0.5 * (Math.cos(a) * 0.85 + Math.sin(a) * 0.35);
  }; // 0 shade .. 1 lit
  const c0 = cam([C[0], 0, C[1]]);
  A.add(
    `<ellipse cx="${n(c0[0] - 60)}" cy="${n(c0[1] + 4)}" rx="190" ry="17" fill="#2A4A4A" opacity=".35"/>`,
  );
  // a point between two posts, at a share of the way and a height
  const edge = (i: number) => {
    const a = v8(i, R, 0),
      b = v8(i + 1, R, 0);
    return (t: number, y: number): [number, number, number] => [
      a[0] + (b[0] - a[0]) * t,
      y,
      a[2] + (b[2] - a[2]) * t,
    ];
  };
  const rails = (i: number) => {
    let d = '';
    const L = edge(i);
    for (let t = 0.06; t < 1; t += 0.085) d += beamD(cam, L(t, FL + 0.12), L(t, FL + 0.82), 0.045);
    d +=
      beamD(cam, L(0, FL + 0.86), L(1, FL + 0.86), 0.09) + beamD(cam, L(0, FL + 0.12), L(1, FL + 0.12), 0.06);
    return d;
  };
  const frieze = (i: number) => {
    let d = '';
    const L = edge(i);
    for (let t = 0.05; t < 1; t += 0.07) d += beamD(cam, L(t, CE - 0.5), L(t, CE - 0.14), 0.04);
    d += beamD(cam, L(0, CE - 0.5), L(1, CE - 0.5), 0.06);
    for (const [t0, s] of tuples(2, '0,1 1,-1'))
      d += dpoly(
        [L(t0, CE - 0.5), L(t0 + s * 0.3, CE - 0.5), L(t0 + s * 0.12, CE - 0.7), L(t0, CE - 1.15)].map(cam),
      );
    return d;
  };
  const post = (i: number) =>
    fill(
      beamD(cam, v8(i, R, FL), v8(i, R, CE), 0.17),
      A.lin(
        [
          [0, '#D9C4B0'],
          [0.6, CREAM],
          [1, '#FFFDF4'],
        ],
        0,
        0,
        1,
        0,
      ),
    );
  const back = [1, 0, 2, 7] as const,
    frontSides = [3, 6, 4, 5] as const,
    STEPS = 4; // side 5 faces us, side 4 the path
  A.add(
    fill(dpoly([...Array(8)].map((_, i) => pt(i, R, FL))), '#C9A88C'),
    fill(dpoly([...Array(8)].map((_, i) => pt(i, R + 0.5, CE))), A.lin('0 #A9C4C0, 1 #7FA4A6')),
  );
  for (const i of back) A.add(fill(rails(i) + frieze(i), '#E3CDB4'), post(i), post(i + 1));
  A.add(
    fill(
      dpoly([
        [c0[0] - 3, cam([0, CE, C[1]])[1]],
        [c0[0] + 3, cam([0, CE, C[1]])[1]],
        [c0[0] + 3, cam([0, CE - 0.5, C[1]])[1]],
        [c0[0] - 3, cam([0, CE - 0.5, C[1]])[1]],
      ]),
      '#4E3A44',
    ),
    circ(c0[0], cam([0, CE - 0.6, C[1]])[1], 6, '#FFF4D2'),
    lampGlow(A, c0[0], cam([0, CE - 0.6, C[1]])[1], 44, '#FFE3A4', 0.55),
  );
  for (const i of frontSides) {
    A.add(
      fill(quad(i, R + 0.1, 0, R + 0.1, FL), mix('#8E6A70', '#E3B894', sunny(i))),
      fill(quad(i, R + 0.2, FL - 0.12, R + 0.2, FL + 0.05), mix('#D9C4B0', '#FFFDF4', sunny(i))),
    );
    let lat = '';
    const a = v8(i, R + 0.12, 0),
      b = v8(i + 1, R + 0.12, 0),
      L = (t: number, y: number): [number, number, number] => [
        a[0] + (b[0] - a[0]) * t,
        y,
        a[2] + (b[2] - a[2]) * t,
      ];
    for (let t = 0; t < 0.9; t += 0.12)
      lat +=
        beamD(cam, L(t, 0.05), L(t + 0.14, FL - 0.15), 0.03) +
        beamD(cam, L(t + 0.14, 0.05), L(t, FL - 0.15), 0.03);
    A.add(fill(lat, CREAM, { opacity: 0.75 }));
    if (i !== STEPS) A.add(fill(rails(i), mix('#E6D2BC', '#FFFDF4', sunny(i))));
    A.add(fill(frieze(i), mix('#E6D2BC', '#FFFDF4', sunny(i))));
  }
  for (const i of [3, 7, 4, 6, 5]) A.add(post(i));
  // steps toward the path, each tread further out along the side's normal
  const a = v8(STEPS, R, 0),
    b = v8(STEPS + 1, R, 0),
    ang = ((STEPS + 1) * Math.PI) / 4,
    nx = Math.cos(ang),
    nz = Math.sin(ang);
  const at = (t: number, y: number, o: number): [number, number, number] => [
    a[0] + (b[0] - a[0]) * t + nx * o,
    y,
    a[2] + (b[2] - a[2]) * t + nz * o,
  ];
  for (let i = 0; i < 4; i++) {
    const o = 0.3 * (i + 1),
      y = FL - 0.05 - i * 0.2;
    A.add(
      fill(face(cam, [at(0.2, y, 0), at(0.8, y, 0), at(0.8, y, o), at(0.2, y, o)]), '#FFF1D4'),
      fill(face(cam, [at(0.8, y - 0.2, 0), at(0.8, y - 0.2, o), at(0.8, y, o), at(0.8, y, 0)]), '#EBCFA8'),
      fill(
        face(cam, [at(0.2, y - 0.2, o), at(0.8, y - 0.2, o), at(0.8, y, o), at(0.2, y, o)]),
        mix('#D9BC9C', '#A98A80', i * 0.15),
      ),
    );
  }
  // bell-curved roof in three lifts, cupola ball
  const lifts: readonly XY[] = [
    [R + 0.62, CE - 0.05],
    [R + 0.45, CE + 0.25],
    [R * 0.72, CE + 1.05],
    [R * 0.34, CE + 1.85],
    [0.12, CE + 2.9],
  ];
  for (let k = 0; k < 4; k++)
    for (const i of frontSides)
      A.add(
        fill(
          quad(i, nth(lifts, k)[0], nth(lifts, k)[1], nth(lifts, k + 1)[0], nth(lifts, k + 1)[1]),
          k === 0
            ? mix('#D9C4B0', '#FFFDF4', sunny(i))
            : mix('#3E5A66', '#B9CFC0', Math.max(0, sunny(i) * 1.05 - 0.05)),
        ),
      );
  let seams = '';
  for (const i of frontSides)
    for (const t of [0.25, 0.5, 0.75])
      for (let k = 1; k < 4; k++) {
        const e = (j: number): XY => {
          const p = pt(i, ...nth(lifts, j)),
            q = pt(i + 1, ...nth(lifts, j));
          return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
        };
        seams +=
          'M' +
          e(k).map(n).join(' ') +
          'L' +
          e(k + 1)
            .map(n)
            .join(' ');
      }
  A.add(stroke(seams, '#24404C', 0.8, { opacity: 0.4 }));
  for (const i of [4, 5, 6]) {
    let d = '';
    for (let k = 1; k < 4; k++) d += beamD(cam, v8(i, ...nth(lifts, k)), v8(i, ...nth(lifts, k + 1)), 0.07);
    A.add(fill(d, '#DDE6D6', { opacity: 0.7 }));
  }
  const top = cam([C[0], CE + 2.9, C[1]]);
  A.add(
    stroke(`M${n(top[0])} ${n(top[1] + 3)}V${n(top[1] - 26)}`, '#3E5A66', 2.4),
    circ(top[0], top[1] - 8, 5, '#EDB650'),
    circ(top[0] + 1.4, top[1] - 9.4, 1.8, '#FFF1C8'),
    circ(top[0], top[1] - 26, 2, '#EDB650'),
  );
}
// park lamp and a slatted bench beside the walk
export function lampAndBench(): string {
  const at = [-6.15, 0, 14.4] as const,
    [lx, ly, zc] = cam(at),
    k = F / zc,
    top = ly - 3.2 * k;
  const s =
    `<ellipse cx="${n(lx - 26)}" cy="${n(ly)}" rx="40" ry="3" fill="#2A4A4A" opacity=".35"/>` +
    fill(beamD(cam, at, [at[0], 2.9, at[2]], 0.09) + beamD(cam, at, [at[0], 0.6, at[2]], 0.2), '#24383F') +
    fill(
      dpoly([
        [lx - 0.14 * k, top + 0.3 * k],
        [lx + 0.14 * k, top + 0.3 * k],
        [lx + 0.22 * k, top - 0.2 * k],
        [lx - 0.22 * k, top - 0.2 * k],
      ]),
      '#FFF6DC',
    ) +
    fill(
      dpoly([
        [lx - 0.26 * k, top - 0.2 * k],
        [lx + 0.26 * k, top - 0.2 * k],
        [lx, top - 0.5 * k],
      ]),
      '#24383F',
    ) +
    rect(lx - 0.16 * k, top + 0.28 * k, 0.32 * k, 0.07 * k, '#24383F');
  const B = (u: number, v: number, w: number): [number, number, number] => [-5.6 + u, v, 14 - w];
  let slats = '';
  for (const [v, w] of tuples(2, '0.45,0 0.45,0.2 0.45,0.4 0.62,-0.06 0.78,-0.1 0.94,-0.14'))
    slats += beamD(cam, B(0, v, w), B(1.9, v, w), 0.1);
  let legs = '';
  for (const u of [0.15, 1.75])
    legs +=
      beamD(cam, B(u, 0, 0.4), B(u, 0.45, 0.4), 0.07) + beamD(cam, B(u, 0, -0.05), B(u, 1, -0.15), 0.07);
  return (
    s +
    `<ellipse cx="${n(cam(B(0.4, 0, 0))[0])}" cy="${n(cam(B(0, 0, 0.2))[1])}" rx="74" ry="5" fill="#2A4A4A" opacity=".35"/>` +
    fill(legs, '#24383F') +
    fill(slats, '#B9805A')
  );
}
// walker's dog, trotting ahead on a lead
export function dog(x: number, y: number, h: number): string {
  const k = h / 30,
    Q = (a: readonly XY[]) =>
      smooth(
        a.map(([u, v]) => [x + u * k, y + v * k]),
        true,
        0.5,
      );
  return (
    fill(
      Q(
        tuples(
          2,
          '-18,-20 -6,-22 8,-22 12,-29 17,-32 22,-28 27,-25 26,-22 19,-21 16,-14 12,-11 -10,-12 -17,-13',
        ),
      ),
      '#C98A52',
    ) +
    fill(Q(tuples(2, '14,-31 17,-33 19,-24 15,-23')), '#8A5636') +
    stroke(
      tuples(4, '-14,-13,-18,0 -10,-13,-6,0 9,-12,6,0 13,-13,18,-1')
        .map(([a, b, c, d]) => `M${n(x + a * k)} ${n(y + b * k)}L${n(x + c * k)} ${n(y + d * k)}`)
        .join(''),
      '#A86E42',
      n(3 * k),
      { 'stroke-linecap': 'round' },
    ) +
    stroke(smooth(placing(x, y, k)(tuples(2, '-17,-19 -23,-25 -22,-31'))), '#C98A52', n(2.4 * k), {
      'stroke-linecap': 'round',
    })
  );
}
