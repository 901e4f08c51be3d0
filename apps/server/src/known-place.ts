import type { Content } from '@rivermark/content';
import { pageName, pageOfPlace } from '@rivermark/content/page-names';
import type { EnquiryRow } from './db/schema.ts';

const HOMES = '/properties/';

/**
 * The home or the neighborhood of ours that an inquiry is about, within a sentence: 'the Riverside
 * Bungalow', 'Avondale'. Never what was typed: undefined where it is none that the site has.
 */
export function knownPlace(
  content: Content,
  { home, page }: Pick<EnquiryRow, 'home' | 'page'>,
): string | undefined {
  const address = home === null ? undefined : pageOfPlace(content, home);
  const of = address ?? page;
  const name = of.startsWith(HOMES) && !of.startsWith(`${HOMES}in/`) ? pageName(content, of) : undefined;
  if (name !== undefined) return `the ${name.replace(/^the /i, '')}`;
  return address === undefined ? undefined : (home ?? undefined);
}
