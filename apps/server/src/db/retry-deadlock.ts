/** The transaction that PostgreSQL rolled back to end a deadlock. */
const DEADLOCK_DETECTED = '40P01';

/** Runs a transaction again, once, if PostgreSQL rolled it back to end a deadlock with another. */
export async function retryDeadlock<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if ((error as { code?: unknown }).code !== DEADLOCK_DETECTED) throw error;
    return run();
  }
}
