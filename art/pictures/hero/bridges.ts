import { front, leftSide, wall } from '../../kit/faces.ts';
import { nth } from '../../kit/lists.ts';
import { dpoly, n, type Pt3, type XY } from '../../kit/path.ts';
import { beamD, face, type Projector } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { slant } from '../../kit/slopes.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { cam } from './scene.ts';

// ---------- bridges ----------
export function acosta(pr: Projector): string {
  let s = '';
  const Z = 330;
  const deck = (x: number) => 9 + 16 * Math.max(0, 1 - ((x - 250) / 330) ** 2);
  const top: Pt3[] = [],
    bot: Pt3[] = [];
  for (let x = -60; x <= 560; x += 10) {
    top.push(pr([x, deck(x) + 1.4, Z]));
    const ph = ((x + 60) % 155) / 155;
    const dp = 1.6 + 3.2 * (Math.abs(ph - 0.5) * 2) ** 2;
    bot.unshift(pr([x, deck(x) - dp, Z]));
  }
  s += fill(dpoly(top.concat(bot)), '#4A4562');
  for (const x of [-60, 95, 250, 405]) {
    s += fill(
      face(pr, [
        [x - 3, 0, Z],
        [x + 3, 0, Z],
        [x + 6, deck(x) - 4, Z],
        [x - 6, deck(x) - 4, Z],
      ]),
      '#453F5C',
    );
  }
  return s;
}
export function mainSt(A: Sheet, pr: Projector): string {
  const R0 = pr !== cam;
  const dk = R0 ? '#1B3A5C' : '#173D66',
    md = R0 ? '#1F4468' : '#235A92',
    lt = R0 ? '#27527A' : '#3B82BF',
    hi = R0 ? '#27527A' : '#86BFE4';
  let back = '';
  const DZ = [0, 13] as const;
  const Y = 11.5;
  const T1 = [148, 160] as const,
    T2 = [262, 274] as const;
  const TH = 66;
  const truss = (x0: number, x1: number, nP: number, topf: (t: number) => number, z: number) => {
    let chord = '',
      web = '',
      hiL = '';
    const xs = [...Array(nP + 1)].map((_, i) => x0 + ((x1 - x0) * i) / nP);
    for (let i = 0; i < nP; i++) {
      const a = nth(xs, i),
        b = nth(xs, i + 1);
      const ya = Y + topf(i / nP),
        yb = Y + topf((i + 1) / nP);
      chord += beamD(pr, [a, ya, z], [b, yb, z], 1.15) + beamD(pr, [a, Y + 0.4, z], [b, Y + 0.4, z], 0.9);
      hiL += beamD(pr, [a, ya + 0.45, z], [b, yb + 0.45, z], 0.28);
      web += beamD(pr, [b, Y, z], [b, yb, z], 0.65);
      web += i < nP / 2 ? beamD(pr, [a, ya, z], [b, Y, z], 0.6) : beamD(pr, [a, Y, z], [b, yb, z], 0.6);
    }
    web += beamD(pr, [x0, Y, z], [x0, Y + topf(0), z], 0.8);
    return { chord, web, hiL };
  };
  const flankL = (t: number) => 7 + 15 * t ** 1.7,
    flankR = (t: number) => 7 + 15 * (1 - t) ** 1.7,
    lift = (t: number) => 9.5 + 6 * Math.sin(Math.PI * t);
  const spans = [
    [T2[1], 372, 8, flankR],
    [T1[1], T2[0], 10, lift],
    [50, T1[0], 8, flankL],
  ] as const;
  const lateral = (x0: number, x1: number, nP: number, topf: (t: number) => number) => {
    let d = '';
    for (let i = 0; i <= nP; i++) {
      const x = x0 + ((x1 - x0) * i) / nP,
        y = Y + topf(i / nP);
      d += beamD(pr, [x, y, DZ[0]], [x, y, DZ[1]], 0.45);
      if (i < nP) {
        const x2 = x0 + ((x1 - x0) * (i + 1)) / nP,
          y2 = Y + topf((i + 1) / nP);
        d += beamD(pr, [x, y, DZ[0]], [x2, y2, DZ[1]], 0.3) + beamD(pr, [x, y, DZ[1]], [x2, y2, DZ[0]], 0.3);
      }
    }
    return d;
  };
  for (const [a, b, k, f] of spans) {
    const t = truss(a, b, k, f, DZ[1]);
    back += t.chord + t.web + lateral(a, b, k, f);
  }
  // towers
  const tw = ([a, b]: XY, z: number, out: { m: string; c: string; h: string }) => {
    const N = 7;
    for (let i = 0; i < N; i++) {
      const y0 = Y - 1 + ((TH - Y) * i) / N,
        y1 = Y - 1 + ((TH - Y) * (i + 1)) / N;
      out.m +=
        beamD(pr, [a, y0, z], [b, y1, z], 0.55) +
        beamD(pr, [b, y0, z], [a, y1, z], 0.55) +
        beamD(pr, [a, y1, z], [b, y1, z], 0.75);
    }
    out.c += beamD(pr, [a, 2, z], [a, TH, z], 1.7) + beamD(pr, [b, 2, z], [b, TH, z], 1.7);
    out.h +=
      beamD(pr, [a - 0.6, 4, z], [a - 0.6, TH, z], 0.35) + beamD(pr, [b - 0.6, 4, z], [b - 0.6, TH, z], 0.35);
  };
  const bo = { m: '', c: '', h: '' },
    fo = { m: '', c: '', h: '' };
  for (const T of [T2, T1]) {
    tw(T, DZ[1], bo);
  }
  let s = '';
  // deck underside + approaches
  s += wall(pr, slant([-40, Y, Y - 1.8], [660, Y - 3, Y - 4.8], DZ[1]), '#0F2B4A');
  s += fill(back, dk) + fill(bo.m + bo.c, dk);
  // counterweights
  for (const T of [T2, T1]) {
    const [a, b] = T;
    const q = front(a + 1, b - 1, TH - 17, TH - 4, DZ[0] + 1.5);
    s +=
      wall(pr, leftSide(a + 1, TH - 17, TH - 4, DZ[0] + 1.5, DZ[1] - 1.5), '#2A4E74') +
      fill(face(pr, q), '#15365A');
    // side (south) face portal bracing
    let pb = '';
    for (let i = 2; i < 7; i++) {
      const y0 = Y - 1 + ((TH - Y) * i) / 7,
        y1 = Y - 1 + ((TH - Y) * (i + 1)) / 7;
      pb +=
        beamD(pr, [a, y0, DZ[0]], [a, y1, DZ[1]], 0.5) +
        beamD(pr, [a, y1, DZ[0]], [a, y0, DZ[1]], 0.5) +
        beamD(pr, [a, y1, DZ[0]], [a, y1, DZ[1]], 0.7);
    }
    s += fill(pb, '#1D4E80');
  }
  for (const [a, b, k, f] of spans) {
    const t = truss(a, b, k, f, DZ[0]);
    s += fill(t.web, md) + fill(t.chord, lt) + fill(t.hiL, hi, { opacity: 0.8 });
  }
  // deck girder near side
  s +=
    wall(
      pr,
      front(-40, 660, Y + 0.2, Y - 2.2, DZ[0] - 1.6),
      R0 ? '#15324F' : A.lin('0 #1B4B7B, 0.55 #1A4570, 1 #27496E', 0, 0, 1, 0),
    ) +
    fill(
      beamD(pr, [-40, Y + 0.3, DZ[0] - 1.6], [660, Y + 0.3, DZ[0] - 1.6], 0.5),
      R0 ? '#1A3A5C' : '#5FA3D3',
    );
  // traffic light trails just above deck rail
  s +=
    fill(beamD(pr, [-40, Y + 1.2, DZ[0] - 1.2], [650, Y + 1.2, DZ[0] - 1.2], 0.35), '#FFD98F', {
      opacity: 0.95,
    }) +
    fill(beamD(pr, [-40, Y + 1.9, DZ[0] + 4], [650, Y + 1.9, DZ[0] + 4], 0.25), '#F0745A', { opacity: 0.9 });
  for (const T of [T2, T1]) {
    tw(T, DZ[0], fo);
  }
  s += fill(fo.m, md) + fill(fo.c, lt) + fill(fo.h, hi, { opacity: 0.85 });
  for (const T of [T2, T1]) {
    const [a, b] = T;
    s +=
      wall(pr, front(a - 2.2, b + 2.2, TH, TH + 2.4, DZ[0] - 1), lt) +
      wall(pr, leftSide(a - 2.2, TH, TH + 2.4, DZ[0] - 1, DZ[1] + 1), '#5B9CCF');
    // sheaves: wheels half hidden in their housings
    for (const x of [a + 1.2, b - 1.2]) {
      const c = pr([x, TH + 2.6, DZ[0]]);
      const k = pr.f / c[2];
      const R = 2.9 * k,
        sg = R0 ? -1 : 1;
      s +=
        fill(`M${n(c[0] - R)} ${n(c[1])}A${n(R)} ${n(R)} 0 0 ${R0 ? 0 : 1} ${n(c[0] + R)} ${n(c[1])}Z`, md) +
        stroke(
          `M${n(c[0] - R)} ${n(c[1])}A${n(R)} ${n(R)} 0 0 ${R0 ? 0 : 1} ${n(c[0] + R)} ${n(c[1])}`,
          lt,
          n(0.55 * k),
        );
      let sk = '';
      for (let i = 1; i < 6; i++) {
        const q = (Math.PI * i) / 6;
        sk += `M${n(c[0])} ${n(c[1])}L${n(c[0] - Math.cos(q) * R * 0.86)} ${n(c[1] - sg * Math.sin(q) * R * 0.86)}`;
      }
      s += stroke(sk, dk, n(Math.max(0.5, 0.22 * k)));
    }
    const tip = pr([(a + b) / 2, TH + 8.5, 6]);
    s +=
      fill(beamD(pr, [(a + b) / 2, TH + 2, 6], [(a + b) / 2, TH + 9, 6], 0.3), '#16406B') +
      circ(tip[0], tip[1], 1.8, '#FF6B57');
    // cables
    s += fill(
      beamD(pr, [T === T1 ? b + 1 : a - 1, TH + 2, DZ[0]], [T === T1 ? b + 1 : a - 1, Y + 10, DZ[0]], 0.22),
      '#3B6C99',
    );
  }
  // machinery house on lift span
  // piers
  const pierBox = (x0: number, x1: number, y: number, z0: number, z1: number) =>
    wall(pr, leftSide(x0, 0, y, z0, z1), '#8A7F84') + wall(pr, front(x0, x1, 0, y, z0), '#4B4E62');
  s += pierBox(T2[0] - 3, T2[1] + 3, 6, -4, 17) + pierBox(T1[0] - 3, T1[1] + 3, 6, -4, 17);
  for (const x of [50, 372, 410, 448, 486, 524, 562, 600]) s += pierBox(x - 2, x + 2, Y - 2.2, -1, 14);
  for (const x of [-30, 10]) s += pierBox(x - 2, x + 2, Y - 2.2, -1, 14);
  // lamp posts
  let lp = '',
    lb = '';
  for (let x = -30; x < 545; x += 19) {
    lp += beamD(pr, [x, Y, DZ[0] - 1.4], [x, Y + 8, DZ[0] - 1.4], 0.22);
    const p = pr([x, Y + 8.2, DZ[0] - 1.4]);
    const k = pr.f / p[2];
    lb += circ(p[0], p[1], Math.max(1, 0.55 * k), '#FFEBBE');
  }
  s += fill(lp, '#143657') + lb;
  return s;
}
