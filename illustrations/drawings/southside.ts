/**
 * Southside: a lakeside promenade at blue hour. Shops of coral stone, tiles and white terraces on the left; a bell
 * tower, residences and a grill across the water; café umbrellas, string lights and a lit fountain.
 * One light: the afterglow low on the left, behind the shops. Left edges are apricot; fronts are cool with lit rooms.
 */
import { glow, vignette } from '../kit/light.ts';
import { tuples } from '../kit/lists.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse, sunlit } from '../kit/sky.ts';
import { circ, rect, screen } from '../kit/svg.ts';
import { arcade } from './southside/arcade.ts';
import { farShore } from './southside/far-shore.ts';
import { flowerBed } from './southside/flower-bed.ts';
import {
  festoon,
  foregroundBed,
  overhang,
  paving,
  planter,
  royalPalm,
  seated,
  strollers,
  umbrella,
} from './southside/promenade.ts';
import { H, HZ, W, WALL } from './southside/scene.ts';
import { ducks, fountain, lake } from './southside/water.ts';

function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#22405C'),
    expanse(A, 0, HZ + 2, '0 #245A90, 0.26 #4B8BB4, 0.5 #93BECB, 0.7 #E3D3BF, 0.87 #FACB9E, 1 #FFDCA6'),
    sunlit(A, HZ + 2, [150, HZ - 10], 420, '0 #FFE9B4 0.95, 0.3 #FFCB8E 0.55, 1 #F8A77A 0'),
  );
  for (const [color, seed, band, opacity] of [
    ['#3E6A9C', 9, [-30, 20, 90, 150], 0.5],
    ['#D98C8A', 24, [60, 110, 170, 220], 0.5],
    ['#FFC9A0', 61, [110, 150, 215, 260], 0.6],
  ] as const)
    A.add(cloud(A, color, [0.0022, 0.024, seed], [0.54, 0.64], band, opacity));
  A.add(cloud(A, '#FFE3C4', [0.0016, 0.03, 38], [0.57, 0.64], [150, 190, 260, 310], 0.7));
  A.add(cloud(A, '#E79A86', [0.0018, 0.034, 15], [0.58, 0.64], [200, 240, 300, 340], 0.55));
  // first stars and a thin young moon
  for (const [x, y, k] of tuples(3, '520,48,0.9 690,84,0.7 610,26,0.7 430,80,0.6 760,34,0.8'))
    A.add(circ(x, y, k, '#FCF3E1', { opacity: 0.7 }));
  A.add(`<path d="M300 66a13 13 0 1 0 12 18a11.4 11.4 0 1 1 -12 -18Z" fill="#FFF3DA"/>`);
}
// promenade furniture, far to near
const CREAM = ['#F6E3C8', '#E9CDB0'] as const;
const TEAL = ['#2F7078', '#F3E2CA'] as const;
const CORAL = ['#CF6450', '#F6E3C8'] as const;

export function draw(): Sheet {
  const A = new Sheet(W, H);
  sky(A);
  A.def(`<g id="far-shore">${farShore(A)}</g>`);
  A.add('<use href="#far-shore"/>');
  const water = lake(A, rng(52));
  fountain(A, water);
  ducks(A, water);
  paving(A);
  A.add(arcade(A));
  // furniture of the promenade, far to near
  A.add(
    royalPalm(A, 0.3, 46, 9, 1, 0.3),
    umbrella(A, -4.2, 40, TEAL),
    umbrella(A, -4.2, 33, CREAM),
    planter(A, -1.2, 36, 4),
    umbrella(A, -4, 27, CORAL),
    planter(A, -1.2, 27, 6),
    umbrella(A, -3.9, 21.5, CREAM),
    seated(-4.8, 21.3, 1, '#C9605A'),
    royalPalm(A, 0.3, 18, 8.6, 15, 0.04),
  );
  A.add(seated(-4.55, 15.1, 1, '#2F5F78'), umbrella(A, -3.6, 15.2, TEAL), seated(-2.65, 15, -1, '#E3C9A4'));
  A.add(
    festoon(A, [0.3, 5.2, 18], [WALL + 0.3, 5.1, 14.5], 1, 16),
    festoon(A, [0.3, 5.2, 18], [WALL + 0.6, 6.2, 29], 1, 16),
    festoon(A, [0.3, 5.6, 30], [WALL + 0.3, 5.4, 26], 0.9, 14),
  );
  A.add(strollers(A, -0.75, 11.6), umbrella(A, -3.5, 9.6, CORAL), flowerBed(A));
  foregroundBed(A);
  overhang(A);
  A.add(screen(glow(A, 60, HZ - 20, 360, '0 #FFC98A 0.35, 1 #FFC98A 0', 0.7)));
  A.add(vignette(A, { cx: 400, cy: 310, r: 540, clear: 0.72, strength: 0.34 }));
  return A;
}
