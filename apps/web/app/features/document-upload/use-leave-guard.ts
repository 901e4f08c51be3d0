import { type RefObject, useEffect, useRef } from 'react';

/** The address of this site to which a press on a link leads away from this page, if it does. */
function linkTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || (link.target && link.target !== '_self') || link.origin !== location.origin) return;
  if (link.pathname === location.pathname) return;
  return link.pathname + link.search + link.hash;
}

/**
 * While `active`, leaving asks first: the given dialog for links within the site, the browser
 * itself for everything else. Returns what the dialog's button to leave does.
 */
export function useLeaveGuard(active: boolean, dialog: RefObject<HTMLDialogElement | null>): () => void {
  const target = useRef<string>(undefined);
  const off = useRef(false);

  useEffect(() => {
    if (!active) return;
    // A visitor who chose to leave is not asked again.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!off.current) event.preventDefault();
    };
    // The page may come back from the back/forward cache, with its documents.
    const onShow = () => {
      off.current = false;
    };
    const onClick = (event: MouseEvent) => {
      const to = linkTarget(event);
      if (to === undefined || off.current) return;
      event.preventDefault();
      event.stopPropagation();
      target.current = to;
      dialog.current?.showModal();
    };
    addEventListener('beforeunload', onUnload);
    addEventListener('pageshow', onShow);
    // Before anything else answers the click.
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      removeEventListener('pageshow', onShow);
      document.removeEventListener('click', onClick, true);
    };
  }, [active, dialog]);

  return () => {
    off.current = true;
    dialog.current?.close();
    if (target.current) location.assign(target.current);
  };
}
