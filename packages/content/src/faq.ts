import { content } from '../made/content.ts';

const { items, ...words } = content.faq;
export const faqContent = words;
export const faqItems = items;
