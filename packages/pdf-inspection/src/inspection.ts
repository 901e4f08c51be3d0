import type { DocumentType } from './document-type.ts';
import type { Findings } from './findings.ts';
import type { Refusal } from './refusal.ts';

/** One document's inspection while its bytes flow by. */
export interface Inspection {
  /**
   * Sees the next bytes, in order. Returns a refusal as soon as one is certain, and then at every call. Does a bounded
   * piece of work; while `isBehind`, the bytes must stay as they are and `goOn` is to be called.
   */
  push(chunk: Buffer): Refusal | undefined;
  /** Whether bytes that were pushed wait to be looked at. */
  readonly isBehind: boolean;
  /** The next bounded piece of the work that waits. */
  goOn(): Refusal | undefined;
  /** After the last byte. Does what still waits first. */
  end(): Refusal | undefined;
  /** Sniffed, once enough bytes came: the first 1024, or all of a smaller document. */
  readonly type: DocumentType | undefined;
  /** What was found and is no reason to refuse; complete after an `end` that refused nothing. */
  readonly findings: Findings;
  /**
   * After an `end` that found nothing: what has to see all bytes once more, from the first, before the document may
   * pass. Its end is told in the document's last bytes how an encrypted part before it is read. Its findings then
   * count instead of the first ones.
   */
  readonly secondLook: Inspection | undefined;
}

/** What walks through one kind of document; the type is known by then. */
export interface Walker extends Pick<Inspection, 'push' | 'end'> {
  readonly isBehind?: boolean;
  goOn?(): Refusal | undefined;
  readonly findings?: Findings;
  readonly secondLook?: Walker | undefined;
}
