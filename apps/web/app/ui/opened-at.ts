const times = new WeakMap<Element, number>();

/**
 * Notes when a dialog was asked for. Its island is hydrated later, and needs to know how long a
 * form was open.
 */
export function noteOpening(dialog: Element): void {
  times.set(dialog, performance.now());
}

export const openedAt = (dialog: Element): number | undefined => times.get(dialog);
