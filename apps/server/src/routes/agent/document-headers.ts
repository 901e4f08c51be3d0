import type { FastifyReply } from 'fastify';
import type { DocumentRow } from '../../documents/create-documents.ts';
import { nameAsFile } from '../../documents/opening/name-as-file.ts';

/** Runs nothing, loads nothing, belongs to no origin; only our own page may show it. */
const SEALED_OFF =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox; frame-ancestors 'self'";

/** What a document is sent with. Its length is known, so that one which breaks off is noticed. */
export function documentHeaders(reply: FastifyReply, row: DocumentRow, asFile: boolean): FastifyReply {
  // Browsers must never open a PDF directly. Our own page fetches its bytes and draws them.
  const isFile = asFile || row.type === 'application/pdf';
  const name = encodeURIComponent(nameAsFile(row)).replace(/['()*]/g, escape);
  return reply
    .headers({
      'content-security-policy': SEALED_OFF,
      'x-frame-options': 'SAMEORIGIN',
      'content-disposition': `${isFile ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`,
      'content-length': String(row.received_bytes),
    })
    .type(row.type ?? 'application/octet-stream');
}

export function zipHeaders(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-disposition', 'attachment; filename="client-documents.zip"')
    .type('application/zip');
}
