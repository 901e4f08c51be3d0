import './styles/site.css';
import { hydrateRoot } from 'react-dom/client';
import { BrowserSite } from './browser-site.tsx';
import { bearTranslators } from './loading/bear-translators.ts';
import { keepEntries } from './loading/keep-entries.ts';
import { lateModule } from './loading/late-module.ts';
import { takeBackMarkupChanges } from './loading/markup-changes.ts';
import { ownRoute } from './own-route.ts';
import { installFetchingAhead } from './pages/fetch-pages-ahead.ts';
import { pageModule } from './pages/page-modules.ts';
import { routeOf } from './routes.ts';
import { LastBoundary } from './shell/last-boundary.tsx';
import { notePressedLinks } from './shell/page-transition.ts';
import { installDialogCommands } from './ui/dialog-commands.ts';
import { installHistoryGuard } from './ui/history-guard.ts';
import { TAKEN_OVER } from './ui/toaster.tsx';
import { installTooltips } from './ui/tooltips.ts';

bearTranslators();
installDialogCommands();
installHistoryGuard();
installTooltips();
notePressedLinks();

const root = document.getElementById('root');
// The page was prerendered with its module at hand, so it must be at hand to hydrate the same.
const firstPage = lateModule(
  () => pageModule(routeOf(location.pathname, ownRoute)).load(),
  Number.POSITIVE_INFINITY,
);
void firstPage.load().then(() => {
  if (!root) return;
  const bringBackEntries = keepEntries(root);
  const putBackSigns = takeBackMarkupChanges(root);
  const onTakenOver = () => {
    if (document.documentElement.dataset.hydrated !== undefined) return;
    bringBackEntries();
    putBackSigns();
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event(TAKEN_OVER));
    installFetchingAhead();
  };
  hydrateRoot(
    root,
    <LastBoundary root={root}>
      <BrowserSite onTakenOver={onTakenOver} />
    </LastBoundary>,
  );
});
