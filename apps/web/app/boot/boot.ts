/**
 * The script in the head of every page, after its style: what must happen before anything is drawn,
 * and before the other scripts come. Bundled and minified by build/boot-script.ts; it imports only
 * types and files of this folder.
 */
import { applySavedPreferences } from './apply-saved-preferences.ts';
import { crossPages } from './cross-pages.ts';
import { keyNativeForms } from './key-native-forms.ts';
import { loadDeferredCss } from './load-deferred-css.ts';
import { loadDeferredPictures } from './load-deferred-pictures.ts';
import { polyfillInvokerCommands } from './polyfill-invoker-commands.ts';
import { recordEarlyEvents } from './record-early-events.ts';
import { textScale } from './scale-media-queries.ts';
import { scrollOnArrival } from './scroll-on-arrival.ts';
import { startScriptsLate } from './start-scripts-late.ts';
import { rememberVisitSource } from './visit-source.ts';
import { whenActivated } from './when-activated.ts';

/** Whether the page defers its pictures; set by the build. */
declare const __DEFERS_PICTURES__: boolean;

// For the style: the oldest browsers do not know the media query for scripting.
document.documentElement.dataset.scripts = '';
applySavedPreferences();
crossPages();
const styled = loadDeferredCss(textScale() !== 1);
if (__DEFERS_PICTURES__) loadDeferredPictures();
recordEarlyEvents();
keyNativeForms();
whenActivated(rememberVisitSource);
polyfillInvokerCommands(styled);
addEventListener('DOMContentLoaded', () => {
  whenActivated(scrollOnArrival);
  startScriptsLate();
});
