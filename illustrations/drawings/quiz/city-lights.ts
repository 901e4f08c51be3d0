/**
 * Night from a kitchen high above the river: two bridges with their lights on, and the city on the
 * other bank.
 */

import { mix } from '../../kit/colour.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { camera } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { type Still, still } from '../../kit/still.ts';
import { circ, fill, flipY, g, rect, stroke } from '../../kit/svg.ts';
import { glints, lightPath } from '../../kit/water.ts';
import { bridge } from './blue-bridge.ts';
import { frame } from './window-frame.ts';

const HZ = 188;
const far = camera({ eye: [214, 8, -300], f: 430, cx: 216, cy: HZ });
/** Where the bridge's road lies, and the water under it. */
const [, ROAD_Y] = far([214, 13, 0]);
const [, WATER_Y] = far([214, 0, 0]);

function city(): string {
  const r = rng(17);
  let s = '';
  for (const [x, w, h, near] of tuples(
    4,
    '10,40,70,0 62,28,104,0 112,34,78,0 190,30,92,0 236,24,120,0 280,36,84,0 338,26,108,0 386,38,74,0 436,32,96,0 24,26,92,1 84,24,64,1 140,30,112,1 176,22,60,1 256,28,76,1 310,24,98,1 362,30,62,1 412,26,86,1 452,26,54,1',
  )) {
    const tone = near ? '#1C2B54' : '#3A3F70';
    s += fill(`M${x} ${HZ + 4}V${HZ - h}h${w}V${HZ + 4}Z`, tone);
    s += fill(`M${x + w - 3} ${HZ + 4}V${HZ - h}h3V${HZ + 4}Z`, mix(tone, '#F3A888', 0.34));
    let [warm, cool] = ['', ''];
    for (let wy = HZ - h + 6; wy < HZ - 2; wy += 6) {
      const busy = r() < 0.2 ? 0.85 : 0.42;
      for (let wx = x + 3; wx < x + w - 6; wx += 4.6)
        if (r() < busy) {
          if (r() < 0.86) warm += `M${wx} ${wy}h2.6v3h-2.6Z`;
          else cool += `M${wx} ${wy}h2.6v3h-2.6Z`;
        }
    }
    s +=
      fill(warm, '#FFDC94', { opacity: near ? 1 : 0.62 }) +
      fill(cool, '#BFE6F6', { opacity: near ? 0.9 : 0.5 });
  }
  return s;
}

/** The second bridge, farther up the river: one long arch of lamps. */
const second = (): string =>
  stroke('M-10 184Q240 160 490 180', '#2A3A68', 5) +
  [60, 180, 300, 420]
    .map((x) => fill(`M${x} ${182 - 10 * (1 - ((x - 240) / 250) ** 2)}h7v16h-7Z`, '#2A3A68'))
    .join('');

function river(A: Sheet): void {
  const r = rng(23);
  A.add(rect(0, HZ, 480, 140, A.lin('0 #6A5A80, 0.12 #33487A, 0.5 #16305C, 1 #0D1F42')));
  A.add(
    g(
      g(flipY('<use href="#bank"/>', (HZ + WATER_Y) / 2), {
        filter: A.ripple(0.012, 0.08, 13, 4, 0.4, '0.5 1.5'),
      }),
      {
        opacity: 0.72,
        'clip-path': A.clip(`M0 ${WATER_Y}H480V330H0Z`),
      },
    ),
    fill(glints(r, -10, 490, HZ + 8, 328, 130, { minL: 10, maxL: 60, th: 0.9, persp: 1.2 }), '#0A1936', {
      opacity: 0.45,
    }),
    fill(glints(r, -10, 490, HZ + 8, 328, 80, { minL: 8, maxL: 44, th: 0.8, persp: 1.2 }), '#8FB8E6', {
      opacity: 0.35,
    }),
  );
  let gold = '';
  for (let x = 20; x < 480; x += 30)
    gold += lightPath(r, x, WATER_Y + 4, 316, 18, { near: 7, far: 3, len: 12, thick: 0.9 });
  A.add(fill(gold, '#FFDE9A', { opacity: 0.75 }));
}

/** A cup that steams on the sill. */
function cup(s: Still): void {
  s.fall(404, 332, 44, 6, 0.35);
  s.bend('424,298 446,300 442,322 424,320', 6, '#F3E6CC');
  s.soft('376,290 430,290 427,318 416,333 390,333 379,318', '#FBF3E0');
  s.oval(403, 291, 27, 6.4, '#FFF9EC');
  s.oval(403, 291.6, 23, 4.8, '#5A3A2C');
  s.A.add(
    `<path d="M402 282c-10 -14 10 -22 1 -40" fill="none" stroke="#fff3dc" stroke-width="5" opacity="0.45" filter="${s.A.blur(2.4)}"/>`,
  );
}

export function cityLights(): Sheet {
  const s = still(45, '0 #0B1A36, 0.26 #22335E, 0.44 #6A5484, 0.54 #C9807E');
  const { A } = s;
  for (let i = 0; i < 46; i++) s.oval(s.r.range(16, 464), s.r.range(14, 90), 0.8, 0.8, '#FFF7E0');
  A.add(circ(92, 58, 12, '#FFF3D6'));
  s.glow(92, 58, 54, '#FFE9C0', 0.5);
  A.def(`<g id="bank">${city()}${second()}${bridge(far)}</g>`);
  A.add('<use href="#bank"/>');
  river(A);
  // The bridge again, whole before its own water, and its lamps.
  A.add(bridge(far));
  frame(s);
  cup(s);
  s.evening(240, 190, 0.12);
  const pane = A.clip('M14 11H236V121H14ZM244 11H466V121H244ZM14 128H236V314H14ZM244 128H466V314H244Z');
  let lamps = '';
  for (let x = 20; x < 470; x += 15)
    lamps += lampGlow(A, x, ROAD_Y - 3, 10, '#FFE3A8', 0.9) + circ(x, ROAD_Y - 3, 1.4, '#FFFBEA');
  for (const u of [154, 268]) {
    const [x, y] = far([u, 68, 0]);
    const [, mid] = far([u, 40, 0]);
    lamps += lampGlow(A, x, y, 16, '#FF7A5C', 0.9) + lampGlow(A, x, mid, 62, '#5AA8F6', 0.55);
  }
  A.add(g(lamps, { 'clip-path': pane }));
  return A;
}
