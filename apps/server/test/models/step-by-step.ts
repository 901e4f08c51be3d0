import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../src/db/open-database.ts';
import type { DocumentFiles, GrowingFile } from '../../src/documents/files/document-files.ts';
import { Crash, type Turns } from './turns.ts';

/** The database, in which each statement is a step. What a dead process began is rolled back. */
export function databaseStepByStep(db: Database, turns: Turns): Database {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (turns.isDead) throw new Crash();
      return node;
    },
    async transformResult({ result }) {
      await turns.turn();
      return result;
    },
  };
  return db.withPlugin(plugin);
}

/** The files, in which each call is a step. A dead process's descriptors are closed for it. */
export function filesStepByStep(files: DocumentFiles, turns: Turns): DocumentFiles {
  const growing = (file: GrowingFile): GrowingFile => ({
    write: (pieces) => turns.step(() => file.write(pieces)),
    sync: () => turns.step(() => file.sync()),
    close: () => turns.away(() => file.close()),
  });
  const opened = async (open: () => Promise<GrowingFile>) => {
    await turns.turn();
    const file = await turns.away(open);
    await turns.turn().catch(async (crash: unknown) => {
      await file.close();
      throw crash;
    });
    return growing(file);
  };
  return {
    create: (id, turn) => opened(() => files.create(id, turn)),
    resume: (id, length, turn) => opened(() => files.resume(id, length, turn)),
    async *read(id) {
      const source = files.read(id)[Symbol.asyncIterator]();
      try {
        for (;;) {
          const { done, value } = await turns.away(() => source.next());
          if (done) return;
          yield value;
        }
      } finally {
        await source.return?.();
      }
    },
    size: (id) => turns.step(() => files.size(id)),
    remove: (id) => turns.step(() => files.remove(id)),
    list: () => turns.step(() => files.list()),
    settlesMs: files.settlesMs,
  };
}
