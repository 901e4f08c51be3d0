/**
 * The script that stands in every page, whether its pictures wait or not: what has to happen before the scripts come. Bundled and minified by
 * build/boot-script.ts; it may import types, and files of this folder, and nothing else.
 */
import { answerCommands } from './answer-commands.ts';
import { bringLatePictures } from './bring-late-pictures.ts';
import { bringLateStyle } from './bring-late-style.ts';
import { keyNativeForms } from './key-native-forms.ts';
import { noteEarlyPresses } from './note-early-presses.ts';
import { startScriptsLate } from './start-scripts-late.ts';
import { watchMarkup } from './watch-markup.ts';

/** Whether pictures of the page wait: told by the build. */
declare const __WAITS__: boolean;

watchMarkup();
const styled = bringLateStyle();
if (__WAITS__) bringLatePictures();
noteEarlyPresses();
keyNativeForms();
answerCommands(styled);
startScriptsLate();
