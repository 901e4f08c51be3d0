/** Looking after a house. */

import type { Sheet } from '../../kit/sheet.ts';
import { LOW_DUSK, still } from '../../kit/still.ts';
import { bars, LEAVES, leaves, slashPine, woods } from '../../kit/still-parts.ts';
import { fill } from '../../kit/svg.ts';
import { boatShed } from './boat-shed.ts';
import { poolTerrace } from './pool-terrace.ts';
import { saltCottage } from './salt-cottage.ts';
import { sashRoom } from './sash-room.ts';

/** A hammock between two pines, a hat and a book in it, and the new house that asks for nothing. */
function hammock(): Sheet {
  const s = still(34, LOW_DUSK);
  s.clouds(206);
  s.glow(196, 196, 150, '#FFD58A', 0.95);
  s.oval(196, 196, 17, 17, '#FFF9E4');
  woods(s, 228, 74, '#7E7478', 6);
  woods(s, 232, 42, '#4E5A60', 14);
  s.band(226, 360, '0 #B4AC68, 0.3 #6F8A54, 1 #24503F');
  s.flat('252,150 344,92 436,150 428,156 344,104 260,156', '#FFF6E2');
  s.flat('260,152 344,100 428,152 428,236 260,236', '#F1E6D0');
  s.flat('436,150 344,92 480,92 480,150', '#33445E');
  s.box(428, 150, 60, 86, '#D9CDB8');
  for (let y = 162; y < 236; y += 11) s.pen(`260,${y} 428,${y}`, 1, '#B8A898', 0.5);
  s.box(278, 172, 54, 48, '#FFFBF0');
  s.box(283, 177, 44, 38, '#FCD890');
  bars(s, [283, 177, 327, 215], 2, 2, '#FFFBF0', 4);
  s.box(356, 164, 40, 72, '#FFFBF0');
  s.box(361, 169, 30, 67, '#2F8C96');
  s.oval(386, 206, 2.4, 2.4, '#EDB650');
  s.glow(376, 160, 46, '#FFD58A', 0.8);
  leaves(
    s,
    [
      [270, 234, 22, 11],
      [326, 236, 22, 10],
      [420, 236, 26, 12],
    ],
    LEAVES,
    4,
  );
  s.cast('60,352 96,352 30,372 -60,372', 0.5);
  s.fall(236, 330, 130, 12, 0.45);
  slashPine(s, 62, 350, 470, ['#0E2A34', '#16393E', '#28524A', '#8A8450'], '#5A4038');
  slashPine(s, 424, 356, 480, ['#0E2A34', '#16393E', '#28524A', '#8A8450'], '#5A4038');
  s.pen('68,196 106,226', 3, '#F6EBD3');
  s.pen('418,192 374,226', 3, '#F6EBD3');
  const cloth =
    'M104 222C150 262 190 276 240 278C292 278 336 262 376 222C366 274 312 312 240 312C170 312 116 276 104 222Z';
  s.A.add(fill(cloth, '#F6E6C8'));
  s.A.add(`<g clip-path="${s.A.clip(cloth)}">`);
  for (let x = 96; x < 390; x += 44)
    s.flat(`${x},210 ${x + 22},210 ${x + 20 + (240 - x) * 0.12},320 ${x + (240 - x) * 0.12},320`, '#2F8C96');
  s.shade('96,286 390,286 390,320 96,320', 0.22);
  s.A.add('</g>');
  s.bend('104,222 150,258 240,277 332,258 376,222', 3, '#FFF6E2');
  for (const x of [120, 145, 335, 360])
    s.pen(`${x < 240 ? 68 : 418},194 ${x},${240 - Math.abs(240 - x) * 0.06}`, 1, '#F6EBD3', 0.8);
  s.flat('262,262 292,250 322,262 292,276', '#C65B45');
  s.flat('262,262 292,276 292,280 262,266', '#F6EBD3');
  s.flat('322,262 292,276 292,280 322,266', '#E7D3B1');
  s.soft('166,262 196,250 232,262 200,272', '#E9C27C');
  s.mound('180,258 186,238 200,234 214,240 218,259', '#F1D394', 260);
  s.bend('181,254 200,258 218,254', 4, '#8E4638');
  s.box(140, 322, 34, 5, '#8A5236');
  s.pen('146,326 142,352', 4, '#6A3E30');
  s.pen('168,326 172,352', 4, '#6A3E30');
  s.flat('150,300 166,300 164,322 152,322', '#FBE3A0');
  s.pen('160,304 167,288', 2, '#E0604A');
  return s.evening(190, 170);
}

export const upkeep: Readonly<Record<string, () => Sheet>> = {
  urban: poolTerrace,
  eclectic: boatShed,
  suburban: hammock,
  historic: sashRoom,
  coastal: saltCottage,
};
