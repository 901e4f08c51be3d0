/** A picture as the build made it: candidates per format, and the intrinsic size that keeps the layout still. */
export interface Picture {
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
  readonly width: number;
  readonly height: number;
}

declare const __PICTURES__: Readonly<Record<'hero' | 'hero-portrait', Picture>>;

export const pictures = __PICTURES__;
