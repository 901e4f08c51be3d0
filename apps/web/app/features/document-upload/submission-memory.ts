import { randomId } from '../../api-client/random-id.ts';

/** What is remembered of a document between attempts to send it. */
export interface SendMemory {
  /** The object's name on the service. */
  name: string;
  /** Whether it has been sent before under this name, so that finding it there is no surprise. */
  tried: boolean;
  /** Where a resumable upload goes on. */
  url?: string | undefined;
}

/** The documents of a submission, as one word to compare. */
export const namesOf = (documents: readonly { readonly objectName: string }[]): string =>
  documents.map(({ objectName }) => objectName).join('/');

/**
 * State of one submission, from the first document to the thanks. Survives failures and cancelling.
 */
export class SubmissionMemory {
  /** Ties the six documents together and makes a repeat of the last call harmless. */
  readonly clientKey: string = randomId();
  readonly #documents = new Map<string, SendMemory>();
  /**
   * The documents named in the last notice, if one was sent. It may have arrived without an answer.
   */
  noticed: string | undefined;

  /** By the name that the document got when it was chosen. */
  memoryOf(objectName: string): SendMemory {
    let memory = this.#documents.get(objectName);
    if (!memory) {
      memory = { name: objectName, tried: false };
      this.#documents.set(objectName, memory);
    }
    return memory;
  }
}
