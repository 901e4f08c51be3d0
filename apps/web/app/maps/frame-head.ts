/** The script in the head of the map's document, which has all of its style: what is set holds before anything is drawn. */
import { applySavedPreferences } from '../boot/apply-saved-preferences.ts';

applySavedPreferences();
// For the style, as on pages (boot/boot.ts): it hides what answers to scripts alone.
document.documentElement.dataset.scripts = '';
