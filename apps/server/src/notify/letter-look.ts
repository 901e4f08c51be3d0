import type { Content, Home } from '@rivermark/content';
import { LETTERS_PATH } from '@rivermark/contracts/letters';
import { renderHomeLetter } from '@rivermark/emails';
import type { LetterOfHome } from '../letters/letter-desk.ts';
import { letterView } from './compose-home-letter.ts';

const DARK = '@media (prefers-color-scheme:dark)';

/** A letter as its readers see it, by day or in dark whatever this device shows. */
export async function letterLook(
  content: Content,
  { letter }: LetterOfHome,
  home: Home,
  { publicUrl, isDark }: { readonly publicUrl: string; readonly isDark: boolean },
): Promise<string> {
  const view = letterView(content, letter, home, {
    publicUrl,
    readerUrl: `${publicUrl}${LETTERS_PATH}/sample`,
    picture: `/cards/properties-${home.id}.jpg`,
  });
  const { html } = await renderHomeLetter(content, view);
  return html.replace(DARK, isDark ? '@media all' : '@media not all');
}
