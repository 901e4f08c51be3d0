/**
 * Where the focus was in the frame when the page around it asked for it. WebKit forgets that: the frame is given the
 * focus again, and nothing in it has it.
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

  /** Gives the element the focus, which WebKit gives to no link that is pressed, and again when the page is done. */
  from(element: HTMLElement): void {
    this.#left = element;
    if (this.#document.activeElement !== element) element.focus({ preventScroll: true });
  }
}
