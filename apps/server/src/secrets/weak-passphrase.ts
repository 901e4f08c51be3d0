import type { Content } from '@rivermark/content';

const SHORTEST = 12;

/** The site's own words. Attackers guess them first, so they add nothing to a passphrase. */
const readByAll = ({ brand, identity }: Pick<Content, 'brand' | 'identity'>): readonly string[] =>
  [
    brand.name,
    brand.tagline,
    identity.agentName,
    identity.brokerageName,
    identity.phone,
    identity.email,
    identity.licenseNumber,
    identity.officeAddress.street,
    identity.officeAddress.city,
    'passphrase',
    'password',
    'documents',
    'agent',
  ]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2)
    // Longest first, so that no word is removed from inside a longer one.
    .sort((one, other) => other.length - one.length);

/**
 * Why a passphrase is too easy to guess, for the person choosing it; undefined if it is not. It
 * needs twelve characters. Ten of them, five different, must remain without spaces and the site's
 * own words.
 */
export function weakPassphrase(
  passphrase: string,
  content: Pick<Content, 'brand' | 'identity'>,
): string | undefined {
  if ([...passphrase].length < SHORTEST) return `Please choose at least ${SHORTEST} characters.`;
  const own = readByAll(content).reduce((left, word) => left.replaceAll(word, ''), passphrase.toLowerCase());
  const characters = [...own.replaceAll(/\s/gu, '')];
  if (characters.length < SHORTEST - 2 || new Set(characters).size < 5) {
    return 'Please choose another one: names and numbers that stand on the site, and repeated letters, do not count.';
  }
  return undefined;
}
