/**
 * Nocatee: lake at first light, boardwalk trail through pines and marsh, kayak, clubhouse beyond,
 * heron. One light: a low sun behind the far trees, right of centre. Everything else is mist and
 * silhouette.
 */

import { blade, paintByDepth, type Rooted } from '../kit/grasses.ts';
import { glow, vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { dpoly, n, placing, smooth, type XY } from '../kit/path.ts';
import { camera, mirroredIn } from '../kit/projector.ts';
import { type Rng, rng, smoothNoise } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse, sunDisc, sunlit } from '../kit/sky.ts';
import { circ, fill, flipY, g, rect, screen, stroke } from '../kit/svg.ts';
import { bough, pine } from '../kit/trees.ts';
import { glints, lens, lightPath } from '../kit/water.ts';
import { boardwalk } from './nocatee/boardwalk.ts';
import { FAR, HZ, MIST, W } from './nocatee/scene.ts';
import { farShore } from './nocatee/shore.ts';

const H = 600;
const cam = camera({ eye: [0, 2.5, 0], f: 640, cx: 400, cy: HZ });
const mirror = mirroredIn(cam, 0);
const SUN = [338, 186] as const;

function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#2F6F7C'),
    expanse(A, 0, HZ + 30, '0 #3F8196, 0.3 #7FB3B6, 0.58 #D3D5BD, 0.8 #F9DDAE, 1 #FFEBC6'),
    sunlit(A, HZ + 30, SUN, 420, '0 #FFFBE6 1, 0.12 #FFEFC0 0.85, 0.4 #FFD796 0.4, 1 #FFCB86 0'),
  );
  A.add(cloud(A, '#FFF5DF', [0.0026, 0.014, 12], [0.52, 0.68], [-60, 0, 80, 150], 0.55, { octaves: 5 }));
  A.add(cloud(A, '#F4B58C', [0.0024, 0.026, 33], [0.54, 0.62], [60, 110, 170, 215], 0.6));
  A.add(cloud(A, '#FFF0CC', [0.0022, 0.034, 57], [0.55, 0.62], [110, 150, 220, 262], 0.8));
  A.add(sunDisc(A, SUN, [44, '#FFF6D8', 0.5, 9], [23, '#FFFCEE']));
}

function lake(A: Sheet, r: Rng) {
  A.add(expanse(A, FAR - 2, H - FAR + 2, '0 #F7E3BC, 0.1 #D3D6BF, 0.3 #8DB8B2, 0.58 #437F8A, 1 #173F54'));
  A.add(glow(A, SUN[0], FAR + 30, 300, '0 #FFF0C4 0.9, 0.4 #FFDFA0 0.4, 1 #FFD08A 0', 0.75));
  A.def(`<g id="shore-mirror">${flipY(farShore(A, cam), FAR)}</g>`);
  const fade = A.mask(expanse(A, FAR, H - FAR, '0 #ffffff, 0.25 #bbbbbb, 0.5 #444444, 0.75 #000000'));
  A.add(
    g(g('<use href="#shore-mirror"/>', { filter: A.ripple(0.008, 0.11, 20, 4, 0.4, '0.6 1.8') }), {
      mask: fade,
      opacity: 0.72,
    }),
  );
  A.add(
    fill(glints(r, -40, W + 40, FAR + 12, H, 190, { minL: 30, maxL: 150, th: 1.2, persp: 1.2 }), '#2E6B7C', {
      opacity: 0.32,
    }),
    fill(glints(r, -40, W + 40, FAR + 6, H, 150, { minL: 20, maxL: 110, th: 1, persp: 1.2 }), '#DCE6D2', {
      opacity: 0.42,
    }),
    fill(lightPath(r, SUN[0], FAR + 2, 520, 150, { near: 46, far: 9, len: 34, thick: 1.7 }), '#FFF3CC', {
      opacity: 0.9,
    }),
  );
}

// Mist lying on the water in torn sheets.
function mist(A: Sheet) {
  A.add(
    expanse(A, FAR - 34, 64, [
      [0, MIST, 0],
      [0.5, '#FFF3D8', 0.62],
      [1, MIST, 0],
    ]),
  );
  A.add(cloud(A, '#FFF6E0', [0.0035, 0.05, 9], [0.44, 0.66], [FAR - 26, FAR - 6, FAR + 20, FAR + 52], 0.9));
  A.add(cloud(A, '#FBEED2', [0.003, 0.03, 70], [0.5, 0.7], [FAR + 16, FAR + 44, FAR + 90, FAR + 150], 0.5));
}

function kayak(A: Sheet, x: number, y: number, k: number) {
  const at = placing(x, y, k);
  const hull = at(tuples(2, '-60,-7 -40,-3 0,-1 40,-3 62,-8 46,4 10,7 -30,6 -50,2'));
  const body =
    fill(smooth(hull, true, 0.6), A.lin('0 #F0836A, 1 #B44F49')) +
    stroke(smooth(at(tuples(2, '-60,-7 -40,-3 0,-1 40,-3 62,-8'))), '#FFD9AE', n(1.3 * k)) +
    fill(smooth(at(tuples(2, '-14,-2.5 0,-4 16,-2.6 12,0 -10,0')), true, 0.7), '#4A2B3A') +
    // paddler: torso leaning forward, brimmed hat, arms to the paddle
    fill(smooth(at(tuples(2, '-9,-2 -11,-15 -7,-27 0,-30 6,-26 8,-14 8,-2')), true, 0.7), '#23506A') +
    fill(smooth(at(tuples(2, '4,-27 14,-21 20,-15 17,-12 9,-16 3,-20')), true, 0.6), '#2C6480') +
    fill(smooth(at(tuples(2, '-6,-26 2,-18 9,-15 8,-11 -2,-13 -9,-20')), true, 0.6), '#1B4058') +
    circ(x + 1.5 * k, y - 35 * k, 5 * k, '#A86B55') +
    fill(smooth(at(tuples(2, '-8,-37 1,-39 12,-36 7,-41 0,-43 -4,-41')), true, 0.6), '#F2DFB8') +
    stroke(smooth(at(tuples(2, '7,-25 8.6,-14 8,-3'))), '#FFD9A6', n(1.3 * k)) +
    stroke(`M${n(x - 26 * k)} ${n(y - 30 * k)}L${n(x + 44 * k)} ${n(y + 2 * k)}`, '#2B2B3C', n(1.7 * k)) +
    fill(smooth(at(tuples(2, '-40,-39 -34,-37 -25,-31 -27,-28 -36,-32')), true, 0.7), '#F7E6C6') +
    fill(smooth(at(tuples(2, '43,1 46,-1 56,3 60,8 50,7')), true, 0.7), '#F7E6C6');
  let rings = '';
  for (const [dx, dy, l, h] of tuples(
    4,
    '-70,4,60,1.1 -104,7,70,1 60,9,50,1 0,12,130,1.3 -40,17,90,1.1 66,5,40,1.2',
  ))
    rings += lens(x + dx * k, y + dy * k, l * k, h);
  A.add(
    g(flipY(body, y + 4 * k), { opacity: 0.5, filter: A.ripple(0.012, 0.11, 13, 5, 0.4, '0.5 1.2') }),
    fill(rings, '#FFF1CF', { opacity: 0.75 }),
    body,
  );
}

// ---------- planting ----------
// Marsh grass filling a quadrilateral [top-left, top-right, bottom-right, bottom-left]; taller in
// drifts, thin at the edges.
function marsh(
  seed: number,
  [tl, tr, br, bl]: readonly [XY, XY, XY, XY],
  h: number,
  count: number,
  cols: readonly string[],
): string {
  const q = rng(seed),
    drift = smoothNoise(seed, 46),
    out: Rooted[] = [];
  for (let i = 0; i < count; i++) {
    const u = q(),
      v = q(),
      at = (k: 0 | 1) => (tl[k] * (1 - u) + tr[k] * u) * (1 - v) + (bl[k] * (1 - u) + br[k] * u) * v;
    const k = 0.6 + 0.5 * v,
      hh = h * k * q.range(0.5, 1.05) * (0.78 + 0.4 * drift(at(0)));
    out.push([
      at(1),
      Math.floor(q() * cols.length),
      blade(at(0), at(1), hh, q.range(-0.2, 0.45) * hh, 0.45 + k * 0.55),
    ]);
  }
  return paintByDepth(out, cols, 60);
}
function pineGroup(
  A: Sheet,
  list: readonly (readonly [
    x: number,
    y: number,
    h: number,
    o?: { lean: number; girth?: number; spread?: number },
  ])[],
  cols: { trunk: string; rim: string; tones: readonly [string, string, string] },
  seed: number,
) {
  const q = rng(seed);
  let s = '';
  for (const [x, y, h, o = {}] of list) {
    const p = pine(q, x, y, h, { light: x > SUN[0] ? -1 : 1, ...o });
    s +=
      fill(p.trunk, cols.trunk) +
      fill(p.limbs, cols.trunk) +
      fill(p.rim, cols.rim) +
      fill(nth(p.tones, 0), cols.tones[0]) +
      fill(nth(p.tones, 1), cols.tones[1]) +
      fill(nth(p.tones, 2), cols.tones[2]);
  }
  A.add(s);
}
// Great blue heron, standing, facing the light.
function heron(A: Sheet, x: number, y: number, k: number) {
  const at = placing(x, y, k);
  A.add(
    stroke(
      `M${n(x - 3 * k)} ${n(y - 34 * k)}L${n(x - 4 * k)} ${n(y + 4 * k)}M${n(x + 5 * k)} ${n(y - 33 * k)}L${n(x + 9 * k)} ${n(y - 16 * k)}L${n(x + 6 * k)} ${n(y + 4 * k)}`,
      '#2A3244',
      n(2 * k),
    ),
    fill(
      smooth(at(tuples(2, '-34,-30 -20,-46 -2,-56 12,-55 17,-46 10,-36 -6,-31 -22,-27 -40,-20')), true, 0.7),
      A.lin('0 #8AA0AC, 1 #42576E'),
    ),
    fill(smooth(at(tuples(2, '-36,-28 -20,-42 -4,-46 2,-40 -14,-32 -40,-19')), true, 0.7), '#2C415A'),
    // S-shaped neck, head and dagger bill
    fill(bough(at(tuples(2, '9,-50 18,-58 17,-70 9,-80 9,-92 16,-98')), 9 * k, 5 * k), '#7C92A0'),
    stroke(smooth(at(tuples(2, '15,-52 21,-60 20,-71 12.5,-81 12.4,-91'))), '#FFE0AE', n(1.6 * k)),
    fill(smooth(at(tuples(2, '10,-99 15,-103 22,-101 25,-97 18,-94 12,-95')), true, 0.7), '#DDE0D2'),
    fill(dpoly(at(tuples(2, '22,-101 46,-95 22,-96'))), '#E0A24E'),
    fill(dpoly(at(tuples(2, '20,-102 10,-102 -4,-98 10,-100.5'))), '#22304A'),
    circ(x + 20 * k, y - 99 * k, 1.1 * k, '#1B2A3C'),
  );
}
// Shafts of light raking down through the mist from the sun.
function sunShafts(A: Sheet) {
  let s = '';
  for (const [dx, w, len, o] of tuples(
    4,
    '-330,60,420,0.1 -190,44,400,0.1 -60,36,380,0.08 70,46,390,0.1 190,60,380,0.16 320,70,360,0.16',
  )) {
    const bx = SUN[0] + dx,
      by = SUN[1] + len;
    s += fill(
      dpoly([
        [SUN[0] - 3, SUN[1]],
        [SUN[0] + 3, SUN[1]],
        [bx + w, by],
        [bx - w, by],
      ]),
      A.rad(
        [
          [0, '#FFF3CC', o * 1.8],
          [0.5, '#FFE4A8', o],
          [1, '#FFE4A8', 0],
        ],
        ...SUN,
        400,
      ),
      { filter: A.blur(5) },
    );
  }
  A.add(screen(s));
}

export function draw(): Sheet {
  // horizon and far waterline
  const A = new Sheet(W, H);
  const r = rng(31);

  sky(A);
  A.add(farShore(A, cam));
  lake(A, r);
  mist(A);
  A.add(g(g(boardwalk(mirror), { filter: A.ripple(0.01, 0.1, 14, 6, 0.4, '0.6 1.6') }), { opacity: 0.42 }));
  // the land painted next hides what falls on it
  sunShafts(A);
  // right shore: a veiled stand of pines, then the near pair behind the boardwalk that frames the
  // picture
  pineGroup(
    A,
    [
      [566, 340, 210, { lean: 0.02 }],
      [606, 342, 262, { lean: -0.015 }],
      [648, 341, 226],
      [742, 346, 300, { lean: 0.02 }],
    ],
    { trunk: '#7E8C86', rim: '#F9DDAE', tones: ['#7C9C90', '#94AF9B', '#D5D2A6'] },
    8,
  );
  A.add(
    rect(
      500,
      285,
      300,
      76,
      A.lin([
        [0, MIST, 0],
        [0.7, '#FFF1D2', 0.6],
        [1, MIST, 0],
      ]),
    ),
  );
  A.add(
    fill(
      smooth(tuples(2, '505,353 560,346 660,341 830,333 830,620 700,620 640,500 575,420 520,372'), true, 0.6),
      A.lin('0 #A9B68D, 0.3 #54806F, 1 #1F4A4E'),
    ),
  );
  A.add(
    marsh(
      21,
      [
        [505, 352],
        [830, 340],
        [830, 372],
        [530, 372],
      ],
      20,
      520,
      ['#5B8474', '#87A283', '#C9C792', '#456F68'],
    ),
  );
  A.add(
    marsh(
      22,
      [
        [530, 370],
        [830, 366],
        [830, 470],
        [610, 470],
      ],
      30,
      620,
      ['#3F6E66', '#6A9079', '#B4BB88', '#2F5C5A'],
    ),
  );
  pineGroup(
    A,
    [
      [690, 446, 452, { lean: -0.02, girth: 0.03, spread: 0.2 }],
      [766, 492, 600, { lean: 0.01, girth: 0.034, spread: 0.17 }],
    ],
    { trunk: '#33404A', rim: '#F2BE88', tones: ['#1C4247', '#2F5F58', '#8FA876'] },
    15,
  );
  A.add(
    marsh(
      40,
      [
        [600, 440],
        [830, 440],
        [830, 560],
        [690, 560],
      ],
      40,
      520,
      ['#244A4E', '#356257', '#7E9C74', '#1B3A44'],
    ),
  );
  kayak(A, 228, 398, 1);
  A.add(boardwalk(cam));
  // near left: reed islands, the heron, dark foreground marsh
  A.add(
    fill(lens(34, 470, 250, 7) + lens(196, 446, 70, 3), '#1F5566', { opacity: 0.55 }),
    marsh(
      44,
      [
        [172, 443],
        [206, 442],
        [218, 448],
        [168, 449],
      ],
      20,
      46,
      ['#4E7A70', '#7B9C80', '#C5C48F'],
    ),
    marsh(
      41,
      [
        [-20, 446],
        [60, 452],
        [146, 474],
        [-20, 480],
      ],
      38,
      230,
      ['#3F6E66', '#6E957C', '#C5C48F'],
    ),
    marsh(
      45,
      [
        [-20, 462],
        [30, 464],
        [84, 486],
        [-20, 490],
      ],
      44,
      150,
      ['#2F5C5A', '#558072', '#8FA683'],
    ),
  );
  heron(A, 112, 524, 1.08);
  A.add(
    rect(0, 540, 300, 60, A.lin('0 #123240 0, 0.7 #123240 0.9, 1 #123240 0.95'), {
      mask: A.mask(rect(0, 540, 300, 60, A.lin('0 #ffffff, 0.5 #ffffff, 1 #000000', 0, 0, 1, 0))),
    }),
  );
  A.add(
    marsh(
      42,
      [
        [-30, 500],
        [60, 530],
        [330, 640],
        [-30, 640],
      ],
      84,
      760,
      ['#16343F', '#234B4F', '#3C6B5F', '#0F2A38'],
    ),
    marsh(
      43,
      [
        [830, 540],
        [760, 566],
        [560, 660],
        [830, 660],
      ],
      74,
      520,
      ['#12303C', '#1E444A', '#39665A'],
    ),
  );
  A.add(vignette(A, { cx: 400, cy: 300, r: 540, clear: 0.72, strength: 0.3 }));

  return A;
}
