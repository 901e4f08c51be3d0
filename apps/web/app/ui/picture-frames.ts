/** The frames of the home page's first picture besides 16:9: width over height, and the screens that take each. */
export const heroFrames = {
  /** Phones: the picture stands above the words. */
  tall: { ratio: 4 / 5, media: '(max-width: 40rem)' },
  /** Low windows. */
  panorama: { ratio: 21 / 9, media: '(min-width: 40rem) and (min-aspect-ratio: 2/1)' },
} as const;

export type HeroFrame = keyof typeof heroFrames;

/** The frame of a featured home besides 4:3: where the carousel takes the width of the page. */
export const homeFrames = { wide: { ratio: 16 / 9, media: '(min-width: 60rem)' } } as const;
