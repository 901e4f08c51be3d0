import { TimeLimitError } from './within-time.ts';

function paragraph(words: string, role?: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = words;
  if (role) element.setAttribute('role', role);
  return element;
}

export function showWaiting(place: HTMLElement): void {
  place.replaceChildren(paragraph('The document is being opened…', 'status'));
}

/** In place of the document: why it is not shown, and the way that is left. */
export function showFailure(place: HTMLElement, cause: unknown): void {
  const words =
    cause instanceof TimeLimitError
      ? 'This document takes too long to show here.'
      : 'This document cannot be shown here.';
  const element = paragraph(`${words} `, 'alert');
  const link = document.createElement('a');
  link.href = place.dataset.download ?? '';
  link.textContent = 'Download it';
  element.append(link, ' to open it in a program of your own.');
  place.replaceChildren(element);
}
