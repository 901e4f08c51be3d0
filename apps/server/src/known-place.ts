import { type Content, homeByTheRiver } from '@rivermark/content';
import { pageName, pageOfPlace } from '@rivermark/content/page-names';
import type { EnquiryRow } from './db/schema.ts';

const HOMES = '/properties/';

/** The page that an inquiry is about. */
const pageOf = (content: Content, { home, page }: Pick<EnquiryRow, 'home' | 'page'>): string =>
  (home === null ? undefined : pageOfPlace(content, home)) ?? page;

/** Where the home stands that an inquiry is about: by neighborhood and river mark. */
export function whereItStands(
  content: Content,
  enquiry: Pick<EnquiryRow, 'home' | 'page'>,
): string | undefined {
  const of = pageOf(content, enquiry);
  const found = content.homes.find(({ id }) => of === `${HOMES}${id}`);
  return found && homeByTheRiver(found);
}

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
