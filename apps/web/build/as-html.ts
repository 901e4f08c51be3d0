import { load } from 'cheerio';

/**
 * Markup as a browser would write down what it read, whatever the renderer's own spelling: React closes void elements as
 * XML does, and in HTML that slash says nothing. The same elements, attributes, words and comments in the same order.
 */
export const asHtml = (markup: string): string => load(markup, null, false).html();
