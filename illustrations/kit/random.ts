import { nth } from './lists.ts';

/** The bounds of a random number. */
export type Range = readonly [from: number, to: number];

/** Random numbers, the same for the same seed, so that redrawing gives the same picture. */
export interface Rng {
  /** Next number in 0..1, 1 excluded. */
  (): number;
  /** Next number between two bounds. */
  range(from: number, to: number): number;
  /** Next number around 0 with a bell-shaped spread of about 1. */
  gauss(): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

/** The generator mulberry32: small, fast and even enough for drawing. */
export function rng(seed: number): Rng {
  let state = seed >>> 0;
  const next = () => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    range: (from: number, to: number) => from + (to - from) * next(),
    gauss: () => {
      let sum = 0;
      for (let i = 0; i < 6; i++) sum += next();
      return (sum - 3) / Math.SQRT1_2;
    },
    pick: <T>(list: readonly T[]): T => nth(list, Math.floor(next() * list.length)),
  });
}

/** Smooth noise along one axis, -1..1; `wave` is the length of one swell. */
export function smoothNoise(seed: number, wave: number): (x: number) => number {
  const random = rng(seed);
  const values = Array.from({ length: 256 }, () => random() * 2 - 1);
  const valueAt = (k: number) => values[((k % 256) + 256) % 256] ?? 0;
  return (x) => {
    const t = x / wave + 60;
    const i = Math.floor(t);
    const f = t - i;
    const s = f * f * (3 - 2 * f);
    return valueAt(i) * (1 - s) + valueAt(i + 1) * s;
  };
}
