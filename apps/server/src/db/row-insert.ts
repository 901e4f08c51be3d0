import type { CompiledQuery, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

type Row = Readonly<Record<string, string | number | null>>;

/**
 * An insert of one row that is compiled at the first row and only filled in after: compiling costs several times
 * what the insert itself does. All rows must have the same keys in the same order. Tells whether a row was written.
 */
export function rowInsert<R extends Row>(
  compile: (row: R) => CompiledQuery,
): (transaction: Transaction<Schema>, row: R) => Promise<boolean> {
  let compiled: CompiledQuery | undefined;
  return async (transaction, row) => {
    compiled ??= compile(row);
    const result = await transaction.executeQuery({ ...compiled, parameters: Object.values(row) });
    return result.numAffectedRows === 1n;
  };
}
