/** The script in the head of the map's document. It applies settings before anything is painted. */
import { applySavedPreferences } from '../boot/apply-saved-preferences.ts';

applySavedPreferences();
// For the style, as on pages (boot/boot.ts): otherwise what needs scripts is hidden.
document.documentElement.dataset.scripts = '';
