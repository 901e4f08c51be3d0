import { randomId } from '../../api-client/random-id.ts';

/**
 * Gives each filling of a form its key. A retry of the same entries keeps it, so that an answer which was lost
 * on the way does not make two enquiries; changed entries get a new one, or the change would be taken for a
 * repeat and vanish.
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
