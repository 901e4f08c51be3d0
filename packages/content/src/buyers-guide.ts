/** The whole guide: apart from the rest, so that no other page carries it. */
export { buyersGuide } from '../made/buyers-guide.ts';
