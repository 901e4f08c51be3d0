import { brand, identity } from '@rivermark/content/site';
import type { Plugin } from 'vite';

/** A text as it stands between quotation marks in a style sheet. */
const quoted = (text: string) => text.replace(/["\\]/g, '\\$&').replaceAll('\n', ' ');

/**
 * Puts who publishes the site where a style sheet says `{{foot}}`: the foot of a printed page is drawn by its sheet, which
 * can take no words from the page.
 */
export const identityInStyle = (): Plugin => ({
  name: 'identity-in-style',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css(?:\?|$)/.test(id) || !code.includes('{{foot}}')) return undefined;
    return {
      code: code.replaceAll('{{foot}}', quoted(`${brand.name} · ${identity.brokerageName}`)),
      map: null,
    };
  },
});
