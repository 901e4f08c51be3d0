/** The words of the home page, section by section; and whether its first picture follows the day in Jacksonville. */
export { heroKeepsTime, homeContent } from '../made/home.ts';
