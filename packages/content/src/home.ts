/** The words of the home page, section by section. */
export { homeContent } from '../made/home.ts';
