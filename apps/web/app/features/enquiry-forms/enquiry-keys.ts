import { randomId } from '../../api-client/random-id.ts';

/**
 * Gives each set of entries an idempotency key. A retry of the same entries keeps its key, so that
 * a lost answer does not cause two inquiries. Changed entries get a new key, or the server would
 * drop them as a repeat.
 */
export class EnquiryKeys {
  #entries: string | undefined;
  #key = '';

  keyFor(entries: Readonly<Record<string, string>>): string {
    const text = JSON.stringify(entries);
    if (text !== this.#entries) {
      this.#entries = text;
      this.#key = randomId();
    }
    return this.#key;
  }

  /** After a success: sending the same again is meant. */
  forget(): void {
    this.#entries = undefined;
  }
}
