import { randomUUID } from 'node:crypto';
import { type DocumentField, documentFieldNames, objectNameOf } from '@rivermark/contracts/documents';
import { pdfBytes } from '../pdf-bytes.ts';

/** An arbitrary time: names begin with one. */
const FIRST_NAMED_AT = 1_780_000_000_000;

interface Paper {
  readonly objectName: string;
  readonly bytes: Buffer;
}

/** The promise to a client about one paper, and what may have ended it since. */
interface Promised extends Paper {
  readonly until: 'forgotten' | 'erased';
}

/**
 * The written model: what a client knows and was promised. It says nothing about rows and files.
 *
 * - A paper with a successful upload is kept until it is canceled, or a day has passed without a
 *   notice.
 * - Six papers with a successful notice are kept until they are erased or the retention has ended.
 *   If the agent was not notified, until it has ended twice.
 * - A missing answer promises nothing and forbids nothing.
 */
export class ClientModel {
  readonly clientKey = randomUUID();
  readonly #papers = new Map<DocumentField, Paper>();
  #named = 0;
  #promises: Promised[] = [];
  eraseBegan = false;
  /** The agent erases the client's submission, or has begun to. */
  agentErases = false;
  /** A notice has been sent since it began, or is being sent. */
  isTold = false;

  /** Whether it has done anything yet. */
  get hasPapers(): boolean {
    return this.#papers.size > 0;
  }

  /** The paper that this client sends for a field; the same until it chooses another. */
  paperFor(field: DocumentField): Paper {
    return this.#papers.get(field) ?? this.choose(field);
  }

  choose(field: DocumentField): Paper {
    this.#named += 1;
    const text = `${this.clientKey} ${field} ${this.#named}`;
    const paper = {
      objectName: objectNameOf(FIRST_NAMED_AT + this.#named, field, `${text}.pdf`),
      bytes: pdfBytes(text),
    };
    this.#papers.set(field, paper);
    return paper;
  }

  /** All six, as named in the notice. */
  get papers(): Paper[] {
    return documentFieldNames.map((field) => this.paperFor(field));
  }

  get promises(): readonly Promised[] {
    return this.#promises;
  }

  wasReceived(paper: Paper): void {
    this.#promises.push({ ...paper, until: 'forgotten' });
  }

  wasThanked(papers: readonly Paper[]): void {
    this.#promises.push(...papers.map((paper) => ({ ...paper, until: 'erased' as const })));
  }

  /** Something began that may remove papers that are not handed over: one, or all. */
  mayBeForgotten(objectName?: string): void {
    this.#promises = this.#promises.filter(
      (each) => each.until === 'erased' || (objectName !== undefined && each.objectName !== objectName),
    );
  }

  mayBeErased(): void {
    this.eraseBegan = true;
    this.#promises = [];
  }
}
