import { dpoly, type XY } from '../../kit/path.ts';
import { plane } from '../../kit/plane.ts';
import { camera } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill, g } from '../../kit/svg.ts';

export const HZ = 392;
export const F = 760;
const TURN = (38 * Math.PI) / 180;
export const cam = camera({ eye: [0, 1.75, 0], yaw: 0, f: F, cx: 400, cy: HZ });
// The block's near corner. `row` runs along the avenue to the right, `side` along the cross street
// up to the corner.
export const CORNER = [-3.4, 0, 15] as const;
export const c = Math.cos(TURN);
export const s0 = Math.sin(TURN);
export const DEEP = 13;
export const row = plane(cam, CORNER, [c, s0], [s0, -c]);
// a long shadow on the ground: (u, w) footprint stretched away from the sun
export const castShadow = (A: Sheet, pts: readonly XY[], o = 0.45) =>
  A.add(
    g(fill(dpoly(pts.map(([u, w]) => row.pt(u, 0.01, w))), '#3A2A52', { opacity: o, filter: A.blur(1.2) }), {
      style: 'mix-blend-mode:multiply',
    }),
  );
