import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while it hydrates, then true: for what only scripts can do. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
