import './styles/site.css';
import './ui/tooltip.css';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadPage } from './page-modules.ts';
import { routeOf } from './routes.ts';
import { reloadForNewDeployment } from './shell/reload-for-new-deployment.ts';
import { reportRecovered } from './shell/report-recovered.ts';
import { SiteApp } from './site-app.tsx';
import { installDialogCommands } from './ui/dialog-commands.ts';
import { installHistoryGuard } from './ui/history-guard.ts';
import { installTooltips } from './ui/tooltips.ts';

reloadForNewDeployment();
installDialogCommands();
installHistoryGuard();
installTooltips();

const root = document.getElementById('root');
// The page was prerendered with its module at hand, so it must be at hand to hydrate the same.
void loadPage(routeOf(location.pathname).page).then(() => {
  if (!root) return;
  hydrateRoot(
    root,
    <BrowserRouter>
      <SiteApp />
    </BrowserRouter>,
    { onRecoverableError: reportRecovered },
  );
});
