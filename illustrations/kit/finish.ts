import { rng } from './random.ts';

/**
 * Film grain over raw RGB bytes, in place: strongest in the mid tones, so that flat areas read as
 * printed paper.
 */
export function addGrain(rgb: Uint8Array, amount: number): void {
  const r = rng(99);
  for (let i = 0; i + 2 < rgb.length; i += 3) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(i, i + 3);
    const light = (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
    const noise = (r() + r() + r() - 1.5) * amount * 2 * (0.55 + 0.54 * (1 - Math.abs(light - 0.5) * 2));
    const shifted = (value: number) => Math.max(0, Math.min(255, value + noise));
    rgb[i] = shifted(red);
    rgb[i + 1] = shifted(green);
    rgb[i + 2] = shifted(blue);
  }
}
