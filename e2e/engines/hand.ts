/** A visitor's actions in a browser of any engine. */
export interface Hand {
  readonly engine: string;
  readonly version: string;
  /** Resizes the window as close to this as possible; in CSS pixels. */
  size(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  /** Runs a function body in the page and returns its result, which must be JSON. */
  run<T>(body: string): Promise<T>;
  /** A real press of the mouse at a point of the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  write(text: string): Promise<void>;
  escape(): Promise<void>;
  /** Chooses a file of this machine in a file field. */
  choose(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/**
 * Polls until the function body returns something truthy, and returns it. Throws with `what` on a
 * timeout.
 */
export async function until<T>(hand: Hand, what: string, body: string): Promise<NonNullable<T>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await hand.run<T>(body);
    if (value) return value;
    if (Date.now() > end) throw new Error(`never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * A real press on the center of the first visible matching element, scrolled into view; in a frame
 * if named.
 */
export async function press(hand: Hand, selector: string, text = '', frame = ''): Promise<void> {
  const [x, y] = await until<[number, number]>(
    hand,
    `${selector} ${text}`,
    `const around = ${frame ? `document.querySelector(${JSON.stringify(frame)})` : 'null'};
     const found = [...(around?.contentDocument ?? document).querySelectorAll(${JSON.stringify(selector)})].find((element) =>
       element.checkVisibility() && !element.closest('[inert]') && element.textContent.includes(${JSON.stringify(text)}));
     if (!found) return null;
     found.scrollIntoView({ block: 'center', behavior: 'instant' });
     const { left, top, width, height } = found.getBoundingClientRect();
     const { left: x = 0, top: y = 0 } = around?.getBoundingClientRect() ?? {};
     return [Math.round(x + left + width / 2), Math.round(y + top + height / 2)];`,
  );
  await hand.pressAt(x, y);
}

/** Waits until the page is hydrated. */
export async function hydrated(hand: Hand): Promise<void> {
  await until(hand, 'hydration', `return 'hydrated' in document.documentElement.dataset`);
}
