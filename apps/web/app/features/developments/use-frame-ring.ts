import { type RefObject, useEffect } from 'react';

/**
 * Sets an attribute when the Tab key moves the focus into the frame. Once the map's script runs, it
 * reports its own focus. Until then nothing in the frame could show it.
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
    // When the map's document replaces the empty one that had the focus, the page gets blur and
    // focus.
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
