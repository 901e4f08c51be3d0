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

/** One filling of the form, from the first document to the thanks. It outlives failures and cancelling. */
export class Filling {
  /** Ties the six documents together and makes a repeat of the last call harmless. */
  readonly clientKey: string = randomId();
  readonly #memories = new Map<string, SendMemory>();

  /** By the name that the document got when it was chosen. */
  memoryOf(objectName: string): SendMemory {
    let memory = this.#memories.get(objectName);
    if (!memory) {
      memory = { name: objectName, tried: false };
      this.#memories.set(objectName, memory);
    }
    return memory;
  }
}
