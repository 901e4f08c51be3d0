import { content } from '../made/content.ts';

/** The words of the home page, section by section; and whether its first picture follows the day in Jacksonville. */
export const homeContent = content.homePage;
export const heroKeepsTime = content.homePage.hero.keepsTime;
