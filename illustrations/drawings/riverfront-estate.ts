/**
 * Shingle-and-stone estate on the St. Johns, seen from the water on a clear morning, the sun on
 * the left.
 */

import { mix } from '../kit/colour.ts';
import { broadTree, daySky, FAR_GREEN } from '../kit/day.ts';
import { columns, front, pane, quad, wall } from '../kit/faces.ts';
import { leafMass } from '../kit/foliage.ts';
import { reeds } from '../kit/grasses.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { dline, dpoly, type Pt3, type Quad, smooth, type XY } from '../kit/path.ts';
import { beamD, camera, face, mirroredIn, type Projector } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { expanse } from '../kit/sky.ts';
import { fill, g, stroke } from '../kit/svg.ts';
import { pine } from '../kit/trees.ts';
import { glints } from '../kit/water.ts';
import {
  boards,
  chimney,
  dormer,
  riverGable,
  shingled,
  slate,
  stonework,
  sunShadows,
  terrace,
} from './riverfront-estate/house.ts';
import { boatHouse, dock } from './riverfront-estate/landing.ts';
import { chairs, heron } from './riverfront-estate/lawn.ts';
import {
  C,
  DOCK,
  FOCAL,
  HX,
  HZ0,
  LEAF_MID,
  litGlass,
  SHORE_X,
  SHORE_Z,
  YAW,
} from './riverfront-estate/scene.ts';

const W = 800;
const H = 600;
const HORIZON = 372;
const EYE = 3;
const cam = camera({ eye: [0, EYE, 0], yaw: YAW, f: FOCAL, cx: 400, cy: HORIZON });
const mirrored = mirroredIn(cam, 0);
const shifted = (pr: Projector, x: number, y: number, z: number) =>
  Object.assign((q: Pt3) => pr([q[0] + x, q[1] + y, q[2] + z]), { f: pr.f });
const skyGlass = (A: Sheet) => A.lin('0 #5F8CA0, 0.6 #9DBFC4, 1 #DCE6D0');
const GROUND = 4.3;
const shorePoint = (x: number, y: number) => cam([SHORE_X + x, y, SHORE_Z]);
function bulkhead(pr: Projector): string {
  const q = front(SHORE_X - 44, SHORE_X + 60, 0, 0.95, SHORE_Z);
  return (
    wall(pr, q, '#8A7068') +
    stroke(columns(pr, q, 70), '#5A4650', 0.6, { opacity: 0.7 }) +
    fill(beamD(pr, [SHORE_X - 44, 1, SHORE_Z], [SHORE_X + 60, 1, SHORE_Z], 0.22), '#F0D3A4')
  );
}
const bankFlip = `<use href="#bank" transform="translate(0 818) scale(1 -1)"/>`;
const fade = (A: Sheet, stops: readonly (readonly [number, string])[]) =>
  A.mask(expanse(A, 404, H - 404, stops));
const marshBase = (x: number) => 604 - 34 * Math.max(0, 1 - x / 330);

/** `side`: how far the view goes on to either side, for the wide frame. */
export function draw(side = 0): Sheet {
  const A = new Sheet(W, H, side);

  // Round tower, shaded by the angle between each facet and the sun.
  function turret(
    pr: Projector,
    { cx, cz, r, eave, peak }: { cx: number; cz: number; r: number; eave: number; peak: number },
  ): string {
    const N = 20,
      sun = [-0.86, -0.5] as const;
    const ring = (rad: number, y: number) =>
      Array.from({ length: N + 1 }, (_, i): [number, number, number] => {
        const a = Math.PI * (0.92 + (1.16 * i) / N);
        return [cx + Math.cos(a) * rad, y, cz + Math.sin(a) * rad];
      });
    const facets = (lo: readonly Pt3[], hi: readonly Pt3[], dark: string, light: string) =>
      lo
        .slice(0, -1)
        .map((p, i) => {
          const a = Math.PI * (0.92 + (1.16 * (i + 0.5)) / N),
            k = Math.max(0, Math.cos(a) * sun[0] + Math.sin(a) * sun[1]);
          const c = mix(dark, light, k ** 0.8);
          return `<path d="${face(pr, [p, nth(lo, i + 1), nth(hi, i + 1), nth(hi, i)])}" fill="${c}" stroke="${c}" stroke-width=".5"/>`;
        })
        .join('');
    const band = (rad: number, y0: number, y1: number, dark: string, light: string) =>
      facets(ring(rad, y0), ring(rad, y1), dark, light);
    let s = band(r, 0, eave, '#A07A66', '#F4C78C') + band(r + 0.06, 0, 3.1, '#95857F', '#F3D9AE');
    s += band(r + 0.14, 3.1, 3.35, C.trimShade, C.trim);
    let joints = '';
    for (let y = 0.35; y < eave; y += 0.34)
      ring(r + 0.07, y).forEach((p, i, all) => {
        if (i) {
          const a = pr(nth(all, i - 1)),
            b = pr(p);
          joints += dline([a, b]);
        }
      });
    s += stroke(joints, '#6B4A48', 0.4, { opacity: 0.4 });
    for (const [y0, y1, lit] of tuples(3, '1,2.7,1 4.5,6.5,1'))
      for (const t of [0.28, 0.5, 0.72]) {
        const at = (u: number): XY => {
          const a = Math.PI * (0.92 + 1.16 * u);
          return [cx + Math.cos(a) * (r + 0.1), cz + Math.sin(a) * (r + 0.1)];
        };
        const [ax, az] = at(t - 0.07),
          [bx, bz] = at(t + 0.07);
        s += pane(
          pr,
          [
            [ax, y0, az],
            [bx, y0, bz],
            [bx, y1, bz],
            [ax, y1, az],
          ],
          {
            glass: lit ? litGlass(A) : skyGlass(A),
            cols: 2,
            nRows: 3,
            barW: 0.06,
            trimW: 0.14,
            trim: C.trim,
          },
        );
      }
    s += band(r + 0.55, eave - 0.1, eave + 0.2, C.trimShade, C.trim);
    const tip = [cx, peak, cz] as const;
    s += facets(
      ring(r + 0.6, eave + 0.2),
      ring(r + 0.6, eave + 0.2).map(() => tip),
      '#5E5066',
      '#D7A283',
    );
    return (
      s +
      boards(
        pr,
        [
          [
            [cx, peak - 0.1, cz],
            [cx, peak + 1.1, cz],
          ],
        ],
        0.12,
        C.deep,
      )
    );
  }

  // lit doors, a lit room above, the sky in the glass of the gable
  const gableWindows = (m: Projector, doors: Quad, room: Quad, attic: Quad) =>
    pane(m, doors, { glass: A.lin('0 #6A909C, 0.6 #A6C0BC, 1 #E6DDB8'), cols: 4, nRows: 3, barW: 0.07 }) +
    pane(m, room, { glass: litGlass(A), cols: 4, nRows: 2, barW: 0.07 }) +
    pane(m, attic, { glass: skyGlass(A), cols: 2, nRows: 2, barW: 0.07 });
  function house(pr: Projector): string {
    const m = shifted(pr, HX, GROUND, HZ0);
    let s = chimney(m, 14.2, 7.2, 7, 13.6) + chimney(m, 30, 6, 5, 11.8);
    // sun room at the right end: nearly all glass
    s +=
      wall(m, front(33, 41, 0, 3.5, 1), C.shingle) +
      stonework(m, front(33, 41, 0, 0.9, 0.95), C.stone, 3, 18, 21);
    for (let i = 0; i < 5; i++)
      s += pane(m, front(33.5 + i * 1.5, 34.75 + i * 1.5, 1.0, 3.05, 0.95), {
        glass: A.lin('0 #6A909C, 0.6 #A6C0BC, 1 #E6DDB8'),
        cols: 1,
        nRows: 3,
        barW: 0.07,
      });
    s +=
      slate(m, quad('32.6,3.4,0.3 41.6,3.4,0.3 40.2,6.2,4.5 32.6,6.2,4.5'), C.roof, 9, 20, 22) +
      boards(
        m,
        [
          [
            [32.6, 3.4, 0.3],
            [41.6, 3.4, 0.3],
          ],
        ],
        0.28,
      );
    // main block
    s += shingled(m, front(4, 33, 0, 6.8, 0), C.shingle, 20, 60, 3);
    for (let i = 0; i < 5; i++)
      s += pane(m, front(12 + i * 2.7, 13.3 + i * 2.7, 5.05, 6.5, -0.05), {
        glass: i % 3 === 1 ? skyGlass(A) : litGlass(A),
        cols: 2,
        nRows: 2,
        barW: 0.07,
      });
    s += wall(m, front(4, 33, 6.2, 6.8, -0.02), '#5A3D4A', { opacity: 0.4 });
    s +=
      slate(
        m,
        quad('3.4,6.5,-0.8 33.6,6.5,-0.8 33.6,11.4,6 3.4,11.4,6'),
        A.lin('0 #8C747C, 1 #6A5B6E'),
        18,
        64,
        4,
      ) +
      boards(
        m,
        [
          [
            [3.4, 6.55, -0.8],
            [33.6, 6.55, -0.8],
          ],
        ],
        0.3,
      );
    for (const x of [14.6, 18, 21.4]) s += dormer(A, m, x, 0.9, 7.6);
    // right gable, terrace, left gable, turret: right to left because the eye stands on the left
    s += riverGable(A, m, {
      x0: 25,
      x1: 33,
      z: -2,
      zBack: 6,
      eave: 5.7,
      peak: 11.2,
      seed: 50,
      stoneTop: 3.2,
    });
    s += gableWindows(
      m,
      front(27, 31, 0.5, 2.8, -2.05),
      front(27.6, 30.4, 4.2, 6.2, -2.05),
      front(28.5, 29.5, 8, 9.1, -2.05),
    );
    s += terrace(A, m);
    s += riverGable(A, m, {
      x0: 2.6,
      x1: 11,
      z: -2.6,
      zBack: 6,
      eave: 5.9,
      peak: 11.9,
      seed: 60,
      stoneTop: 3.2,
    });
    s += gableWindows(
      m,
      front(5, 9.2, 0.4, 2.8, -2.65),
      front(5.2, 9.0, 4.2, 6.4, -2.65),
      front(6.5, 7.7, 8.4, 9.7, -2.65),
    );
    s += sunShadows(m);
    return s + turret(m, { cx: 1.4, cz: -0.6, r: 2.5, eave: 7.3, peak: 12.6 });
  }

  function bank(): string {
    const r = rng(20);
    const groundY = (sx: number) => 352 - Math.max(0, sx - 560) * 0.012;
    // Woods far off, then trees that stand whole: pines above, live oaks to both sides of the
    // house.
    let s = leafMass(
      r,
      Array.from({ length: 26 }, (_, i) => [i * 44 - 160, 322 + r.range(-10, 8), 46, 34]),
      FAR_GREEN,
      { leaf: 4.4, spread: 7, light: [-0.7, -0.6], base: '#7C9C92' },
    );
    for (const [x, h, seed] of tuples(3, '246,196,4 306,232,5 398,206,6 536,214,7')) {
      const tree = pine(rng(seed), x, 340, h, { crown: 0.5, spread: 0.17 });
      s +=
        fill(tree.trunk + tree.limbs, '#8A7A72') +
        tree.tones.map((d, i) => fill(d, nth(['#5F857A', '#7C9E84', '#A3B88C'], i))).join('');
    }
    for (const [x, y, h, seed] of tuples(
      4,
      '-118,352,170,31 58,346,150,32 470,344,176,33 640,348,196,34 742,352,150,35 900,352,180,36',
    ))
      s += broadTree(A, x, y, h, { seed, spread: 0.6, leaf: 4.4, moss: seed % 2 ? 0.7 : 0.4 });
    // lawn rises from the bulkhead to the terrace
    const edge = [60, -40].map((x) => shorePoint(x, 0.9));
    s += fill(
      dpoly([[-10, 352], [560, 350], [W + 10, 346], ...edge]),
      A.lin('0 #C9CF80, 0.35 #A3BC68, 1 #6C9A5C'),
    );
    const shade = rng(8);
    let sh = '';
    for (let i = 0; i < 110; i++) {
      const x = shade.range(-20, 250),
        y = shade.range(366, 424),
        w = shade.range(14, 46);
      sh += smooth(
        [
          [x - w, y],
          [x, y - 2.2],
          [x + w, y - 0.6],
          [x + 4, y + 2],
        ],
        true,
        0.9,
      );
    }
    s += g(fill(sh, '#3E7058'), { opacity: 0.4 });
    s += house(cam);
    // foundation planting
    const beds: (readonly [number, number, number, number])[] = [];
    for (let sx = 92; sx < 590; sx += 11) if (sx < 276 || sx > 344) beds.push([sx, groundY(sx) - 1, 11, 6.5]);
    s += leafMass(r, beds, LEAF_MID, { leaf: 3, spread: 2.2, light: [-0.7, -0.7] });
    s += leafMass(
      r,
      beds.filter((_, i) => i % 2).map(([x, y]) => [x + 3, y + 5, 9, 3.6]),
      ['#1F4A48', '#A84C62', '#D96F78', '#F4AFA2'],
      { leaf: 1.9, spread: 1.1, light: [-0.6, -0.8] },
    );
    // stone walk from terrace to dock
    const step = shifted(cam, HX, GROUND, HZ0);
    s += fill(
      dpoly([
        step([16.6, -1.4, -5.1]),
        step([19.4, -1.4, -5.1]),
        cam([DOCK.x1, 1, SHORE_Z]),
        cam([DOCK.x0, 1, SHORE_Z]),
      ]),
      A.lin('0 #E9D2A8, 1 #C9A888'),
    );
    return s;
  }

  // ---------- assemble ----------
  daySky(A, HORIZON + 4, { seed: 41, cover: 0.62 });
  A.def(`<g id="bank">${bank()}${chairs(402, 396, 1.4)}</g>`);

  // water first: base colour, mirrored bank, mirrored boat house, ripples
  A.add(expanse(A, 404, H - 404, '0 #C9DDD6, 0.2 #9CC2C8, 0.55 #5F98AE, 1 #2A6282'));
  const reflection = bankFlip + bulkhead(mirrored) + dock(A, mirrored) + boatHouse(A, mirrored);
  A.def(`<g id="mirror">${reflection}</g>`);
  A.add(
    g(g('<use href="#mirror"/>', { filter: A.ripple(0.014, 0.19, 9, 4, 0.5, '0.4 1.0') }), {
      mask: fade(A, [
        [0, '#d0d0d0'],
        [0.25, '#b0b0b0'],
        [0.42, '#000000'],
        [1, '#000000'],
      ]),
    }),
  );
  A.add(
    g(g('<use href="#mirror"/>', { filter: A.ripple(0.008, 0.085, 30, 8, 0.45, '0.7 2.4') }), {
      mask: fade(A, [
        [0, '#000000'],
        [0.22, '#111111'],
        [0.42, '#989898'],
        [1, '#2c2c2c'],
      ]),
    }),
  );
  const r = rng(31);
  A.add(
    fill(glints(r, -30, W + 30, 440, H, 190, { minL: 14, maxL: 80, th: 1.1, persp: 1.2 }), '#235C78', {
      opacity: 0.4,
    }),
  );
  A.add(
    fill(glints(r, -30, W + 30, 438, H, 150, { minL: 10, maxL: 60, th: 0.9, persp: 1.3 }), '#D6EAE6', {
      opacity: 0.5,
    }),
  );
  A.add(
    fill(glints(r, -30, 480, 438, 590, 170, { minL: 8, maxL: 52, th: 1.1, persp: 1.2 }), '#FFFBEA', {
      opacity: 0.6,
    }),
  );

  A.add('<use href="#bank"/>', bulkhead(cam), dock(A, cam), boatHouse(A, cam));
  {
    const top = cam([DOCK.x0 - 0.12, 2.3, SHORE_Z - 3.1]);
    A.add(heron(top[0], top[1], 0.62));
  }
  A.add(softGlow(A, -20, 130, 520, 360, '#FFEBB4', 0.4, 'soft-light'));

  // Marsh grass before us, in its own light and shade.
  const f = rng(44);
  A.add(
    fill(
      reeds(f, { x0: -10, x1: 210, baseY: marshBase, count: 230, height: [34, 92], bend: 0.5 }),
      '#2C5A4E',
    ),
    fill(
      reeds(f, { x0: 170, x1: 330, baseY: marshBase, count: 110, height: [12, 46], bend: 0.6 }) +
        reeds(f, { x0: 0, x1: 190, baseY: marshBase, count: 20, height: [70, 120], bend: 0.35 }),
      '#6E9458',
    ),
  );
  const beside = rng(45);
  if (side > 0)
    A.add(
      fill(
        reeds(beside, { x0: -150, x1: 70, baseY: () => 612, count: 260, height: [40, 110], bend: 0.5 }),
        '#2C5A4E',
      ),
    );
  A.add(vignette(A, { cx: 400, cy: 324, r: 560 + side, clear: 0.76, strength: 0.24 }));

  return A;
}
