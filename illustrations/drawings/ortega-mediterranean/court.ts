import { cells, flat } from '../../kit/faces.ts';
import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { nth } from '../../kit/lists.ts';
import { dpoly, n, smooth } from '../../kit/path.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { expanse } from '../../kit/sky.ts';
import { fill, g, rect, stroke } from '../../kit/svg.ts';
import { glints } from '../../kit/water.ts';
import { FOCAL, FX, FZ, H, HORIZON, pr, screenShade } from './scene.ts';

// horizontal ring in perspective as a screen ellipse
export const ring = (rad: number, y: number) => {
  const a = pr([FX, y, FZ - rad]),
    b = pr([FX, y, FZ + rad]),
    c = pr([FX, y, FZ]);
  return { cx: c[0], cy: (a[1] + b[1]) / 2, rx: (rad * FOCAL) / FZ, ry: Math.abs(a[1] - b[1]) / 2 };
};
const ell = (o: { cx: number; cy: number; rx: number; ry: number }, f: string, extra = '') =>
  `<ellipse cx="${n(o.cx)}" cy="${n(o.cy)}" rx="${n(o.rx)}" ry="${n(o.ry)}" fill="${f}" ${extra}/>`;
const drum = (r0: number, y0: number, r1: number, y1: number, f: string) => {
  const a = ring(r0, y0),
    b = ring(r1, y1);
  return fill(
    `M${n(a.cx - a.rx)} ${n(a.cy)}A${n(a.rx)} ${n(a.ry)} 0 0 0 ${n(a.cx + a.rx)} ${n(a.cy)}L${n(b.cx + b.rx)} ${n(b.cy)}A${n(b.rx)} ${n(b.ry)} 0 0 1 ${n(b.cx - b.rx)} ${n(b.cy)}Z`,
    f,
  );
};
export function fountain(A: Sheet): string {
  const round = () => A.lin('0 #A98878, 0.35 #D6BC9C, 0.78 #FFF3D8, 1 #EBD3AE', 0, 0, 1, 0);
  let s = ell(ring(2.75, 0), '#D9B48E') + ell(ring(2.5, 0.02), '#B99078');
  s += drum(2.3, 0, 2.3, 0.55, round());
  // blue-and-gold tile band around the basin
  const tiles: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i <= 44; i++) {
    const t = Math.PI * (i / 44);
    const lo = ring(2.31, 0.16),
      hi = ring(2.31, 0.42);
    tiles.push([
      lo.cx - Math.cos(t) * lo.rx,
      lo.cy + Math.sin(t) * lo.ry,
      hi.cx - Math.cos(t) * hi.rx,
      hi.cy + Math.sin(t) * hi.ry,
    ]);
  }
  tiles.slice(0, -1).forEach((a, i) => {
    const b = nth(tiles, i + 1);
    s += fill(
      dpoly([
        [a[0], a[1]],
        [b[0], b[1]],
        [b[2], b[3]],
        [a[2], a[3]],
      ]),
      nth(['#1F6470', '#EDB650', '#3B8E90'], i % 3),
      { opacity: 0.9 },
    );
  });
  const rim = ring(2.45, 0.62),
    water = ring(2.15, 0.6);
  s +=
    drum(2.45, 0.52, 2.45, 0.62, round()) + ell(rim, '#FFF0D2') + ell(water, A.lin('0 #2F7F88, 1 #7FC4BE'));
  s += g(
    fill(
      glints(rng(3), water.cx - water.rx, water.cx + water.rx, water.cy - water.ry, water.cy + water.ry, 46, {
        minL: 8,
        maxL: 30,
        th: 0.8,
      }),
      '#E9FBF0',
      { opacity: 0.7 },
    ),
    {
      'clip-path': A.clip(
        `M${water.cx - water.rx} ${water.cy}a${water.rx} ${water.ry} 0 1 0 ${2 * water.rx} 0a${water.rx} ${water.ry} 0 1 0 ${-2 * water.rx} 0Z`,
      ),
    },
  );
  s +=
    drum(0.5, 0.6, 0.22, 0.95, round()) +
    drum(0.22, 0.95, 0.26, 1.2, round()) +
    drum(0.3, 1.2, 1.15, 1.5, round()) +
    ell(ring(1.15, 1.5), '#FFF0D2') +
    ell(ring(1.03, 1.5), '#4E9A9C');
  s +=
    drum(0.2, 1.5, 0.15, 2.0, round()) +
    drum(0.18, 2.0, 0.6, 2.2, round()) +
    ell(ring(0.6, 2.2), '#FFF0D2') +
    ell(ring(0.5, 2.2), '#4E9A9C') +
    drum(0.12, 2.2, 0.05, 2.6, round());
  // falling water: threads from both bowls and the top jet
  const r = rng(12);
  let fall = '';
  const thread = (rad: number, y0: number, y1: number, count: number, out: number) => {
    for (let i = 0; i < count; i++) {
      const t = (Math.PI * (i + r.range(0.2, 0.8))) / count,
        a = ring(rad, y0),
        b = ring(rad + out, y1),
        x = a.cx - Math.cos(t) * a.rx,
        y = a.cy + Math.sin(t) * a.ry,
        x2 = b.cx - Math.cos(t) * b.rx,
        y2 = b.cy + Math.sin(t) * b.ry;
      fall += `M${n(x)} ${n(y)}Q${n(x2)} ${n(y + 4)} ${n(x2)} ${n(y2)}`;
    }
  };
  thread(1.15, 1.5, 0.62, 26, 0.14);
  thread(0.6, 2.2, 1.5, 14, 0.1);
  const top = pr([FX, 2.6, FZ]);
  for (let i = 0; i < 9; i++) {
    const d = (i - 4) * 3.4;
    fall += `M${n(top[0])} ${n(top[1])}q${n(d * 0.6)} ${n(-15 + Math.abs(d) * 0.5)} ${n(d * 1.25)} ${n(22)}`;
  }
  return s + stroke(fall, '#F4FFF6', 1.1, { opacity: 0.75, 'stroke-linecap': 'round' });
}

// ---------- ground ----------
export function paving(A: Sheet): string {
  let s = expanse(A, HORIZON + 30, H, '0 #E9C79C, 0.35 #DDB088, 1 #A87E70');
  s += cells(pr, flat(-14, 18, 0, 3.2, 21.8), 15, 26, {
    seed: 4,
    tones: '#C9936E 0.2 0.5, #F6DCB2 0.18 0.55, #B87C62 0.08 0.5',
    joint: '#8E6458 0.8 0.55',
  });
  // darker brick frame around the fountain
  for (const [rad, c] of [
    [4.1, '#B0604A'],
    [3.75, '#E6C296'],
  ] as const) {
    const p = Array.from({ length: 49 }, (_, i) =>
      pr([Math.cos((i / 48) * 6.2832) * rad, 0.01, FZ + Math.sin((i / 48) * 6.2832) * rad]),
    );
    s += fill(dpoly(p), c, { opacity: 0.9 });
  }
  return s;
}

export function pot(
  A: Sheet,
  x: number,
  z: number,
  rad: number,
  h: number,
  seed: number,
  cols: readonly string[],
  leaf = 0.12,
  ball = 1,
): string {
  const b = pr([x, 0, z]),
    k = FOCAL / b[2],
    w = rad * k,
    hh = h * k,
    r = rng(seed);
  let s = screenShade(
    smooth(
      [
        [b[0] - w * 4.2, b[1] - hh * 0.05],
        [b[0], b[1] - w * 0.28],
        [b[0] + w * 0.8, b[1]],
        [b[0], b[1] + w * 0.22],
      ],
      true,
    ),
    0.45,
  );
  s +=
    fill(
      `M${n(b[0] - w * 0.62)} ${n(b[1])}C${n(b[0] - w * 1.2)} ${n(b[1] - hh * 0.4)} ${n(b[0] - w)} ${n(b[1] - hh * 0.7)} ${n(b[0] - w * 0.85)} ${n(b[1] - hh)}H${n(b[0] + w * 0.85)}C${n(b[0] + w)} ${n(b[1] - hh * 0.7)} ${n(b[0] + w * 1.2)} ${n(b[1] - hh * 0.4)} ${n(b[0] + w * 0.62)} ${n(b[1])}Z`,
      A.lin('0 #7E4038, 0.45 #B4604A, 0.85 #E9A078, 1 #C9805E', 0, 0, 1, 0),
    ) + rect(b[0] - w, b[1] - hh - w * 0.16, 2 * w, w * 0.22, '#E3966C');
  const by = b[1] - hh - ball * k * 0.8;
  return (
    s +
    stroke(`M${n(b[0])} ${n(b[1] - hh)}V${n(by)}`, '#4A3630', n(0.09 * k)) +
    foliageSvg(
      foliage(r, b[0], by, ball * k * 0.72, ball * k * 0.7, {
        count: Math.round(2.2 * (ball / leaf) ** 2),
        leaf: leaf * k,
        light: [0.6, -0.7],
      }),
      cols,
    )
  );
}
