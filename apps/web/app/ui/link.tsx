import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
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
  const change = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) change(event);
      }}
    />
  );
}
