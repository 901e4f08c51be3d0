/**
 * Southside: a house of the sixties on its wide lot after sunset. Its great room is all glass under
 * one broad gable, and lies a second time in the pool; slash pines stand behind it, an oak's bough
 * hangs above the viewer. Two lights that are one: the afterglow low at the right, and the room, of
 * the same amber. Right edges are apricot.
 */
import { glow, vignette } from '../kit/light.ts';
import { tuples } from '../kit/lists.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse, sunlit } from '../kit/sky.ts';
import { circ, rect, screen } from '../kit/svg.ts';
import { cat, chairs, corners, nearBed, oakBough, pots, woods } from './southside/garden.ts';
import { house } from './southside/house.ts';
import { coping, pool, terrace } from './southside/pool.ts';
import { front, H, HZ, W } from './southside/scene.ts';

function sky(A: Sheet): string {
  let s =
    expanse(
      A,
      0,
      HZ + 60,
      '0 #0F1F3E, 0.2 #22406C, 0.4 #585F90, 0.57 #A06C8C, 0.72 #DF8478, 0.86 #F9B683, 1 #FFD9A0',
    ) + sunlit(A, HZ + 60, [600, HZ - 40], 430, '0 #FFE3A6 0.9, 0.3 #FFC488 0.5, 1 #F08F70 0');
  for (const [color, noise, clear, band, opacity] of [
    ['#3A4678', [0.0022, 0.018, 9], [0.52, 0.64], [-40, 10, 90, 160], 0.55],
    ['#D97C80', [0.0022, 0.024, 44], [0.53, 0.62], [70, 120, 180, 240], 0.65],
    ['#FFC79A', [0.002, 0.03, 61], [0.55, 0.63], [130, 180, 240, 290], 0.75],
  ] as const)
    s += cloud(A, color, noise, clear, band, opacity);
  for (const [x, y, r] of tuples(3, '440,52,1 690,40,1.1 612,92,0.8 372,30,0.8 742,108,0.8 520,20,0.7'))
    s += circ(x, y, r, '#FCF3E1', { opacity: 0.8 });
  return s;
}

export function draw(): Sheet {
  const A = new Sheet(W, H);
  const [, ground] = front.pt(0, 0);
  A.def(`<g id="sky">${sky(A)}</g>`);
  A.def(`<g id="woods">${woods()}</g>`);
  A.def(`<g id="house">${house(A)}${chairs()}${pots()}</g>`);
  A.add(rect(0, 0, W, H, '#14243E'), '<use href="#sky"/>', '<use href="#woods"/>');
  A.add(screen(glow(A, 590, HZ - 30, 260, '0 #FFB070 0.5, 1 #FFB070 0', 0.6)));
  terrace(A);
  A.add('<use href="#house"/>', nearBed());
  const water = pool(A, ['sky', 'woods', 'house']);
  coping(A);
  cat(A, water);
  A.add(screen(glow(A, 333, ground - 60, 300, '0 #FFC070 0.32, 1 #FFC070 0', 0.6)));
  corners(A);
  oakBough(A);
  A.add(vignette(A, { cx: 400, cy: 330, r: 540, clear: 0.66, strength: 0.42 }));
  return A;
}
