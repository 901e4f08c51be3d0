import { content } from '../made/content.ts';

const { inWords, ...hours } = content.businessHours;
export const businessHours = hours;
export const hoursInWords = inWords;
