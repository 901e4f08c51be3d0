import type { Point } from './projection.ts';

export interface Moves {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** A press that hits no pin. */
  press(at: Point): void;
  /** A gesture that an embedded map leaves to the page. */
  refused(how: 'one-finger' | 'wheel'): void;
}

/** How far a press may slip. */
const SLIP = 5;
/** How long a press waits for a second one. */
const DOUBLE_MS = 260;

/**
 * Mouse, touch and wheel. In a page, one finger and the plain wheel scroll the page as everywhere,
 * so that nobody is trapped in the map. Two fingers, or the wheel with Ctrl or ⌘, control the map.
 * A map on its own uses all of them.
 */
export function listenToGestures(map: HTMLElement, inPage: boolean, moves: Moves): void {
  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = map.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  let slipped = false;

  let drag: Point | undefined;
  map.addEventListener('pointerdown', (event) => {
    slipped = false;
    if (event.pointerType !== 'touch' && event.button === 0) drag = place(event);
  });
  map.addEventListener('pointermove', (event) => {
    if (!drag) return;
    const now = place(event);
    if (!slipped && Math.hypot(now.x - drag.x, now.y - drag.y) < SLIP) return;
    // Not earlier: with a captured pointer, the click no longer reaches the pin below.
    if (!slipped) map.setPointerCapture(event.pointerId);
    slipped = true;
    map.dataset.dragging = '';
    moves.pan(now.x - drag.x, now.y - drag.y);
    drag = now;
  });
  const drop = () => {
    drag = undefined;
    delete map.dataset.dragging;
  };
  map.addEventListener('pointerup', drop);
  map.addEventListener('pointercancel', drop);
  map.addEventListener('dragstart', (event) => event.preventDefault());

  let waiting: ReturnType<typeof setTimeout> | undefined;
  map.addEventListener(
    'click',
    (event) => {
      if (slipped) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.target instanceof Element && !event.target.closest('.pin, .cluster')) {
        clearTimeout(waiting);
        const at = place(event);
        waiting = setTimeout(() => moves.press(at), DOUBLE_MS);
      }
    },
    true,
  );
  map.addEventListener('dblclick', (event) => {
    clearTimeout(waiting);
    event.preventDefault();
    moves.zoom(2, place(event));
  });

  map.addEventListener(
    'wheel',
    (event) => {
      const meant = !inPage || event.ctrlKey || event.metaKey;
      if (!meant) {
        moves.refused('wheel');
        return;
      }
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
      moves.zoom(
        Math.exp(-Math.max(-120, Math.min(120, pixels)) * (event.ctrlKey ? 0.008 : 0.0035)),
        place(event),
      );
    },
    { passive: false },
  );

  listenToTrackpad(map, place, moves);
  listenToFingers(map, inPage, place, moves, () => {
    slipped = true;
  });
}

/**
 * Safari's events for two fingers on a trackpad. Ignored on touch screens, which also send touch
 * events.
 */
interface GestureEvent extends UIEvent {
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

function listenToTrackpad(map: HTMLElement, place: (event: GestureEvent) => Point, moves: Moves): void {
  let before = 1;
  let touched = false;
  const onTouch = ({ touches }: TouchEvent) => {
    touched = touches.length > 0;
  };
  map.addEventListener('touchstart', onTouch, { passive: true });
  map.addEventListener('touchend', onTouch, { passive: true });
  const onGesture = (event: Event) => {
    // Prevents zooming of the page itself.
    event.preventDefault();
    if (touched) return;
    const gesture = event as GestureEvent;
    if (event.type === 'gesturechange') moves.zoom(gesture.scale / before, place(gesture));
    before = event.type === 'gesturestart' ? 1 : gesture.scale;
  };
  map.addEventListener('gesturestart', onGesture);
  map.addEventListener('gesturechange', onGesture);
}

function listenToFingers(
  map: HTMLElement,
  inPage: boolean,
  place: (touch: Touch) => Point,
  moves: Moves,
  slip: () => void,
): void {
  let before: Point[] = [];
  const start = (event: TouchEvent) => {
    before = [...event.touches].map(place);
  };
  map.addEventListener('touchstart', start, { passive: true });
  map.addEventListener('touchend', start, { passive: true });
  map.addEventListener(
    'touchmove',
    (event) => {
      const now = [...event.touches].map(place);
      const [a, b] = now;
      const [c, d] = before;
      if (!a || !c) return;
      if (now.length === 1 && inPage) {
        if (Math.hypot(a.x - c.x, a.y - c.y) > 12) moves.refused('one-finger');
        return;
      }
      event.preventDefault();
      if (Math.hypot(a.x - c.x, a.y - c.y) > SLIP || b) slip();
      if (b && d) {
        const [middle, was] = [mid(a, b), mid(c, d)];
        moves.pan(middle.x - was.x, middle.y - was.y);
        moves.zoom(apart(a, b) / Math.max(1, apart(c, d)), middle);
      } else moves.pan(a.x - c.x, a.y - c.y);
      before = now;
    },
    { passive: false },
  );
}

const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
