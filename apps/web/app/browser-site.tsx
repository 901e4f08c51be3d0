import { useLayoutEffect, useState, useTransition } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { pageModule } from './pages/page-modules.ts';
import { routeOf } from './routes.ts';
import { OnTakenOver } from './shell/taken-over.ts';
import { Waiting } from './shell/use-busy.ts';
import { SiteApp } from './site-app.tsx';

const history = createBrowserHistory({ v5Compat: true });
/** Always the same, so that waiting draws only what says so. */
const site = <SiteApp />;

/**
 * The site in the browser. As React Router's BrowserRouter, which shows the old page until the new one stands, but
 * does not tell that it waits. `onTakenOver` is called each time a page stands that React answers for, first the prerendered one.
 */
export function BrowserSite({ onTakenOver }: { onTakenOver: () => void }) {
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });
  const [waiting, startTransition] = useTransition();
  useLayoutEffect(
    () =>
      history.listen((next) => {
        // What failed before is fetched anew; a failure shows in the page's place.
        pageModule(routeOf(next.location.pathname).page)
          .load()
          .catch(() => {});
        startTransition(() => show(next));
      }),
    [],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      <OnTakenOver value={onTakenOver}>
        <Waiting value={waiting}>{site}</Waiting>
      </OnTakenOver>
    </Router>
  );
}
