/**
 * The script in the head of every page, after its style, whether its pictures wait or not: what has to happen before anything is drawn and
 * before the scripts come. Whatever is pressed while the page still arrives is noted as well. Bundled and minified by build/boot-script.ts;
 * it may import types, and files of this folder, and nothing else.
 */
import { answerCommands } from './answer-commands.ts';
import { bringLatePictures } from './bring-late-pictures.ts';
import { bringLateStyle } from './bring-late-style.ts';
import { keyNativeForms } from './key-native-forms.ts';
import { noteEarlyPresses } from './note-early-presses.ts';
import { startScriptsLate } from './start-scripts-late.ts';
import { waitForSettings } from './wait-for-settings.ts';
import { watchMarkup } from './watch-markup.ts';

/** Whether pictures of the page wait: told by the build. */
declare const __WAITS__: boolean;

// For the style: the oldest browsers do not know the media query for that.
document.documentElement.dataset.scripts = '';
waitForSettings();
const styled = bringLateStyle();
if (__WAITS__) bringLatePictures();
noteEarlyPresses();
keyNativeForms();
answerCommands(styled);
addEventListener('DOMContentLoaded', () => {
  watchMarkup();
  startScriptsLate();
});
