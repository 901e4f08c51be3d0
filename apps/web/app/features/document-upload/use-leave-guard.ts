import { type RefObject, useEffect, useRef } from 'react';
import { guardHistory } from '../../ui/history-guard.ts';
import { useNavigate } from '../../ui/use-navigate.ts';

/** Where the visitor was about to go: to an address of this site, or so many steps through the history. */
type Target = { readonly to: string } | { readonly steps: number };

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
 * While `active`, leaving asks first: the browser itself where the whole page would go, the given dialog for links
 * and steps within the site. Returns what the dialog's button to leave does.
 */
export function useLeaveGuard(active: boolean, dialog: RefObject<HTMLDialogElement | null>): () => void {
  const navigate = useNavigate();
  const target = useRef<Target>(undefined);
  const off = useRef(false);

  useEffect(() => {
    if (!active) return;
    const { pathname } = location;
    let returning = false;
    const ask = (where: Target) => {
      target.current = where;
      dialog.current?.showModal();
    };
    // Who has said to leave is not asked a second time where that loads another document.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!off.current) event.preventDefault();
    };
    // Brought back as it was left, with its documents.
    const onShow = () => {
      off.current = false;
    };
    const onClick = (event: MouseEvent) => {
      const to = linkTarget(event);
      if (to === undefined || off.current) return;
      event.preventDefault();
      event.stopPropagation();
      ask({ to });
    };
    // The address has changed already when the browser tells of it: go back to it, and only then ask.
    const onStep = (event: PopStateEvent, steps: number) => {
      if (off.current || (location.pathname === pathname && !returning)) return;
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      returning = true;
      history.go(-steps);
      ask({ steps });
    };
    const endHistoryGuard = guardHistory(onStep);
    addEventListener('beforeunload', onUnload);
    addEventListener('pageshow', onShow);
    // Before the router sees them.
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      removeEventListener('pageshow', onShow);
      document.removeEventListener('click', onClick, true);
      endHistoryGuard();
    };
  }, [active, dialog]);

  return () => {
    off.current = true;
    dialog.current?.close();
    const where = target.current;
    if (!where) return;
    if ('to' in where) navigate(where.to);
    else history.go(where.steps);
  };
}
