/** Content that some programs act on. Viewers must not run it. */
export const activeContentKinds = [
  /** JavaScript, in an action or as a link's address. */
  'script',
  /** A form of Adobe's own kind, beside or instead of the pages. */
  'xfa-form',
  /** Files within the file. */
  'attachment',
  /** A form that sends what is filled in to an address. */
  'submits-form',
  /** A form that fills itself from another file. */
  'imports-data',
  /** A link into another file. */
  'opens-file',
  /** A web address that is requested when the document or one of its pages opens. */
  'opens-address',
] as const;
export type ActiveContentKind = (typeof activeContentKinds)[number];

export interface Findings {
  /** In the order of `activeContentKinds`. */
  readonly activeContent: readonly ActiveContentKind[];
  /** As the PDF itself declares; undefined if it does not, and for pictures. */
  readonly pages: number | undefined;
}

export const nothingFound: Findings = { activeContent: [], pages: undefined };

/** No readable document has more. */
const MOST_PAGES = 100_000;
const MOST_OPENED = 16;
const MOST_ADDRESSES = 1024;

/** Collects findings during a read. What leads where is known only at the end. */
export class Gathered implements Findings {
  readonly #activeContent = new Set<ActiveContentKind>();
  /** Objects that run when the document is opened, and objects that request an address. */
  readonly #opened: number[] = [];
  readonly #addresses = new Uint32Array(MOST_ADDRESSES);
  #addressCount = 0;
  #pages: number | undefined;

  contains(kind: ActiveContentKind): void {
    this.#activeContent.add(kind);
  }

  /** The root of a page tree. A later one replaces an earlier one, as appended changes do. */
  pageRoot(count: number): void {
    this.#pages = count > 0 && count <= MOST_PAGES ? count : undefined;
  }

  opens(object: number): void {
    if (this.#opened.length < MOST_OPENED) this.#opened.push(object);
  }

  address(object: number): void {
    if (object < 0) return;
    // Only the most recent standalone actions are kept.
    this.#addresses[this.#addressCount % MOST_ADDRESSES] = object;
    this.#addressCount += 1;
  }

  get pages(): number | undefined {
    return this.#pages;
  }

  get activeContent(): readonly ActiveContentKind[] {
    const known = this.#addresses.subarray(0, this.#addressCount);
    const opensAddress = this.#opened.some((object) => known.includes(object));
    return activeContentKinds.filter(
      (kind) => this.#activeContent.has(kind) || (kind === 'opens-address' && opensAddress),
    );
  }
}
