import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { DocumentRow } from '../../db/schema.ts';
import { BrokenSealError } from '../../documents/sealing/unseal.ts';
import { AppError } from '../../errors.ts';

/** Runs nothing, loads nothing, belongs to no origin; only our own page may show it. */
const SEALED_OFF =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox; frame-ancestors 'self'";
async function* after(first: Buffer | undefined, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (first) yield first;
  yield* rest;
}

/**
 * Sends a document as it is opened. A broken seal at its beginning is said; one further in breaks the answer off,
 * because nothing that is not authentic is ever sent.
 */
export async function sendDocument(
  reply: FastifyReply,
  row: DocumentRow,
  plain: AsyncGenerator<Buffer>,
  asFile: boolean,
): Promise<FastifyReply> {
  const first = await plain.next().catch((cause: unknown) => {
    if (!(cause instanceof BrokenSealError)) throw cause;
    throw new AppError('document-damaged', 'This document was damaged where it is kept', { cause });
  });
  // No browser is to open a PDF by itself: our own page fetches its bytes and draws them.
  const isFile = asFile || row.type === 'application/pdf';
  const name = encodeURIComponent(row.original_name).replace(/['()*]/g, escape);
  return reply
    .headers({
      'content-security-policy': SEALED_OFF,
      'x-frame-options': 'SAMEORIGIN',
      'content-disposition': `${isFile ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`,
      'content-length': String(row.received_bytes),
    })
    .type(row.type ?? 'application/octet-stream')
    .send(Readable.from(after(first.done ? undefined : first.value, plain)));
}
