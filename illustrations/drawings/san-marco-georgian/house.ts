import { dpoly, n } from '../../kit/path.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill, rect, stroke } from '../../kit/svg.ts';
import { py, S } from './scene.ts';

// ---------- house ----------
export function brick(A: Sheet, x: number, y: number, w: number, h: number, seed: number): string {
  const q = rng(seed);
  let a = '',
    b = '',
    c = '',
    m = '';
  const bh = 3.5,
    bw = 9.6;
  for (let j = 0, yy = y + h; yy > y; j++, yy -= bh) {
    m += `M${n(x)} ${n(yy)}H${n(x + w)}`;
    for (let xx = x - (j % 2 ? bw / 2 : 0); xx < x + w; xx += bw) {
      const x0 = Math.max(x, xx),
        x1 = Math.min(x + w, xx + bw - 0.7);
      if (x1 <= x0) continue;
      const k = q();
      const d = `M${n(x0)} ${n(yy - bh + 0.6)}H${n(x1)}V${n(yy)}H${n(x0)}Z`;
      if (k < 0.13) a += d;
      else if (k < 0.24) b += d;
      else if (k < 0.31) c += d;
    }
  }
  return (
    rect(x, y, w, h, A.lin('0 #B25B45, 0.5 #C06B50, 1 #B4614A')) +
    fill(a, '#9A4B3B', { opacity: 0.75 }) +
    fill(b, '#D08566', { opacity: 0.8 }) +
    fill(c, '#7E3D36', { opacity: 0.6 }) +
    stroke(m, '#E2B08F', 0.45, { opacity: 0.45 })
  );
}
// side wings (set back)
export const wing = (A: Sheet, x0: number, x1: number) => {
  A.add(
    brick(A, x0, py(3.5), x1 - x0, 3.5 * S, 31),
    rect(x0 - 4, py(3.75), x1 - x0 + 8, 9, '#F7EEDC'),
    rect(x0 - 4, py(3.5) + 0.5, x1 - x0 + 8, 7, '#6A3028', { opacity: 0.35 }),
  );
  for (let x = x0; x < x1; x += 8) A.add(rect(x + 1, py(4.35), 3, 19, '#F3E8D2'));
  A.add(rect(x0 - 2, py(4.42), x1 - x0 + 4, 4, '#FBF3E2'));
};
export const arch = (cx: number, y: number, w: number, h: number) =>
  `M${n(cx - w / 2)} ${n(y + h)}V${n(y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(cx + w / 2)} ${n(y + w / 2)}V${n(y + h)}Z`;
// windows
export function win(
  A: Sheet,
  cx: number,
  y: number,
  w: number,
  h: number,
  lampish: boolean,
  opt: { rows?: readonly [number, number, number, number] } = {},
): string {
  let s = '';
  const sh = w * 0.46;
  // shutters
  for (const d of [-1, 1]) {
    const x = d < 0 ? cx - w / 2 - 4 - sh : cx + w / 2 + 4;
    s +=
      rect(x + 1.5, y + 1.5, sh, h, '#4A1E24', { opacity: 0.35 }) +
      rect(x, y, sh, h, A.lin('0 #1D4650, 1 #173842')) +
      rect(x, y, sh, 1.3, '#4E8088') +
      rect(x + (d < 0 ? 0 : 0), y, 1.2, h, '#47747B');
    let lo = '';
    for (let k = y + 4; k < y + h - 3; k += 2.6) {
      if (Math.abs(k - (y + h * 0.5)) < 3) continue;
      lo += `M${n(x + 2.2)} ${n(k)}h${n(sh - 4.4)}`;
    }
    s += stroke(lo, '#0E2831', 0.9, { opacity: 0.8 });
  }
  s +=
    rect(cx - w / 2 - 4, y - 4, w + 8, h + 6, '#FBF3E2') +
    rect(
      cx - w / 2,
      y,
      w,
      h,
      lampish
        ? A.lin('0 #7FA3A2, 0.35 #C79A62, 0.7 #F5C878, 1 #FBDFA4')
        : A.lin('0 #A5CBC8, 0.35 #517E86, 0.7 #2B525C, 1 #3E5F5C'),
    );
  s +=
    fill(
      dpoly([
        [cx - w / 2, y + h * 0.62],
        [cx - w / 2, y],
        [cx + w * 0.15, y],
      ]),
      '#F8F0DC',
      { opacity: 0.22 },
    ) +
    rect(cx - w / 2, y, w, 3.4, '#10242E', { opacity: 0.55 }) +
    rect(cx - w / 2, y, 2.4, h, '#10242E', { opacity: 0.4 });
  if (lampish)
    s +=
      fill(
        `M${n(cx - w / 2)} ${n(y + 3)}h${n(w * 0.28)}q${n(-w * 0.02)} ${n(h * 0.5)} ${n(-w * 0.28)} ${n(h * 0.62)}Z`,
        '#FFF2D4',
        { opacity: 0.75 },
      ) +
      fill(
        `M${n(cx + w / 2)} ${n(y + 3)}h${n(-w * 0.28)}q${n(w * 0.02)} ${n(h * 0.5)} ${n(w * 0.28)} ${n(h * 0.62)}Z`,
        '#F3DDB4',
        { opacity: 0.75 },
      );
  let m = '';
  for (const f of [1 / 3, 2 / 3]) m += `M${n(cx - w / 2 + w * f)} ${n(y)}V${n(y + h)}`;
  for (const v of opt.rows || [0.25, 0.75]) m += `M${n(cx - w / 2)} ${n(y + h * v)}H${n(cx + w / 2)}`;
  s += stroke(m, '#FBF3E2', 1.15) + rect(cx - w / 2, y + h * 0.5 - 1.3, w, 2.6, '#FBF3E2');
  s +=
    rect(cx - w / 2 - 7, y + h + 1, w + 14, 4.4, '#F7ECD6') +
    rect(cx - w / 2 - 6, y + h + 5.4, w + 12, 2.4, '#5A2630', { opacity: 0.45 });
  // flat-arch lintel
  s +=
    fill(
      dpoly([
        [cx - w / 2 - 5, y - 4.5],
        [cx - w / 2 - 9, y - 17],
        [cx + w / 2 + 9, y - 17],
        [cx + w / 2 + 5, y - 4.5],
      ]),
      '#EFDFC4',
    ) +
    fill(
      dpoly([
        [cx - 4, y - 3.5],
        [cx - 6, y - 20],
        [cx + 6, y - 20],
        [cx + 4, y - 3.5],
      ]),
      '#FFF7E6',
    );
  return s;
}
