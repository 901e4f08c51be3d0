/** Crops of the home page's first picture besides 16:9: aspect ratio and media query. */
export const heroFrames = {
  /** Phones: the picture stands above the words. */
  tall: { ratio: 4 / 5, media: '(max-width: 40rem)' },
  /** Low windows. */
  panorama: { ratio: 21 / 9, media: '(min-width: 40rem) and (min-aspect-ratio: 2/1)' },
} as const;

export type HeroFrame = keyof typeof heroFrames;

/**
 * A featured home's second frame: on tablets the carousel's picture is as wide as the page, unless
 * the window is too low for the words below it.
 */
export const homeFrames = {
  wide: {
    ratio: 16 / 9,
    media:
      '(min-width: 40rem) and (max-width: 51.99rem), (min-width: 52rem) and (max-width: 63.99rem) and (min-height: 56.25rem)',
  },
} as const;
