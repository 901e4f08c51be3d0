import { WHOLE_STYLE } from '../boot/whole-style.ts';

/** Whether what the document left out of its style, as it needed it not, is here. */
export function hasWholeStyle(): boolean {
  const link = document.getElementById(WHOLE_STYLE);
  return !(link instanceof HTMLLinkElement) || link.sheet !== null;
}
