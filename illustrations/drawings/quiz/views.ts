/** What is seen from the kitchen window. */

import type { Sheet } from '../../kit/sheet.ts';
import { DUSK, LOW_DUSK, still } from '../../kit/still.ts';
import { hanging, leaves, oats, pot, slashPine, water, woods } from '../../kit/still-parts.ts';
import { fill } from '../../kit/svg.ts';
import { bough } from '../../kit/trees.ts';
import { cityLights } from './city-lights.ts';
import { frame } from './window-frame.ts';

/** Sea oats, and the sky above them. */
function dunes(): Sheet {
  const s = still(41, DUSK);
  s.clouds(186);
  s.glow(350, 166, 130, '#FFD58A', 0.9);
  s.oval(350, 166, 18, 18, '#FFF3CF');
  water(s, 186, 232, '#3F98A0', '#FFF7E0', 50);
  s.bend('0,226 90,220 200,229 320,221 480,227', 4, '#FFF7E0', 0.9);
  s.mound('-10,262 80,232 170,226 260,246 350,228 490,244', '#E6CB98');
  oats(s, 20, 230, 302, 190, 16);
  oats(s, 300, 470, 304, 150, 13);
  frame(s);
  s.fall(404, 330, 44, 7, 0.3);
  s.mound('364,330 370,304 388,288 406,284 424,290 440,306 446,330', '#F4B79A', 330);
  for (const x of [380, 393, 406, 419, 432])
    s.bend(
      `405,329 ${(x + 405) / 2 + (x - 405) * 0.2},306 ${x},${296 + Math.abs(x - 406) * 0.4}`,
      2,
      '#C9785E',
      0.8,
    );
  return s.evening(360, 120);
}

/** A garden with a shed and a fig tree. */
function garden(): Sheet {
  const s = still(42, DUSK);
  s.clouds(180);
  woods(s, 196, 84, '#8FB287', 6);
  s.band(188, 320, '0 #A9C070, 1 #648E4E');
  s.flat('300,200 344,200 300,320 150,320', '#E4CFA6');
  s.fall(372, 248, 94, 9);
  s.box(296, 132, 132, 114, '#4E8A8C');
  for (let x = 306; x < 428; x += 13) s.pen(`${x},132 ${x},246`, 1.6, '#2F6264', 0.7);
  s.flat('280,136 340,84 446,84 444,136', '#6B4A5E');
  s.flat('286,136 438,136 438,142 286,142', '#3F2C40');
  s.box(310, 162, 46, 84, '#E0604A');
  s.pen('312,164 354,244', 3, '#A8402F', 0.8);
  s.box(374, 158, 40, 36, '#FFD58A');
  s.pen('394,158 394,194', 3, '#FBF3E0');
  s.A.add(
    fill(
      bough(
        [
          [130, 286],
          [132, 220],
          [118, 150],
          [104, 90],
        ],
        18,
        7,
      ) +
        bough(
          [
            [131, 210],
            [168, 160],
            [192, 110],
          ],
          10,
          4,
        ),
      '#8A6A58',
    ),
  );
  s.fall(150, 288, 96, 10, 0.35);
  leaves(
    s,
    [
      [90, 90, 66, 48],
      [176, 84, 56, 46],
      [132, 56, 66, 42],
      [60, 136, 42, 32],
      [200, 132, 40, 30],
    ],
    ['#1E4A45', '#3A6A49', '#5F8A52', '#8FAE5A', '#B9CC74'],
    8,
  );
  for (const [x, y] of [
    [74, 118],
    [112, 104],
    [150, 112],
    [186, 106],
    [96, 70],
    [164, 70],
    [206, 140],
  ] as const)
    s.oval(x, y, 7, 8.5, '#6B3C62');
  leaves(s, [
    [280, 286, 40, 20],
    [420, 282, 50, 24],
    [60, 296, 40, 18],
  ]);
  for (let i = 0; i < 40; i++)
    s.oval(s.r.range(246, 460), s.r.range(268, 300), 3, 3, i % 2 ? '#F4AFA2' : '#EDB650');
  frame(s);
  s.fall(96, 332, 50, 7, 0.3);
  s.bend('128,312 146,286 152,276', 7, '#6F8FA0');
  s.bend('66,300 46,290 48,318 68,322', 6, '#6F8FA0');
  s.flat('64,290 130,290 126,330 68,330', '#86A9B8');
  s.oval(97, 290, 33, 7, '#5B7480');
  return s.evening(60, 120);
}

/** A live oak, wide as the window, hung with moss. */
function oak(): Sheet {
  const s = still(43, LOW_DUSK);
  s.clouds(214);
  s.glow(420, 196, 150, '#FFD58A', 0.9);
  woods(s, 222, 56, '#A3BD98', 8);
  s.band(214, 320, '0 #B5C67E, 1 #5F8A4C');
  s.fall(226, 286, 230, 20, 0.35);
  const limbs = [
    bough(
      [
        [214, 290],
        [210, 230],
        [222, 170],
        [236, 130],
      ],
      54,
      30,
    ),
    bough(
      [
        [222, 180],
        [160, 140],
        [80, 132],
        [-10, 150],
      ],
      28,
      9,
    ),
    bough(
      [
        [228, 170],
        [300, 128],
        [390, 122],
        [490, 146],
      ],
      30,
      9,
    ),
    bough(
      [
        [226, 150],
        [196, 90],
        [150, 40],
      ],
      22,
      7,
    ),
    bough(
      [
        [236, 146],
        [282, 84],
        [340, 36],
      ],
      22,
      7,
    ),
  ];
  s.A.add(fill(limbs.join(''), '#6B5546'));
  s.A.add(
    fill(
      bough(
        [
          [202, 288],
          [198, 230],
          [212, 176],
        ],
        9,
        4,
      ),
      '#A98A68',
    ),
  );
  leaves(
    s,
    [
      [50, 92, 86, 44],
      [150, 56, 92, 48],
      [250, 42, 96, 46],
      [348, 62, 92, 46],
      [440, 96, 80, 42],
      [250, 96, 70, 26],
    ],
    ['#12343A', '#1E4A45', '#3A6A49', '#5F8A52', '#9DB868'],
    5.6,
  );
  hanging(s, [
    [56, 138, 70, 16],
    [110, 134, 96, 18],
    [176, 138, 56, 14],
    [306, 130, 84, 18],
    [360, 126, 60, 16],
    [418, 132, 92, 18],
  ]);
  frame(s);
  pot(s, 398, 334, 56, '#2C4A68', ['#A84C62', '#D96F78', '#F19E7C', '#F4AFA2']);
  return s.evening(420, 150);
}

/** A pond before a line of preserve. */
function pond(): Sheet {
  const s = still(44, DUSK);
  s.clouds(176);
  s.glow(236, 160, 130, '#FFD58A', 0.9);
  s.oval(236, 158, 16, 16, '#FFF3CF');
  s.tint(120, 60, 260, 160, '#FFE9B4', 0.5);
  woods(s, 176, 66, '#8FB29A', 5);
  for (const [x, h] of [
    [52, 132],
    [112, 150],
    [168, 126],
    [300, 140],
    [356, 156],
    [420, 134],
  ] as const)
    slashPine(s, x, 182, h, ['#1E4A45', '#2F5E4C', '#4F7F58', '#86A86A'], '#8A6248');
  leaves(
    s,
    [
      [30, 178, 70, 20],
      [180, 180, 80, 16],
      [330, 180, 90, 18],
      [460, 176, 60, 20],
    ],
    ['#1E4A45', '#3A6A49', '#5F8A52', '#86A056'],
    4,
  );
  water(s, 188, 320, '#5C8FA0', '#FFD9A0', 110);
  s.A.add('<g opacity="0.16">');
  for (const x of [52, 112, 168, 300, 356, 420])
    s.soft(`${x - 12},190 ${x + 12},190 ${x + 16},250 ${x},276 ${x - 16},250`, '#1E4A45');
  s.A.add('</g>');
  s.mound('-10,292 60,284 140,298 210,312', '#7FA35C', 320);
  s.fall(356, 246, 30, 4, 0.3);
  s.pen('350,246 352,222', 2, '#3F5566');
  s.pen('358,246 356,222', 2, '#3F5566');
  s.soft('336,216 352,204 374,206 386,216 364,226 346,226', '#EDF1EE');
  s.bend('346,212 336,198 342,182 336,172', 6, '#EDF1EE');
  s.flat('330,170 342,168 340,175 316,177', '#EDB650');
  for (let i = 0; i < 40; i++)
    s.bend(
      `${10 + i * 5},304 ${8 + i * 5 + (i % 5)},${262 + (i % 7) * 4} ${14 + i * 5},${244 + (i % 5) * 8}`,
      2,
      i % 2 ? '#4F7752' : '#86A056',
    );
  frame(s);
  pot(s, 408, 334, 54, '#C65B45');
  return s.evening(120, 120);
}

export const views: Readonly<Record<string, () => Sheet>> = {
  coastal: dunes,
  eclectic: garden,
  historic: oak,
  suburban: pond,
  urban: cityLights,
};
