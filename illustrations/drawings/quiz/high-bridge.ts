import { mix } from '../../kit/colour.ts';
import type { Still } from '../../kit/still.ts';

/**
 * From below, a high bridge that goes out over the river: its deck on girders, and its piers, each
 * two columns under a beam.
 */
export function highBridge(s: Still): void {
  const [cx, far] = [246, 212];
  const at = (x: number, near: number) => cx + x * near;
  const deck = (near: number) => far - 216 * near;
  const [here, there] = [1.15, 0.1];
  s.A.add(
    `<path d="M${at(-292, here)} ${deck(here)}L${at(292, here)} ${deck(here)}L${at(292, there)} ${deck(there)}L${at(-292, there)} ${deck(there)}Z" fill="${s.A.lin('0 #2E3450, 1 #7B6A80')}"/>`,
  );
  for (const x of [-250, -150, -50, 50, 150, 250]) {
    s.flat(
      `${at(x - 16, here)},${deck(here)} ${at(x + 16, here)},${deck(here)} ${at(x + 16, there)},${deck(there)} ${at(x - 16, there)},${deck(there)}`,
      '#4B4A68',
    );
    const edge = x < 0 ? x + 16 : x - 16;
    s.pen(`${at(edge, here)},${deck(here)} ${at(edge, there)},${deck(there)}`, 1.2, '#FFC98A', 0.55);
  }
  for (const side of [-1, 1])
    s.flat(
      `${at(side * 292, here)},${deck(here)} ${at(side * 292, there)},${deck(there)} ${at(side * 292, there)},${deck(there) - 3} ${at(side * 292, here)},${deck(here) - 44}`,
      '#A28A94',
    );
  for (const [near, tone] of [
    [0.16, '#B8A09E'],
    [0.24, '#A8909A'],
    [0.36, '#94808E'],
    [0.54, '#7E708A'],
    [0.82, '#625E80'],
  ] as const) {
    const [foot, top, wide] = [far + 128 * near, deck(near) + 30 * near, 20 * near];
    for (const side of [-1, 1]) {
      const x = at(side * 236, near);
      s.cast(
        `${x - wide},${foot} ${x + wide},${foot} ${x + wide + side * 190 * near},${foot + 120 * near} ${x - wide + side * 190 * near},${foot + 120 * near}`,
        0.5,
      );
      s.box(x - wide, top, wide * 2, foot - top, tone);
      s.pen(`${x - side * wide},${top} ${x - side * wide},${foot}`, 4 * near, '#FFC98A', 0.9);
      s.box(x - wide * 1.5, foot - 10 * near, wide * 3, 12 * near, mix(tone, '#0B1A2C', 0.25));
    }
    s.flat(
      `${at(-300, near)},${deck(near)} ${at(300, near)},${deck(near)} ${at(300, near)},${top - 8 * near} ${at(262, near)},${top + 14 * near} ${at(-262, near)},${top + 14 * near} ${at(-300, near)},${top - 8 * near}`,
      tone,
    );
    s.pen(
      `${at(-262, near)},${top + 14 * near} ${at(262, near)},${top + 14 * near}`,
      3 * near,
      '#FFC98A',
      0.8,
    );
  }
}
