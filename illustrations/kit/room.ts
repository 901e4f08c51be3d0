/**
 * Rooms in one-point perspective: what stands in them is made of blocks whose visible faces are
 * painted, soft ones with round edges. Metres: X right, Y up, Z away from the eye, which stands
 * at Z = 0.
 */

import { mix } from './colour.ts';
import { columns, flat, front, leftSide, rightSide, rows, wall } from './faces.ts';
import { foliageSvg } from './foliage.ts';
import { append, nth } from './lists.ts';
import { dpoly, n, type Pt, type Pt3, type Quad, smooth, type XY } from './path.ts';
import { beamD, camera, face, onQuad, type Projector, subQuad } from './projector.ts';
import { rng } from './random.ts';
import type { Ramp, Sheet } from './sheet.ts';
import { circ, fill, g, stroke } from './svg.ts';

const SHADE = '#4A4466';

interface RoomSize {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly height: number;
  /** Where the eye stands across the room, and how high. */
  readonly eye: XY;
  readonly f?: number;
  readonly cx?: number;
  readonly cy?: number;
  /** The side that the light comes from: -1 left, 0 the back, 1 right. */
  readonly light: -1 | 0 | 1;
}

export interface Room extends RoomSize {
  readonly A: Sheet;
  readonly pr: Projector;
}

/** A room on a sheet of 800 by 600. */
export function roomOn(A: Sheet, size: RoomSize): Room {
  const { eye, f = 640, cx = 400, cy = 300 } = size;
  return { ...size, A, pr: camera({ eye: [eye[0], eye[1], 0], f, cx, cy }) };
}

type Side = 'back' | 'left' | 'right';

/**
 * A part of a wall: from `a` to `b` along it (X of the back wall, Z of the others), between two
 * heights.
 */
export function onWall(room: Room, side: Side, a: number, b: number, y0: number, y1: number): Quad {
  if (side === 'back') return front(a, b, y0, y1, room.back);
  if (side === 'left') return rightSide(room.left, y0, y1, a, b);
  return leftSide(room.right, y0, y1, a, b);
}

const NEAR = 1.1;

/** Walls, ceiling and floor, in the colours of the hour. */
export function shell(
  room: Room,
  paint: { back: Ramp; left: Ramp; right: Ramp; ceiling: Ramp; floor: Ramp },
): void {
  const { A, pr, left, right, back, height } = room;
  const side = (ramp: Ramp, turn: 1 | -1) => A.lin(ramp, turn > 0 ? 0 : 1, 0, turn > 0 ? 1 : 0, 0);
  A.add(
    wall(pr, flat(left, right, 0, NEAR, back), A.lin(paint.floor)),
    wall(pr, flat(left, right, height, NEAR, back), A.lin(paint.ceiling)),
    wall(pr, onWall(room, 'left', NEAR, back, 0, height), side(paint.left, 1)),
    wall(pr, onWall(room, 'right', NEAR, back, 0, height), side(paint.right, -1)),
    wall(pr, onWall(room, 'back', left, right, 0, height), A.lin(paint.back)),
  );
}

/** Skirting along all three walls, and a crown under the ceiling if `crown` has a colour. */
export function mouldings(room: Room, colour: string, crown?: string): void {
  const { A, pr, left, right, back, height } = room;
  const band = (y0: number, y1: number, paint: string) => {
    A.add(
      wall(pr, onWall(room, 'left', NEAR, back, y0, y1), mix(paint, SHADE, room.light < 0 ? 0.16 : 0)),
      wall(pr, onWall(room, 'right', NEAR, back, y0, y1), mix(paint, SHADE, room.light > 0 ? 0.16 : 0)),
      wall(pr, onWall(room, 'back', left, right, y0, y1), mix(paint, SHADE, 0.05)),
    );
  };
  band(0, 0.16, colour);
  if (crown) band(height - 0.14, height, crown);
}

/** The floor's boards, away from the eye, or laid across; some of another tone. */
export function boardsOf(room: Room, colour: string, { step = 0.16, seed = 5, across = false } = {}): void {
  const { A, pr, left, right, back } = room;
  const r = rng(seed);
  let [seams, dark, pale] = ['', '', ''];
  const [from, to] = across ? [NEAR, back] : [left, right];
  for (let a = from; a < to; a += step) {
    const b = Math.min(to, a + step);
    const strip = (u: number, v: number) =>
      across
        ? flat(left + (right - left) * u, left + (right - left) * v, 0, a, b)
        : flat(a, b, 0, NEAR + (back - NEAR) * u, NEAR + (back - NEAR) * v);
    seams += across
      ? beamD(pr, [left, 0, a], [right, 0, a], 0.008)
      : beamD(pr, [a, 0, NEAR], [a, 0, back], 0.008);
    for (let u = r() * 0.3; u < 1; ) {
      const v = Math.min(1, u + r.range(0.15, 0.4));
      const k = r();
      if (k < 0.24) dark += face(pr, strip(u, v));
      else if (k > 0.8) pale += face(pr, strip(u, v));
      u = v;
    }
  }
  A.add(
    fill(dark, mix(colour, SHADE, 0.5), { opacity: 0.2 }),
    fill(pale, mix(colour, '#FFF6E0', 0.6), { opacity: 0.24 }),
    fill(seams, mix(colour, SHADE, 0.6), { opacity: 0.5 }),
  );
}

/** Tiles on the floor, every second one in `other`. */
export function tilesOf(room: Room, step: number, other: string, joint: string, opacity = 0.6): void {
  const { A, pr, left, right, back } = room;
  let [odd, lines] = ['', ''];
  let i = 0;
  for (let x = left; x < right; x += step, i++)
    for (let z = NEAR, j = 0; z < back; z += step, j++)
      if ((i + j) % 2) odd += face(pr, flat(x, Math.min(right, x + step), 0, z, Math.min(back, z + step)));
  for (let x = left; x < right; x += step) lines += beamD(pr, [x, 0, NEAR], [x, 0, back], 0.008);
  for (let z = NEAR; z < back; z += step) lines += beamD(pr, [left, 0, z], [right, 0, z], 0.008);
  A.add(fill(odd, other, { opacity }), fill(lines, joint, { opacity: 0.5 }));
}

interface Block {
  /** Pixels by which its edges are rounded. */
  readonly soft?: number;
  readonly top?: string;
}

/** The faces of a block that the eye sees. */
export function block3(
  room: Room,
  [x0, x1]: XY,
  [y0, y1]: XY,
  [z0, z1]: XY,
  colour: string,
  options: Block = {},
): string {
  const { pr, eye, light, A } = room;
  const { soft = 0, top = mix(colour, '#FFF8E8', 0.3) } = options;
  const lit = mix(colour, '#FFF3DA', 0.2);
  const dim = mix(colour, SHADE, 0.34);
  const painted = (q: Quad, paint: string) =>
    wall(pr, q, paint, soft ? { stroke: paint, 'stroke-width': soft, 'stroke-linejoin': 'round' } : {});
  const shaded = (of: string) => A.lin(`0 ${mix(of, '#FFF8E8', 0.08)}, 1 ${mix(of, SHADE, 0.16)}`);
  let s = '';
  if (eye[1] < y0) s += painted(flat(x0, x1, y0, z0, z1), dim);
  if (eye[0] < x0) s += painted(leftSide(x0, y0, y1, z0, z1), shaded(light < 0 ? lit : dim));
  if (eye[0] > x1) s += painted(rightSide(x1, y0, y1, z0, z1), shaded(light > 0 ? lit : dim));
  const ahead = light === 0 ? mix(colour, SHADE, 0.18) : colour;
  s += painted(front(x0, x1, y0, y1, z0), shaded(ahead));
  if (eye[1] > y1) s += painted(flat(x0, x1, y1, z0, z1), top);
  return s;
}

/** The soft shade under a thing that stands on the floor. */
export function floorShade(
  room: Room,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  opacity = 0.34,
): string {
  const reach = 0.16;
  const shift = -room.light * 0.22;
  return fill(
    face(room.pr, flat(x0 - reach + shift, x1 + reach + shift, 0.004, z0 - reach, z1 + reach)),
    SHADE,
    {
      opacity,
      filter: room.A.blur(5),
      style: 'mix-blend-mode:multiply',
    },
  );
}

type Facing = 'near' | 'far' | 'left' | 'right';
type Part = readonly [u: XY, y: XY, d: XY, colour: string, soft: number];

/**
 * Parts in a thing's own measures, `u` across and `d` from its front to its back, set on the
 * floor and turned.
 */
function placed(room: Room, [x, z]: XY, [wide, deep]: XY, facing: Facing, parts: readonly Part[]): string {
  const turned = parts.map(([[u0, u1], y, [d0, d1], colour, soft]) => {
    const at: Record<Facing, readonly [XY, XY]> = {
      near: [
        [x + u0, x + u1],
        [z + d0, z + d1],
      ],
      far: [
        [x + wide - u1, x + wide - u0],
        [z + deep - d1, z + deep - d0],
      ],
      left: [
        [x + d0, x + d1],
        [z + u0, z + u1],
      ],
      right: [
        [x + deep - d1, x + deep - d0],
        [z + u0, z + u1],
      ],
    };
    const [xs, zs] = at[facing];
    return { xs, y, zs, colour, soft };
  });
  // Far things first; of two equally far the one farther from the eye's own line, then the lower
  // one.
  const rank = ({ xs, y, zs }: (typeof turned)[number]) =>
    zs[0] * 10 + Math.abs((xs[0] + xs[1]) / 2 - room.eye[0]) * 3 - y[0] * 4;
  turned.sort((a, b) => rank(b) - rank(a));
  const swapped = facing === 'left' || facing === 'right';
  const [w, d] = swapped ? [deep, wide] : [wide, deep];
  return (
    floorShade(room, x, x + w, z, z + d) +
    turned.map(({ xs, y, zs, colour, soft }) => block3(room, xs, y, zs, colour, { soft })).join('')
  );
}

interface Sofa {
  readonly wide?: number;
  readonly deep?: number;
  readonly seats?: number;
  readonly legs?: string;
  readonly pillows?: readonly string[];
}

/** A sofa or an armchair at its near left corner. */
export function sofa(room: Room, at: XY, facing: Facing, colour: string, options: Sofa = {}): string {
  const { wide = 2.2, deep = 0.92, seats = 3, legs = '#7A5A44', pillows = [] } = options;
  const arm = 0.18;
  const inner = (wide - 2 * arm) / seats;
  const parts: Part[] = [
    [[0.08, 0.15], [0, 0.14], [0.08, 0.15], legs, 0],
    [[wide - 0.15, wide - 0.08], [0, 0.14], [0.08, 0.15], legs, 0],
    [[0.04, wide - 0.04], [0.13, 0.34], [0.04, deep - 0.04], mix(colour, SHADE, 0.14), 2],
    [[0, arm], [0.14, 0.6], [0, deep - 0.1], colour, 5],
    [[wide - arm, wide], [0.14, 0.6], [0, deep - 0.1], colour, 5],
    [[0.04, wide - 0.04], [0.3, 0.76], [deep - 0.2, deep], mix(colour, SHADE, 0.06), 6],
  ];
  for (let i = 0; i < seats; i++) {
    const u = arm + i * inner;
    parts.push(
      [[u + 0.015, u + inner - 0.015], [0.35, 0.46], [0.04, deep - 0.26], mix(colour, '#FFF3DA', 0.08), 5],
      [
        [u + 0.03, u + inner - 0.03],
        [0.48, 0.8],
        [deep - 0.36, deep - 0.22],
        mix(colour, '#FFF3DA', 0.05),
        7,
      ],
    );
  }
  for (const [i, paint] of pillows.entries()) {
    const u = i % 2 ? wide - arm - 0.5 - Math.floor(i / 2) * 0.42 : arm + 0.06 + Math.floor(i / 2) * 0.42;
    parts.push([[u, u + 0.42], [0.48, 0.84], [deep - 0.5, deep - 0.39], paint, 7]);
  }
  return placed(room, at, [wide, deep], facing, parts);
}

/** A chair with a slatted back. */
export function chair(room: Room, at: XY, facing: Facing, wood: string, seat: string): string {
  const leg = (u: number, d: number, h: number): Part => [[u, u + 0.04], [0, h], [d, d + 0.04], wood, 0];
  const slats = [0.08, 0.165, 0.25, 0.335].map(
    (u): Part => [[u, u + 0.03], [0.5, 0.88], [0.41, 0.43], wood, 0],
  );
  return placed(room, at, [0.44, 0.44], facing, [
    leg(0, 0, 0.43),
    leg(0.4, 0, 0.43),
    leg(0, 0.4, 0.92),
    leg(0.4, 0.4, 0.92),
    [[0, 0.44], [0.41, 0.47], [0, 0.44], seat, 2],
    ...slats,
    [[0, 0.44], [0.86, 0.95], [0.4, 0.44], wood, 1],
  ]);
}

/** A table on four legs. */
export function table(room: Room, [x0, x1]: XY, [z0, z1]: XY, h: number, wood: string, top?: string): string {
  const leg = (x: number, z: number) => block3(room, [x, x + 0.06], [0, h - 0.04], [z, z + 0.06], wood);
  return (
    floorShade(room, x0, x1, z0, z1, 0.28) +
    leg(x0 + 0.04, z1 - 0.1) +
    leg(x1 - 0.1, z1 - 0.1) +
    leg(x0 + 0.04, z0 + 0.04) +
    leg(x1 - 0.1, z0 + 0.04) +
    block3(room, [x0, x1], [h - 0.06, h], [z0, z1], wood, top ? { top, soft: 1 } : { soft: 1 })
  );
}

/** A round table on one foot. */
export function roundTable(
  room: Room,
  [x, z]: XY,
  radius: number,
  h: number,
  wood: string,
  top: string,
): string {
  const ring = (y: number, rad: number): Pt[] =>
    Array.from({ length: 40 }, (_, i) => {
      const a = (i / 40) * Math.PI * 2;
      return room.pr([x + Math.cos(a) * rad, y, z + Math.sin(a) * rad]);
    });
  return (
    floorShade(room, x - radius * 0.8, x + radius * 0.8, z - radius * 0.8, z + radius * 0.8, 0.28) +
    fill(dpoly(ring(0.02, radius * 0.45)), mix(wood, SHADE, 0.3)) +
    fill(beamD(room.pr, [x, 0.02, z], [x, h - 0.04, z], 0.1), wood) +
    fill(dpoly(ring(h - 0.05, radius)), mix(wood, SHADE, 0.25)) +
    fill(dpoly(ring(h, radius)), top)
  );
}

/** A bed with its head to the back wall, or to the left or right one. */
export function bed(
  room: Room,
  at: XY,
  facing: Facing,
  cover: string,
  wood: string,
  throwOver: string,
): string {
  return placed(room, at, [1.9, 2.15], facing, [
    [[0, 1.9], [0, 0.3], [0.05, 2.1], wood, 1],
    [[0.03, 1.87], [0.3, 0.52], [0.03, 2.05], '#F6EEDD', 5],
    [[-0.02, 1.92], [0.34, 0.6], [0.1, 1.5], cover, 8],
    [[-0.03, 1.93], [0.35, 0.62], [0.02, 0.62], throwOver, 8],
    [[0.12, 0.9], [0.56, 0.78], [1.56, 1.95], '#FFF8EA', 9],
    [[1, 1.78], [0.56, 0.78], [1.56, 1.95], '#FFF8EA', 9],
    [[-0.06, 1.96], [0, 1.15], [2.09, 2.16], wood, 3],
  ]);
}

/** A rug with a border and stripes across. */
export function rug(
  room: Room,
  [x0, x1]: XY,
  [z0, z1]: XY,
  colour: string,
  border: string,
  stripe?: string,
): string {
  const q = flat(x0, x1, 0.006, z0, z1);
  const inner = subQuad(q, 0.04, 0.05, 0.96, 0.95);
  return (
    wall(room.pr, q, border) +
    wall(room.pr, inner, room.A.lin(`0 ${mix(colour, SHADE, 0.08)}, 1 ${mix(colour, '#FFF3DA', 0.12)}`)) +
    (stripe
      ? stroke(rows(room.pr, inner, 14), stripe, 1, { opacity: 0.55 }) +
        stroke(columns(room.pr, inner, 5), stripe, 0.8, { opacity: 0.3 })
      : '')
  );
}

interface Opening {
  readonly columns?: number;
  readonly rows?: number;
  readonly frame?: string;
  readonly bar?: number;
  readonly trim?: number;
  readonly sill?: boolean;
  readonly arched?: boolean;
  /** Nothing closes it: no light plays on glass. */
  readonly open?: boolean;
}

/** The outline of an opening: square, or with a round head. */
function outlineOf(room: Room, q: Quad, arched: boolean): string {
  if (!arched) return face(room.pr, q);
  const wide = Math.hypot(q[1][0] - q[0][0], q[1][2] - q[0][2]);
  const high = q[3][1] - q[0][1];
  const spring = 1 - wide / 2 / high;
  const head = Array.from({ length: 17 }, (_, i) => {
    const a = Math.PI * (i / 16);
    return room.pr(onQuad(q, 0.5 + Math.cos(a) / 2, spring + Math.sin(a) * (1 - spring)));
  });
  return dpoly([room.pr(q[0]), room.pr(q[1]), ...head]);
}

/**
 * A window or a glass door in a wall: what is outside, clipped to its glass, then frame, bars
 * and sill.
 */
export function opening(room: Room, q: Quad, outside: string, options: Opening = {}): string {
  const { columns: across = 2, rows: up = 3, frame = '#FFF6E4', bar = 0.035, trim = 0.1 } = options;
  const { sill = true, arched = false, open = false } = options;
  const { pr, A } = room;
  const wide = Math.hypot(q[1][0] - q[0][0], q[1][2] - q[0][2]);
  const high = q[3][1] - q[0][1];
  const [u, v] = [trim / wide, trim / high];
  const outer = subQuad(q, -u, sill ? 0 : -v, 1 + u, 1 + v);
  const glass = outlineOf(room, q, arched);
  let bars = '';
  for (let i = 1; i < across; i++) bars += beamD(pr, onQuad(q, i / across, 0), onQuad(q, i / across, 1), bar);
  for (let i = 1; i < up; i++) bars += beamD(pr, onQuad(q, 0, i / up), onQuad(q, 1, i / up), bar);
  const streak = face(pr, [onQuad(q, 0.1, 1), onQuad(q, 0.34, 1), onQuad(q, 0.08, 0.1), onQuad(q, 0, 0.3)]);
  const ledge = subQuad(q, -u * 1.5, -0.1 / high, 1 + u * 1.5, 0);
  return (
    fill(outlineOf(room, outer, arched), frame) +
    g(outside + fill(streak, '#FFFFFF', { opacity: open ? 0 : 0.16 }) + fill(bars, frame), {
      'clip-path': A.clip(glass),
    }) +
    stroke(glass, mix(frame, SHADE, 0.3), 1.2, { opacity: 0.7 }) +
    (sill ? wall(pr, ledge, mix(frame, '#FFFFFF', 0.3)) : '')
  );
}

/** A curtain in folds over a part of a wall. */
export function curtain(room: Room, q: Quad, colour: string, folds = 6): string {
  let s = '';
  for (let i = 0; i < folds; i++)
    s += wall(
      room.pr,
      subQuad(q, i / folds, 0, (i + 1) / folds, 1),
      room.A.lin(
        `0 ${mix(colour, '#FFFFFF', 0.3)}, 0.55 ${colour}, 1 ${mix(colour, SHADE, 0.25)}`,
        0,
        0,
        1,
        0,
      ),
    );
  return s;
}

/**
 * Where the sun that comes through an opening falls on the floor; `along` is its way for one
 * metre down.
 */
export function sunOnFloor(
  room: Room,
  openings: readonly Quad[],
  along: XY,
  opacity = 0.5,
  colour = '#FFE9B0',
): string {
  const land = ([x, y, z]: Pt3): Pt3 => [x + along[0] * y, 0.01, Math.max(NEAR, z + along[1] * y)];
  const floor = room.A.clip(face(room.pr, flat(room.left, room.right, 0, NEAR, room.back)));
  const d = openings.map((q) => face(room.pr, q.map(land))).join('');
  return g(
    fill(d, colour, { opacity, filter: room.A.blur(1.4), style: 'mix-blend-mode:soft-light' }) +
      fill(d, colour, { opacity: opacity * 0.4, filter: room.A.blur(1.6) }),
    {
      'clip-path': floor,
    },
  );
}

const SPINES = ['#8A4A3E', '#2F6B70', '#F0DDB8', '#5A4460', '#C9804A', '#3F5E7A', '#B9A36A'];

/** Shelves full of books on a part of a wall. */
export function shelves(room: Room, q: Quad, count: number, wood: string, seed: number): string {
  const { pr } = room;
  const r = rng(seed);
  const wide = Math.hypot(q[1][0] - q[0][0], q[1][2] - q[0][2]);
  const spines = SPINES.map(() => '');
  let boards = '';
  for (let i = 0; i < count; i++) {
    const v = i / count;
    boards += face(pr, subQuad(q, 0, v, 1, v + 0.016));
    for (let u = 0.02; u < 0.97; ) {
      const w = r.range(0.025, 0.055) / wide;
      if (r() < 0.1) {
        u += w * r.range(2, 6);
        continue;
      }
      const h = r.range(0.5, 0.84) / count;
      append(
        spines,
        Math.floor(r() * SPINES.length),
        face(pr, subQuad(q, u, v + 0.016, Math.min(0.98, u + w * 0.9), v + h)),
      );
      u += w;
    }
  }
  let posts = '';
  for (const u of [0, 0.33, 0.66, 0.985]) posts += face(pr, subQuad(q, u, 0, u + 0.015, 1));
  return (
    wall(pr, q, mix(wood, SHADE, 0.42)) +
    foliageSvg(spines, SPINES) +
    fill(boards + posts, wood) +
    wall(pr, subQuad(q, -0.02, 0.985, 1.02, 1.03), mix(wood, '#FFF3DA', 0.2))
  );
}

/** A framed picture of land under a sky, or of the sea. */
export function painting(room: Room, q: Quad, ramp: Ramp, frame = '#C9A058'): string {
  const inner = subQuad(q, 0.06, 0.07, 0.94, 0.93);
  return (
    wall(room.pr, subQuad(q, 0.01, -0.05, 1.03, 0.98), SHADE, { opacity: 0.2 }) +
    wall(room.pr, q, frame) +
    wall(room.pr, inner, '#FBF3E1') +
    wall(room.pr, subQuad(q, 0.16, 0.17, 0.84, 0.83), room.A.lin(ramp))
  );
}

/** A lamp with a drum of linen on a foot that stands at a height. */
export function tableLamp(room: Room, [x, y, z]: Pt3, foot: string, size = 1): string {
  const [px, py, depth] = room.pr([x, y, z]);
  const k = (room.pr.f / depth) * size;
  const shade = `M${n(px - 0.12 * k)} ${n(py - 0.52 * k)}H${n(px + 0.12 * k)}L${n(px + 0.18 * k)} ${n(py - 0.28 * k)}H${n(px - 0.18 * k)}Z`;
  const body = smooth(
    [
      [px - 0.06 * k, py],
      [px - 0.1 * k, py - 0.12 * k],
      [px - 0.03 * k, py - 0.27 * k],
      [px + 0.03 * k, py - 0.27 * k],
      [px + 0.1 * k, py - 0.12 * k],
      [px + 0.06 * k, py],
    ],
    true,
    0.6,
  );
  return (
    fill(body, room.A.lin(`0 ${mix(foot, '#FFFFFF', 0.4)}, 1 ${mix(foot, SHADE, 0.3)}`, 0, 0, 1, 0)) +
    fill(shade, room.A.lin('0 #FFF8E6, 1 #E9D6B4'))
  );
}

/** A lamp that hangs from the ceiling: a globe, or a shade of metal. */
export function pendant(room: Room, [x, y, z]: Pt3, colour: string, globe = false): string {
  const [px, py, depth] = room.pr([x, y, z]);
  const k = room.pr.f / depth;
  const cord = fill(beamD(room.pr, [x, room.height, z], [x, y + 0.1, z], 0.012), '#6A5A58');
  if (globe)
    return cord + circ(px, py, 0.13 * k, '#FFFBEE') + circ(px - 0.04 * k, py - 0.04 * k, 0.04 * k, '#FFFFFF');
  return (
    cord +
    fill(
      `M${n(px - 0.05 * k)} ${n(py - 0.12 * k)}H${n(px + 0.05 * k)}Q${n(px + 0.19 * k)} ${n(py - 0.06 * k)} ${n(px + 0.21 * k)} ${n(py + 0.08 * k)}H${n(px - 0.21 * k)}Q${n(px - 0.19 * k)} ${n(py - 0.06 * k)} ${n(px - 0.05 * k)} ${n(py - 0.12 * k)}Z`,
      room.A.lin(`0 ${mix(colour, '#FFF3DA', 0.4)}, 0.5 ${colour}, 1 ${mix(colour, SHADE, 0.3)}`, 0, 0, 1, 0),
    ) +
    `<ellipse cx="${n(px)}" cy="${n(py + 0.08 * k)}" rx="${n(0.2 * k)}" ry="${n(0.035 * k)}" fill="#FFF6DC"/>`
  );
}

/** A plant with long leaves in a pot on the floor or on a table. */
export function pottedPlant(room: Room, [x, y, z]: Pt3, h: number, pot: string, seed: number): string {
  const [px, py, depth] = room.pr([x, y, z]);
  const k = (room.pr.f / depth) * h;
  const r = rng(seed);
  const tones = ['', '', ''];
  for (let i = 0; i < 26; i++) {
    const a = -Math.PI / 2 + r.range(-1.25, 1.25);
    const l = k * r.range(0.4, 0.74);
    const [ex, ey] = [px + Math.cos(a) * l * 0.75, py - 0.26 * k + Math.sin(a) * l];
    const [mx, my] = [px + Math.cos(a) * l * 0.3, py - 0.3 * k + Math.sin(a) * l * 0.75];
    const w = k * r.range(0.035, 0.06);
    append(
      tones,
      Math.min(2, Math.max(0, Math.floor(r.range(0, 2.2) + Math.cos(a) * room.light * 0.6))),
      `M${n(px)} ${n(py - 0.24 * k)}Q${n(mx - w)} ${n(my - w)} ${n(ex)} ${n(ey)}Q${n(mx + w)} ${n(my + w)} ${n(px)} ${n(py - 0.24 * k)}Z`,
    );
  }
  const body = dpoly([
    [px - 0.17 * k, py - 0.28 * k],
    [px + 0.17 * k, py - 0.28 * k],
    [px + 0.12 * k, py],
    [px - 0.12 * k, py],
  ]);
  return (
    floorShade(room, x - 0.14 * h, x + 0.14 * h, z - 0.1 * h, z + 0.1 * h, y > 0.1 ? 0 : 0.3) +
    foliageSvg(tones, ['#2F6150', '#4C7F52', '#86AC5E']) +
    fill(body, room.A.lin(`0 ${mix(pot, '#FFF6E0', 0.35)}, 1 ${mix(pot, SHADE, 0.3)}`, 0, 0, 1, 0))
  );
}

/** Flowers or branches in a vase. */
export function vase(
  room: Room,
  [x, y, z]: Pt3,
  scale: number,
  glass: string,
  bloom: readonly string[],
  seed: number,
): string {
  const [px, py, depth] = room.pr([x, y, z]);
  const k = (room.pr.f / depth) * scale;
  const r = rng(seed);
  let stems = '';
  let heads = '';
  for (let i = 0; i < 13; i++) {
    const a = r.range(-0.75, 0.75);
    const [ex, ey] = [px + a * 0.5 * k, py - k * r.range(0.62, 1)];
    stems += `M${n(px)} ${n(py - 0.3 * k)}Q${n(px + a * 0.1 * k)} ${n(py - 0.6 * k)} ${n(ex)} ${n(ey)}`;
    const [size, paint] = [r.range(0.055, 0.09) * k, nth(bloom, i % bloom.length)];
    for (let j = 0; j < 5; j++) {
      const turn = (j / 5) * Math.PI * 2 + i;
      heads += circ(
        ex + Math.cos(turn) * size * 0.6,
        ey + Math.sin(turn) * size * 0.5,
        size * 0.62,
        mix(paint, SHADE, j % 2 ? 0.04 : 0.14),
      );
    }
    heads += circ(ex - size * 0.12, ey - size * 0.16, size * 0.42, mix(paint, '#FFFFFF', 0.4));
  }
  const body = smooth(
    [
      [px - 0.07 * k, py],
      [px - 0.13 * k, py - 0.16 * k],
      [px - 0.06 * k, py - 0.36 * k],
      [px + 0.06 * k, py - 0.36 * k],
      [px + 0.13 * k, py - 0.16 * k],
      [px + 0.07 * k, py],
    ],
    true,
    0.5,
  );
  return (
    stroke(stems, '#4C7F52', n(Math.max(0.8, 0.025 * k))) +
    heads +
    fill(body, room.A.lin(`0 ${mix(glass, '#FFFFFF', 0.5)}, 1 ${mix(glass, SHADE, 0.25)}`, 0, 0, 1, 0))
  );
}
