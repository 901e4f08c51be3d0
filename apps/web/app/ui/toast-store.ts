export interface Toast {
  readonly id: number;
  /** 'alert' interrupts a screen reader and looks like a failure; 'status' waits for its turn. */
  readonly role: 'status' | 'alert';
  readonly title: string;
  readonly description?: string;
}

const MOST_AT_ONCE = 3;
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
  replace([...toasts, { ...toast, id: lastId }].slice(-MOST_AT_ONCE));
  return lastId;
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id));
}

/** Another page is shown: what was said on the last one is past. */
export function dismissToasts(): void {
  if (toasts.length > 0) replace(none);
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

/** Long enough to read twice, and never below six seconds. */
export function toastDuration({ title, description = '' }: Pick<Toast, 'title' | 'description'>): number {
  return Math.max(6000, 2000 + 70 * (title.length + description.length));
}
