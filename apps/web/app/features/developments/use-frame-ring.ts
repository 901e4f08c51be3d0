import { type RefObject, useEffect } from 'react';

/**
 * Shows by an attribute that the Tab key has gone into the frame. What goes on in it the map's own script tells from
 * then on; this is for the moment before that script has started, when nothing in the frame could show a focus.
 */
export function useFrameRing(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let byKey = false;
    const key = () => {
      byKey = true;
    };
    const pointer = () => {
      byKey = false;
    };
    const blur = () => {
      const element = frame.current;
      if (!element || document.activeElement !== element) return;
      element.toggleAttribute('data-ring', byKey);
      const map = element.contentDocument?.documentElement;
      if (map && map.dataset.started === undefined)
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const focus = () => frame.current?.removeAttribute('data-ring');
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    addEventListener('blur', blur);
    addEventListener('focus', focus);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
      removeEventListener('blur', blur);
      removeEventListener('focus', focus);
    };
  }, [frame]);
}
