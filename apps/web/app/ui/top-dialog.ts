/** The open modal dialog: all else is out of reach, for the pointer, the keyboard and screen readers. */
export function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null;
}
