import { randomId } from '../../api-client/random-id.ts';

/**
 * Gives each filling of a form its id. A retry of the same entries keeps it, so that an answer which was lost
 * on the way does not make two enquiries; changed entries get a new one, or the change would be taken for a
 * repeat and vanish.
 */
export class SubmissionIds {
  #entries: string | undefined;
  #id = '';

  idFor(entries: Readonly<Record<string, string>>): string {
    const key = JSON.stringify(entries);
    if (key !== this.#entries) {
      this.#entries = key;
      this.#id = randomId();
    }
    return this.#id;
  }

  /** After a success: sending the same again is meant. */
  forget(): void {
    this.#entries = undefined;
  }
}
