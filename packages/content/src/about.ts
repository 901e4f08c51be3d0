import { content } from '../made/content.ts';

export const aboutContent = content.about;
