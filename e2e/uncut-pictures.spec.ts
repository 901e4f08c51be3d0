import { cutPictures } from './cut-pictures.ts';
import { expect, test } from './fixtures.ts';
import { inAll } from './in-all.ts';

const widths = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [900, 700],
  [1280, 800],
  [1920, 950],
] as const;

// `home-page.spec.ts` looks at those of the home page, which has most of them.
for (const path of [
  '/market-insights',
  '/neighborhood-quiz/coastal',
  '/neighborhoods/ortega',
  '/neighborhoods/jacksonville-beach',
  '/properties',
  '/properties/riverfront-estate',
]) {
  test(
    `no frame on ${path} cuts what its picture shows, from 320 to 1920 px`,
    inAll,
    async ({ page, watching }) => {
      watching.expected.push(/preload/);
      await page.goto(path);
      for (const [width, height] of widths) {
        await page.setViewportSize({ width, height });
        const { cut, framed } = await cutPictures(page);
        expect(framed, `at ${width} px`).toBeGreaterThan(0);
        expect(cut, `at ${width} px`).toEqual([]);
      }
    },
  );
}
