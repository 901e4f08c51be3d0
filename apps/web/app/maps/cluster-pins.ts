import type { DevelopmentId } from '@rivermark/content/ids';
import type { Cluster } from './clusters.ts';
import type { Pin } from './pin.ts';

const SVG = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Height of a cluster marker's tip. Like pins, it is above its point, which stays visible. */
const TIP = 7;
/** How much wider and higher each tablet is than the marker's face, from the inside out. */
const tablets = [
  ['pin-target', 12, 18],
  ['cluster-ring', 6, 6],
  ['cluster-body', 0, 0],
] as const;
/** The smallest face of a marker, one under a name, and the padding of its text. */
const FACE = { width: 62, height: 30, named: 45, air: 13 } as const;

const heightOf = (town: string | undefined) => (town ? FACE.named : FACE.height);
/** Distance of the face's center from the marker's point. */
const middleOf = (town: string | undefined) => -TIP - heightOf(town) / 2;

/** Clustered pins, and the name of their town. */
export interface ClusterPin extends Cluster<DevelopmentId> {
  readonly town: string | undefined;
}

function line(name: string, text: string, y: number): SVGElement {
  const element = shape('text', { class: name, y: String(y) });
  element.textContent = text;
  return element;
}

/** Writes a marker's text. Its accessible name begins with that. */
function write(
  mark: SVGElement,
  members: readonly DevelopmentId[],
  pins: readonly Pin[],
  town: string | undefined,
): void {
  const gathered = pins.filter(({ id }) => members.includes(id));
  const numbers = numbersOf(gathered.map((pin) => pins.indexOf(pin) + 1));
  const names = gathered.map(({ name }) => name.split(':')[0]);
  const said = town ? `${town} ${numbers}` : numbers;
  mark.setAttribute('aria-label', `${said}, ${members.length} pins, show them apart: ${names.join(', ')}`);
  mark.dataset.town = town ?? '';
  // A space between the lines, so that screen readers read two words.
  const middle = middleOf(town);
  const lines = town ? [line('cluster-town', town, middle - 9), ' '] : [];
  for (const words of mark.querySelectorAll('text')) words.remove();
  mark.append(...lines, line('cluster-count', numbers, town ? middle + 9 : middle));
  fit(mark);
}

/** Makes a marker's tablets as wide as its text. */
function fit(mark: SVGElement): void {
  const words = [...mark.querySelectorAll<SVGTextElement>('text')];
  const widest = Math.max(...words.map((text) => text.getComputedTextLength()));
  const width = Math.max(FACE.width, widest + 2 * FACE.air);
  const height = heightOf(mark.dataset.town);
  for (const [name, wider, higher] of tablets) {
    const tablet = mark.querySelector(`.${name}`);
    const [w, h] = [width + wider, height + higher];
    const box = {
      x: -w / 2,
      y: middleOf(mark.dataset.town) - h / 2,
      width: w,
      height: h,
      rx: Math.min(h / 2, 24),
    };
    for (const [key, value] of Object.entries(box)) tablet?.setAttribute(key, String(value));
  }
}

/** Clustered numbers in the list's notation: '1–11, 13', or '1 … 13' if scattered. */
export function numbersOf(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run.to === number - 1) run.to = number;
    else runs.push({ from: number, to: number });
  }
  if (runs.length > 2) return `${numbers[0]} … ${numbers.at(-1)}`;
  const said = runs.map(({ from, to }) =>
    from === to ? `${from}` : `${from}${to - from > 1 ? '–' : ', '}${to}`,
  );
  return said.join(', ');
}

/**
 * The markers of clustered pins. Each precedes its first pin in the document, so that the tab key
 * follows the pins' order. It lives as long as its cluster, so that zooming does not lose the
 * focus.
 */
export class ClusterPins {
  readonly #marks = new Map<string, SVGElement>();
  readonly #onOpen: (members: readonly DevelopmentId[]) => void;

  constructor(onOpen: (members: readonly DevelopmentId[]) => void) {
    this.#onOpen = onOpen;
  }

  draw(marks: readonly ClusterPin[], pins: readonly Pin[], grown: number): void {
    const wanted = new Map(marks.map((mark) => [mark.members.join(), mark]));
    let lost: string | undefined;
    for (const [key, mark] of this.#marks) {
      if (wanted.has(key)) continue;
      if (mark === document.activeElement) lost = key;
      mark.remove();
      this.#marks.delete(key);
    }
    for (const [key, { members, town, x, y }] of wanted) {
      const mark = this.#marks.get(key) ?? this.#make(key, members, pins);
      if (mark.dataset.town !== (town ?? '')) write(mark, members, pins, town);
      mark.setAttribute('transform', `translate(${x} ${y}) scale(${grown})`);
    }
    if (lost) this.#passFocus(lost, pins);
  }

  /** Call when the text or its size changes. */
  measure(): void {
    for (const mark of this.#marks.values()) fit(mark);
  }

  #make(key: string, members: readonly DevelopmentId[], pins: readonly Pin[]): SVGElement {
    const mark = shape('g', { class: 'cluster', role: 'button', tabindex: '0' });
    mark.append(shape('path', { class: 'cluster-tip', d: `M-7 ${-TIP - 1}h14l-7 ${TIP + 1}z` }));
    mark.append(...tablets.map(([name]) => shape('rect', { class: name })));
    mark.addEventListener('click', () => this.#onOpen(members));
    mark.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.#onOpen(members);
    });
    const first = pins.find(({ id }) => id === members[0]);
    first?.element.before(mark);
    this.#marks.set(key, mark);
    return mark;
  }

  /** Focuses the marker with this pin; false if there is none. */
  focusOn(id: DevelopmentId): boolean {
    const mark = [...this.#marks].find(([members]) => members.split(',').includes(id))?.[1];
    mark?.focus({ preventScroll: true });
    return mark !== undefined;
  }

  /** Passes a removed marker's focus to what its first pin has become. */
  #passFocus(key: string, pins: readonly Pin[]): void {
    const first = pins.find(({ id }) => id === key.split(',')[0]);
    if (first && !this.focusOn(first.id)) first.element.focus({ preventScroll: true });
  }
}
