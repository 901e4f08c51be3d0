import { content } from '../made/content.ts';

export const { buyersGuide } = content;
