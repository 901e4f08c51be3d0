/** Looking after a house. */

import type { Sheet } from '../../kit/sheet.ts';
import { LOW_DUSK, still } from '../../kit/still.ts';
import { bars, boards, leaves, oats, pot, water, woods } from '../../kit/still-parts.ts';

/** A bell and a ring of keys on a front desk. */
function frontDesk(): Sheet {
  const s = still(31, '0 #22405C, 1 #2F5676');
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 8; column++) {
      const [x, y] = [8 + column * 59, 10 + row * 54];
      s.box(x, y, 53, 48, '#7A5236');
      s.box(x + 4, y + 5, 45, 43, '#4B3328');
      if ((row * 3 + column * 5) % 4 === 0)
        s.flat(`${x + 10},${y + 44} ${x + 10},${y + 20} ${x + 42},${y + 16} ${x + 42},${y + 42}`, '#F6EBD3');
      if ((row + column) % 3 === 0) {
        s.oval(x + 26, y + 20, 5, 5, '#EDB650');
        s.pen(`${x + 26},${y + 24} ${x + 26},${y + 38}`, 3, '#EDB650');
      }
    }
  s.glow(390, 90, 210, '#FFD58A', 0.8);
  s.band(226, 360, '0 #8E4638, 1 #5E2F2A');
  s.band(222, 250, '0 #F3DDB0, 1 #C79A62');
  for (const x of [20, 136, 252, 368]) s.box(x, 268, 92, 100, '#7A3E32');
  s.fall(390, 236, 62, 8);
  s.box(384, 130, 10, 96, '#C79A52');
  s.oval(389, 230, 42, 9, '#A87C3C');
  s.flat('340,128 438,128 418,62 360,62', '#2F8A7C');
  s.flat('340,128 438,128 436,134 342,134', '#FFE9B4');
  s.fall(196, 238, 100, 10);
  s.oval(190, 234, 88, 11, '#5A3524');
  s.mound('116,230 120,178 150,146 190,138 230,146 260,178 264,230', '#E7B04A', 230);
  s.soft('134,206 142,172 164,156 158,184 148,214', '#FFF0C0');
  s.box(184, 124, 12, 16, '#B98A44');
  s.oval(190, 122, 12, 8, '#F3CE7E');
  s.A.add('<circle cx="300" cy="218" r="24" fill="none" stroke="#EDEFEA" stroke-width="5"/>');
  for (const [x, y] of [
    [290, 258],
    [312, 262],
  ] as const) {
    s.flat(`${x - 5},238 ${x + 5},238 ${x + 4},${y + 20} ${x - 4},${y + 20}`, '#EDB650');
    s.box(x, y + 8, 12, 5, '#EDB650');
    s.box(x, y + 16, 8, 4, '#EDB650');
  }
  return s.evening(390, 90);
}

/** A bench with tools on the wall behind it. */
function workshop(): Sheet {
  const s = still(32, '0 #E9CFA0, 1 #D9B680');
  boards(s, [0, 0, 480, 236], '#DDBB88', 30);
  s.tint(100, 20, 300, 220, '#FFF7E0', 0.5);
  s.box(30, 16, 124, 116, '#F6EBD3');
  s.box(38, 24, 108, 100, '#F6C384');
  s.A.add(`<g clip-path="${s.A.clip('M38 24H146V124H38Z')}">`);
  leaves(s, [[70, 118, 40, 26]], ['#4E7A58', '#6F9A5F', '#9DB86E'], 4);
  s.A.add('</g>');
  bars(s, [38, 24, 146, 124], 2, 2, '#F6EBD3', 6);
  s.shade('196,70 342,98 340,110 194,84', 0.3);
  s.flat('186,50 214,46 342,82 340,108 206,92', '#BFD0D6');
  for (let i = 0; i < 16; i++)
    s.pen(`${210 + i * 8},${92 + i * 1} ${214 + i * 8},${97 + i * 1}`, 2, '#7C929C');
  s.soft('176,40 214,38 222,64 210,96 182,94 172,70', '#8E4638');
  s.soft('188,56 206,54 208,78 192,80', '#DDBB88');
  s.flat('372,36 452,36 458,58 366,58', '#5B7480');
  s.box(402, 54, 14, 116, '#A8703F');
  for (const [x, colour] of [
    [246, '#C65B45'],
    [276, '#2A8C93'],
    [306, '#EDB650'],
  ] as const) {
    s.box(x - 7, 126, 14, 40, colour);
    s.box(x - 3, 166, 6, 42, '#9FB4BC');
  }
  s.pen('228,124 326,124', 5, '#8A5A36');
  s.band(300, 360, '0 #6E4A38, 1 #8A6148');
  s.shade('16,262 464,262 440,330 40,330', 0.4);
  for (const x of [34, 410]) s.box(x, 258, 36, 96, '#A8703F');
  s.box(52, 312, 380, 14, '#9A6438');
  s.box(0, 228, 480, 36, '#C98A4E');
  s.box(0, 226, 480, 8, '#EBBB7C');
  s.fall(130, 228, 74, 6);
  s.flat('66,204 196,204 202,228 60,228', '#7A4A2E');
  s.flat('150,204 178,204 188,178 164,176', '#8E5A36');
  s.bend('74,204 76,182 96,180 102,204', 8, '#7A4A2E');
  for (const x of [218, 238, 262, 286])
    s.bend(`${x},226 ${x + 10},212 ${x + 20},220 ${x + 12},228`, 3.4, '#F7D9A4');
  s.fall(392, 228, 62, 6);
  s.box(340, 192, 104, 36, '#2F6A6C');
  s.box(356, 174, 72, 10, '#22405C');
  s.box(340, 190, 104, 6, '#4E9A9C');
  return s.evening(60, 40);
}

/** A key and a sealed paper on a new counter. */
function warranty(): Sheet {
  const s = still(33, '0 #CFE3E4, 1 #E7EFE6');
  s.box(0, 0, 480, 190, '#E9EEE6');
  for (let y = 0; y < 190; y += 24)
    for (let x = y % 48 ? -30 : 0; x < 480; x += 60)
      s.box(x + 1, y + 1, 58, 22, s.r() < 0.5 ? '#DCE8E4' : '#E9F0EA');
  s.box(96, 0, 216, 168, '#FFFDF6');
  s.box(108, 0, 192, 156, '#F3BC86');
  s.A.add(`<g clip-path="${s.A.clip('M108 0h192v156h-192Z')}">`);
  woods(s, 118, 44, '#7FA774', 3);
  s.box(108, 116, 192, 44, '#86AE62');
  s.A.add('</g>');
  bars(s, [108, 0, 300, 156], 2, 1, '#FFFDF6', 8);
  s.box(88, 156, 232, 14, '#FFFDF6');
  s.band(196, 360, '0 #DDE1DA, 1 #F6F1E4');
  s.band(190, 200, '0 #FFFFFF, 1 #B9C2BE');
  s.bend('398,200 398,110 414,88 440,92 446,122', 11, '#AEBDC4');
  s.bend('395,196 395,112 410,86', 3, '#F4FAFA');
  s.box(384, 186, 30, 12, '#8FA3AE');
  s.shade('96,340 128,222 306,262 288,350', 0.2);
  s.flat('86,334 116,210 300,246 276,350', '#FFFBF0');
  for (const t of [0.2, 0.34, 0.48, 0.62])
    s.pen(
      `${110 - t * 18 + 22},${214 + t * 120 + 8} ${278 - t * 20 - (t > 0.5 ? 80 : 14)},${248 + t * 98 - (t > 0.5 ? 14 : 0)}`,
      t < 0.3 ? 7 : 3.6,
      t < 0.3 ? '#13304C' : '#A9B4BA',
    );
  s.flat('236,322 228,356 244,348 254,358 256,324', '#B2452F');
  s.oval(246, 312, 20, 18, '#D9583F');
  s.oval(246, 312, 12, 11, '#EE8A6C');
  s.fall(396, 304, 82, 9, 0.3);
  s.A.add(
    '<circle cx="352" cy="284" r="26" fill="none" stroke="#D9A441" stroke-width="13"/><circle cx="350" cy="280" r="26" fill="none" stroke="#FFE3A0" stroke-width="3"/>',
  );
  s.flat('374,280 466,290 465,302 373,294', '#E0AC48');
  s.flat('434,300 444,301 442,318 432,317', '#D9A441');
  s.flat('452,302 462,303 460,316 450,315', '#D9A441');
  pot(s, 46, 214, 70, '#F3E7CF');
  return s.evening(200, 40);
}

/** An old sash window, its weight, a knife and a brush. */
function sash(): Sheet {
  const s = still(34, '0 #6E9A94, 1 #4F7F7C');
  for (let x = 30; x < 480; x += 60)
    for (let y = 24; y < 300; y += 60)
      s.A.add(`<path d="M${x} ${y - 12}q14 12 0 24q-14 -12 0 -24Z" fill="#9CC0B4" opacity="0.4"/>`);
  s.box(66, 0, 300, 292, '#F1E3C4');
  s.box(84, 0, 264, 280, '#D8C296');
  s.box(96, 0, 240, 132, '#F6EBD3');
  s.box(108, 0, 216, 122, '#EFC08E');
  s.A.add(`<g clip-path="${s.A.clip('M108 0H324V122H108Z')}">`);
  leaves(
    s,
    [
      [150, 30, 64, 40],
      [280, 92, 60, 44],
    ],
    ['#3A6A49', '#5F8A52', '#86A056', '#B4C77C'],
    6,
  );
  s.A.add('</g>');
  bars(s, [108, 0, 324, 122], 3, 2, '#F6EBD3', 8);
  s.box(96, 128, 240, 150, '#FBF3DF');
  s.box(110, 140, 212, 126, '#F7C878');
  s.flat('110,140 200,140 140,266 110,266', '#FFE6B0');
  s.bend('236,150 262,170 246,210 270,262', 1.6, '#FFF7E0', 0.8);
  bars(s, [110, 140, 322, 266], 3, 2, '#FBF3DF', 8);
  s.shade('96,128 336,128 336,138 96,138', 0.35);
  s.box(376, 0, 44, 290, '#D8C296');
  s.box(386, 0, 24, 290, '#5A4A3C');
  s.pen('398,0 398,96', 4, '#F1E3C4');
  s.flat('388,100 408,100 408,216 398,226 388,216', '#5F6F7C');
  s.pen('393,106 393,208', 3, '#A9B7BE', 0.8);
  s.band(286, 360, '0 #FFF6E2, 1 #D9C499');
  s.shade('0,318 480,318 480,330 0,330', 0.25);
  s.fall(160, 304, 96, 7);
  s.flat('66,296 150,290 152,306 68,308', '#8E4638');
  s.flat('148,288 226,284 250,298 226,308 150,308', '#BFD0D6');
  s.fall(330, 306, 60, 7);
  s.mound('276,306 282,284 310,272 344,282 352,306', '#EFE2C6', 306);
  s.fall(430, 308, 52, 7);
  s.flat('376,300 430,286 436,302 382,312', '#C98A4E');
  s.flat('428,282 446,280 450,304 436,306', '#9FB4BC');
  s.flat('446,280 478,272 480,306 450,304', '#F3E6CC');
  return s.evening(220, 140);
}

/** A wall half repainted, with ladder and bucket, the sea behind. */
function paintwork(): Sheet {
  const s = still(35, LOW_DUSK);
  s.clouds(196);
  s.glow(60, 186, 120, '#FFD58A', 0.9);
  s.oval(60, 184, 15, 15, '#FFF3CF');
  water(s, 196, 262, '#3F98A0', '#FFF7E0', 50);
  s.bend('0,256 60,250 110,258 160,252', 5, '#FFF7E0', 0.9);
  s.band(260, 360, '0 #E8CFA0, 1 #F1DDB4');
  oats(s, -6, 96, 300, 84, 9);
  boards(s, [118, 0, 480, 312], '#D9CDB8', 19);
  s.A.add(
    `<g clip-path="${s.A.clip('M118 0H300L292 40L306 76L288 120L304 158L286 196L300 240L284 312H118Z')}">`,
  );
  boards(s, [118, 0, 320, 312], '#2F8C96', 19);
  s.A.add('</g>');
  s.box(110, 0, 16, 314, '#FFFDF6');
  s.shade('156,48 268,48 268,178 156,178', 0.3);
  s.box(148, 40, 116, 132, '#FFFDF6');
  s.box(158, 50, 96, 112, '#2C5A78');
  s.flat('158,50 222,50 176,162 158,162', '#F2B48A');
  bars(s, [158, 50, 254, 162], 2, 2, '#FFFDF6', 6);
  s.box(142, 168, 128, 12, '#FFFDF6');
  s.fall(300, 322, 240, 12);
  s.shade('366,0 384,0 350,322 334,322', 0.2);
  s.flat('352,-4 366,-4 340,326 324,326', '#E0A95C');
  s.flat('432,-4 446,-4 452,326 436,326', '#E0A95C');
  for (let i = 0; i < 8; i++) s.box(352 - i * 3, 24 + i * 40, 84 + i * 3.4, 9, '#C98A4E');
  s.bend('384,190 392,150 424,150 432,190', 3, '#5B7480');
  s.flat('380,188 436,188 430,244 386,244', '#EDEFEA');
  s.oval(408, 188, 28, 7, '#2F8C96');
  s.soft('382,192 396,190 396,214 388,220', '#2F8C96');
  s.flat('296,112 330,104 334,124 300,132', '#C65B45');
  s.flat('276,110 300,108 304,134 280,136', '#F3E6CC');
  oats(s, 120, 230, 352, 70, 7);
  oats(s, 420, 490, 356, 80, 6);
  return s.evening(60, 150);
}

export const upkeep: Readonly<Record<string, () => Sheet>> = {
  urban: frontDesk,
  eclectic: workshop,
  suburban: warranty,
  historic: sash,
  coastal: paintwork,
};
