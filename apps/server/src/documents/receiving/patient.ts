import { AppError } from '../../errors.ts';

/** A sender that is silent for so long is given up. */
const SILENCE_MS = 30_000;

export const brokenOff = (cause?: unknown): AppError =>
  new AppError('upload-broken-off', 'The upload was cut off. Please try again.', { cause });

/** The body as it arrives. Throws AppError 'upload-broken-off' if it stalls or ends too early. */
export async function* patient(
  body: AsyncIterable<Buffer>,
  silenceMs: number = SILENCE_MS,
): AsyncGenerator<Buffer> {
  const source = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(brokenOff()), silenceMs);
      });
      const next = source.next().catch((cause: unknown) => {
        throw cause instanceof AppError ? cause : brokenOff(cause);
      });
      const { done, value } = await Promise.race([next, silence]).finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    void source.return?.()?.catch(() => {});
  }
}
