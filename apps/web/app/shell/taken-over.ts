import { createContext, useContext, useEffect } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Called each time a page stands that React answers for. */
export const OnTakenOver = createContext<() => void>(() => {});

/** For the part that is taken over last: tells that it was, or that it was drawn anew. */
export function useTakenOver(): void {
  const tell = useContext(OnTakenOver);
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) tell();
  }, [hydrated, tell]);
}
