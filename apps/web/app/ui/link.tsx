import type { ComponentProps } from 'react';
import { useNavigate } from './use-navigate.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of the site: a path, with a query and a fragment where it has them. */
  readonly to: string;
  /** Told to the page that is gone to. */
  readonly state?: unknown;
  /** It is a document of its own, which the browser loads. */
  readonly reloadDocument?: boolean;
}

/**
 * A link that changes the page without loading it anew. React Router's own brings along what its framework fetches ahead,
 * which no page here uses and which weighs more than the rest of the router.
 */
export function Link({ to, state, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
        const elsewhere = button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
        if (event.defaultPrevented || reloadDocument || elsewhere) return;
        event.preventDefault();
        const { pathname, search, hash } = location;
        // The same address again makes no entry in the history, as browsers do it.
        navigate(to, { state, replace: to === pathname + search + hash });
      }}
    />
  );
}
