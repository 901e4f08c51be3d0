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
    const draw = () => {
      const element = frame.current;
      const isHere = document.activeElement === element;
      element?.toggleAttribute('data-ring', isHere && byKey);
      return isHere ? element : null;
    };
    const blur = () => {
      const element = draw();
      if (!element) return;
      const map = element.contentDocument?.documentElement;
      if (map && map.dataset.started === undefined)
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    addEventListener('blur', blur);
    addEventListener('focus', draw);
    // The map's document takes the place of the empty one, in which the focus was already: the page hears that it lost and has it.
    document.addEventListener('load', draw, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
      removeEventListener('blur', blur);
      removeEventListener('focus', draw);
      document.removeEventListener('load', draw, true);
    };
  }, [frame]);
}
