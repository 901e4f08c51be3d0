import type { DevelopmentId } from '@rivermark/content/ids';
import type { Cluster } from './clusters.ts';
import type { Pin } from './pin.ts';

const SVG = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A tablet of this size around the middle of a mark. */
const tablet = (name: string, width: number, height: number) =>
  shape('rect', {
    class: name,
    x: String(-width / 2),
    y: String(-8 - height / 2),
    width: String(width),
    height: String(height),
    rx: String(height / 2),
  });

/** The numbers that are gathered, as the list counts them: '1–11, 13', or where they lie scattered '1 … 13'. */
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
 * The marks of gathered pins. Each stands in the document before its first pin, so that the tab key comes to it in
 * the pins' order, and lives as long as it gathers the same ones, so that the focus is not lost while zooming.
 */
export class ClusterMarks {
  readonly #marks = new Map<string, SVGElement>();
  readonly #onOpen: (members: readonly DevelopmentId[]) => void;

  constructor(onOpen: (members: readonly DevelopmentId[]) => void) {
    this.#onOpen = onOpen;
  }

  draw(clusters: readonly Cluster<DevelopmentId>[], pins: readonly Pin[], grown: number): void {
    const wanted = new Map(clusters.map((cluster) => [cluster.members.join(), cluster]));
    let lost: string | undefined;
    for (const [key, mark] of this.#marks) {
      if (wanted.has(key)) continue;
      if (mark === document.activeElement) lost = key;
      mark.remove();
      this.#marks.delete(key);
    }
    for (const [key, { members, x, y }] of wanted) {
      const mark = this.#marks.get(key) ?? this.#make(key, members, pins);
      mark.setAttribute('transform', `translate(${x} ${y}) scale(${grown})`);
    }
    if (lost) this.#passFocus(lost, pins);
  }

  #make(key: string, members: readonly DevelopmentId[], pins: readonly Pin[]): SVGElement {
    const mark = shape('g', { class: 'cluster', role: 'button', tabindex: '0' });
    const gathered = pins.filter(({ id }) => members.includes(id));
    const names = gathered.map(({ name }) => name.split(':')[0]);
    const numbers = numbersOf(gathered.map((pin) => pins.indexOf(pin) + 1));
    mark.setAttribute(
      'aria-label',
      `${numbers}, ${members.length} pins, show them apart: ${names.join(', ')}`,
    );
    // As high as the heads of the pins around it, and no circle: it names several of the list's numbers, they one.
    mark.append(tablet('pin-target', 74, 48), tablet('cluster-ring', 68, 36), tablet('cluster-body', 62, 30));
    const count = shape('text', { class: 'cluster-count', y: '-8' });
    count.textContent = numbers;
    mark.append(count);
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

  /** Puts the focus on the mark that gathers this pin; false when none does. */
  focusOn(id: DevelopmentId): boolean {
    const mark = [...this.#marks].find(([members]) => members.split(',').includes(id))?.[1];
    mark?.focus({ preventScroll: true });
    return mark !== undefined;
  }

  /** The focus of a mark that is gone goes to what its first pin has become. */
  #passFocus(key: string, pins: readonly Pin[]): void {
    const first = pins.find(({ id }) => id === key.split(',')[0]);
    if (first && !this.focusOn(first.id)) first.element.focus({ preventScroll: true });
  }
}
