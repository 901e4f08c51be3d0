import { content } from '../made/content.ts';

/** Where each home and figure of the content is written that is only a sample. */
export const { samples } = content;
