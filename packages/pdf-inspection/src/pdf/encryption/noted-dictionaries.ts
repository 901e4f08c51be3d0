import { refusalOf } from '../../refusal.ts';
import type { WatchedName } from '../watched-words.ts';
import { findCipher, type Noted } from './find-cipher.ts';

/** In bytes; a trailer and an encryption dictionary have a few hundred. */
export const LARGEST_NOTED = 4096;
/** Each later change of a document adds a trailer. */
const MOST_NOTED = 12;

/**
 * Collects the outermost dictionaries that may say how a document is encrypted: the trailers and
 * what they refer to. Which of them matter is known only at the end.
 */
export class NotedDictionaries {
  readonly #noted: Noted[] = [];
  #overflows = false;
  #saysEncrypt = false;
  #start = 0;
  #isWanted = false;

  /** Called when an outermost dictionary opens. Positions are in the document. */
  open(start: number): void {
    this.#start = start;
    this.#isWanted = false;
  }

  name(name: WatchedName | ''): void {
    if (name === 'Encrypt') this.#saysEncrypt = true;
    this.#isWanted ||= name === 'Encrypt' || name === 'Standard' || name === 'Root';
  }

  /**
   * Called when it closes. `bytes` hold at least the document's last LARGEST_NOTED, from `base` on.
   */
  close(end: number, object: number | undefined, bytes: Buffer, base: number): void {
    if (!this.#isWanted) return;
    this.#isWanted = false;
    if (end - this.#start > LARGEST_NOTED || this.#noted.length === MOST_NOTED) this.#overflows = true;
    else this.#noted.push({ object, bytes: Buffer.from(bytes.subarray(this.#start - base, end - base)) });
  }

  /** Called at the end of the document. See `findCipher`. */
  findCipher(): ReturnType<typeof findCipher> {
    if (!this.#saysEncrypt) return undefined;
    return this.#overflows ? refusalOf('unusual-encryption') : findCipher(this.#noted);
  }
}
