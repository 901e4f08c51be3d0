/** What others (password managers, translators) have changed in the prerendered page, first to last. */
export interface MarkupWatch {
  readonly observer: MutationObserver;
  readonly records: MutationRecord[];
}

declare global {
  interface Window {
    /** Set by the script in the page. */
    markupWatch?: MarkupWatch;
  }
}

/** Notes every change of the prerendered page from now on: none of them is ours before the scripts come. */
export function watchMarkup(): void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(document.getElementById('root') as HTMLElement, {
    childList: true,
    subtree: true,
    characterDataOldValue: true,
  });
  window.markupWatch = { observer, records };
}
