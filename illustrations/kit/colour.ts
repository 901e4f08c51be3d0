const channels = (colour: string): readonly [number, number, number] => {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`not a colour of six hex digits: ${colour}`);
  const at = (i: number) => Number.parseInt(colour.slice(i, i + 2), 16);
  return [at(1), at(3), at(5)];
};

/**
 * The color at share `t` (0..1) between `a` and `b`. Both have six hex digits; anything else
 * throws.
 */
export function mix(a: string, b: string, t: number): string {
  const from = channels(a);
  const to = channels(b);
  const hex = (i: 0 | 1 | 2) =>
    Math.round(from[i] + (to[i] - from[i]) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${hex(0)}${hex(1)}${hex(2)}`;
}

/** Red, green and blue in 0..1 as text for a colour matrix. */
export function unitChannels(colour: string): readonly [string, string, string] {
  const [r, g, b] = channels(colour);
  const unit = (v: number) => (v / 255).toFixed(4);
  return [unit(r), unit(g), unit(b)];
}
