import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Drawing, drawPage } from './draw-page.ts';
import { type BarParts, viewerBar } from './viewer-bar.ts';
import { withinTime } from './within-time.ts';

/** Factors of the available width. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const FITTING = zooms.indexOf(1);

/**
 * Shows one page of a document at a time. Calls `fail` if a page cannot be drawn, or takes too
 * long.
 */
export class Viewer {
  readonly #place: HTMLElement;
  readonly #pdf: PDFDocumentProxy;
  readonly #fail: (cause: unknown) => void;
  readonly #bar: BarParts;
  readonly #room = document.createElement('div');
  readonly #sheet = document.createElement('div');
  readonly #said = document.createElement('p');
  #page = 1;
  #zoom = FITTING;
  #width = 0;
  #drawing: Drawing | undefined;
  #turn = 0;

  constructor(place: HTMLElement, pdf: PDFDocumentProxy, fail: (cause: unknown) => void) {
    this.#place = place;
    this.#pdf = pdf;
    this.#fail = fail;
    this.#bar = viewerBar(pdf.numPages, {
      turnTo: (page) => this.#turnTo(page),
      zoomBy: (steps) => this.#zoomTo(this.#zoom + steps),
      fit: () => this.#zoomTo(FITTING),
    });
    this.#room.className = 'viewer-room';
    this.#room.tabIndex = 0;
    this.#room.setAttribute('role', 'region');
    this.#room.addEventListener('keydown', (event) => this.#onKey(event));
    this.#sheet.className = 'viewer-sheet';
    this.#room.append(this.#sheet);
    this.#said.className = 'hidden';
    this.#said.setAttribute('role', 'status');
  }

  /** Resolves once the first page is shown. */
  async start(): Promise<void> {
    this.#place.replaceChildren(this.#bar.element, this.#room, this.#said);
    await this.#draw();
    new ResizeObserver(() => {
      if (Math.abs(this.#room.clientWidth - this.#width) > 1) void this.#redraw();
    }).observe(this.#room);
  }

  #turnTo(page: number): void {
    if (page < 1 || page > this.#pdf.numPages || page === this.#page) return;
    this.#page = page;
    this.#room.scrollTo(0, 0);
    void this.#redraw();
  }

  #zoomTo(zoom: number): void {
    if (zoom < 0 || zoom >= zooms.length) return;
    this.#zoom = zoom;
    void this.#redraw();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The arrow keys scroll a page that is wider than its frame.
    const isWide = this.#room.scrollWidth > this.#room.clientWidth + 1;
    const act = {
      ArrowLeft: !isWide && (() => this.#turnTo(this.#page - 1)),
      ArrowRight: !isWide && (() => this.#turnTo(this.#page + 1)),
      '+': () => this.#zoomTo(this.#zoom + 1),
      '-': () => this.#zoomTo(this.#zoom - 1),
      '0': () => this.#zoomTo(FITTING),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  async #redraw(): Promise<void> {
    const turn = this.#turn + 1;
    try {
      await this.#draw();
    } catch (cause) {
      // A drawing that a later one replaced was canceled.
      if (turn === this.#turn) this.#fail(cause);
    }
  }

  async #draw(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#drawing?.cancel();
    const zoom = zooms[this.#zoom] ?? 1;
    const { numPages } = this.#pdf;
    this.#bar.show(this.#page, zoom, {
      smallest: this.#zoom === 0,
      largest: this.#zoom === zooms.length - 1,
    });
    this.#width = this.#room.clientWidth;
    const page = await withinTime(this.#pdf.getPage(this.#page));
    if (turn !== this.#turn) return;
    this.#drawing = drawPage(page, this.#width * zoom);
    const { canvas, text, scale } = await withinTime(this.#drawing.done);
    if (turn !== this.#turn) return;
    this.#sheet.style.setProperty('--total-scale-factor', String(scale));
    this.#sheet.replaceChildren(canvas, text);
    const where = `Page ${this.#page} of ${numPages}`;
    this.#room.setAttribute('aria-label', where);
    this.#said.textContent = where;
  }
}
