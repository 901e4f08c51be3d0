import type { DocumentType } from './document-type.ts';
import type { Findings } from './findings.ts';
import type { Refusal } from './refusal.ts';

/** One document's inspection while its bytes flow by. */
export interface Inspection {
  /**
   * Takes the next bytes, in order. Returns a refusal as soon as one is certain, and then at every
   * call. Does a bounded amount of work. While `isBehind`, keep the bytes unchanged and call
   * `goOn`.
   */
  push(chunk: Buffer): Refusal | undefined;
  /** Whether pushed bytes still wait for inspection. */
  readonly isBehind: boolean;
  /** Does the next bounded piece of the waiting work. */
  goOn(): Refusal | undefined;
  /** Call after the last byte. Finishes the waiting work first. */
  end(): Refusal | undefined;
  /** The sniffed type, available after 1024 bytes or at the end of a smaller document. */
  readonly type: DocumentType | undefined;
  /** Findings that are no reason to refuse. Complete after an `end` without a refusal. */
  readonly findings: Findings;
  /**
   * Set after an `end` without findings if all bytes must be read again before the document may
   * pass. Only the document's last bytes say how its encrypted parts are read. The findings of the
   * second look then replace the first ones.
   */
  readonly secondLook: Inspection | undefined;
}

/** Walks one kind of document. The type is already known. */
export interface Walker extends Pick<Inspection, 'push' | 'end'> {
  readonly isBehind?: boolean;
  goOn?(): Refusal | undefined;
  readonly findings?: Findings;
  readonly secondLook?: Walker | undefined;
}
