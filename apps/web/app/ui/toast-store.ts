import type { Urgency } from './live-regions.tsx';

/**
 * The kinds of toast, each with how it is heard. `.toast-KIND` in `toast.deferred.css` styles it.
 */
export const toastKinds = { success: 'status', failure: 'alert' } as const satisfies Record<string, Urgency>;
export type ToastKind = keyof typeof toastKinds;

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly description?: string;
  /** Below the description, as a sentence of its own. */
  readonly detail?: string;
  /** Where it leads; with it the message stays until it is dismissed. */
  readonly link?: { readonly label: string; readonly path: string } | undefined;
  /**
   * The id of the sentence in the page that the toast repeats. The toast never covers it. If the
   * sentence is in a live region, the toast itself is silent.
   */
  readonly repeats?: string;
}

const MAX_AT_ONCE = 3;
const MIN_DISPLAY_MS = 6000;
/** The time to notice it. */
const NOTICE_MS = 2000;
/** The time to read it twice at about 280 words a minute. */
const MS_PER_CHARACTER = 70;
const none: readonly Toast[] = [];

let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message above everything for some seconds; the id takes it back sooner. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  replace([...toasts, { ...toast, id: lastId }].slice(-MAX_AT_ONCE));
  return lastId;
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id));
}

/** For useSyncExternalStore. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => toasts,
  onServer: () => none,
} as const;

/** How long a toast stays, in milliseconds: long enough to notice it and to read it twice. */
export function toastDuration({
  title,
  description = '',
  detail = '',
}: Pick<Toast, 'title' | 'description' | 'detail'>): number {
  const characters = title.length + description.length + detail.length;
  return Math.max(MIN_DISPLAY_MS, NOTICE_MS + MS_PER_CHARACTER * characters);
}
