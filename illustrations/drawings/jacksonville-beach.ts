/**
 * Jacksonville Beach: the fishing pier running out to the sunrise, surf, a longboarder heading in.
 * One light: the sun over the sea, right of the pier. Sun-side edges are apricot; shadows come
 * toward the viewer.
 */

import { flock } from '../kit/figures.ts';
import { glow, vignette } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { n, smooth, type XY } from '../kit/path.ts';
import { levelIn, mirroredIn } from '../kit/projector.ts';
import { type Rng, rng, smoothNoise } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse, sunDisc, sunlit } from '../kit/sky.ts';
import { fill, g, rect, screen, stroke } from '../kit/svg.ts';
import { glints, lens, lightPath } from '../kit/water.ts';
import { angler, pier, pileFeet, surfer } from './jacksonville-beach/pier.ts';
import { cam, HZ } from './jacksonville-beach/scene.ts';

const W = 800;
const H = 600;
const mirror = mirroredIn(cam, 0);
const SUN = [612, HZ - 38] as const;
const groundY = levelIn(cam, 0);

function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#1A2B44'),
    expanse(A, 0, HZ + 2, '0 #2C5A78, 0.22 #5E8596, 0.42 #B7A5A0, 0.62 #EBA98A, 0.82 #F8C08E, 1 #FFDDA6'),
    sunlit(A, HZ + 2, SUN, 420, '0 #FFE3A6 1, 0.14 #FFD796 0.75, 0.5 #FDB77E 0.3, 1 #F3936E 0'),
  );
  A.add(cloud(A, '#FCE3C8', [0.0028, 0.016, 61], [0.51, 0.68], [-60, 0, 70, 140], 0.28));
  A.add(cloud(A, '#E88E74', [0.0026, 0.022, 14], [0.53, 0.62], [60, 120, 180, 240], 0.75));
  A.add(cloud(A, '#FFE0AE', [0.0024, 0.03, 77], [0.56, 0.62], [90, 150, 220, 270], 0.85));
  A.add(cloud(A, '#A86E78', [0.003, 0.06, 5], [0.56, 0.61], [200, 240, 262, 288], 0.55));
  A.add(sunDisc(A, SUN, [46, '#FFF0C8', 0.45, 9], [29, '#FFFCEE']));
}

// ---------- sea ----------
function openWater(A: Sheet, r: Rng) {
  const end = groundY(24);
  A.add(
    expanse(
      A,
      HZ,
      end - HZ + 30,
      '0 #F3B98C, 0.04 #C79488, 0.16 #6C8A97, 0.45 #3A7483, 0.8 #3A848A, 1 #6FAFA6',
    ),
  );
  A.add(
    rect(
      0,
      HZ,
      W,
      120,
      A.rad(
        '0 #FFE9B6 0.95, 0.3 #FCC88D 0.55, 1 #F3A07A 0',
        SUN[0],
        HZ,
        300,
        `translate(${n(SUN[0] * 0.6)} 0) scale(.4 1)`,
      ),
    ),
  );
  A.add(
    fill(
      glints(r, -40, W + 40, HZ + 3, HZ + 60, 300, { minL: 24, maxL: 150, th: 1, persp: 1.3 }),
      '#1F5E70',
      { opacity: 0.45 },
    ),
    fill(
      glints(r, -40, W + 40, HZ + 3, HZ + 70, 170, { minL: 14, maxL: 90, th: 0.9, persp: 1.2 }),
      '#FAD0A2',
      { opacity: 0.5 },
    ),
    fill(lightPath(r, SUN[0], HZ + 2, HZ + 92, 150, { near: 34, far: 8, len: 24, thick: 1.3 }), '#FFF0C6', {
      opacity: 0.9,
    }),
  );
}
// Backlit swell at depth z; `breaks` lists the stretches [from,to] where it has already tipped
// over.
function wave(A: Sheet, z: number, height: number, seed: number, breaks: readonly [XY, XY]) {
  const base = groundY(z),
    h = (height * cam.f) / (z + 8),
    q = rng(seed),
    swell = smoothNoise(seed, 130),
    chop = smoothNoise(seed + 1, 17),
    x0 = -70,
    x1 = W + 70;
  const rise = (x: number) =>
    h * Math.sin(Math.PI * Math.max(0, Math.min(1, (x - x0) / (x1 - x0)))) ** 0.6 * (0.72 + 0.28 * swell(x));
  const top: XY[] = [];
  for (let x = x0; x <= x1; x += 10) top.push([x, base - rise(x) + chop(x) * 0.5]);
  const body = `${smooth(top)}L${x1} ${n(base + 5)}L${x0} ${n(base + 5)}Z`;
  A.add(
    fill(
      body,
      A.lin(
        '0 #F6C795, 0.14 #A5C8AE, 0.42 #3B8E90, 0.8 #20617A, 1 #1A5068',
        0,
        base - h,
        0,
        base + 4,
        'userSpaceOnUse',
      ),
    ),
  );
  // water drawn up the face, then the lit lip
  let streaks = '';
  for (let i = 0; i < 100; i++) {
    const x = q.range(x0, x1),
      e = rise(x);
    if (e > 3)
      streaks += `M${n(x)} ${n(base - e * q.range(0.1, 0.85))}q${n(q.range(4, 12))} ${n(-e * 0.1)} ${n(q.range(16, 40))} ${n(q.range(-1, 1))}`;
  }
  A.add(
    stroke(streaks, '#BDE3D3', 0.9, { opacity: 0.45, 'clip-path': A.clip(body) }),
    stroke(smooth(top), '#FFF6E2', n(Math.max(0.9, h * 0.06)), { opacity: 0.9 }),
  );
  for (const [a, b] of breaks) spill(A, a, b, base, rise, h, q);
  A.add(
    fill(glints(q, x0, x1, base + 1, base + 7, 46, { minL: 20, maxL: 90, th: 1.2 }), '#FDF1DC', {
      opacity: 0.75,
    }),
  );
}
// Tumbling whitewater: a ragged foam apron with lit lobes heaped along its top and mauve hollows
// low down.
function spill(A: Sheet, a: number, b: number, base: number, rise: (x: number) => number, h: number, q: Rng) {
  const bell = (x: number) => Math.sin((Math.PI * (x - a)) / (b - a)) ** 0.5,
    ragged = smoothNoise(Math.round(a + h * 9), 14),
    up: XY[] = [],
    down: XY[] = [];
  for (let x = a; x <= b; x += 6) {
    up.push([x, base - rise(x) * (1 + 0.1 * bell(x)) - q() * h * 0.06]);
    down.unshift([x, base - rise(x) * (1 - bell(x) * (0.86 + 0.16 * ragged(x)))]);
  }
  A.add(
    fill(
      smooth(up.concat(down), true, 0.8),
      A.lin('0 #FFF6E2, 0.55 #E6CFC6, 1 #A9A6B8', 0, base - h * 1.1, 0, base, 'userSpaceOnUse'),
    ),
  );
  const tones = ['', '', '', ''];
  for (let i = 0; i < (b - a) * h * 0.05; i++) {
    const x = q.range(a + 4, b - 4),
      v = q() ** 1.2,
      y = base - rise(x) * (1.12 - v * bell(x) * 1.02),
      s = h * q.range(0.03, 0.085) * (0.5 + bell(x) * 0.7),
      k = Math.max(0, Math.min(3, Math.floor((1 - v) * 3.2 + q.range(-0.5, 0.8) + 0.4)));
    append(
      tones,
      k,
      smooth(
        [...Array(7)].map((_, j) => {
          const t = (j / 7) * Math.PI * 2;
          return [x + Math.cos(t) * s * 1.5 * q.range(0.7, 1.2), y + Math.sin(t) * s * q.range(0.7, 1.1)];
        }),
        true,
        0.8,
      ),
    );
  }
  A.add(
    fill(nth(tones, 0), '#9FA6B6', { opacity: 0.8 }),
    fill(nth(tones, 1), '#D3C3C2', { opacity: 0.9 }),
    fill(nth(tones, 2), '#F8E8D6'),
    fill(nth(tones, 3), '#FFFCF2'),
  );
  // spray thrown off the lip, catching the sun
  let spray = '';
  for (let i = 0; i < (b - a) * 0.35; i++) {
    const x = q.range(a, b),
      y = base - rise(x) * (1.1 + q() * q() * 0.5 * bell(x)),
      s = q.range(0.4, 1.3);
    spray += `M${n(x - s)} ${n(y)}a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0`;
  }
  A.add(fill(spray, '#FFF8E6', { opacity: 0.8 }));
}

// ---------- beach ----------
const shoreline = (z: number, seed: number, amp: number) => {
  const a = smoothNoise(seed, 150),
    b = smoothNoise(seed + 9, 46),
    p: XY[] = [];
  for (let x = -30; x <= W + 30; x += 10)
    p.push([x, groundY(z) + a(x) * amp + Math.abs(b(x)) * amp * 0.5 + (x - 400) * 0.016]);
  return p;
};
const below = (p: readonly XY[]) => `${smooth(p)}L${W + 40} ${H + 20}L-40 ${H + 20}Z`;
const WET = below(shoreline(27, 6, 6));
function wetSand(A: Sheet, r: Rng) {
  A.add(
    fill(
      below(shoreline(39, 4, 4)),
      A.lin('0 #8FB9B2, 0.25 #B9B7AE, 1 #C79F88', 0, groundY(39), 0, groundY(14), 'userSpaceOnUse'),
    ),
    fill(glints(r, -40, W + 40, groundY(40), groundY(29), 170, { minL: 26, maxL: 110, th: 1.6 }), '#FFF7E6', {
      opacity: 0.6,
    }),
  );
  const clip = A.clip(WET),
    fade = A.mask(expanse(A, groundY(27), H - groundY(27), '0 #ffffff, 0.35 #aaaaaa, 0.8 #000000'));
  A.add(
    fill(
      WET,
      A.lin('0 #F6CDA2, 0.2 #DDAB92, 0.5 #AD8B94, 1 #6E6478', 0, groundY(27), 0, H, 'userSpaceOnUse'),
    ),
  );
  A.add(
    g(
      rect(
        SUN[0] - 150,
        groundY(27),
        300,
        H,
        A.rad(
          '0 #FFF3CC 0.95, 0.4 #FBCF9C 0.45, 1 #FBC994 0',
          SUN[0],
          groundY(26),
          240,
          `translate(${n(SUN[0] * 0.6)} 0) scale(.4 1)`,
        ),
      ),
      { 'clip-path': clip },
    ),
  );
  A.add(
    g(
      g(g(pier(mirror), { filter: A.ripple(0.016, 0.05, 5, 7, 0.4, '1 2.6') }), {
        mask: fade,
        opacity: 0.62,
      }),
      { 'clip-path': clip },
    ),
  );
}
// Lace edge of the swash: a bright lip, a drift of open bubbles behind it, a thin shadow on the
// sand.
function swash(A: Sheet, z: number, seed: number, amp: number, opacity: number, width: number) {
  const edge = shoreline(z, seed, amp),
    back = edge.map(([x, y], i): XY => [x, y - width * (0.6 + 0.4 * Math.sin(i * 0.7 + seed))]),
    q = rng(seed);
  let lace = '';
  for (let i = 0; i < 330; i++) {
    const p = q.pick(edge),
      x = p[0] + q.range(-6, 6),
      y = p[1] - width * q.range(0.3, 3.2),
      s = (q.range(0.8, 4.5) * width) / 5;
    lace += `M${n(x - s * 2)} ${n(y)}a${n(s * 2)} ${n(s * 0.55)} 0 1 0 ${n(4 * s)} 0a${n(s * 2)} ${n(s * 0.55)} 0 1 0 ${n(-4 * s)} 0`;
  }
  A.add(
    stroke(smooth(edge.map((p) => [p[0], p[1] + 1.6])), '#6A5F70', 1.4, { opacity: 0.28 }),
    fill(
      smooth(back) +
        'L' +
        edge
          .slice()
          .reverse()
          .map((p) => `${n(p[0])} ${n(p[1])}`)
          .join('L') +
        'Z',
      '#FFF9EC',
      { opacity },
    ),
    stroke(lace, '#FFF9EC', 0.9, { opacity: opacity * 0.7 }),
  );
}
function sheen(A: Sheet, r: Rng) {
  A.add(
    g(
      fill(
        glints(r, -40, W + 40, groundY(25), H, 120, { minL: 40, maxL: 170, th: 1.1, persp: 1.1 }),
        '#FBD9B4',
        { opacity: 0.3 },
      ) +
        fill(
          glints(r, -40, W + 40, groundY(24), H, 90, { minL: 40, maxL: 190, th: 1.2, persp: 1.1 }),
          '#4E4A66',
          { opacity: 0.16 },
        ) +
        fill(
          lightPath(rng(4), SUN[0], groundY(26), H - 60, 46, { near: 40, far: 22, len: 60, thick: 1.2 }),
          '#FFF0C8',
          { opacity: 0.5 },
        ),
      { 'clip-path': A.clip(WET) },
    ),
  );
}
// Dry sand at the viewer's feet: wind ripples, footprints leading to the surfer, a few shells.
function drySand(A: Sheet) {
  const crest = [
      [-30, H + 16],
      [90, H - 6],
      [260, H - 20],
      [430, H - 40],
      [600, H - 70],
      [830, H - 104],
    ] as const,
    d = below(crest),
    clip = A.clip(d);
  A.add(
    fill(d, A.lin('0 #EBC29A, 0.5 #C99C86, 1 #8A6A72', 0, H - 100, 0, H, 'userSpaceOnUse')),
    stroke(smooth(crest), '#FFE6BE', 1.8, { opacity: 0.85 }),
  );
  let shade = '',
    lit = '';
  for (let k = 0; k < 15; k++) {
    const wob = smoothNoise(30 + k, 60),
      line: XY[] = [];
    for (let x = -20; x <= W + 20; x += 12)
      line.push([x, H + 14 - k * 8.2 - (x + 20) * (0.07 + 0.004 * k) + wob(x) * 2.6]);
    const dd = smooth(line);
    shade += dd;
    lit += smooth(line.map(([x, y]) => [x, y - 1.6]));
  }
  A.add(
    g(stroke(shade, '#7A5868', 1.5, { opacity: 0.3 }) + stroke(lit, '#FFE3BC', 1.1, { opacity: 0.5 }), {
      'clip-path': clip,
    }),
  );
  // footprints come in from the lower right corner to the surfer's heels
  let prints = '',
    rims = '';
  for (let i = 0; i < 7; i++) {
    const x = 706 + i * 11 + (i % 2 ? 8 : -5),
      y = 528 + i * 11,
      k = 0.8 + i * 0.09;
    prints += lens(x, y, 12 * k, 2.6 * k);
    rims += lens(x, y + 2.2 * k, 12 * k, 1.1);
  }
  A.add(fill(prints, '#6E4E62', { opacity: 0.45 }), fill(rims, '#FFE6C2', { opacity: 0.7 }));
  for (const [x, y, s] of tuples(3, '470,586,1 548,574,0.8 612,590,1.1'))
    A.add(
      fill(`M${x - 5 * s} ${y}q${5 * s} ${-8 * s} ${10 * s} 0q${-5 * s} ${2 * s} ${-10 * s} 0Z`, '#FBE6CC'),
      stroke(
        `M${x} ${y}v${-4 * s}M${x - 2.4 * s} ${y}l${1 * s} ${-3.4 * s}M${x + 2.4 * s} ${y}l${-1 * s} ${-3.4 * s}`,
        '#C08A7A',
        0.7,
      ),
    );
}
function sanderlings(A: Sheet) {
  let s = '';
  for (const [x, y, k] of tuples(3, '356,508,1 378,514,1.1 398,506,0.95 436,519,1.15 330,516,1.05'))
    s += `M${x - 6 * k} ${y}q${3 * k} ${-5 * k} ${8 * k} ${-4 * k}q${1 * k} ${-3.4 * k} ${3.6 * k} ${-2.6 * k}l${3.4 * k} ${1 * k}l${-3.2 * k} ${0.6 * k}q${-1 * k} ${4.6 * k} ${-5 * k} ${5.6 * k}q${-4 * k} ${0.8 * k} ${-6.8 * k} ${-0.6 * k}ZM${x - 0.4 * k} ${y + 0.4 * k}h.9l.6 ${6 * k}h-.8ZM${x + 2 * k} ${y}h.9l1.6 ${6 * k}h-.9Z`;
  A.add(fill(s, '#2A2A40'));
}

export function draw(): Sheet {
  const A = new Sheet(W, H);
  const r = rng(18);

  sky(A);
  const birds = flock(
    tuples(3, '330,96,1.25 358,88,1.15 384,81,1.05 409,76,0.98 432,72,0.9 453,69,0.84 473,67,0.78'),
    -0.4,
  );
  A.add(fill(birds, '#243650'));
  openWater(A, r);
  wave(A, 190, 2, 3, [
    [250, 330],
    [720, 770],
  ]);
  wave(A, 120, 2.3, 7, [
    [100, 230],
    [400, 520],
  ]);
  wave(A, 78, 2.6, 12, [
    [-80, 150],
    [590, 820],
  ]);
  A.add(
    fill(
      glints(r, -40, W + 40, groundY(76) + 2, groundY(50), 120, { minL: 30, maxL: 120, th: 1.3 }),
      '#CFE6DC',
      { opacity: 0.5 },
    ),
  );
  wave(A, 50, 2.3, 21, [
    [-90, 90],
    [200, 540],
  ]);
  wetSand(A, r);
  swash(A, 30, 14, 4, 0.75, 3);
  swash(A, 26.6, 6, 6, 0.95, 5);
  sheen(A, r);
  A.add(pier(cam), angler(60, 0), angler(44, 0.25));
  pileFeet(A);
  drySand(A);
  sanderlings(A);
  surfer(A, 676, 516, 1.3);
  A.add(
    screen(glow(A, SUN[0], SUN[1], 200, '0 #FFD69C 0.32, 1 #FFD69C 0')),
    vignette(A, { cx: 400, cy: 300, r: 540, clear: 0.74, strength: 0.28 }),
  );

  return A;
}
