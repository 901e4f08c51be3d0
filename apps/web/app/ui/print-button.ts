/** Attributes of a button that opens the browser's print window. */
export const prints = { 'data-print': '' };

export function answerPrintButton(target: Element): void {
  if (target.closest('[data-print]')) print();
}
