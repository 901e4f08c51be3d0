import { nth, tuples } from './lists.ts';
import { n } from './path.ts';
import { circ, fill, stroke } from './svg.ts';

/** A beach cruiser on its stand with a basket of flowers, 72 units long with its wheels on `y`. */
export function bicycle(x: number, y: number, k: number): string {
  const P = (a: number, b: number) => `${n(x + a * k)} ${n(y + b * k)}`,
    wheel = (cx: number) =>
      `<circle cx="${n(x + cx * k)}" cy="${n(y - 12 * k)}" r="${n(11.4 * k)}" fill="none" stroke="#2A3040" stroke-width="${n(1.7 * k)}"/><circle cx="${n(x + cx * k)}" cy="${n(y - 12 * k)}" r="${n(9.6 * k)}" fill="none" stroke="#F6E9D2" stroke-width="${n(1.1 * k)}"/>`;
  return (
    `<ellipse cx="${n(x + 22 * k)}" cy="${n(y + 0.6)}" rx="${n(36 * k)}" ry="${n(3 * k)}" fill="#1F4A48" opacity=".4"/>` +
    wheel(-17) +
    wheel(19) +
    stroke(
      `M${P(-17, -12)}L${P(-4, -12)}L${P(10, -29)}M${P(-17, -12)}L${P(-8, -30)}L${P(-4, -12)}M${P(-8, -29)}Q${P(2, -22)} ${P(10, -29)}M${P(19, -12)}L${P(9, -36)}`,
      '#1F7A80',
      n(2.1 * k),
    ) +
    stroke(`M${P(9, -36)}Q${P(6, -40)} ${P(1, -38)}M${P(-8, -30)}V${n(y - 33 * k)}`, '#2A3040', n(1.5 * k)) +
    fill(`M${P(-14, -34)}Q${P(-8, -37)} ${P(-3, -34)}Q${P(-8, -31)} ${P(-14, -34)}Z`, '#7A4A34') +
    fill(`M${P(11, -38)}H${n(x + 23 * k)}L${P(21, -29)}H${n(x + 13 * k)}Z`, '#C9A06C') +
    stroke(`M${P(12, -35)}H${n(x + 22 * k)}M${P(12.6, -32)}H${n(x + 21.5 * k)}`, '#8A6440', 0.8) +
    tuples(2, '13,-40 16,-42 19,-40.5 22,-40')
      .map(([a, b], i) =>
        circ(x + a * k, y + b * k, 2.6 * k, nth(['#D96F78', '#F4AFA2', '#FFF3DC', '#D96F78'], i)),
      )
      .join('')
  );
}
