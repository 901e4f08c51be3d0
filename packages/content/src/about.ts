export { aboutContent } from '../made/about.ts';
