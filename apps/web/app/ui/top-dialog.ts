/** The open modal dialog. Everything else is inert. */
export function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null;
}
