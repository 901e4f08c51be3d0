/**
 * Notes a press on a `data-early` control on it, for the scripts to answer when they come. A form that is one is sent
 * nowhere: without its script that would load the page anew, and what was chosen would be gone.
 */
export function noteEarlyPresses(): void {
  addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('button[data-early]');
    if (control) control.dataset.early = '1';
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.early === undefined) return;
    event.preventDefault();
    form.dataset.early = '1';
  });
}
