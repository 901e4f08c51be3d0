import { useCallback, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

interface Manner {
  /** Told to the page that is gone to. */
  readonly state?: unknown;
  /** The address takes the place of the one that stands. */
  readonly replace?: boolean;
}

/**
 * What goes to an address of the site: a path, with a query and a fragment where it has them. React Router's own
 * brings along how addresses stand to each other and what its data mode does, and all addresses here are whole.
 */
export function useNavigate(): (to: string, manner?: Manner) => void {
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    (to, { state, replace = false } = {}) => {
      // Two slashes would begin the name of another host.
      const path = to.replace(/^\/+/, '/');
      if (replace) navigator.replace(path, state);
      else navigator.push(path, state);
    },
    [navigator],
  );
}
