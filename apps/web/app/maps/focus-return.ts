/**
 * Remembers the focused element when the page requests the focus. WebKit forgets it: the frame gets
 * the focus back, and nothing in it has it.
 */
export class FocusReturn {
  readonly #document: Document;
  #left: HTMLElement | undefined;

  constructor(root: Document) {
    this.#document = root;
    root.defaultView?.addEventListener('focus', () => {
      if (root.activeElement === root.body) this.#left?.focus({ preventScroll: true });
    });
    root.addEventListener('focusin', ({ target }) => {
      if (target !== this.#left) this.#left = undefined;
    });
  }

  /**
   * Focuses the element, because WebKit focuses no pressed link, and again when the page is done.
   */
  from(element: HTMLElement): void {
    this.#left = element;
    if (this.#document.activeElement !== element) element.focus({ preventScroll: true });
  }
}
