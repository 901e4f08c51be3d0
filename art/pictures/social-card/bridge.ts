import { mix } from '../../kit/colour.ts';
import { front, leftSide, wall } from '../../kit/faces.ts';
import { n } from '../../kit/path.ts';
import { beamD, type Projector } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { slant } from '../../kit/slopes.ts';
import { circ, fill } from '../../kit/svg.ts';
import { cam, T1, T2, TOP } from './scene.ts';

// ---------- the blue lift bridge ----------
const ROAD = 11.5;
const DEPTH = 13;
export function bridge(A: Sheet, pr: Projector): string {
  const real = pr === cam,
    tone = real
      ? { back: '#173D66', mid: '#235A92', main: '#3B82BF', edge: '#86BFE4' }
      : { back: '#1B3A5C', mid: '#1F4468', main: '#27527A', edge: '#27527A' };
  let s = '';
  const out = { back: '', web: '', chord: '', edge: '' };
  // one truss panel run; `rise(t)` is the height of the upper chord
  const truss = (
    x0: number,
    x1: number,
    panels: number,
    rise: (t: number) => number,
    z: number,
    near: boolean,
  ) => {
    const at = (i: number) => x0 + ((x1 - x0) * i) / panels;
    for (let i = 0; i < panels; i++) {
      const a = at(i),
        b = at(i + 1),
        ya = ROAD + rise(i / panels),
        yb = ROAD + rise((i + 1) / panels),
        chord =
          beamD(pr, [a, ya, z], [b, yb, z], 1.15) + beamD(pr, [a, ROAD + 0.4, z], [b, ROAD + 0.4, z], 0.9),
        web =
          beamD(pr, [b, ROAD, z], [b, yb, z], 0.65) +
          (i < panels / 2
            ? beamD(pr, [a, ya, z], [b, ROAD, z], 0.6)
            : beamD(pr, [a, ROAD, z], [b, yb, z], 0.6));
      if (near) {
        out.chord += chord;
        out.web += web;
        out.edge += beamD(pr, [a, ya + 0.45, z], [b, yb + 0.45, z], 0.3);
      } else
        out.back +=
          chord +
          web +
          beamD(pr, [a, ya, 0], [a, ya, DEPTH], 0.45) +
          beamD(pr, [a, ya, 0], [b, yb, DEPTH], 0.3);
    }
    out[near ? 'web' : 'back'] += beamD(pr, [x0, ROAD, z], [x0, ROAD + rise(0), z], 0.8);
  };
  const spans = [
    [T2[1], 372, 8, (t: number) => 7 + 15 * (1 - t) ** 1.7],
    [T1[1], T2[0], 10, (t: number) => 9.5 + 6 * Math.sin(Math.PI * t)],
    [84, T1[0], 6, (t: number) => 6 + 16 * t ** 1.7],
  ] as const;
  for (const z of [DEPTH, 0])
    for (const [x0, x1, panels, rise] of spans) truss(x0, x1, panels, rise, z, z === 0);
  const legs = (z: number, near: boolean) => {
    let brace = '',
      post = '',
      edge = '';
    for (const [a, b] of [T2, T1]) {
      for (let i = 0; i < 7; i++) {
        const y0 = ROAD - 1 + ((TOP - ROAD) * i) / 7,
          y1 = ROAD - 1 + ((TOP - ROAD) * (i + 1)) / 7;
        brace +=
          beamD(pr, [a, y0, z], [b, y1, z], 0.55) +
          beamD(pr, [b, y0, z], [a, y1, z], 0.55) +
          beamD(pr, [a, y1, z], [b, y1, z], 0.75);
      }
      for (const x of [a, b]) {
        post += beamD(pr, [x, 2, z], [x, TOP, z], 1.7);
        edge += beamD(pr, [x - 0.6, 4, z], [x - 0.6, TOP, z], 0.35);
      }
    }
    return near
      ? fill(brace, tone.mid) + fill(post, tone.main) + fill(edge, tone.edge, { opacity: 0.85 })
      : fill(brace + post, tone.back);
  };
  s +=
    wall(pr, slant([-420, ROAD, ROAD - 1.8], [760, ROAD - 3, ROAD - 4.8], DEPTH), '#0F2B4A') +
    fill(out.back, tone.back) +
    legs(DEPTH, false);
  // counterweights
  for (const [a, b] of [T2, T1])
    s +=
      wall(pr, leftSide(a + 1, TOP - 17, TOP - 4, 1.5, DEPTH - 1.5), '#2A4E74') +
      wall(pr, front(a + 1, b - 1, TOP - 17, TOP - 4, 1.5), '#15365A');
  s += fill(out.web, tone.mid) + fill(out.chord, tone.main) + fill(out.edge, tone.edge, { opacity: 0.8 });
  // road girder, lit edge, streaks of traffic; all fade into the haze toward the left bank
  const fadeIn = (c: string, o = 1) =>
    A.lin(
      [
        [0, mix(c, '#C98A80', 0.75), o * 0.7],
        [0.34, mix(c, '#8A6A7C', 0.25), o],
        [0.5, c, o],
        [1, c, o],
      ],
      0,
      0,
      1,
      0,
    );
  s +=
    wall(pr, front(-420, 760, ROAD + 0.2, ROAD - 2.2, -1.6), real ? fadeIn('#1B4B7B') : '#15324F') +
    fill(
      beamD(pr, [-420, ROAD + 0.3, -1.6], [760, ROAD + 0.3, -1.6], 0.5),
      real ? fadeIn('#5FA3D3', 0.9) : '#1A3A5C',
    );
  if (real)
    s +=
      fill(beamD(pr, [-420, ROAD + 1.2, -1.2], [760, ROAD + 1.2, -1.2], 0.4), fadeIn('#FFD98F', 0.95)) +
      fill(beamD(pr, [60, ROAD + 1.9, 4], [760, ROAD + 1.9, 4], 0.25), '#F0745A', { opacity: 0.85 });
  s += legs(0, true);
  for (const [a, b] of [T2, T1]) {
    // head frames, sheaves half hidden, beacon, piers
    s +=
      wall(pr, front(a - 2.2, b + 2.2, TOP, TOP + 2.4, -1), tone.main) +
      wall(pr, leftSide(a - 2.2, TOP, TOP + 2.4, -1, DEPTH + 1), real ? '#5B9CCF' : tone.main);
    for (const x of [a + 1.2, b - 1.2]) {
      const c = pr([x, TOP + 2.6, 0]),
        R = (2.9 * pr.f) / c[2];
      s += fill(
        `M${n(c[0] - R)} ${n(c[1])}A${n(R)} ${n(R)} 0 0 ${real ? 1 : 0} ${n(c[0] + R)} ${n(c[1])}Z`,
        tone.mid,
      );
    }
    const beacon = pr([(a + b) / 2, TOP + 8.5, 6]);
    s +=
      fill(beamD(pr, [(a + b) / 2, TOP + 2, 6], [(a + b) / 2, TOP + 9, 6], 0.3), '#16406B') +
      circ(beacon[0], beacon[1], 1.6, '#FF6B57');
    s +=
      wall(pr, leftSide(a - 3, 0, 6, -4, 17), '#8A7F84') + wall(pr, front(a - 3, b + 3, 0, 6, -4), '#4B4E62');
  }
  for (const x of [372, 412, 452, 492, 532, 572, 612]) {
    const y = ROAD - 2.2;
    s +=
      wall(pr, leftSide(x - 2, 0, y, -1, 14), '#8A7F84') + wall(pr, front(x - 2, x + 2, 0, y, -1), '#4B4E62');
  }
  for (let x = -300; x <= 84; x += 48) {
    const y = ROAD - 2.2,
      t = Math.min(0.7, Math.max(0, (84 - x) / 420));
    s += wall(pr, front(x - 2, x + 2, 0, y, -1), mix('#4B4E62', '#B9808A', t));
  }
  // lamps along the rail
  let posts = '',
    globes = '';
  for (let x = -60; x < 600; x += 19) {
    posts += beamD(pr, [x, ROAD, -1.4], [x, ROAD + 8, -1.4], 0.22);
    const p = pr([x, ROAD + 8.2, -1.4]);
    globes += circ(p[0], p[1], Math.max(1, (0.55 * pr.f) / p[2]), '#FFEBBE', { opacity: x < 84 ? 0.75 : 1 });
  }
  return s + fill(posts, '#143657', { opacity: 0.8 }) + globes;
}
