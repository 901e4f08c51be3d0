import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';

/** robots.txt and sitemap.xml over all pages; `pages`: path to the day of its content's last change, as 2026-11-21. */
export function writeSearchFiles(folder: string, pages: ReadonlyMap<string, string>): void {
  writeFileSync(
    join(folder, 'robots.txt'),
    `User-agent: *\nAllow: /\nDisallow: /enquiries/\n\nSitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml\n`,
  );
  const urls = [...pages]
    .map(([path, day]) => `<url><loc>${ORIGIN_PLACEHOLDER}${path}</loc><lastmod>${day}</lastmod></url>`)
    .join('\n');
  writeFileSync(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
}
