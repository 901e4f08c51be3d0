/** What a visitor does in a browser, whichever engine it has. */
export interface Hand {
  readonly engine: string;
  readonly version: string;
  /** Resizes the window as near to this as it goes; in CSS pixels. */
  size(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page and gives what it returns; it must be JSON. */
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

/** Asks until the function's body returns something true, and gives it. Throws with `what` when it never does. */
export async function until<T>(hand: Hand, what: string, body: string): Promise<NonNullable<T>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await hand.run<T>(body);
    if (value) return value;
    if (Date.now() > end) throw new Error(`never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A real press in the middle of the first visible element that fits, brought into view; of a frame's where one is named. */
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

/** Waits until the page's scripts have taken over. */
export async function hydrated(hand: Hand): Promise<void> {
  await until(hand, 'hydration', `return 'hydrated' in document.documentElement.dataset`);
}
