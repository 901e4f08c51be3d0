import '../styles/layers.css';
import '../styles/tokens.css';
import '../styles/contrast-tokens.css';
import './stage-tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../styles/stillness.deferred.css';
import '../styles/targets.css';
import '../ui/field.css';
import '../features/accessibility-panel/cursors.deferred.css';
import '../features/accessibility-panel/settings.css';
import './map-colors.css';
import './map-frame.css';
import './map-ground.css';
import './map-pins.css';
import { followPage, onSettingsChange, showFocusAround } from './follow-page.ts';
import { MapFrame } from './frame-script.ts';
import { messageToMap, send } from './map-messages.ts';

const page = window.parent === window ? undefined : window.parent;
document.body.dataset.place = page ? 'in-page' : 'alone';
followPage(page);

const frame = new MapFrame(document, Boolean(page));
onSettingsChange(() => frame.resize());
if (page) {
  // In the page's order of headings the map comes under the section's.
  for (const heading of document.querySelectorAll('h1, h2'))
    heading.setAttribute('aria-level', heading.matches('h1') ? '3' : '4');
  showFocusAround();
  frame.onChoice = (choice, by) => send(page, { type: 'choice', choice, by });
  addEventListener('message', (event) => {
    const message = messageToMap(event, page, frame.projects);
    if (!message) return;
    // From here on the page is known to open the form itself.
    frame.onAsk = (project) => send(page, { type: 'ask', project });
    frame.choose(message.choice, 'page');
  });
  send(page, { type: 'ready' });
}
document.documentElement.dataset.started = '';
