export { faqContent, faqItems } from '../made/faq.ts';
