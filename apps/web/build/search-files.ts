import { ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';

/**
 * robots.txt and sitemap.xml for all pages. `pages`: from path to the day of its content's last
 * change, such as 2026-11-21.
 */
export function searchFiles(
  pages: ReadonlyMap<string, string>,
): readonly (readonly [name: string, text: string])[] {
  const urls = [...pages]
    .map(([path, day]) => `<url><loc>${ORIGIN_PLACEHOLDER}${path}</loc><lastmod>${day}</lastmod></url>`)
    .join('\n');
  return [
    [
      'robots.txt',
      `User-agent: *\nAllow: /\nDisallow: /enquiries/\n\nSitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml\n`,
    ],
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    ],
  ];
}
