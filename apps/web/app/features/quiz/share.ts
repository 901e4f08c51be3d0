import type { QuizStyle } from '@rivermark/content/ids';

/** The result's own address: what is shared and copied. */
export const resultUrl = (style: QuizStyle): string => `${location.origin}/neighborhood-quiz/${style}`;

/**
 * The text shared with the address. It names the brokerage because it links to the agent's site.
 */
export const shareText = (title: string, brand: string, brokerage: string): string =>
  `My Jacksonville neighborhood style is ${title}. Which is yours? (${brand}, ${brokerage})`;

export const facebookUrl = (url: string, text: string): string =>
  `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote: text })}`;

export const xUrl = (url: string, text: string): string =>
  `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text })}`;

/** Opens the share page in a small window of its own, which knows nothing of ours. */
export function openPopup(url: string): void {
  window.open(url, '_blank', 'width=600,height=400,noopener');
}
