import { unitChannels } from './colour.ts';
import { n } from './path.ts';

/** A color at an offset 0..1 of a gradient, and its opacity if not 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number | undefined];

/** The stops of a gradient, or the same as text: `'0 #FFE9B4, 0.6 #F7BE6C 0.5, 1 #B8743F 0'`. */
export type Ramp = string | readonly Stop[];

const parsed = (ramp: string): Stop[] =>
  ramp.split(', ').map((stop) => {
    const [offset, colour = '', opacity] = stop.split(' ');
    return [Number(offset), colour, opacity === undefined ? undefined : Number(opacity)];
  });

const stopsOf = (ramp: Ramp): string =>
  (typeof ramp === 'string' ? parsed(ramp) : ramp)
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/**
 * One drawing in SVG. It defines paints, clips, masks and filters, and returns them as `url(#…)`
 * for attributes. Their names count up from zero, so that repeated drawings of a subject are equal.
 */
export class Sheet {
  /** The whole width, including the sides. */
  readonly w: number;
  readonly h: number;
  /** Its left edge: 0, or less if the view extends at the sides. */
  readonly left: number;
  #definitions = '';
  #body = '';
  #count = 0;

  /**
   * `side`: how far the view extends to the left of 0 and to the right of `width`, for a wider
   * frame.
   */
  constructor(width: number, height: number, side = 0) {
    this.left = -side;
    this.w = width + 2 * side;
    this.h = height;
  }

  /** Draws on top of the rest. */
  add(...elements: readonly string[]): this {
    this.#body += elements.join('');
    return this;
  }

  /** Applies a filter to everything drawn so far. */
  through(filter: string): this {
    this.#body = `<g filter="${filter}">${this.#body}</g>`;
    return this;
  }

  /** Defines an element that carries its own id, to be drawn more than once with `<use>`. */
  def(element: string): this {
    this.#definitions += element;
    return this;
  }

  /** Defines an element with the next free name; returns the reference to it. */
  #define(letter: string, element: (id: string) => string): string {
    const id = `${letter}${this.#count++}`;
    this.#definitions += element(id);
    return `url(#${id})`;
  }

  /** The attributes of a filter that covers the whole sheet. */
  get #everywhere(): string {
    return `filterUnits="userSpaceOnUse" x="${n(this.left)}" y="0" width="${this.w}" height="${this.h}" color-interpolation-filters="sRGB"`;
  }

  /** A linear gradient, by default from top to bottom of what it fills. */
  lin(
    stops: Ramp,
    x1 = 0,
    y1 = 0,
    x2 = 0,
    y2 = 1,
    units: 'objectBoundingBox' | 'userSpaceOnUse' = 'objectBoundingBox',
  ): string {
    return this.#define(
      'g',
      (id) =>
        `<linearGradient id="${id}" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" gradientUnits="${units}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient around a point of the sheet. */
  rad(stops: Ramp, cx: number, cy: number, r: number, transform = ''): string {
    return this.#define(
      'g',
      (id) =>
        `<radialGradient id="${id}" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" gradientUnits="userSpaceOnUse"${transform ? ` gradientTransform="${transform}"` : ''}>${stopsOf(stops)}</radialGradient>`,
    );
  }

  clip(d: string): string {
    return this.#define('c', (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** White parts of `inner` show, black parts hide. */
  mask(inner: string): string {
    return this.#define(
      'm',
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="${n(this.left)}" y="0" width="${this.w}" height="${this.h}">${inner}</mask>`,
    );
  }

  blur(deviation: number | string): string {
    return this.#define(
      'b',
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  /**
   * Ripples of a reflection: noise stretched by `fx`, `fy` shifts it sideways by `scale`, and
   * vertically by the share `vy` of that.
   */
  ripple(fx: number, fy: number, scale: number, seed = 3, vy = 0.4, blur = '0.5 1.6'): string {
    const level = (0.5 - 0.5 * vy).toFixed(3);
    return this.#define(
      'r',
      (id) =>
        `<filter id="${id}" ${this.#everywhere}><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="2" seed="${seed}" result="t0"/><feColorMatrix in="t0" type="matrix" values="1 0 0 0 0 0 ${vy} 0 0 ${level} 0 0 1 0 0 0 0 0 0 1" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="d"/><feGaussianBlur in="d" stdDeviation="${blur}"/></filter>`,
    );
  }

  /** Strata of cloud in one color: noise below `low` is clear, above `high` opaque. */
  cloudFilter(
    colour: string,
    fx: number,
    fy: number,
    seed: number,
    low: number,
    high: number,
    octaves = 4,
  ): string {
    const [r, g, b] = unitChannels(colour);
    const k = 1 / (high - low);
    return this.#define(
      'f',
      (id) =>
        `<filter id="${id}" ${this.#everywhere}><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix type="matrix" values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${n(k)} 0 0 0 ${(-low * k).toFixed(3)}"/><feComposite in2="SourceGraphic" operator="in"/></filter>`,
    );
  }

  /**
   * A color grade: each channel's new values in even steps from 0 to 1, and the remaining
   * saturation.
   */
  grade(tables: readonly [r: string, g: string, b: string], saturation = 1): string {
    const [r, g, b] = tables;
    return this.#define(
      'k',
      (id) =>
        `<filter id="${id}" ${this.#everywhere}><feColorMatrix type="saturate" values="${saturation}"/><feComponentTransfer><feFuncR type="table" tableValues="${r}"/><feFuncG type="table" tableValues="${g}"/><feFuncB type="table" tableValues="${b}"/></feComponentTransfer></filter>`,
    );
  }

  toString(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${this.w}" height="${this.h}" viewBox="${n(this.left)} 0 ${this.w} ${this.h}"><defs>${this.#definitions}</defs>${this.#body}</svg>`;
  }
}
