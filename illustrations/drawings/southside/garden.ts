/**
 * Slash pines behind the house, an oak's bough with its moss above the viewer, and what stands on
 * the terrace.
 */
import {
  foliage,
  foliageSvg,
  type Hanging,
  leafMass,
  leavesAlong,
  mossAlong,
  mossVeil,
  type Reach,
} from '../../kit/foliage.ts';
import { append, tuples } from '../../kit/lists.ts';
import { dpoly, n, placing, smooth } from '../../kit/path.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, flipY, g, stroke } from '../../kit/svg.ts';
import { bough, pine } from '../../kit/trees.ts';
import { cam } from './scene.ts';

const RIM = '#F3A878';

/** The woods: two rows of crowns in the dusk, and the tall pines that stand out of them. */
export function woods(): string {
  const q = rng(63);
  let s = '';
  const crowns = (list: string, colours: readonly [string, ...string[]], leaf: number) =>
    leafMass(q, tuples(4, list), colours, { leaf, spread: 7, light: [0.7, -0.5], base: colours[0] });
  s += crowns(
    '20,352,70,52 96,346,60,56 176,360,60,44 590,350,70,50 664,340,74,60 742,350,70,52 800,346,60,60',
    ['#6A5076', '#7E5C7C', '#A06E80', '#E29A84'],
    5,
  );
  s += crowns(
    '-6,384,70,40 70,390,60,34 140,396,60,30 600,384,60,34 676,378,66,40 752,388,70,34',
    ['#34355A', '#403E62', '#5E4C6A', '#A86E72'],
    4.6,
  );
  const far: Pines = [
    [214, 330, 0.01],
    [268, 300, -0.02],
    [560, 310, 0.02],
    [604, 352, 0.01],
    [706, 330, -0.01],
  ];
  const close: Pines = [
    [36, 410, 0.02],
    [118, 470, -0.015],
    [650, 420, 0.012],
    [752, 486, -0.02],
  ];
  s += stand(q, far, ['#5A4A70', '#C98A7E', '#4E4568', '#6A5878', '#C9898A'], 0.9);
  return s + stand(q, close, ['#1E2240', RIM, '#15203A', '#24344C', '#7A6068'], 1.15);
}

type Pines = readonly (readonly [x: number, height: number, lean: number])[];

function stand(
  q: ReturnType<typeof rng>,
  list: Pines,
  [trunk, rim, dark, middle, light]: readonly [string, string, string, string, string],
  puffs: number,
): string {
  let s = '';
  for (const [x, h, lean] of list) {
    const p = pine(q, x, 420, h, { lean, girth: 0.026, crown: 0.4, spread: 0.19, light: 1, puffs });
    s +=
      fill(p.trunk + p.limbs, trunk) +
      fill(p.rim, rim, { opacity: 0.8 }) +
      foliageSvg(p.tones, [dark, middle, light]);
  }
  return s;
}

const OAK = ['#0F1B30', '#16283E', '#24404C', '#5E5A60'] as const;

/** The bough that frames the sky at the left. */
export function oakBough(A: Sheet): void {
  const q = rng(19);
  const reach: Reach = (u) => [-20 + u * 380, 128 * (1 - u) ** 1.2 + 30];
  const light = [0.6, 0.4] as const;
  const hanging: Hanging[] = mossAlong(q, 20, reach, {
    crowd: 1.2,
    drop: [0.55, 1],
    length: [40, 110],
    width: [5, 10],
  });
  A.add(
    fill(bough(tuples(2, '-30,150 30,96 110,58 210,34 310,22'), 30, 5), '#121C32'),
    fill(bough(tuples(2, '90,66 160,20 220,-10'), 14, 6), '#121C32'),
    leafMass(
      q,
      leavesAlong(q, 34, reach, 20, [
        [24, 42],
        [11, 19],
      ]),
      OAK,
      { leaf: 5.2, light },
    ),
    mossVeil(q, hanging, ['#27304A', '#6E6070'], OAK, light),
  );
}

/** Saw palmetto and agave in the near corners, dark against the paving. */
export function corners(A: Sheet): void {
  const q = rng(33);
  const tones = ['', '', ''];
  const fan = (x: number, y: number, size: number, turn: number) => {
    for (let i = 0; i < 19; i++) {
      const a = -Math.PI / 2 + turn + (i - 9) * 0.16;
      const l = size * q.range(0.82, 1.05) * (1 - Math.abs(i - 9) * 0.02);
      const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l];
      const [wx, wy] = [-Math.sin(a) * size * 0.035, Math.cos(a) * size * 0.035];
      const m = 0.55;
      append(
        tones,
        i > 13 ? 2 : q() < 0.5 ? 0 : 1,
        dpoly([
          [x, y],
          [x + (ex - x) * m + wx, y + (ey - y) * m + wy],
          [ex, ey],
          [x + (ex - x) * m - wx, y + (ey - y) * m - wy],
        ]),
      );
    }
  };
  for (const [x, y, size, turn] of tuples(
    4,
    '-6,560,120,0.5 44,606,112,0.25 104,622,92,0.45 4,618,110,0.9 806,578,108,-0.45 752,622,104,-0.35 690,630,74,-0.5',
  ))
    fan(x, y, size, turn);
  A.add(foliageSvg(tones, ['#0E1A30', '#152A40', '#3F4A5E']));
}

/** Two sling chairs and a low table between them, drawn dark against the lit room. */
export function chairs(): string {
  let s = '';
  for (const [x, z, turn] of tuples(3, '4.3,12.6,-1 6.2,12.4,1')) {
    const [px, py] = cam([x, 0, z]);
    const k = (cam.f / z) * turn;
    const up = cam.f / z;
    const at = placing(px, py, k, up);
    s += stroke(
      [
        [
          [-0.34, 0],
          [0.3, -0.82],
        ],
        [
          [0.3, 0],
          [-0.34, -0.5],
        ],
      ]
        .map(
          (line) =>
            `M${at(line as [number, number][])
              .map(([a, b]) => `${n(a)} ${n(b)}`)
              .join('L')}`,
        )
        .join(''),
      '#1B2038',
      1.6,
    );
    s += fill(
      smooth(at(tuples(2, '0.36,-0.9 0.1,-0.42 -0.42,-0.54 -0.36,-0.4 0.02,-0.24 0.26,-0.4')), true, 0.6),
      '#E0745A',
    );
    s += fill(
      smooth(at(tuples(2, '0.36,-0.9 0.1,-0.42 -0.42,-0.54 -0.1,-0.48 0.08,-0.5')), true, 0.6),
      '#F9B088',
    );
  }
  const [tx, ty] = cam([5.25, 0, 12.2]);
  s += fill(
    `M${n(tx - 16)} ${n(ty - 17)}h32v3h-32ZM${n(tx - 10)} ${n(ty - 14)}l-2 14h2l3-14ZM${n(tx + 10)} ${n(ty - 14)}l2 14h-2l-3-14Z`,
    '#1B2038',
  );
  return s + fill(`M${n(tx - 6)} ${n(ty - 27)}h5v10h-5ZM${n(tx + 4)} ${n(ty - 24)}h4v7h-4Z`, '#F9D9A8');
}

/** Agaves in round pots. */
export function pots(): string {
  const q = rng(71);
  let s = '';
  for (const [x, z, size] of tuples(3, '-6.2,12.8,1 -5.4,12.2,0.8')) {
    const [px, py] = cam([x, 0, z]);
    const k = (cam.f / z) * size;
    s += fill(
      smooth(
        [
          [px - 0.34 * k, py - 0.5 * k],
          [px + 0.34 * k, py - 0.5 * k],
          [px + 0.26 * k, py],
          [px - 0.26 * k, py],
        ],
        true,
        0.3,
      ),
      '#C9705A',
    );
    s += fill(
      smooth(
        [
          [px + 0.12 * k, py - 0.5 * k],
          [px + 0.34 * k, py - 0.5 * k],
          [px + 0.26 * k, py],
          [px + 0.1 * k, py],
        ],
        true,
        0.3,
      ),
      '#F0A47C',
    );
    for (let i = 0; i < 15; i++) {
      const a = -Math.PI / 2 + (i - 7) * 0.19 + q.range(-0.05, 0.05);
      const l = 0.8 * k * q.range(0.8, 1.05);
      const [ex, ey] = [px + Math.cos(a) * l, py - 0.5 * k + Math.sin(a) * l];
      s += fill(
        dpoly([
          [px - 0.06 * k, py - 0.48 * k],
          [ex, ey],
          [px + 0.06 * k, py - 0.48 * k],
        ]),
        i > 8 ? '#7FA08A' : '#2C5A58',
      );
    }
  }
  return s;
}

/** A cat at the water's edge, looking in, and its likeness. */
export function cat(A: Sheet, clip: string): void {
  const [x, y] = cam([-2.1, 0, 11.15]);
  const at = placing(x, y, 1.12);
  const body =
    fill(smooth(at(tuples(2, '-6,0 -7,-8 -4,-15 0,-18 4,-15 6,-8 6.5,0')), true, 0.7), '#1A1C30') +
    circ(...(at([[2, -20]])[0] as [number, number]), 5.2, '#1A1C30') +
    fill(
      dpoly(at(tuples(2, '-2.4,-23 -1.6,-28 1.4,-24.4'))) +
        dpoly(at(tuples(2, '3,-24.6 6.2,-27.6 6.2,-22.4'))),
      '#1A1C30',
    ) +
    stroke(smooth(at(tuples(2, '-6,-1 -13,-1 -16,-5 -15,-10'))), '#1A1C30', 2.6, {
      'stroke-linecap': 'round',
    });
  A.add(
    g(g(flipY(body, y + 6), { opacity: 0.5, filter: A.ripple(0.01, 0.1, 6, 4) }), { 'clip-path': clip }),
    body,
  );
}

/** Leaves of the bed at the left, nearer than the house. */
export function nearBed(): string {
  const q = rng(88);
  let s = '';
  for (const [x, y, rx, ry] of tuples(4, '20,432,40,16 74,436,32,12 788,430,34,14'))
    s += foliageSvg(foliage(q, x, y, rx, ry, { count: 130, leaf: 4, light: [0.6, -0.6] }), [
      '#0F2236',
      '#18344A',
      '#2A4A54',
      '#8A6A6A',
    ]);
  return s;
}
