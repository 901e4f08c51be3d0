import type { Ramp } from '../../kit/sheet.ts';

/** One layer of cloud: colour, how it covers, how strong. */
type Layer = readonly [colour: string, opacity: number];

/**
 * The light of an hour of the day: all that differs between the four pictures of the same place.
 */
export interface Hour {
  readonly sky: Ramp;
  /** The light about the sun or the moon, and its height above the horizon. */
  readonly glow: Ramp;
  readonly high: number;
  /** High blue strata, upper bank, warm bank, light bank, low bank, low light. */
  readonly clouds: readonly [Layer, Layer, Layer, Layer, Layer, Layer];
  readonly stars: number;
  readonly disc: { readonly r: number; readonly colour: string; readonly glare: string };
  readonly banks: readonly [far: string, near: string, mirrored: string];
  readonly water: Ramp;
  readonly waterGlow: Ramp;
  readonly ripples: readonly [dark: string, light: string, strength: number];
  readonly path: readonly [far: string, near: string, strength: number];
  readonly mist: Ramp;
  /** Into which distance fades, and how strongly. */
  readonly haze: readonly [colour: string, strength: number];
  /** Towers: from their drawn colours toward this, by this share. */
  readonly walls: readonly [colour: string, share: number];
  /** What falls on the lit side above and below, on the other below, and along the edges. */
  readonly lit: readonly [above: string, below: string, away: string, edge: string];
  /** Panes: how many are lit against dusk, and the colour of those that are not. */
  readonly windows: readonly [share: number, dark: string, darkShare: number];
  readonly crown: readonly [shade: string, light: string];
  readonly bridge: readonly [dark: string, middle: string, light: string, edge: string];
  readonly piers: readonly [side: string, front: string];
  readonly acosta: readonly [girder: string, pier: string];
  /** How brightly the bridge is floodlit. */
  readonly flood: number;
  readonly lamps: readonly [colour: string, size: number];
  readonly traffic: number;
  readonly trees: readonly [bank: string, leaves: string];
  readonly sails: readonly [lee: Ramp, wind: Ramp];
  readonly mast: string;
  readonly hull: readonly [colour: string, edge: string];
  readonly palms: readonly [front: string, back: string, trunk: string, edge: string];
  readonly ground: readonly [bank: string, grass: string, tip: string];
  readonly birds: string;
}

const dusk: Hour = {
  sky: '0 #0E2340, 0.22 #1C3A60, 0.42 #47527C, 0.58 #8C6480, 0.72 #D47B70, 0.85 #F4A878, 0.95 #FCD197, 1 #FFE2AE',
  glow: '0 #FFF0C4 0.95, 0.12 #FFDFA0 0.75, 0.38 #FBAA78 0.35, 1 #F08F70 0',
  high: 92,
  clouds: [
    ['#3A5478', 0.34],
    ['#6A5878', 0.62],
    ['#E98A70', 0.72],
    ['#FFD39A', 0.85],
    ['#7A4F6A', 0.62],
    ['#FFE4B4', 0.8],
  ],
  stars: 0.75,
  disc: { r: 40, colour: '#FFF7E0', glare: '#FFE9B5' },
  banks: ['#D98A74', '#9C5F6A', '#8B5B68'],
  water: '0 #F7BE8C, 0.06 #E29A80, 0.2 #A56F7E, 0.42 #4E5879, 0.7 #1C3E5A, 1 #0B2236',
  waterGlow: '0 #FFE9B8 0.95, 0.25 #FBC48C 0.6, 1 #F08F70 0',
  ripples: ['#0E2C45', '#6FA0B4', 0.3],
  path: ['#FFE3AC', '#E9B98F', 1],
  mist: '0 #FBC490 0, 0.85 #FBC490 0.34, 1 #FBC490 0',
  haze: ['#C97F78', 1],
  walls: ['#0B1A2C', 0],
  lit: ['#6F7FA6', '#F0A27C', '#9A6070', '#FBC28E'],
  windows: [1, '#0B1A2C', 0.45],
  crown: ['#B98B55', '#F2C277'],
  bridge: ['#173D66', '#235A92', '#3B82BF', '#86BFE4'],
  piers: ['#8A7F84', '#4B4E62'],
  acosta: ['#4A4562', '#453F5C'],
  flood: 0.2,
  lamps: ['#FFEBBE', 1],
  traffic: 1,
  trees: ['#0E2238', '#0D2034'],
  sails: ['0 #F9D7A8, 1 #E08A6C', '0 #FFF0D0, 1 #F4B78A'],
  mast: '#3A2E46',
  hull: ['#13243C', '#F8C79C'],
  palms: ['#0C1C2F', '#122A42', '#0D1E31', '#C97B6B'],
  ground: ['#0A1828', '#0B1A2B', '#1E3950'],
  birds: '#14263F',
};

const dawn: Hour = {
  sky: '0 #1D3F6B, 0.2 #35608F, 0.4 #6B8BB1, 0.58 #AFB0C4, 0.72 #E5BDB9, 0.85 #F9D3B5, 0.95 #FFE8C2, 1 #FFF2D8',
  glow: '0 #FFF9E4 1, 0.1 #FFEFC8 0.8, 0.36 #FFD9B4 0.4, 1 #F7C4B0 0',
  high: 26,
  clouds: [
    ['#5D82AC', 0.3],
    ['#98A5C4', 0.5],
    ['#E9B7BB', 0.7],
    ['#FFE0C4', 0.85],
    ['#B79DB4', 0.5],
    ['#FFF0D4', 0.85],
  ],
  stars: 0.12,
  disc: { r: 34, colour: '#FFFBEE', glare: '#FFF0C8' },
  banks: ['#C9B3B8', '#9AA0AF', '#A79AAA'],
  water: '0 #FFE6C4, 0.06 #F3CDB8, 0.2 #BDB4C0, 0.42 #7D9BB5, 0.7 #3B7394, 1 #1B4A6C',
  waterGlow: '0 #FFF4D8 0.95, 0.25 #FFE2BC 0.6, 1 #F7C4B0 0',
  ripples: ['#2B5E80', '#CFE3E6', 0.42],
  path: ['#FFF6DC', '#FFE4C4', 1],
  mist: '0 #FFF0DC 0, 0.7 #FFF0DC 0.62, 0.9 #F6E4DC 0.7, 1 #F6E4DC 0',
  haze: ['#D9C2C2', 1.18],
  walls: ['#6E86A6', 0.34],
  lit: ['#8FA3C0', '#FFD9B6', '#B7A5B2', '#FFE9C8'],
  windows: [0.22, '#34557A', 0.5],
  crown: ['#B08D62', '#FFDF9E'],
  bridge: ['#2A5F92', '#357DB8', '#5FA6D8', '#C4E4F2'],
  piers: ['#C9B8B4', '#8A8C9E'],
  acosta: ['#9793A8', '#8E8BA2'],
  flood: 0,
  lamps: ['#FFF6DC', 0.75],
  traffic: 0.35,
  trees: ['#2C4F63', '#2F5A60'],
  sails: ['0 #FFF2DC, 1 #F0C4B4', '0 #FFFDF4, 1 #FFE6CC'],
  mast: '#4A4A60',
  hull: ['#1E3F5C', '#FFE4C8'],
  palms: ['#1A3E48', '#2F5C5E', '#2A4652', '#F2BFA2'],
  ground: ['#1B3A40', '#17363E', '#4A7664'],
  birds: '#2B4766',
};

const day: Hour = {
  sky: '0 #185488, 0.24 #2B73AE, 0.46 #579DD0, 0.64 #8FC4E3, 0.8 #C2E0EC, 0.93 #E4F0EE, 1 #F6F3E2',
  glow: '0 #FFFFFF 0.2, 0.3 #FFFFFF 0.1, 1 #FFFFFF 0',
  high: 470,
  clouds: [
    ['#4C8FC6', 0.3],
    ['#A8CBE4', 0.55],
    ['#C3D9EA', 0.75],
    ['#FFFFFF', 0.92],
    ['#B4CFE2', 0.6],
    ['#FFFDF2', 0.9],
  ],
  stars: 0,
  disc: { r: 0, colour: '#FFFFFF', glare: '#FFFFFF' },
  banks: ['#9DBFC4', '#6E9C93', '#7FA6A4'],
  water: '0 #D6E8EA, 0.06 #A9CFDD, 0.2 #6FAECB, 0.42 #3E88B2, 0.7 #20648F, 1 #12466C',
  waterGlow: '0 #FFFFFF 0.3, 0.3 #E6F4F6 0.14, 1 #FFFFFF 0',
  ripples: ['#155078', '#CDE9EF', 0.5],
  path: ['#FFFFFF', '#EAF8FA', 0.5],
  mist: '0 #EAF3F0 0, 0.85 #EAF3F0 0.34, 1 #EAF3F0 0',
  haze: ['#BCD4E0', 1.1],
  walls: ['#5F93BE', 0.42],
  lit: ['#DDE9EC', '#FFF0D2', '#8FB4CC', '#FFFFFF'],
  windows: [0, '#1F5684', 0.66],
  crown: ['#A98245', '#E9C372'],
  bridge: ['#1B5C99', '#2A7AC0', '#4A9FE0', '#BFE2F7'],
  piers: ['#DCD3C2', '#A9A79F'],
  acosta: ['#A9B4BC', '#9BA8B2'],
  flood: 0,
  lamps: ['#F4F0E4', 0.55],
  traffic: 0,
  trees: ['#3C7468', '#3F7F5A'],
  sails: ['0 #FFFFFF, 1 #D3E2EA', '0 #FFFFFF, 1 #F3F1E6'],
  mast: '#5B4A44',
  hull: ['#17395C', '#FFFFFF'],
  palms: ['#1B4A42', '#4A8258', '#5F5648', '#DCC8A0'],
  ground: ['#2C5A40', '#234F3E', '#86A056'],
  birds: '#2A4660',
};

const night: Hour = {
  sky: '0 #060F20, 0.25 #0B1C38, 0.5 #143058, 0.7 #234272, 0.85 #43568A, 0.94 #6E6690, 1 #A07E8C',
  glow: '0 #DCE8FF 0.5, 0.08 #B9CDF2 0.3, 0.3 #6F8FC4 0.14, 1 #4A6AA0 0',
  high: 300,
  clouds: [
    ['#16294A', 0.4],
    ['#1E345C', 0.55],
    ['#3F5488', 0.5],
    ['#5C6A98', 0.42],
    ['#25335C', 0.6],
    ['#A58AA0', 0.4],
  ],
  stars: 1,
  disc: { r: 27, colour: '#FBF6E4', glare: '#C9D9F5' },
  banks: ['#4C5078', '#26365C', '#26365C'],
  water: '0 #9A7C8C, 0.05 #6E6690, 0.18 #38507F, 0.42 #1A3862, 0.7 #0D2546, 1 #071428',
  waterGlow: '0 #DCE8FF 0.4, 0.25 #9DB6E4 0.22, 1 #6F8FC4 0',
  ripples: ['#050F20', '#4F78A6', 0.3],
  path: ['#F2F0E4', '#B9C9E6', 0.85],
  mist: '0 #C79A94 0, 0.85 #C79A94 0.3, 1 #C79A94 0',
  haze: ['#3A4770', 1],
  walls: ['#071226', 0.36],
  lit: ['#2A4470', '#5A5F8C', '#2C3560', '#8FA6D2'],
  windows: [2.1, '#050D1B', 0.5],
  crown: ['#D79A3C', '#FFD884'],
  bridge: ['#0F3C74', '#1C64B4', '#3D97E8', '#A6DAFF'],
  piers: ['#5C6A8C', '#28365A'],
  acosta: ['#26335A', '#202C50'],
  flood: 0.34,
  lamps: ['#FFE9B4', 1.5],
  traffic: 1,
  trees: ['#081528', '#081426'],
  sails: ['0 #8E9CC4, 1 #56618C', '0 #C4CCE4, 1 #7E8AB4'],
  mast: '#1C2440',
  hull: ['#060F1E', '#8FA3CC'],
  palms: ['#040B16', '#0C1A30', '#050D1A', '#4A5A86'],
  ground: ['#040B15', '#050D19', '#14273E'],
  birds: '#0A1830',
};

/** The four hours of the river. */
export const hours = { dawn, day, dusk, night } as const;
