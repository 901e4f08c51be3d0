import { n } from './path.ts';

/** Attributes of an element; an undefined one is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: Attributes = {}): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');

/** A filled path. */
export const fill = (d: string, paint: string, attributes?: Attributes): string =>
  `<path d="${d}" fill="${paint}"${written(attributes)}/>`;

/** A drawn line. */
export const stroke = (d: string, paint: string, width: number | string, attributes?: Attributes): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}"${written(attributes)}/>`;

export const rect = (x: number, y: number, w: number, h: number, paint: string, attributes?: Attributes) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${paint}"${written(attributes)}/>`;

export const circ = (x: number, y: number, r: number, paint: string, attributes?: Attributes): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}"${written(attributes)}/>`;

/** A group, for what takes one clip, mask, filter or transform together. */
export const g = (inner: string, attributes?: Attributes): string => `<g${written(attributes)}>${inner}</g>`;

/** Laid on as light: lamps, glow in the air. */
export const screen = (inner: string): string => `<g style="mix-blend-mode:screen">${inner}</g>`;

/** Laid on as shade: dapple under trees. */
export const multiply = (inner: string): string => `<g style="mix-blend-mode:multiply">${inner}</g>`;

/** Mirrored about the level `y`: still water. */
export const flipY = (inner: string, y: number): string =>
  `<g transform="translate(0 ${n(2 * y)}) scale(1 -1)">${inner}</g>`;
