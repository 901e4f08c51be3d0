import { useCallback, useState } from 'react';
import type { LateModule } from './late-module.ts';

/**
 * For a part that comes when it is asked for: the module once it is here, and whether it could not be had. `load` asks
 * for it, and again after a failure.
 */
export function useLateModule<T>(late: LateModule<T>) {
  const [module, setModule] = useState<{ readonly value: T }>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    late.load().then(
      (value) => setModule({ value }),
      () => setFailed(true),
    );
  }, [late]);
  return { module: module?.value, failed, load };
}
