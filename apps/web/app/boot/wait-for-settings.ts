import { SETTINGS_KEY } from './settings-key.ts';
import { systemContrasts } from './system-contrasts.ts';
import { WHOLE_STYLE } from './whole-style.ts';

/** The address of features/accessibility-panel/follow-settings.ts: told by the build. */
declare const __SETTINGS_SCRIPT__: string;

/** Of a page whose whole style does not come. */
const LATEST_MS = 3000;
const AGAIN_MS = 5000;

const page = document.documentElement;

const follow = (): Promise<unknown> =>
  import(/* @vite-ignore */ __SETTINGS_SCRIPT__).catch(() =>
    new Promise((again) => setTimeout(again, AGAIN_MS)).then(follow),
  );

function somethingIsKept(): boolean {
  try {
    return localStorage.getItem(SETTINGS_KEY) !== null;
  } catch {
    return false;
  }
}

/** A second link beside the one that the boot script switches on: that counts after the first drawing alone. */
const wholeStyle = () =>
  new Promise((here) => {
    const whole = document.getElementById(WHOLE_STYLE) as HTMLLinkElement | null;
    if (!whole) return here(undefined);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = whole.href;
    link.onload = link.onerror = here;
    whole.after(link);
  });

/** The face that was chosen is fetched first, so that words do not move. */
const face = async () =>
  'readableFont' in page.dataset && document.fonts.load('1em Atkinson Hyperlegible Next');

/**
 * What the visitor has set, here or as the system's contrast, is asked of few, so neither its rules nor the script that applies it are in
 * the document. Where something is set, nothing is drawn until both are here, or for three seconds; where it is set later, in another tab
 * or before the browser brings this page back, the script comes then. The panel brings it by itself.
 */
export function waitForSettings(): void {
  if (somethingIsKept() || matchMedia(systemContrasts.join()).matches) {
    const show = () => page.removeAttribute('style');
    page.style.visibility = 'hidden';
    setTimeout(show, LATEST_MS);
    Promise.all([wholeStyle(), follow()]).then(face).then(show, show);
  }
  addEventListener('storage', follow);
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}
