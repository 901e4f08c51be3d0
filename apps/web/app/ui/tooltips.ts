/** Hover delay in milliseconds. None if another tooltip closed just before. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/**
 * Shows the `data-tooltip` text of a control that is hovered or focused by keyboard. It repeats the
 * control's name, so it is hidden from screen readers. Escape closes it, and it can be hovered. The
 * entry calls this once.
 */
export function installTooltips(): void {
  const tip = document.createElement('div');
  tip.className = 'tooltip';
  tip.setAttribute('aria-hidden', 'true');
  tip.hidden = true;
  let owner: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const show = (target: HTMLElement) => {
    owner = target;
    tip.textContent = target.dataset.tooltip ?? '';
    // Inside an open dialog all else lies behind its backdrop.
    (target.closest('dialog') ?? document.body).append(tip);
    tip.hidden = false;
    const { left, width, top, bottom } = target.getBoundingClientRect();
    const room = document.documentElement.clientWidth - tip.offsetWidth - 4;
    tip.style.left = `${Math.max(4, Math.min(left + width / 2 - tip.offsetWidth / 2, room))}px`;
    tip.style.top = `${top > tip.offsetHeight + 8 ? top - tip.offsetHeight - 8 : bottom + 8}px`;
  };
  const close = () => {
    clearTimeout(timer);
    if (owner) closedAt = performance.now();
    owner = undefined;
    tip.hidden = true;
  };
  const controlAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || target === tip) return;
    const control = controlAt(target);
    if (control === owner) return;
    close();
    if (!control) return;
    const soonAfter = performance.now() - closedAt < SKIP_DELAY_MS;
    timer = setTimeout(() => show(control), soonAfter ? 0 : OPEN_DELAY_MS);
  });
  document.addEventListener('focusin', ({ target }) => {
    const control = controlAt(target);
    close();
    if (control?.matches(':focus-visible')) show(control);
  });
  for (const event of ['focusout', 'pointerdown', 'scroll'] as const) {
    document.addEventListener(event, close, { passive: true });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}
