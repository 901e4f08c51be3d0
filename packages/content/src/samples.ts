/** Where each home and figure of the content is written that is only a sample. */
export { samples } from '../made/samples.ts';
