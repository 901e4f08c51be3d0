import { AppError } from '../../errors.ts';

/** A full disk in words for the client; any other error as it is. */
export function asStorageFault(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL') {
    return new AppError('storage-full', 'Documents cannot be taken right now. Please call.', {
      cause: error,
    });
  }
  return error;
}
