import type { DevelopmentId } from '@rivermark/content/ids';
import { motionUnwanted } from '../ui/motion.ts';
import {
  between,
  type Camera,
  fitted,
  held,
  NEAREST,
  type Padding,
  pannedBy,
  type Size,
  toScreen,
  zoomedAt,
} from './camera.ts';
import { leastGap } from './clusters.ts';
import { Drawing } from './drawing.ts';
import { FocusReturn } from './focus-return.ts';
import { listenToGestures } from './gestures.ts';
import { choiceIn, type MapChoice, nothingChosen, searchWith, withFilter } from './map-choice.ts';
import { coveredBy, paddingOf } from './map-padding.ts';
import type { Pin } from './pin.ts';
import type { Point } from './projection.ts';

/**
 * The source of a change: a pin, the frame's filters or close button, the page around it, or the
 * address.
 */
type Mover = 'pin' | 'frame' | 'page' | 'start';

const FLIGHT_MS = 320;
const STEP = 1.5;
const PAN_PX = 90;
const HINT_MS = 1600;
/** The scale limits for showing a project chosen outside the map. */
const NEAR_ENOUGH = 0.12;
const FAR_ENOUGH = 0.7;
/** The distance at which two pins are clear of each other. */
const CLEAR_PX = 60;
/** The text size that pins are drawn for. */
const USUAL_TEXT_PX = 16;

const hints = {
  'one-finger': 'Use two fingers to move the map',
  wheel: 'Hold Ctrl or ⌘ and scroll to zoom',
} as const;

function need<E extends Element>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`The map lacks ${selector}`);
  return found;
}

/** Makes the prerendered map interactive: camera, pins, filters, cards and the address. */
export class MapFrame {
  onChoice: (choice: MapChoice, by: 'pin' | 'script') => void = () => {};
  onAsk: ((project: DevelopmentId) => void) | undefined;
  readonly #document: Document;
  readonly #map: HTMLElement;
  readonly #cards: HTMLElement;
  readonly #drawing: Drawing;
  readonly #focusReturn: FocusReturn;
  #choice: MapChoice;
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #size: Size = { width: 1, height: 1 };
  #grown = 1;
  #flight = 0;
  #hint: ReturnType<typeof setTimeout> | undefined;

  constructor(root: Document, inPage: boolean) {
    this.#document = root;
    this.#map = need(root, '.map');
    this.#cards = need(root, '.cards');
    this.#drawing = new Drawing(need(root, '.drawing'), (members) => this.#open(members));
    this.#focusReturn = new FocusReturn(root);
    this.#choice = choiceIn(location.search, this.projects);
    this.#readSize();
    this.#camera = this.#whole();
    this.#showChoice('start');
    this.#listen(inPage);
    new ResizeObserver(() => this.resize()).observe(this.#map);
    void root.fonts.ready.then(() => this.resize());
  }

  /** The ids of all pins. */
  get projects(): readonly DevelopmentId[] {
    return this.#drawing.pins.map(({ id }) => id);
  }

  /** Measures again and draws; the center of the map stays. */
  resize(): void {
    const before = this.#size;
    this.#readSize();
    const first = before.width === 1;
    this.#camera = first ? this.#whole() : held(this.#camera, this.#size);
    this.#draw();
  }

  /** Applies a choice made elsewhere. */
  choose(choice: MapChoice, by: Mover): void {
    const same = (Object.keys(choice) as (keyof MapChoice)[]).every(
      (key) => choice[key] === this.#choice[key],
    );
    if (same) return;
    this.#choice = choice;
    this.#showChoice(by);
  }

  #listen(inPage: boolean): void {
    listenToGestures(this.#map, inPage, {
      pan: (dx, dy) => this.#jump(pannedBy(this.#camera, dx, dy)),
      zoom: (factor, at) => this.#jump(zoomedAt(this.#camera, this.#size, factor, at)),
      press: (at) =>
        this.#fly(pannedBy(this.#camera, this.#size.width / 2 - at.x, this.#size.height / 2 - at.y)),
      refused: (how) => this.#showHint(hints[how]),
    });
    this.#map.addEventListener('click', (event) => {
      const pin = (event.target as Element).closest<SVGAElement>('.pin');
      if (!pin || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      this.choose({ ...this.#choice, project: pin.dataset.pin as DevelopmentId }, 'pin');
      need<HTMLElement>(this.#cards, '[data-shown] h2').focus({ preventScroll: true });
    });
    this.#map.addEventListener('focusin', (event) => this.#bringIntoView(event.target as Element));
    this.#document.addEventListener('keydown', (event) => this.#onKey(event));
    this.#document.addEventListener('click', (event) => {
      const target = event.target as Element;
      const tool = target.closest<HTMLElement>('[data-tool]')?.dataset.tool;
      if (tool) this.#use(tool);
      const asker = target.closest<HTMLElement>('[data-ask]');
      if (asker && this.onAsk) {
        event.preventDefault();
        this.#focusReturn.from(asker);
        this.onAsk(asker.dataset.ask as DevelopmentId);
      }
    });
    for (const select of this.#document.querySelectorAll('select')) {
      select.disabled = false;
      select.addEventListener('change', () =>
        this.#onFilter(select.name as 'kind' | 'stage', select.value || null),
      );
    }
  }

  #onFilter(name: 'kind' | 'stage', value: string | null): void {
    const filed = new Map(this.#drawing.pins.map(({ id, filed }) => [id, filed]));
    const next = withFilter(this.#choice, { [name]: value }, (id) => {
      const known = filed.get(id);
      if (!known) throw new Error(`There is no pin ${id}`);
      return known;
    });
    this.choose(next, 'frame');
    this.#fly(this.#whole());
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.#choice.project) {
      this.#close();
      return;
    }
    if (!this.#map.contains(event.target as Node) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? PAN_PX * 3 : PAN_PX;
    const pans: Record<string, [number, number]> = {
      ArrowLeft: [step, 0],
      ArrowRight: [-step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    };
    const pan = pans[event.key];
    const tool = { '+': 'nearer', '=': 'nearer', '-': 'further', '0': 'whole', Home: 'whole' }[event.key];
    if (!pan && !tool) return;
    event.preventDefault();
    if (pan) this.#fly(pannedBy(this.#camera, ...pan));
    if (tool) this.#use(tool);
  }

  #use(tool: string): void {
    const middle = { x: this.#size.width / 2, y: this.#size.height / 2 };
    if (tool === 'nearer') this.#fly(zoomedAt(this.#camera, this.#size, STEP, middle));
    if (tool === 'further') this.#fly(zoomedAt(this.#camera, this.#size, 1 / STEP, middle));
    if (tool === 'whole') this.#fly(this.#whole());
    if (tool === 'close') this.#close();
  }

  /** Closes the card. Its pin gets the focus, unless the focus was elsewhere. */
  #close(): void {
    const pin = this.#drawing.pins.find(({ id }) => id === this.#choice.project);
    const within = this.#cards.contains(this.#document.activeElement);
    if (within) pin?.element.focus({ preventScroll: true });
    this.choose({ ...this.#choice, project: null }, 'frame');
  }

  /** Zooms in just enough to separate clustered pins. */
  #open(members: readonly DevelopmentId[]): void {
    const pins = this.#drawing.pins.filter(({ id }) => members.includes(id));
    const parted = Math.min(NEAREST, (CLEAR_PX * this.#grown) / leastGap(pins));
    const camera = fitted(pins, this.#size, this.#padding(), parted);
    const nearer = camera.scale < this.#camera.scale * 1.2;
    this.#fly(nearer ? { ...camera, scale: this.#camera.scale * 2 } : camera);
  }

  #showChoice(by: Mover): void {
    const { project } = this.#choice;
    for (const card of this.#cards.querySelectorAll<HTMLElement>('.card')) {
      card.toggleAttribute('data-shown', card.id === project);
    }
    this.#cards.toggleAttribute('data-open', project !== null);
    for (const select of this.#document.querySelectorAll('select')) {
      select.value = this.#choice[select.name as 'kind' | 'stage'] ?? '';
    }
    const shown = this.#drawing.shownPins(this.#choice).length;
    const all = this.#drawing.pins.length;
    need(this.#document, '.count').textContent =
      shown === all ? `${all} projects` : `${shown} of ${all} projects`;
    history.replaceState(null, '', location.pathname + searchWith(location.search, this.#choice));
    if (by === 'pin' || by === 'frame') this.onChoice(this.#choice, by === 'pin' ? 'pin' : 'script');
    // First, because the card takes its space.
    this.#readSize();
    const pin = this.#drawing.pins.find(({ id }) => id === project);
    if (!pin) {
      this.#draw();
      return;
    }
    const named = `${pin.name}. Its card follows the map.`;
    if (by === 'page') need(this.#document, '[role=status]').textContent = named;
    const seen = this.#isSeen(toScreen(this.#camera, this.#size, pin));
    if (by === 'pin' && seen) this.#draw();
    else {
      const near = by === 'pin' ? this.#camera.scale : Math.max(this.#camera.scale, this.#nearEnough(pin));
      const target = fitted([pin], this.#size, this.#padding(), near);
      if (by === 'start') this.#jump(target);
      else this.#fly(target);
    }
  }

  /** The scale at which a pin is clear of its neighbors. */
  #nearEnough(pin: Pin): number {
    const others = this.#drawing.shownPins(this.#choice).filter(({ id }) => id !== pin.id);
    const nearest = Math.min(...others.map(({ x, y }) => Math.hypot(x - pin.x, y - pin.y)));
    return Math.min(FAR_ENOUGH, Math.max(NEAR_ENOUGH, (CLEAR_PX * this.#grown) / nearest));
  }

  /** The camera for every pin that passes the filters, or for all if none does. */
  #whole(): Camera {
    const shown = this.#drawing.shownPins(this.#choice);
    const pins = shown.length > 0 ? shown : this.#drawing.shownPins(nothingChosen);
    const padding = this.#padding();
    // The beaches at the right have their names in the sea.
    return fitted(pins, this.#size, { ...padding, right: padding.right + 22 }, 0.3);
  }

  #padding(): Padding {
    return paddingOf(this.#map, this.#cards, this.#grown);
  }

  #isSeen({ x, y }: Point): boolean {
    const { top, right, bottom, left } = this.#padding();
    const { width, height } = this.#size;
    return x > left - 16 && x < width - right + 16 && y > top - 16 && y < height - bottom + 16;
  }

  #bringIntoView(target: Element): void {
    const pin = this.#drawing.pins.find(({ element }) => element === target);
    if (!pin || this.#isSeen(toScreen(this.#camera, this.#size, pin))) return;
    this.#fly(fitted([pin], this.#size, this.#padding(), this.#camera.scale));
  }

  #showHint(text: string): void {
    const hint = need<HTMLElement>(this.#document, '.hint');
    hint.textContent = text;
    hint.hidden = false;
    clearTimeout(this.#hint);
    this.#hint = setTimeout(() => {
      hint.hidden = true;
    }, HINT_MS);
  }

  #fly(target: Camera): void {
    const to = held(target, this.#size);
    cancelAnimationFrame(this.#flight);
    if (motionUnwanted()) {
      this.#jump(to);
      return;
    }
    const from = this.#camera;
    const started = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - started) / FLIGHT_MS));
      this.#camera = between(from, to, 1 - (1 - share) ** 3);
      this.#draw();
      if (share < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }

  #jump(camera: Camera): void {
    cancelAnimationFrame(this.#flight);
    this.#camera = held(camera, this.#size);
    this.#draw();
  }

  #readSize(): void {
    this.#size = { width: this.#map.clientWidth, height: this.#map.clientHeight };
    const text = Number.parseFloat(getComputedStyle(this.#document.documentElement).fontSize);
    this.#grown = Math.min(1.7, Math.max(1, text / USUAL_TEXT_PX));
    const over = ['.tools', '.cards'].map((part) => need(this.#document, part));
    this.#drawing.measure(coveredBy(this.#map, over));
  }

  #draw(): void {
    this.#drawing.draw(this.#camera, this.#size, this.#choice, this.#grown);
  }
}
