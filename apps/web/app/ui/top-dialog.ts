/** The open modal dialog: all else is out of reach, for the pointer, the keyboard and screen readers. */
export function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
}
