/** Notes a press on a `data-early` control on it, for the scripts to answer when they come. */
export function noteEarlyPresses(): void {
  addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('[data-early]');
    if (control) control.dataset.early = '1';
  });
}
