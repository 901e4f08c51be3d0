import { type Content, pagePaths } from '@rivermark/content';

/** The day of the last change of a page's content, as 2026-11-21, for the sitemap. */
export function lastChanged({ legal, updated }: Pick<Content, 'legal' | 'updated'>, path: string): string {
  if (path === pagePaths.privacyPolicy) return legal.privacyPolicy.updated;
  if (path === pagePaths.termsOfService) return legal.termsOfService.updated;
  if (path === pagePaths.accessibility) return legal.accessibility.updated;
  return updated;
}
