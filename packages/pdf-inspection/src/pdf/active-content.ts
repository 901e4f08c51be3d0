import type { ActiveContentKind, Gathered } from '../findings.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import type { Keyword, WatchedName } from './watched-words.ts';

const launch = refusalOf('launch-action');

/**
 * Reported wherever it occurs outside strings and data: as a key, an action type or a name tree.
 */
const always: Partial<Record<WatchedName, ActiveContentKind>> = {
  JavaScript: 'script',
  OnInstantiate: 'script',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
  FileAttachment: 'attachment',
  RichMedia: 'attachment',
  SubmitForm: 'submits-form',
  ImportData: 'imports-data',
  GoToR: 'opens-file',
  GoToE: 'opens-file',
};

/** Reported as a key with a value. */
const withValue: Partial<Record<WatchedName, ActiveContentKind>> = {
  JS: 'script',
  XFA: 'xfa-form',
  EF: 'attachment',
};

/**
 * Watches tokens for active content. Refuses what starts programs, reports the rest. /OpenAction
 * and /AA have no rule of their own, because the names below them say what they do. The exception
 * is an address, which as a plain link is common and harmless.
 */
export class ActiveContent {
  readonly #found: Gathered;
  #waiting: ActiveContentKind | undefined;
  /** The previous name if only words followed it, and how many. */
  #before: WatchedName | '' = '';
  #words = 0;
  #number = -1;
  /** Depth of dictionaries and arrays; 1 is the object itself. */
  #depth = 0;
  /** The depth of what runs on opening; 0 outside. */
  #opening = 0;
  #object = -1;
  #isPages = false;
  #hasParent = false;
  #count = -1;
  #isAddress = false;

  constructor(found: Gathered) {
    this.#found = found;
  }

  /** Called at the start of an object or of packed ones, whatever was open before. */
  reset(): void {
    this.#depth = 0;
    this.#opening = 0;
    this.#forget();
  }

  #forget(): void {
    this.#before = '';
    this.#words = 0;
    this.#waiting = undefined;
  }

  /** Whether a dictionary that opens now is an object itself. */
  get isOutermost(): boolean {
    return this.#depth === 0;
  }

  name(name: WatchedName | ''): Refusal | undefined {
    const before = this.#words === 0 ? this.#before : '';
    this.#forget();
    if (name === '') return undefined;
    this.#before = name;
    const kind = always[name];
    if (kind) this.#found.contains(kind);
    this.#waiting = withValue[name];
    if (before === 'S' && name === 'URI') {
      if (this.#opening > 0) this.#found.contains('opens-address');
      this.#isAddress ||= this.#depth === 1;
    }
    if (this.#depth === 1) {
      if (before === 'Type' && name === 'Pages') this.#isPages = true;
      if (name === 'Parent') this.#hasParent = true;
    }
    return name === 'Launch' ? launch : undefined;
  }

  word(keyword: Keyword | '', number: number): void {
    if (keyword !== 'null' && keyword !== 'false') this.#meetValue();
    this.#waiting = undefined;
    if (this.#words === 0) {
      this.#number = number;
      if (this.#before === 'Count' && this.#depth === 1) this.#count = number;
    }
    this.#words += 1;
    if (keyword !== 'R' || this.#words !== 3) return;
    if (this.#before === 'OpenAction') this.#found.opens(this.#number);
    // The page count is then declared elsewhere.
    if (this.#before === 'Count' && this.#depth === 1) this.#count = -1;
  }

  string(isScriptLink: boolean): void {
    this.#meetValue();
    // As an action's address, or as a standalone string object that may be one.
    if (isScriptLink && (this.#before === 'URI' || this.#depth === 0)) this.#found.contains('script');
    this.#forget();
  }

  /** `object` is the object's number if it is known and this begins it. */
  open(object = -1): void {
    this.#meetValue();
    this.#depth += 1;
    if (this.#depth === 1) {
      this.#object = object;
      this.#isPages = false;
      this.#hasParent = false;
      this.#count = -1;
      this.#isAddress = false;
    }
    if (this.#opening === 0 && this.#words === 0 && (this.#before === 'OpenAction' || this.#before === 'AA'))
      this.#opening = this.#depth;
    this.#forget();
  }

  close(): void {
    if (this.#depth === 1) {
      if (this.#isAddress) this.#found.address(this.#object);
      if (this.#isPages && !this.#hasParent && this.#count >= 0) this.#found.pageRoot(this.#count);
    }
    if (this.#depth === this.#opening) this.#opening = 0;
    this.#depth = Math.max(0, this.#depth - 1);
    this.#forget();
  }

  #meetValue(): void {
    if (this.#waiting) this.#found.contains(this.#waiting);
  }
}
