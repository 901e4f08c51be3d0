import type { Focus } from '@rivermark/content';

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, most: number) => Math.min(Math.max(0, Math.round(value)), most);

/** The largest crop with this aspect ratio, centered on the focus as far as the edges allow. */
export function cropOf(full: { width: number; height: number }, ratio: number, focus: Focus): Region {
  const width = Math.max(1, Math.min(full.width, Math.round(full.height * ratio)));
  const height = Math.max(1, Math.min(full.height, Math.round(full.width / ratio)));
  return {
    left: clamp(full.width * focus.x - width / 2, full.width - width),
    top: clamp(full.height * focus.y - height / 2, full.height - height),
    width,
    height,
  };
}

/** Where the focus of the whole lies within one of its parts. */
export function focusWithin(full: { width: number; height: number }, part: Region, focus: Focus): Focus {
  const share = (at: number, size: number) => Math.min(Math.max(at / size, 0), 1);
  return {
    x: share(full.width * focus.x - part.left, part.width),
    y: share(full.height * focus.y - part.top, part.height),
  };
}
