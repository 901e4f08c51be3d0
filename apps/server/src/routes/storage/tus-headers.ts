import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

export const TUS_VERSION = '1.0.0';
export const BYTES_TYPE = 'application/offset+octet-stream';

const LONGEST_METADATA = 8192;
const PAIR = /^([!-+\--~]+)(?: ([A-Za-z0-9+/]*={0,2}))?$/;

/** Refuses a request that speaks no version of ours, and says which is. */
export async function requireTusVersion({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (headers['tus-resumable'] === TUS_VERSION) return;
  reply.header('tus-version', TUS_VERSION);
  throw new AppError('unsupported-tus-version', `Tus-Resumable must be ${TUS_VERSION}`);
}

export function wholeNumber(header: string | string[] | undefined, name: string): number {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) {
    throw new AppError('malformed-body', `${name} must be a whole number`);
  }
  return Number(header);
}

/** Whether the body has TUS's media type, ignoring case and parameters. */
export const hasUploadBytes = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === BYTES_TYPE;

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Parses TUS's upload metadata, `name base64,name base64`. Throws AppError 'invalid-metadata'. */
export function readUploadMetadata(header: string | string[] | undefined): ReadonlyMap<string, string> {
  if (header === undefined || header === '') return new Map();
  const said = new Map<string, string>();
  const pairs = typeof header === 'string' && header.length <= LONGEST_METADATA ? header.split(',') : [''];
  for (const pair of pairs) {
    const [, name, value = ''] = PAIR.exec(pair.trim()) ?? [];
    if (!name || said.has(name)) {
      throw new AppError(
        'invalid-metadata',
        'Upload-Metadata must be names, each once, with values in base64',
      );
    }
    said.set(name, Buffer.from(value, 'base64').toString());
  }
  return said;
}
