import { startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { hasWholeStyle } from './loading/has-whole-style.ts';
import { isDocument, ownRoute } from './own-route.ts';
import { pageModule } from './pages/page-modules.ts';
import { routeOf } from './routes.ts';
import { crossTo } from './shell/page-transition.ts';
import { OnTakenOver } from './shell/taken-over.ts';
import { Waiting } from './shell/use-busy.ts';
import { SiteApp } from './site-app.tsx';
import { noteEntry } from './ui/history-guard.ts';

const history = createBrowserHistory({ v5Compat: true });
/** Always the same, so that waiting draws only what says so. */
const site = <SiteApp own={ownRoute} />;

/**
 * The site in the browser. As React Router's BrowserRouter, which shows the old page until the new one stands, but
 * does not tell that it waits. `onTakenOver` is called each time a page stands that React answers for, first the prerendered one.
 */
export function BrowserSite({ onTakenOver }: { onTakenOver: () => void }) {
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });
  const [waiting, setWaiting] = useState(false);
  useLayoutEffect(() => {
    let newest = history.location;
    let standing = newest.pathname;
    return history.listen((next) => {
      noteEntry();
      newest = next.location;
      // A step through the history to a page with data of its own, from a document that never had it.
      const { pathname } = next.location;
      if (isDocument(pathname) && pathname !== ownRoute?.path) return globalThis.location.reload();
      // As long as this document has not the style for other pages, they come as documents, which bring theirs.
      if (pathname !== standing && !hasWholeStyle()) return globalThis.location.reload();
      const go = () => {
        // A crossing shows it later: the visitor may be elsewhere by then.
        const shown = () => {
          if (newest !== next.location) return;
          setWaiting(false);
          show(next);
        };
        // A step through the history is the browser's own movement. A sheet of the page's own is waited for, and what is
        // drawn at once cannot wait: React would stand an empty page in its place.
        if (next.action === 'POP' || pathname === standing || module.arrived()?.styleSheets)
          startTransition(shown);
        else crossTo(pathname, shown);
        standing = pathname;
      };
      const module = pageModule(routeOf(next.location.pathname, ownRoute));
      if (module.arrived()) return go();
      // A step back is drawn at once, transition or not, and would take the old page away before the new one is here.
      setWaiting(true);
      // What failed before is fetched anew; a failure shows in the page's place.
      void module
        .load()
        .catch(() => {})
        .then(() => newest === next.location && go());
    });
  }, []);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      <OnTakenOver value={onTakenOver}>
        <Waiting value={waiting}>{site}</Waiting>
      </OnTakenOver>
    </Router>
  );
}
