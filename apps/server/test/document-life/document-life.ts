import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DocumentField,
  documentFieldNames,
  documentIds,
  noticeMessage,
  parseObjectName,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect } from 'vitest';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { createDocuments, type Documents } from '../../src/documents/create-documents.ts';
import { documentFilesIn } from '../../src/documents/files/disk-document-files.ts';
import type { HandingOver } from '../../src/documents/handing-over/accept-documents.ts';
import { readDocument } from '../../src/documents/opening/read-document.ts';
import type { DocumentParts } from '../../src/documents/parts.ts';
import { createQuota, ordinaryLimits } from '../../src/documents/receiving/quota.ts';
import { sweep } from '../../src/documents/retention/sweep.ts';
import { createKeyring } from '../../src/documents/sealing/keyring.ts';
import { AppError } from '../../src/errors.ts';
import { memoryCounts } from '../../src/limits/memory-counts.ts';
import { createEnqueue } from '../../src/outbox/enqueue.ts';
import { ClientModel } from './client-model.ts';
import { databaseStepByStep, filesStepByStep } from './step-by-step.ts';
import { Crash, Turns } from './turns.ts';

/** Where the system has one: a file system whose every sync is instant. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type Action =
  | {
      readonly do: 'send' | 'choose' | 'begin' | 'resume' | 'cancel';
      readonly client: number;
      readonly field: number;
    }
  | { readonly do: 'send all' | 'complete' | 'erase'; readonly client: number }
  | { readonly do: 'sweep'; readonly after: 'at once' | 'a day' | 'the retention' };

/** What happens at the same time, in which order it takes turns, and at which turn the process dies. */
export interface Round {
  readonly actions: readonly Action[];
  readonly choices: readonly number[];
  readonly diesAt: number | undefined;
}

const later = { 'at once': 0, 'a day': 25 * HOUR_MS, 'the retention': 31 * DAY_MS };
const log = pino({ enabled: false });
const keyring = createKeyring([Buffer.alloc(32, 1)]);
/** What a client may be told, beside thanks: each says what to do. */
const inWords = new Set([
  'object-exists',
  'object-busy',
  'no-such-upload',
  'upload-broken-off',
  'wrong-offset',
  'not-allowed',
  'documents-missing',
  'already-submitted',
]);

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 100) yield bytes.subarray(from, from + 100);
}

/** The server's side of documents over a real database and real files, and the clients with what they were promised. */
export class DocumentLife {
  readonly #folder = mkdtempSync(join(MEMORY, 'rivermark-life-'));
  readonly #db: Database;
  readonly #files = documentFilesIn(join(this.#folder, 'documents'));
  readonly #clients = [new ClientModel(), new ClientModel()];
  readonly #uploads = new Map<string, string>();

  /** `empty`: a data directory with a database of the newest schema. */
  static async in(empty: string): Promise<DocumentLife> {
    const life = new DocumentLife(empty);
    // What a dead process leaves is the same; only a power cut would tell.
    await sql`pragma synchronous = off`.execute(life.#db);
    return life;
  }

  private constructor(empty: string) {
    cpSync(empty, this.#folder, { recursive: true });
    this.#db = openDatabase({ dataDir: this.#folder });
  }

  async end(): Promise<void> {
    await this.#db.destroy();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** One life of the process: it begins, does its actions at the same time, and perhaps dies in the middle. */
  async live({ actions, choices, diesAt }: Round): Promise<void> {
    const turns = new Turns(choices, diesAt);
    const parts: DocumentParts = {
      db: databaseStepByStep(this.#db, turns),
      files: filesStepByStep(this.#files, turns),
      keyring,
      quota: createQuota(this.#db, (_kind, windowMs) => memoryCounts(windowMs), {
        ...ordinaryLimits,
        perAddressHourly: 1000,
      }),
      log,
    };
    const handingOver: HandingOver = {
      retentionDays: 30,
      enqueue: createEnqueue(Date.now, 'rivermark.example'),
      wakeOutbox: () => {},
    };
    const documents = createDocuments(parts, handingOver);
    const outcomes = await turns.drive(
      actions.map((action) => this.#act(action, documents, parts, handingOver, turns)),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled' || outcome.reason instanceof Crash || turns.isDead) continue;
      const { code } = outcome.reason as AppError;
      expect(outcome.reason, 'a refusal in words').toBeInstanceOf(AppError);
      expect(inWords, `${code} is expected here`).toContain(code);
    }
    await this.#check();
  }

  /** After all of it: what is nobody's is gone, and each client ends in thanks or in words. */
  async settle(): Promise<void> {
    const calm = { choices: [0], diesAt: undefined };
    for (const client of [0, 1]) {
      await this.live({ ...calm, actions: [{ do: 'send all', client }] });
      await this.live({ ...calm, actions: [{ do: 'complete', client }] });
    }
    // A file that no row knows is given a day.
    await this.live({ ...calm, actions: [{ do: 'sweep', after: 'at once' }] });
    await this.live({ ...calm, actions: [{ do: 'sweep', after: 'a day' }] });
    const living = await this.#db
      .selectFrom('document')
      .select('id')
      .where('state', '!=', 'erased')
      .execute();
    const owned = new Set(living.map(({ id }) => id));
    expect(
      (await this.#files.list()).filter((id) => !owned.has(id)),
      'files of nobody',
    ).toEqual([]);
  }

  async #act(
    action: Action,
    documents: Documents,
    parts: DocumentParts,
    handingOver: HandingOver,
    turns: Turns,
  ): Promise<void> {
    // An answer is on its way before it is there: the process may die in between.
    const answered = async (work: Promise<unknown>) => {
      await work;
      await turns.turn();
    };
    if (action.do === 'sweep') {
      const takes = () => {
        for (const client of this.#clients) {
          if (action.after !== 'at once') client.mayBeForgotten();
          if (action.after === 'the retention') client.mayBeErased();
        }
      };
      takes();
      // What comes while it goes on may still be taken by it.
      return answered(sweep(parts, handingOver, Date.now() + later[action.after])).finally(takes);
    }
    const client = this.#clients[action.client % this.#clients.length] as ClientModel;
    const field = documentFieldNames[
      'field' in action ? action.field % documentFieldNames.length : 0
    ] as DocumentField;
    const paper = client.paperFor(field);
    const arriving = { objectName: paper.objectName, address: '192.0.2.1', clientKey: client.clientKey };
    const receive = async ({ objectName, bytes } = paper) => {
      const said = { clientKey: client.clientKey };
      const upload = documents.receive({ objectName, address: '192.0.2.1' }, async () => ({
        said,
        body: inPieces(bytes),
      }));
      await answered(upload);
      client.wasReceived({ objectName, bytes });
    };
    switch (action.do) {
      case 'choose':
        client.choose(field);
        return;
      case 'send':
        return receive();
      case 'send all':
        for (const each of client.papers) {
          await receive(each).catch((error: unknown) => {
            if (!(error instanceof AppError) || error.code !== 'object-exists') throw error;
          });
        }
        return;
      case 'begin': {
        const id = await documents.uploads.create({ ...arriving, announcedBytes: paper.bytes.length });
        this.#uploads.set(paper.objectName, id);
        return;
      }
      case 'resume': {
        const id = this.#uploads.get(paper.objectName);
        if (id === undefined) return;
        const { offset } = await documents.uploads.progress(id);
        // Half of what is missing, then the rest at the next time.
        const missing = paper.bytes.length - offset;
        const some = paper.bytes.subarray(offset, offset + (missing > 200 ? missing >> 1 : missing));
        await answered(documents.uploads.append({ id, offset, address: '192.0.2.1' }, inPieces(some)));
        if (offset + some.length === paper.bytes.length) client.wasReceived(paper);
        return;
      }
      case 'cancel': {
        const id = this.#uploads.get(paper.objectName);
        if (id === undefined) return;
        client.mayBeForgotten(paper.objectName);
        return answered(documents.uploads.cancel(id)).finally(() => client.mayBeForgotten(paper.objectName));
      }
      case 'complete': {
        const { papers } = client;
        const message = noticeMessage(
          papers.map(({ objectName }) => ({
            name: parseObjectName(objectName) as never,
            url: `https://rivermark.example${STORAGE_PATH}/object/public/${documentIds.bucket}/${objectName}`,
          })),
        );
        const { clientKey } = client;
        await answered(documents.handOver({ message, clientKey, clientEmail: 'ada@visitor.example' }));
        const submission = await this.#submissionOf(client);
        if (submission?.erased_at == null) client.wasThanked(papers);
        else expect(client.eraseBegan, 'nobody erased it').toBe(true);
        return;
      }
      case 'erase': {
        client.mayBeErased();
        const submission = await this.#submissionOf(client);
        if (!submission) return;
        await answered(documents.erase(submission, 'the agent')).finally(() => client.mayBeErased());
      }
    }
  }

  #submissionOf({ clientKey }: ClientModel) {
    return this.#db
      .selectFrom('document_submission')
      .selectAll()
      .where('client_key', '=', clientKey)
      .executeTakeFirst();
  }

  /** What must hold whenever a process begins, whatever happened to the one before. */
  async #check(): Promise<void> {
    const rows = await this.#db.selectFrom('document').selectAll().execute();
    const bytesOf = new Map<string, string>();
    for (const row of rows) {
      if (row.state === 'erased') expect([row.key_id, row.wrapped_key]).toEqual([null, null]);
      if (row.state === 'stored' || row.state === 'submitted') {
        const parts: Buffer[] = [];
        for await (const part of readDocument({ files: this.#files, keyring }, row)) parts.push(part);
        bytesOf.set(row.object_name, Buffer.concat(parts).toString());
      } else if (row.state === 'receiving' && row.sealed_bytes > 0) {
        expect((await this.#files.size(row.id)) ?? 0, 'what was confirmed').toBeGreaterThanOrEqual(
          row.sealed_bytes,
        );
      }
    }
    for (const { objectName, bytes, until } of this.#clients.flatMap(({ promises }) => promises)) {
      expect(bytesOf.get(objectName), `${objectName} is kept until it is ${until}`).toBe(bytes.toString());
      const row = rows.find(({ object_name }) => object_name === objectName);
      if (until === 'erased') expect(row?.state).toBe('submitted');
    }
    await this.#checkSubmissions();
  }

  /** A submission is all six with its notice, or nothing. */
  async #checkSubmissions(): Promise<void> {
    const submissions = await this.#db
      .selectFrom('document_submission')
      .select(['id', 'client_key'])
      .execute();
    expect(new Set(submissions.map(({ client_key }) => client_key)).size).toBe(submissions.length);
    for (const { id } of submissions) {
      const of = await this.#db
        .selectFrom('document')
        .select('field')
        .where('submission_id', '=', id)
        .execute();
      expect(of.map(({ field }) => field).sort()).toEqual([...documentFieldNames].sort());
      const mails = await this.#db
        .selectFrom('outbox')
        .select('template')
        .where('document_submission_id', '=', id)
        .where('template', '=', 'documents-to-agent')
        .execute();
      expect(mails).toHaveLength(1);
      const lines = await this.#db
        .selectFrom('document_audit')
        .select('id')
        .where('submission_id', '=', id)
        .where('action', '=', 'received')
        .execute();
      expect(lines).toHaveLength(documentFieldNames.length);
    }
  }
}
