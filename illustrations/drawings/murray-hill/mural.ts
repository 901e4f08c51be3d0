import { tuples } from '../../kit/lists.ts';
import { dpoly, n, smooth, type XY, xy } from '../../kit/path.ts';
import { perMetre, plane } from '../../kit/plane.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, g, stroke } from '../../kit/svg.ts';
import { CORNER, c, cam, DEEP, s0 } from './scene.ts';

const side = plane(cam, [CORNER[0] - s0 * DEEP, 0, CORNER[2] + c * DEEP], [s0, -c], [-c, -s0]);

// ---------- mural: egret, sun, river waves and palmetto, no words ----------
export function muralWall(A: Sheet): string {
  const h = 6.2,
    Q = (u: number, v: number) => xy(side.pt(u, v)),
    S = (a: readonly XY[], closed = true, t = 0.55) =>
      smooth(
        a.map((q) => Q(...q)),
        closed,
        t,
      ),
    U = side;
  let s = fill(U.quad(0, 0, DEEP, h), A.lin('0 #F9D6A0, 1 #E3A67C', 0, 0, 1, 0));
  const art = U.quad(0.7, 0.8, DEEP - 0.7, h - 0.75);
  const sun = (r: number) =>
    S(
      [...Array(24)].map((_, i) => [
        4.1 + Math.cos((i / 24) * 6.283) * r,
        3.5 + Math.sin((i / 24) * 6.283) * r,
      ]),
      true,
      1,
    );
  let m = fill(art, A.lin('0 #1F6470, 0.6 #3B8E90, 1 #8FC0AE'));
  m += fill(sun(1.75), '#F2866A') + fill(sun(1.3), '#FBC07E');
  for (const [v, col, ph] of [
    [2.6, '#F8C79C', 0],
    [2.15, '#2C7C86', 1.2],
    [1.75, '#FCEBCB', 2.2],
    [1.4, '#1F6470', 0.6],
    [1.1, '#E0745A', 2.9],
  ] as const) {
    const a: XY[] = [];
    for (let u = 0.5; u <= DEEP - 0.4; u += 0.35) a.push([u, v + Math.sin(u * 1.5 + ph) * 0.17]);
    m += fill(
      S(a, false) +
        'L' +
        Q(DEEP - 0.4, 0.6)
          .map(n)
          .join(' ') +
        'L' +
        Q(0.5, 0.6).map(n).join(' ') +
        'Z',
      col,
    );
  }
  // palmetto fans on the left of the wall
  for (const [u, v, R, col] of [
    [1.7, 2.2, 1.7, '#12343A'],
    [2.6, 1.6, 1.3, '#2C6A5E'],
  ] as const)
    for (let i = 0; i < 11; i++) {
      const a = 0.25 + (i / 10) * 2.65;
      m += fill(
        S(
          [
            [u, v],
            [u + Math.cos(a - 0.09) * R * 0.7, v + Math.sin(a - 0.09) * R * 0.7],
            [u + Math.cos(a) * R, v + Math.sin(a) * R],
            [u + Math.cos(a + 0.09) * R * 0.7, v + Math.sin(a + 0.09) * R * 0.7],
          ],
          true,
          0.4,
        ),
        col,
      );
    }
  // egret
  m += fill(
    S(tuples(2, '6.6,1.0 6.7,1.0 7.3,2.5 7.1,2.5'), true, 0.1) +
      S(tuples(2, '8.0,1.0 8.1,1.0 7.8,2.5 7.6,2.5'), true, 0.1),
    '#16304E',
  );
  m +=
    fill(
      S(
        tuples(
          2,
          '5.3,2.5 6.2,2.3 7.6,2.2 8.5,2.6 8.8,3.3 8.4,3.9 7.9,4.3 7.9,4.75 8.4,5.05 8.9,5.1 8.8,5.3 8.2,5.4 7.5,5.1 7.3,4.5 7.6,3.9 7.3,3.6 6.6,3.3',
        ),
        true,
        0.6,
      ),
      '#FFF8E8',
    ) +
    fill(S(tuples(2, '5.2,2.4 6.2,2.75 7.4,3.2 8.1,3.1 7.6,2.6 6.4,2.4'), true, 0.6), '#A9C8C8') +
    fill(S(tuples(2, '8.7,5.32 10,5.0 8.75,5.1'), true, 0.1), '#EDB650') +
    circ(...Q(8.55, 5.24), 1.6, '#16304E');
  m += stroke(
    S(tuples(2, '5.5,2.55 6.4,2.85 7.5,3.3'), false) + S(tuples(2, '5.9,2.45 6.8,2.65 7.9,3.0'), false),
    '#5E8A92',
    1.2,
  );
  // azalea blossoms on the right
  for (const [u, v, R, col] of [
    [9.9, 1.75, 0.5, '#D9586E'],
    [11.5, 1.9, 0.62, '#F28C9A'],
    [10.4, 2.75, 0.6, '#F8C0B4'],
    [11.7, 3.3, 0.46, '#F28C9A'],
    [10.5, 3.85, 0.36, '#F8C0B4'],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * 6.283 + 0.3;
      m += fill(
        S(
          [...Array(8)].map((_, j) => [
            u + (Math.cos(a) * R * 0.55 + Math.cos((j / 8) * 6.283) * R * 0.48) * 1.8,
            v + Math.sin(a) * R * 0.55 + Math.sin((j / 8) * 6.283) * R * 0.48,
          ]),
          true,
          1,
        ),
        col,
      );
    }
    m += circ(...Q(u, v), R * 5, '#FFE3A6');
  }
  s += g(m, { 'clip-path': A.clip(art) }) + stroke(art, '#FCEBCB', 1.6);
  let joints = '';
  for (let v = 0.5; v < h; v += 0.42) joints += U.line([0, v, 0.01], [DEEP, v, 0.01], 0.02);
  s += fill(joints, '#5A3A4A', { opacity: 0.16 });
  s +=
    fill(U.quad(0, 0, DEEP, 0.8), A.lin('0 #C98A6A, 1 #A9705E', 0, 0, 1, 0)) +
    U.box(0, h - 0.3, DEEP, h, 0, 0.18, { front: '#FFE9C4', side: '#E3B88C', under: '#8A5A52' });
  // gooseneck lamps over the art, palm shadow raking across
  for (const u of [3, 6.5, 10])
    s +=
      fill(U.line([u, h - 0.35, 0], [u, h - 0.1, 0.7], 0.05), '#3A2E42') +
      (() => {
        const p = U.pt(u, h - 0.3, 0.75),
          k = perMetre(U, u, h);
        return fill(
          dpoly([
            [p[0] - 0.26 * k, p[1] + 0.12 * k],
            [p[0] - 0.07 * k, p[1] - 0.12 * k],
            [p[0] + 0.07 * k, p[1] - 0.12 * k],
            [p[0] + 0.26 * k, p[1] + 0.12 * k],
          ]),
          '#2F5F60',
        );
      })();
  return (
    s +
    fill(U.quad(0, 0, DEEP, h), A.lin('0 #FFD48A 0.45, 0.7 #FFD48A 0.12, 1 #FFD48A 0', 0, 0, 1, 0), {
      style: 'mix-blend-mode:soft-light',
    })
  );
}
