/**
 * Jacksonville Beach: the fishing pier running out to the sunrise, surf, a longboarder heading in.
 * One light: the sun over the sea, right of the pier. Sun-side edges are apricot; shadows come toward the viewer.
 */
import { mix } from '../kit/colour.ts';
import { flock } from '../kit/figures.ts';
import { glow } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { dpoly, n, smooth, type XY } from '../kit/path.ts';
import { beamD, camera, face, mirroredIn, type Projector } from '../kit/projector.ts';
import { type Rng, rng, smoothNoise } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud } from '../kit/sky.ts';
import { circ, fill, g, multiply, rect, screen, stroke } from '../kit/svg.ts';
import { glints, lens, lightPath } from '../kit/water.ts';

const W = 800;
const H = 600;
const HZ = 292;
const cam = camera({ eye: [0, 6.2, -8], f: 640, cx: 505, cy: HZ });
const mirror = mirroredIn(cam, 0);
const SUN = [612, HZ - 38] as const;
const groundY = (z: number) => cam([0, 0, z])[1];

function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#1A2B44'),
    rect(
      0,
      0,
      W,
      HZ + 2,
      A.lin('0 #2C5A78, 0.22 #5E8596, 0.42 #B7A5A0, 0.62 #EBA98A, 0.82 #F8C08E, 1 #FFDDA6'),
    ),
    rect(0, 0, W, HZ + 2, A.rad('0 #FFE3A6 1, 0.14 #FFD796 0.75, 0.5 #FDB77E 0.3, 1 #F3936E 0', ...SUN, 420)),
  );
  A.add(
    cloud(A, {
      color: '#FCE3C8',
      fx: 0.0028,
      fy: 0.016,
      seed: 61,
      lo: 0.51,
      hi: 0.68,
      band: [-60, 0, 70, 140],
      opacity: 0.28,
    }),
  );
  A.add(
    cloud(A, {
      color: '#E88E74',
      fx: 0.0026,
      fy: 0.022,
      seed: 14,
      lo: 0.53,
      hi: 0.62,
      band: [60, 120, 180, 240],
      opacity: 0.75,
    }),
  );
  A.add(
    cloud(A, {
      color: '#FFE0AE',
      fx: 0.0024,
      fy: 0.03,
      seed: 77,
      lo: 0.56,
      hi: 0.62,
      band: [90, 150, 220, 270],
      opacity: 0.85,
    }),
  );
  A.add(
    cloud(A, {
      color: '#A86E78',
      fx: 0.003,
      fy: 0.06,
      seed: 5,
      lo: 0.56,
      hi: 0.61,
      band: [200, 240, 262, 288],
      opacity: 0.55,
    }),
  );
  A.add(circ(...SUN, 46, '#FFF0C8', { opacity: 0.45, filter: A.blur(9) }), circ(...SUN, 29, '#FFFCEE'));
}

// ---------- sea ----------
function openWater(A: Sheet, r: Rng) {
  const end = groundY(24);
  A.add(
    rect(
      0,
      HZ,
      W,
      end - HZ + 30,
      A.lin('0 #F3B98C, 0.04 #C79488, 0.16 #6C8A97, 0.45 #3A7483, 0.8 #3A848A, 1 #6FAFA6'),
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
// Backlit swell at depth z; `breaks` lists the stretches [from,to] where it has already tipped over.
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
// Tumbling whitewater: a ragged foam apron with lit lobes heaped along its top and mauve hollows low down.
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
    fade = A.mask(rect(0, groundY(27), W, H - groundY(27), A.lin('0 #ffffff, 0.35 #aaaaaa, 0.8 #000000')));
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
// Lace edge of the swash: a bright lip, a drift of open bubbles behind it, a thin shadow on the sand.
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

// ---------- pier ----------
const PX0 = -13.2;
const PX1 = -7.6;
const DECK = 8.6;
const pierHaze = (c: string, z: number) => mix(c, '#E9A98A', Math.min(0.72, Math.max(0, (z - 10) / 260)));
function pier(pr: Projector): string {
  const real = pr === cam,
    zs: number[] = [];
  let s = '';
  for (let z = 300; z >= 0; z -= z > 120 ? 12 : 8) zs.push(z);
  zs.push(-5.2);
  for (let i = 0; i < zs.length - 1; i++) {
    const z = nth(zs, i),
      near = nth(zs, i + 1),
      c = (a: string) => pierHaze(a, z);
    // bent: cross bracing, two piles, cap beam
    s += fill(
      beamD(pr, [PX0 + 0.5, 2.5, z], [PX1 - 0.5, DECK - 1.4, z], 0.16) +
        beamD(pr, [PX1 - 0.5, 2.5, z], [PX0 + 0.5, DECK - 1.4, z], 0.16),
      c('#22304A'),
    );
    for (const x of [PX0 + 0.5, PX1 - 0.5]) {
      s += fill(beamD(pr, [x, -0.3, z], [x, DECK - 0.9, z], 0.62), c(x > -10 ? '#2B3A55' : '#1C2A42'));
      if (x > -10 && real)
        s += fill(beamD(pr, [x + 0.22, 0, z], [x + 0.22, DECK - 0.9, z], 0.16), c('#D98F72'), {
          opacity: 0.85,
        });
    }
    s += fill(
      face(pr, [
        [PX0 - 0.1, DECK - 1.1, z],
        [PX1 + 0.1, DECK - 1.1, z],
        [PX1 + 0.1, DECK - 0.4, z],
        [PX0 - 0.1, DECK - 0.4, z],
      ]),
      c('#31405C'),
    );
    // deck: underside with joists, sunlit fascia
    s += fill(
      face(pr, [
        [PX0, DECK - 0.4, z],
        [PX1, DECK - 0.4, z],
        [PX1, DECK - 0.4, near],
        [PX0, DECK - 0.4, near],
      ]),
      c('#182439'),
    );
    let joists = '';
    for (let x = PX0 + 0.5; x < PX1; x += 0.8)
      joists += beamD(pr, [x, DECK - 0.42, z], [x, DECK - 0.42, near], 0.14);
    s +=
      fill(joists, c('#2E3B55'), { opacity: 0.9 }) +
      fill(
        face(pr, [
          [PX1, DECK - 0.55, z],
          [PX1, DECK - 0.55, near],
          [PX1, DECK, near],
          [PX1, DECK, z],
        ]),
        c('#8A6A6C'),
      ) +
      fill(beamD(pr, [PX1, DECK, z], [PX1, DECK, near], 0.1), c('#FBD3A4'));
    // sun-side railing
    let rail = '';
    for (const y of [0.35, 0.7]) rail += beamD(pr, [PX1, DECK + y, z], [PX1, DECK + y, near], 0.06);
    for (let t = 0; t < 1; t += 0.25) {
      const zz = z + (near - z) * t;
      rail += beamD(pr, [PX1, DECK, zz], [PX1, DECK + 1.1, zz], 0.09);
    }
    s +=
      fill(rail, c('#3A4660')) +
      fill(beamD(pr, [PX1, DECK + 1.1, z], [PX1, DECK + 1.1, near], 0.14), c('#5C5870')) +
      fill(beamD(pr, [PX1, DECK + 1.17, z], [PX1, DECK + 1.17, near], 0.04), c('#FFDDB0'));
    // lamp on every other bent, arm over the deck
    if (i % 2 === 0) {
      s += fill(
        beamD(pr, [PX1 - 0.2, DECK, z], [PX1 - 0.2, DECK + 4.6, z], 0.12) +
          beamD(pr, [PX1 - 0.2, DECK + 4.6, z], [PX1 - 1.5, DECK + 4.9, z], 0.1),
        c('#2A3852'),
      );
      const p = pr([PX1 - 1.55, DECK + 4.8, z]);
      s += circ(p[0], p[1], Math.max(1, (0.2 * pr.f) / p[2]), '#FFF1C8');
    }
  }
  return s;
}
// Angler leaning on the rail, rod out over the water; only what shows above the rail is drawn.
function angler(z: number, lift: number): string {
  const [x, y, depth] = cam([PX1 - 0.3, DECK, z]),
    k = (cam.f / depth) * 1.15,
    c = pierHaze('#1B2740', z),
    P = (p: readonly XY[]) => p.map(([a, b]): XY => [x + a * k, y - b * k]);
  return (
    fill(
      smooth(P(tuples(2, '-0.3,0.5 -0.34,1.1 -0.24,1.5 -0.02,1.62 0.2,1.52 0.28,1.2 0.24,0.5')), true, 0.5),
      c,
    ) +
    fill(smooth(P(tuples(2, '0.1,1.5 0.5,1.22 0.7,1.24 0.72,1.12 0.4,1.06 0.08,1.26')), true, 0.5), c) +
    circ(x + 0.04 * k, y - 1.8 * k, 0.17 * k, c) +
    fill(smooth(P(tuples(2, '-0.16,1.86 0.02,2.02 0.2,1.94 0.38,1.86 0.1,1.84')), true, 0.5), c) +
    stroke(smooth(P(tuples(2, '0.28,1.5 0.3,1.2 0.26,0.8'))), pierHaze('#F3B389', z), n(0.05 * k)) +
    stroke(
      smooth(
        P([
          [0.62, 1.16],
          [1.6, 2.1 + lift],
          [2.7, 2.7 + lift],
        ]),
      ),
      c,
      n(Math.max(0.7, 0.05 * k)),
    ) +
    stroke(
      smooth(
        P([
          [2.7, 2.7 + lift],
          [2.9, 0],
          [2.95, -6],
        ]),
      ),
      '#F3D9BC',
      0.5,
      { opacity: 0.55 },
    )
  );
}
// Scour ring and contact shade where a pile enters the sand or the shallows.
function pileFeet(A: Sheet) {
  for (const z of [48, 40, 32])
    for (const x of [PX0 + 0.5, PX1 - 0.5]) {
      const [px, py, d] = cam([x, -0.26, z]),
        k = cam.f / d;
      A.add(
        `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(k * 0.55)}" ry="${n(k * 0.1)}" fill="#FFF9EC" opacity=".6"/>`,
      );
    }
  for (const z of [24, 16, 8, 0])
    for (const x of [PX0 + 0.5, PX1 - 0.5]) {
      const [px, py, d] = cam([x, -0.3, z]),
        k = cam.f / d;
      A.add(
        `<ellipse cx="${n(px + k * 0.1)}" cy="${n(py - k * 0.06)}" rx="${n(k * 0.72)}" ry="${n(k * 0.13)}" fill="#3A3550" opacity=".55"/>`,
        `<path d="M${n(px - k * 0.7)} ${n(py)}Q${n(px)} ${n(py + k * 0.22)} ${n(px + k * 0.75)} ${n(py - k * 0.02)}" fill="none" stroke="#FFE3BC" stroke-width="${n(k * 0.035)}" opacity=".75"/>`,
      );
    }
}

// ---------- life ----------
// Longboarder walking down to the water; origin between the feet.
function surfer(A: Sheet, x: number, y: number, k: number) {
  const P = (p: readonly XY[]) => p.map(([a, b]): XY => [x + a * k, y + b * k]),
    limb = (p: readonly XY[]) => fill(smooth(P(p), true, 0.6), '#17233A');
  let s = '';
  A.add(
    multiply(
      fill(
        smooth(
          P(tuples(2, '-9,1 -2,2 6,18 8,2 13,1 17,24 26,46 34,66 40,76 40,84 33,85 28,78 20,64 12,44 4,24')),
          true,
          0.5,
        ) + lens(x + 27 * k, y + 52 * k, 104 * k, 5.5 * k),
        '#8E7C92',
        { opacity: 0.85 },
      ),
    ),
  );
  s +=
    limb(tuples(2, '-1,-28 5,-28 7,-15 9,-2 15,0 14,2 6,2 2,-13')) +
    limb(tuples(2, '-5,-28 2,-27 0,-14 -6,-3 -2,0 -3,2 -12,1 -6,-14'));
  s +=
    fill(smooth(P(tuples(2, '-6,-49 0,-51 6,-49 6.5,-38 5.5,-26 -5,-26 -5.5,-38')), true, 0.6), '#1D2D48') +
    fill(dpoly(P(tuples(2, '-1.6,-50 2,-50 2,-54 -1.6,-54'))), '#7A4A44') +
    circ(...nth(P([[0.6, -57]]), 0), 4.3 * k, '#8A5648') +
    fill(
      smooth(
        P(tuples(2, '-4,-55 -4.6,-60 0,-62.6 4.6,-60.6 3.4,-58.6 -0.6,-58 -2,-53 -6,-47 -7,-50')),
        true,
        0.6,
      ),
      '#3A2430',
    );
  s +=
    `<g transform="rotate(-7 ${n(x)} ${n(y - 36 * k)})">` +
    fill(
      `M${n(x - 50 * k)} ${n(y - 35 * k)}Q${n(x - 20 * k)} ${n(y - 44 * k)} ${n(x + 20 * k)} ${n(y - 42 * k)}Q${n(x + 46 * k)} ${n(y - 40 * k)} ${n(x + 52 * k)} ${n(y - 35 * k)}Q${n(x + 44 * k)} ${n(y - 31 * k)} ${n(x + 18 * k)} ${n(y - 31.5 * k)}Q${n(x - 22 * k)} ${n(y - 30 * k)} ${n(x - 50 * k)} ${n(y - 35 * k)}Z`,
      A.lin('0 #FFF4DC, 1 #E9BE92'),
    ) +
    stroke(
      `M${n(x - 48 * k)} ${n(y - 35 * k)}Q${n(x)} ${n(y - 37.5 * k)} ${n(x + 50 * k)} ${n(y - 35.4 * k)}`,
      '#C65F4E',
      n(1.3 * k),
    ) +
    stroke(
      `M${n(x + 30 * k)} ${n(y - 41.4 * k)}L${n(x + 28 * k)} ${n(y - 31.6 * k)}`,
      '#2F7F88',
      n(2.4 * k),
    ) +
    '</g>';
  s +=
    fill(smooth(P(tuples(2, '3,-48 8,-45 10.4,-37 7,-31 3.4,-32 6,-36.6 3.6,-41')), true, 0.6), '#26395A') +
    circ(...nth(P([[5, -31.6]]), 0), 1.9 * k, '#8A5648') +
    stroke(smooth(P(tuples(2, '6,-49 10,-42 10.6,-36'))), '#F8BE92', n(1.1 * k), { opacity: 0.95 }) +
    stroke(smooth(P(tuples(2, '4.8,-59 5,-56 4,-53'))), '#F8BE92', n(1 * k));
  A.add(s);
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
    rect(0, 0, W, H, A.rad('0 #0B1A2C 0, 0.74 #0B1A2C 0, 1 #0B1A2C 0.28', 400, 300, 540)),
  );

  return A;
}
