import { mix } from '../../kit/colour.ts';
import { cells, flat, front, rightSide, wall } from '../../kit/faces.ts';
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { blade } from '../../kit/grasses.ts';
import { glow } from '../../kit/light.ts';
import { append, nth, tuples } from '../../kit/lists.ts';
import { palm } from '../../kit/palms.ts';
import { dpoly, n, type Pt3, placing, smooth, type XY } from '../../kit/path.ts';
import { beamD, face } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, g, multiply, stroke } from '../../kit/svg.ts';
import { lens } from '../../kit/water.ts';
import { spill } from './arcade.ts';
import { cam, EDGE, hazed, WALL, WATER } from './scene.ts';

// ---------- promenade ----------
export function paving(A: Sheet) {
  const floor = flat(WALL, EDGE - 0.95, 0, 1.4, 60);
  A.add(
    wall(cam, flat(WALL, EDGE, 0, 1.4, 60), A.lin('0 #EBC4A2, 0.3 #B99AA0, 1 #5E5674')),
    cells(cam, floor, 80, 6, {
      seed: 17,
      tones: '#FFDDB8 0.13 0.3, #6A5478 0.12 0.28, #D98A72 0.07 0.3',
      joint: '#4A4064 0.7 0.42',
    }),
    wall(cam, flat(EDGE - 0.95, EDGE - 0.55, 0, 1.4, 60), A.lin('0 #F0B898, 0.4 #C99088, 1 #84627A')),
  );
  A.add(spill(A));
  // coping stone and edge face
  A.add(
    wall(cam, rightSide(EDGE, WATER, 0, 1.4, 60), A.lin('0 #6E6480, 1 #3A4464')),
    wall(cam, flat(EDGE - 0.55, EDGE + 0.06, 0.01, 1.4, 60), A.lin('0 #FFE3C0, 0.4 #DDBFB0, 1 #9A8A9C')),
  );
  let cuts = '';
  for (let z = 1.6; z < 50; z += 1.6) cuts += beamD(cam, [EDGE - 0.55, 0.01, z], [EDGE, 0.01, z], 0.03);
  A.add(fill(cuts, '#5E5674', { opacity: 0.6 }));
}
/** A woven armchair whose back is turned to `dir`: a round shell about a cushion, so that it reads as a body and not as sticks. */
function basketChair(A: Sheet, x: number, z: number, dir: number): string {
  const [px, py] = cam([x, 0, z]);
  const k = cam.f / z;
  const P = placing(px, py, dir * k, -k);
  const shape = (table: string, bend = 0.5) => smooth(P(tuples(2, table)), true, bend);
  const shell =
    '-0.34,0.2 -0.36,0.56 -0.28,0.66 0.02,0.66 0.14,0.8 0.2,0.98 0.3,1.02 0.37,0.94 0.38,0.6 0.34,0.2';
  let weave = '';
  for (let y = 0.26; y < 0.64; y += 0.075)
    weave += `M${P([[-0.34, y]])[0]?.map(n)}L${P([[0.36, y]])[0]?.map(n)}`;
  for (const y of [0.72, 0.8, 0.88, 0.95])
    weave += `M${P([[0.16, y]])[0]?.map(n)}L${P([[0.36, y]])[0]?.map(n)}`;
  const legs = tuples(2, '-0.3,0.24 0.31,0.24').map(([u, v]) =>
    dpoly(
      P([
        [u - 0.025, v],
        [u + 0.025, v],
        [u + 0.02, 0],
        [u - 0.02, 0],
      ]),
    ),
  );
  return (
    `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(0.46 * k)}" ry="${n(0.09 * k)}" fill="#2E2C4C" opacity=".34"/>` +
    fill(legs.join(''), '#4A3A4C') +
    fill(shape('-0.26,0.44 -0.28,0.62 0.1,0.68 0.22,0.94 0.28,0.94 0.3,0.5'), '#7A5A62') +
    fill(shape('-0.3,0.5 -0.3,0.6 0,0.64 0.2,0.6 0.2,0.5', 0.4), '#F3DFC6') +
    fill(shape(shell, 0.45), A.lin(dir < 0 ? '0 #C99A74, 1 #8A6260' : '0 #D9AE84, 1 #94706C')) +
    stroke(weave, '#6A4A54', n(Math.max(0.5, 0.014 * k)), { opacity: 0.5 }) +
    stroke(
      smooth(
        P(tuples(2, '-0.36,0.56 -0.28,0.66 0.02,0.66 0.14,0.8 0.2,0.98 0.3,1.02 0.37,0.94')),
        false,
        0.45,
      ),
      '#FFDDB0',
      n(Math.max(0.7, 0.026 * k)),
    )
  );
}

/** A round table whose cloth hangs in folds. */
function clothedTable(A: Sheet, x: number, z: number): string {
  const ring = (radius: number, y: number, from: number, to: number, wave = 0) =>
    Array.from({ length: 25 }, (_, i): Pt3 => {
      const a = from + ((to - from) * i) / 24;
      const out = radius + wave * Math.cos(i * Math.PI * 0.5);
      return [x + out * Math.cos(a), y, z + out * Math.sin(a)];
    });
  const [top, foot] = [0.76, 0.2];
  const skirt = [...ring(0.56, top, -Math.PI, 0), ...ring(0.6, foot, 0, -Math.PI, 0.05)];
  let folds = '';
  for (let i = 2; i < 24; i += 3) {
    const a = -Math.PI + (Math.PI * i) / 24;
    const at = (radius: number, y: number): Pt3 => [x + radius * Math.cos(a), y, z + radius * Math.sin(a)];
    folds += beamD(cam, at(0.56, top - 0.06), at(0.61, foot), 0.02);
  }
  return (
    fill(face(cam, skirt), A.lin('0 #FFF1DA, 0.45 #EBCFB8, 1 #9A7F92', 0, 0, 1, 0)) +
    fill(folds, '#8A6A80', { opacity: 0.35 }) +
    fill(face(cam, ring(0.57, top, 0, 2 * Math.PI)), '#FFF6E4')
  );
}

// Market umbrella with a table, two chairs and a small lamp.
export function umbrella(A: Sheet, x: number, z: number, colors: readonly [string, string]): string {
  const R = 1.75,
    N = 12,
    rim = (i: number): [number, number, number] => [
      x + R * Math.cos((i * 2 * Math.PI) / N),
      2.42,
      z + R * Math.sin((i * 2 * Math.PI) / N),
    ],
    apex = [x, 3.15, z] as const;
  let s = '';
  s += `<ellipse cx="${n(cam([x + 0.4, 0, z])[0])}" cy="${n(cam([x, 0, z])[1])}" rx="${n((1.7 * cam.f) / z)}" ry="${n((0.3 * cam.f) / z)}" fill="#2E2C4C" opacity=".3"/>`;
  // table and chairs
  s +=
    basketChair(A, x - 0.92, z, -1) +
    basketChair(A, x + 0.92, z, 1) +
    fill(beamD(cam, [x, 0, z], [x, 3.1, z], 0.08), '#8A6A54') +
    clothedTable(A, x, z);
  // two cups, and flowers in a glass
  for (const dx of [-0.3, 0.34]) s += wall(cam, front(x + dx, x + dx + 0.1, 0.77, 0.86, z - 0.25), '#FFFBEF');
  const [vx, vy] = cam([x - 0.12, 1, z]);
  const petal = Math.max(0.8, (0.05 * cam.f) / z);
  s += wall(cam, front(x - 0.16, x - 0.08, 0.77, 0.96, z), '#8FB7BA');
  for (const [dx, dy, k] of tuples(3, '-1,0,0 1,-0.6,1 0,-1.8,2'))
    s += circ(vx + dx * petal, vy + dy * petal, petal, nth(['#D96F78', '#F4AFA2', '#A84C62'], k));
  const lamp = cam([x + 0.12, 0.92, z - 0.2]);
  s +=
    circ(lamp[0], lamp[1], Math.max(1.2, (0.06 * cam.f) / z), '#FFF3CC') +
    glow(A, lamp[0], lamp[1], (0.8 * cam.f) / z, '0 #FFE0A0 0.6, 1 #FFE0A0 0');
  // underside, then the near panels and valance
  s += fill(dpoly([...Array(N)].map((_, i) => cam(rim(i)))), mix(colors[0], '#6A4A5A', 0.45));
  for (let i = 0; i < N; i++) {
    const a = rim(i),
      b = rim(i + 1),
      mid = Math.sin(((i + 0.5) * 2 * Math.PI) / N);
    if (mid > 0.2) continue;
    const toSun = -Math.cos(((i + 0.5) * 2 * Math.PI) / N),
      col = mix(nth(colors, i % 2), toSun > 0 ? '#FFE6C0' : '#4A3A62', Math.abs(toSun) * 0.3);
    s +=
      fill(face(cam, [a, b, apex]), col) +
      fill(
        face(cam, [
          [a[0], 2.42, a[2]],
          [b[0], 2.42, b[2]],
          [b[0], 2.2, b[2]],
          [a[0], 2.2, a[2]],
        ]),
        mix(col, '#4A3A5E', 0.2),
      );
  }
  const tip = cam([x, 3.28, z]);
  return s + circ(tip[0], tip[1], Math.max(1, (0.07 * cam.f) / z), '#E9C08A');
}
// Two people at a table, seen as soft silhouettes with a warm edge.
export function seated(x: number, z: number, dir: number, c: string): string {
  const [px, py] = cam([x, 0, z]),
    k = cam.f / z,
    P = placing(px, py, dir * k, -k);
  return (
    fill(
      smooth(P(tuples(2, '-0.18,0.48 -0.26,0.8 -0.2,1.12 0,1.2 0.14,1.08 0.14,0.8 0.2,0.56')), true, 0.6),
      c,
    ) +
    fill(
      smooth(P(tuples(2, '-0.2,0.6 0.3,0.62 0.5,0.56 0.5,0.1 0.6,0 0.36,0 0.36,0.44 -0.1,0.42')), true, 0.4),
      mix(c, '#1B2740', 0.4),
    ) +
    fill(
      smooth(P(tuples(2, '0.02,1.08 0.2,0.86 0.48,0.86 0.48,0.78 0.14,0.74')), true, 0.5),
      mix(c, '#FFE0B0', 0.12),
    ) +
    circ(px + dir * 0.02 * k, py - 1.36 * k, 0.14 * k, '#8E5A4C') +
    fill(
      smooth(P(tuples(2, '-0.15,1.3 -0.16,1.48 0.02,1.56 0.16,1.46 0.04,1.42 -0.06,1.3')), true, 0.6),
      '#33243A',
    ) +
    stroke(smooth(P(tuples(2, '-0.24,0.8 -0.2,1.1 -0.04,1.2'))), '#FFD9A4', n(0.03 * k))
  );
}
export function royalPalm(A: Sheet, x: number, z: number, h: number, seed: number, tone = 0): string {
  const q = rng(seed),
    [px, py] = cam([x, 0, z]),
    k = cam.f / z,
    p = palm(q, px, py, h * k, { lean: q.range(-0.03, 0.03), size: 0.95, droop: 1.05, leaf: 26 }),
    c = (a: string) => hazed(a, tone);
  const [tx, ty] = p.top;
  // A royal palm swells in the middle, and carries a smooth green shaft under its crown.
  const column = smooth(
    tuples(2, '0.34,0 0.25,0.1 0.27,0.4 0.2,0.78 0.17,0.8')
      .flatMap(([w, t]): XY[] => [[px + (tx - px) * t - w * k, py + (ty - py) * t]])
      .concat(
        tuples(2, '0.17,0.8 0.2,0.78 0.27,0.4 0.25,0.1 0.34,0').map(
          ([w, t]): XY => [px + (tx - px) * t + w * k, py + (ty - py) * t],
        ),
      ),
    true,
    0.5,
  );
  const shaft = smooth(
    [
      [px + (tx - px) * 0.79 - 0.18 * k, py + (ty - py) * 0.79],
      [tx - 0.12 * k, ty],
      [tx + 0.12 * k, ty],
      [px + (tx - px) * 0.79 + 0.18 * k, py + (ty - py) * 0.79],
    ],
    true,
    0.4,
  );
  // trunk lit from its uplight below and by the afterglow on the left
  return (
    fill(p.back, c('#2F5C60')) +
    fill(
      column,
      A.lin(
        [
          [0, c('#F0CBA0')],
          [0.35, c('#B99A90')],
          [1, c('#75647C')],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    fill(
      shaft,
      A.lin(
        [
          [0, c('#A3A684')],
          [1, c('#52706A')],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    fill(p.front, c('#1E444C')) +
    g(fill(p.front, c('#E3B07E')), {
      transform: `translate(${n(-0.04 * k)} ${n(-0.035 * k)})`,
      opacity: 0.34,
    }) +
    glow(A, px, py - 1, 1.1 * k, '0 #FFE3A0 0.8, 1 #FFE3A0 0', 0.35) +
    // clipped grass square at the foot
    wall(cam, flat(x - 0.6, x + 0.6, 0.02, z - 0.6, z + 0.6), c('#2F5C58'))
  );
}
// A couple strolling away along the coping, arm in arm.
export function strollers(A: Sheet, x: number, z: number): string {
  const [px, py] = cam([x, 0, z]),
    k = cam.f / z;
  let s = multiply(
    fill(lens(px + 1.05 * k, py + 0.015 * k, 2.7 * k, 0.15 * k), '#8A84A4', { filter: A.blur(0.8) }),
  );
  const figure = (dx: number, h: number, top: string, bottom: string, hair: string, skirt?: string) => {
    const P = (p: readonly XY[]) => p.map(([a, b]): XY => [px + (dx + a) * k, py - b * h * k]);
    // legs mid-stride, skirt or not, jacket, near arm, neck, head with hair, rim of evening light on the left
    return (
      fill(
        smooth(
          P(tuples(2, '-0.13,0.5 -0.12,0.27 -0.13,0.04 -0.17,0 -0.05,0 -0.03,0.06 -0.01,0.28 0.01,0.48')),
          true,
          0.35,
        ),
        bottom,
      ) +
      fill(
        smooth(
          P(tuples(2, '0.01,0.5 0.03,0.28 0.07,0.09 0.06,0.03 0.15,0.03 0.13,0.1 0.13,0.28 0.14,0.5')),
          true,
          0.35,
        ),
        bottom,
      ) +
      (skirt
        ? fill(
            smooth(P(tuples(2, '-0.15,0.56 -0.21,0.31 -0.05,0.29 0.1,0.3 0.22,0.32 0.15,0.56')), true, 0.4),
            skirt,
          )
        : '') +
      fill(
        smooth(
          P(
            tuples(
              2,
              '-0.19,0.79 -0.08,0.845 0.08,0.845 0.19,0.79 0.16,0.62 0.14,0.48 -0.14,0.48 -0.16,0.62',
            ),
          ),
          true,
          0.5,
        ),
        top,
      ) +
      fill(
        smooth(P(tuples(2, '-0.19,0.8 -0.245,0.63 -0.23,0.47 -0.18,0.47 -0.185,0.62 -0.14,0.77')), true, 0.5),
        mix(top, '#FFE0B0', 0.25),
      ) +
      fill(smooth(P(tuples(2, '-0.045,0.83 -0.045,0.9 0.045,0.9 0.045,0.83')), true, 0.4), '#9A6450') +
      fill(
        smooth(
          P(tuples(2, '-0.09,0.93 -0.07,0.985 0.01,1 0.08,0.985 0.095,0.93 0.07,0.885 0,0.87 -0.07,0.885')),
          true,
          0.8,
        ),
        hair,
      ) +
      (skirt ? circ(px + (dx + 0.02) * k, py - 1 * h * k, 0.055 * k, hair) : '') +
      stroke(smooth(P(tuples(2, '-0.18,0.8 -0.225,0.66 -0.225,0.5'))), '#FFDCA8', n(0.03 * k)) +
      stroke(smooth(P(tuples(2, '-0.085,0.975 -0.092,0.93 -0.07,0.89'))), '#FFDCA8', n(0.025 * k))
    );
  };
  s +=
    figure(-0.26, 1.66, '#D9705C', '#33304C', '#3A2430', '#C9604E') +
    figure(0.24, 1.8, '#2C4A68', '#C9AE94', '#2A2436');
  return s;
}
// Festoon lights swung between two points.
export function festoon(A: Sheet, a: Pt3, b: Pt3, sag: number, count: number): string {
  const P = (t: number) =>
    cam([
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t),
      a[2] + (b[2] - a[2]) * t,
    ]);
  let d = '',
    bulbs = '';
  const line = [...Array(17)].map((_, i) => P(i / 16));
  d = smooth(line);
  for (let i = 1; i < count; i++) {
    const p = P(i / count),
      k = cam.f / p[2];
    bulbs +=
      circ(p[0], p[1] + 0.09 * k, Math.max(0.9, 0.075 * k), '#FFF3CC') +
      glow(A, p[0], p[1] + 0.09 * k, Math.max(3, 0.42 * k), '0 #FFE0A0 0.5, 1 #FFE0A0 0');
  }
  return stroke(d, '#2C2C48', 0.8) + bulbs;
}
// Stone planter with clipped shrub and flowers.
export function planter(A: Sheet, x: number, z: number, seed: number): string {
  const q = rng(seed),
    k = cam.f / z,
    p = cam([x, 0.95, z]);
  return (
    wall(cam, rightSide(x + 0.6, 0, 0.62, z - 0.6, z + 0.6), '#5E5674') +
    wall(cam, front(x - 0.6, x + 0.6, 0, 0.62, z - 0.6), A.lin('0 #C9A99E, 1 #8A7688')) +
    wall(cam, front(x - 0.66, x + 0.66, 0.56, 0.68, z - 0.62), '#F0D6BC') +
    foliageSvg(
      foliage(q, p[0], p[1], 0.68 * k, 0.38 * k, { count: 120, leaf: 0.085 * k, light: [-0.7, -0.7] }),
      ['#1B3F47', '#2F5F55', '#5A8560', '#B9AE74'],
    ) +
    foliageSvg(
      foliage(q, p[0], p[1] + 0.1 * k, 0.6 * k, 0.2 * k, { count: 26, leaf: 0.06 * k, light: [-0.6, -0.8] }),
      ['#8E4A62', '#C9606E', '#E98A80', '#FBC4B0'],
    )
  );
}

// Fronds of a palm standing just out of frame, top right.
export function overhang(A: Sheet) {
  const p = palm(rng(8), 842, 640, 588, { lean: -0.05, size: 0.9, droop: 1.15, leaf: 30 });
  A.add(
    fill(p.back, '#1B4250'),
    fill(p.front, '#112C40'),
    g(fill(p.back, '#C98F74'), { transform: 'translate(-1.4 .6)', opacity: 0.16 }),
  );
}
// Near bed, bottom left: dark grasses and agapanthus heads in a low stone kerb, framing the empty paving.
export function foregroundBed(A: Sheet) {
  const q = rng(90);
  let dark = '',
    mid = '',
    stems = '',
    heads = ['', ''];
  A.add(
    fill(dpoly(tuples(2, '-10,566 132,566 176,612 -10,612')), '#2E2C4C'),
    fill(dpoly(tuples(2, '-10,558 132,558 140,567 -10,567')), '#E9CDB4'),
    fill(dpoly(tuples(2, '132,558 140,567 192,620 176,620')), '#8A7688'),
  );
  for (let i = 0; i < 150; i++) {
    const x = q.range(-14, 150),
      y = q.range(562, 612),
      h = q.range(34, 78) * (1 - x / 330),
      d = blade(x, y, h, q.range(-0.5, 0.6) * h, q.range(0.9, 1.7));
    if (q() < 0.66) dark += d;
    else mid += d;
  }
  for (let i = 0; i < 9; i++) {
    const x = q.range(4, 128),
      h = q.range(84, 126) * (1 - x / 420),
      tx = x + q.range(-10, 16),
      ty = 574 - h;
    stems += `M${n(x)} 580Q${n(x)} ${n(580 - h * 0.6)} ${n(tx)} ${n(ty)}`;
    for (let k = 0; k < 26; k++) {
      const a = q() * Math.PI * 2,
        R = 10 * Math.sqrt(q());
      append(
        heads,
        Math.sin(a) * R < -1 && Math.cos(a) < 0.4 ? 1 : 0,
        lens(tx + Math.cos(a) * R, ty + Math.sin(a) * R * 0.8, 4.6, 1.7),
      );
    }
  }
  A.add(
    stroke(stems, '#1E3A48', 1.6),
    fill(nth(heads, 0), '#6A6AA0'),
    fill(nth(heads, 1), '#B9B4DC'),
    fill(dark, '#14283E'),
    fill(mid, '#2C5258'),
  );
}
