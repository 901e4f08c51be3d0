import { AppError } from '../../errors.ts';
import { openScan } from '../scanning/clamd.ts';

/** Has a clamd look at a document. Throws AppError unless its word is a clear "clean". */
export function scannerAt(clamdUrl: string): (plain: AsyncIterable<Buffer>) => Promise<void> {
  return async (plain) => {
    const scan = openScan(clamdUrl);
    try {
      for await (const chunk of plain) await scan.write(chunk);
    } catch (error) {
      scan.abort();
      throw error;
    }
    const refusal = await scan.finish();
    if (refusal) throw new AppError(refusal.code, refusal.message);
  };
}
