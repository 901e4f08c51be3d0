import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import type { Finding } from './finding.ts';

const shown = ({ url, status, parent }: LinkResult) => `${url} (${status}) on ${parent}`;

/** Follows every link within the site from its home page and sitemap, including fragments. */
export async function checkLinks(url: string): Promise<Finding> {
  const { links } = await new LinkChecker().check({
    path: [`${url}/`, `${url}/sitemap.xml`],
    recurse: true,
    checkCss: true,
    checkFragments: true,
    concurrency: 8,
    // There is no network for external links.
    linksToSkip: async (link) => !link.startsWith(`${url}/`),
  });
  const within = links.filter(({ state }) => state !== LinkState.SKIPPED);
  const broken = within.filter(({ state }) => state === LinkState.BROKEN);
  for (const link of broken) console.log(`Broken: ${shown(link)}`);
  return {
    what: `linkinator, ${new Set(within.map((link) => link.url)).size} addresses within the site`,
    said: broken.length === 0 ? 'none broken' : `${broken.length} broken`,
    isGood: broken.length === 0 && within.length > 100,
  };
}
