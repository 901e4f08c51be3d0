import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';

/** robots.txt and sitemap.xml over all pages. */
export function writeSearchFiles(folder: string, paths: readonly string[]): void {
  writeFileSync(
    join(folder, 'robots.txt'),
    `User-agent: *\nAllow: /\nDisallow: /enquiries/\n\nSitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml\n`,
  );
  const urls = paths.map((path) => `<url><loc>${ORIGIN_PLACEHOLDER}${path}</loc></url>`).join('\n');
  writeFileSync(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
}
