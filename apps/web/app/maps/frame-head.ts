/** The script in the head of the map's document, which has all of its style: what is set holds before anything is drawn. */
import '../features/accessibility-panel/follow-settings.ts';

// For the style, as on pages (boot/boot.ts): it hides what answers to scripts alone.
document.documentElement.dataset.scripts = '';
