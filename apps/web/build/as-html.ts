/**
 * Serializes markup as HTML. React closes void elements as in XML and writes apostrophes as
 * entities. It escapes `>` in every text and attribute, so `/>` is always the end of a tag.
 */
export const asHtml = (markup: string): string => markup.replaceAll('/>', '>').replaceAll('&#x27;', "'");
