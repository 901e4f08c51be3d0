import { useCallback, useState } from 'react';
import type { RetryingImport } from './retrying-import.ts';

/**
 * A module that is imported on demand: its value, whether importing failed, and what imports it or
 * tries again.
 */
export function useRetryingImport<T>(source: RetryingImport<T>) {
  const [module, setModule] = useState<{ readonly value: T }>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    source.load().then(
      (value) => setModule({ value }),
      () => setFailed(true),
    );
  }, [source]);
  return { module: module?.value, failed, load };
}
