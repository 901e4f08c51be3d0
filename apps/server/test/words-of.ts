/** The visible text of a page's main part, without markup, with single spaces. */
export const words = (page: string) =>
  page
    .slice(page.indexOf('<main'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
