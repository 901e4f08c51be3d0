import {
  accessibilityStatement,
  contentUpdated,
  pageMeta,
  privacyPolicy,
  termsOfService,
} from '@rivermark/content';

const own: Readonly<Record<string, string>> = {
  [pageMeta.privacyPolicy.path]: privacyPolicy.updated,
  [pageMeta.termsOfService.path]: termsOfService.updated,
  [pageMeta.accessibility.path]: accessibilityStatement.updated,
};

/** The day of the last change of a page's content, as 2026-11-21, for the sitemap. */
export const lastChanged = (path: string): string => own[path] ?? contentUpdated;
