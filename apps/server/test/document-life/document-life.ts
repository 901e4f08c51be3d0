import { deepEqual, equal, ok } from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { type DocumentField, documentFieldNames } from '@rivermark/contracts/documents';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { pino } from 'pino';
import type { Database } from '../../src/db/open-database.ts';
import type { DocumentRow } from '../../src/db/schema.ts';
import { createDocuments, type Documents } from '../../src/documents/create-documents.ts';
import type { DocumentDeps } from '../../src/documents/deps.ts';
import type { DocumentFiles } from '../../src/documents/files/document-files.ts';
import type { HandingOver } from '../../src/documents/handing-over/accept-documents.ts';
import { endlessRoom } from '../../src/documents/receiving/disk-room.ts';
import { createInspections } from '../../src/documents/receiving/inspections.ts';
import { createQuota, quotaLimits } from '../../src/documents/receiving/quota.ts';
import { sweep } from '../../src/documents/retention/sweep.ts';
import { keysInUse } from '../../src/documents/rotation/keys-in-use.ts';
import { rewrapKeys } from '../../src/documents/rotation/rewrap-keys.ts';
import { AppError } from '../../src/errors.ts';
import { memoryCounts } from '../../src/limits/memory-counts.ts';
import { createEnqueue } from '../../src/outbox/enqueue.ts';
import { createKeyring } from '../../src/secrets/keyring.ts';
import { databaseStepByStep, filesStepByStep } from '../models/step-by-step.ts';
import { Crash, type Pace, Turns } from '../models/turns.ts';
import { ClientModel } from './client-model.ts';
import { Readable } from './readable.ts';

export type Action =
  | {
      readonly do: 'send' | 'choose' | 'begin' | 'resume' | 'cancel';
      readonly client: number;
      readonly field: number;
    }
  | { readonly do: 'send all' | 'complete' | 'erase'; readonly client: number }
  | { readonly do: 'tell' }
  | { readonly do: 'sweep'; readonly after: keyof typeof later };

/** Concurrent actions, the order of their turns, and the turn at which the process dies. */
export interface Round {
  /**
   * Before the process starts, the key is rotated: wholly, or until the command dies at a
   * statement.
   */
  readonly rotates?: 'wholly' | number | undefined;
  /** Whether the virus scanner answers; absent if none is configured. */
  readonly scanner?: 'answers' | 'is lost' | undefined;
  readonly actions: readonly Action[];
  readonly choices: readonly number[];
  readonly diesAt: number | undefined;
}

const later = {
  'at once': 0,
  'a day': 25 * HOUR_MS,
  'the retention': 31 * DAY_MS,
  'twice the retention': 62 * DAY_MS,
};
/** Concurrent actions share one clock: each sweep uses the latest time. */
function byOneClock(actions: readonly Action[]): readonly Action[] {
  const afters = actions.flatMap((each) => (each.do === 'sweep' ? each.after : []));
  const after = afters.toSorted((one, other) => later[other] - later[one])[0];
  return actions.map((each) => (each.do === 'sweep' && after ? { ...each, after } : each));
}

const log = pino({ enabled: false });
/** Shared by all lives: deriving a keyring takes as long as a round. */
const firstSecret = randomBytes(32);
const firstKeyring = createKeyring([firstSecret]);
/** The errors that a client may get. Each says what to do. */
const inWords = new Set([
  'object-exists',
  'object-busy',
  'no-such-upload',
  'upload-broken-off',
  'wrong-offset',
  'not-allowed',
  'documents-missing',
  'already-submitted',
  'scan-unavailable',
]);

const scanners = {
  async answers(plain: AsyncIterable<Buffer>) {
    for await (const _part of plain);
  },
  async 'is lost'() {
    throw new AppError('scan-unavailable', 'Not now.');
  },
};

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 100) yield bytes.subarray(from, from + 100);
}

/**
 * The server's side of documents over a real database and real files, and the clients with their
 * promises.
 */
export class DocumentLife {
  readonly #db: Database;
  readonly #readable: Readable;
  readonly #pace: Pace;
  readonly #clients = [new ClientModel(), new ClientModel()];
  readonly #uploads = new Map<string, string>();
  #secrets: [Buffer, ...Buffer[]] = [firstSecret];
  #keyring = firstKeyring;

  /** `db` and `files` hold no document. */
  constructor(db: Database, files: DocumentFiles, pace: Pace) {
    this.#db = db;
    this.#readable = new Readable(files);
    this.#pace = pace;
  }

  /** One life of the process: it starts, does its actions concurrently, and may die halfway. */
  async live({ rotates, scanner, actions, choices, diesAt }: Round, pace = this.#pace): Promise<void> {
    if (rotates !== undefined) await this.#rotate(rotates);
    const turns = new Turns(choices, diesAt, pace);
    const deps: DocumentDeps = {
      db: databaseStepByStep(this.#db, turns),
      files: filesStepByStep(this.#readable.files, turns),
      clock: Date.now,
      keyring: this.#keyring,
      quota: createQuota(
        {
          db: this.#db,
          countsOf: (_kind, windowMs) => memoryCounts(windowMs),
          clock: Date.now,
          keyring: this.#keyring,
        },
        quotaLimits(1000),
      ),
      inspections: createInspections({ clock: Date.now }, quotaLimits(1000).inspection),
      diskRoom: endlessRoom,
      log,
      removeCaptured: async () => {},
      ...(scanner && { scan: scanners[scanner] }),
    };
    const handingOver: HandingOver = {
      retentionDays: 30,
      mailsPerHour: 60,
      enqueue: createEnqueue(Date.now, 'rivermark.example'),
      admitAnswer: async () => true,
      wakeOutbox: () => {},
    };
    const documents = createDocuments(deps, handingOver);
    const outcomes = await turns.drive(
      byOneClock(actions).map((action) => this.#act(action, documents, deps, handingOver, turns)),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled' || outcome.reason instanceof Crash || turns.isDead) continue;
      if (!(outcome.reason instanceof AppError)) throw outcome.reason;
      const { code } = outcome.reason;
      ok(inWords.has(code), `${code} is not expected here`);
    }
    await this.#check();
  }

  /**
   * After all rounds: stray files are deleted, and each client ends with thanks or an error in
   * words.
   */
  async settle(): Promise<void> {
    // One action at a time, without turns.
    const calmly = (action: Action) =>
      this.live({ actions: [action], choices: [0], diesAt: undefined }, 'freely');
    this.#readable.forget();
    for (const client of [0, 1].filter((each) => this.#clients[each]?.hasPapers)) {
      await calmly({ do: 'send all', client });
      await calmly({ do: 'complete', client });
    }
    await calmly({ do: 'sweep', after: 'at once' });
    const ledger = await this.#db
      .selectFrom('document')
      .select('id')
      .where('state', '!=', 'erased')
      .execute();
    const owned = new Set(ledger.map(({ id }) => id));
    deepEqual(
      (await this.#readable.files.list()).filter((id) => !owned.has(id)),
      [],
      'files of nobody',
    );
    const strays = await this.#db.selectFrom('file_fault').where('kind', '=', 'stray').selectAll().execute();
    deepEqual(strays, [], 'the database knows what it let go');
  }

  /**
   * Like script/rotate-key without a server. If killed, both keys are present and it can be run
   * again.
   */
  async #rotate(how: 'wholly' | number): Promise<void> {
    const turns = new Turns([0], how === 'wholly' ? undefined : how, this.#pace);
    if (this.#secrets.length === 1) this.#secrets = [randomBytes(32), ...this.#secrets];
    this.#keyring = createKeyring(this.#secrets);
    const { ids } = this.#keyring;
    const [outcome] = await turns.drive([rewrapKeys(databaseStepByStep(this.#db, turns), this.#keyring)]);
    if (turns.isDead) return;
    if (outcome?.status === 'rejected') throw outcome.reason;
    const inUse = await keysInUse(this.#db);
    const [current, ...older] = this.#secrets;
    this.#secrets = [current, ...older.filter((_, place) => inUse.has(ids[place + 1] ?? ''))];
    this.#keyring = createKeyring(this.#secrets);
  }

  async #act(
    action: Action,
    documents: Documents,
    deps: DocumentDeps,
    handingOver: HandingOver,
    turns: Turns,
  ): Promise<void> {
    // An answer takes time to arrive: the process may die in between.
    const answered = async (work: Promise<unknown>) => {
      await work;
      await turns.turn();
    };
    if (action.do === 'sweep') {
      const takes = () => {
        for (const client of this.#clients) {
          if (action.after !== 'at once') client.mayBeForgotten();
          if (later[action.after] > later['the retention']) client.mayBeErased();
          else if (action.after === 'the retention' && client.isTold) client.mayBeErased();
        }
      };
      takes();
      // It may still take what arrives while it runs.
      return answered(sweep(deps, handingOver, Date.now() + later[action.after])).finally(takes);
    }
    if (action.do === 'tell') {
      for (const client of this.#clients) client.isTold = true;
      const notices = deps.db.updateTable('outbox').set({ state: 'sent', sent_at: Date.now() });
      await notices.where('template', '=', 'documents-to-agent').execute();
      return;
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
        // Half of the missing bytes, then the rest next time.
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
        const { papers, clientKey } = client;
        const objects = papers.map(({ objectName }) => objectName);
        const clientEmail = 'ada@visitor.example';
        await answered(documents.handOver({ objects, acknowledged: true, clientKey, clientEmail }));
        const submission = await this.#submissionOf(client);
        if (submission?.erased_at == null) client.wasThanked(papers);
        else ok(client.eraseBegan, 'nobody erased it');
        return;
      }
      case 'erase': {
        client.agentErases = true;
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

  /** Invariants whenever a process starts, whatever happened to the one before. */
  async #check(): Promise<void> {
    const rows = await this.#db.selectFrom('document').selectAll().execute();
    const bytesOf = new Map<string, string>();
    for (const row of rows) {
      if (row.state === 'erased') deepEqual([row.key_id, row.wrapped_key], [null, null]);
      if (row.state === 'stored' || row.state === 'submitted') {
        bytesOf.set(row.object_name, await this.#readable.textOf(row, this.#keyring));
      } else if (row.state === 'receiving' && row.sealed_bytes > 0) {
        ok(((await this.#readable.files.size(row.id)) ?? 0) >= row.sealed_bytes, 'what was confirmed');
      }
    }
    for (const { objectName, bytes, until } of this.#clients.flatMap(({ promises }) => promises)) {
      equal(bytesOf.get(objectName), bytes.toString(), `${objectName} is kept until it is ${until}`);
      const row = rows.find(({ object_name }) => object_name === objectName);
      if (until === 'erased') equal(row?.state, 'submitted');
    }
    await this.#checkSubmissions(rows);
  }

  /** A submission is all six documents with their notice, or nothing. */
  async #checkSubmissions(documents: readonly DocumentRow[]): Promise<void> {
    const submissions = await this.#db
      .selectFrom('document_submission')
      .select(['id', 'client_key'])
      .execute();
    if (submissions.length === 0) return;
    equal(new Set(submissions.map(({ client_key }) => client_key)).size, submissions.length);
    const ids = submissions.map(({ id }) => id);
    const mails = await this.#db
      .selectFrom('outbox')
      .select('document_submission_id')
      .where('document_submission_id', 'in', ids)
      .where('template', '=', 'documents-to-agent')
      .execute();
    const lines = await this.#db
      .selectFrom('document_audit')
      .select('submission_id')
      .where('submission_id', 'in', ids)
      .where('action', '=', 'received')
      .execute();
    for (const { id, client_key } of submissions) {
      const of = documents.filter(({ submission_id }) => submission_id === id);
      deepEqual(of.map(({ field }) => field).sort(), [...documentFieldNames].sort());
      const notices = mails.filter(({ document_submission_id }) => document_submission_id === id).length;
      // An unsent notice is pointless once the agent has erased the submission.
      const client = this.#clients.find(({ clientKey }) => clientKey === client_key);
      ok(notices === 1 || (notices === 0 && client?.agentErases), `${notices} notices of a submission`);
      equal(lines.filter(({ submission_id }) => submission_id === id).length, documentFieldNames.length);
    }
  }
}
