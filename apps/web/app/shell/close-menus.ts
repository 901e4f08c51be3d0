const menu = () => document.querySelector<HTMLDetailsElement>('.nav-menu');

function closeByEscape(fold: HTMLDetailsElement | null | undefined): void {
  if (!fold?.open) return;
  const hadFocus = fold.contains(document.activeElement);
  fold.open = false;
  if (hadFocus) fold.querySelector('summary')?.focus();
}

/**
 * Closes the header's menu on a press outside it or on one of its links or buttons, and on Escape.
 * Escape also closes the contact widget while the focus is inside it.
 */
export function installMenuClosing(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const open = menu();
    if (open?.open && !open.contains(target as Node)) open.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('.nav-menu-panel :is(a, button), .site-header > .brand');
    const open = menu();
    if (pressed && open) open.open = false;
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return;
    closeByEscape(menu());
    closeByEscape((target as Element).closest<HTMLDetailsElement>('.contact-widget'));
  });
}
