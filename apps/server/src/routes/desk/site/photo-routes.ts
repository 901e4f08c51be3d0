import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { typeOf } from '@rivermark/contracts/served-files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteDesk } from '../../../content-editing/create-site-desk.ts';
import type { PhotoAct } from '../../../content-editing/home-photos.ts';
import { diskSpaceOf } from '../../../disk-space.ts';
import { AppError } from '../../../errors.ts';
import { atDeskOf, entriesOf, entryOf } from '../form-of.ts';
import { acceptPostedFiles } from '../posted-files.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { nameOf } from './home-form.ts';
import { MOST_MB, photosPage, TEXT } from './photo-pages.ts';
import { changesAddress, photosAddress, SITE } from './site-addresses.ts';

const MOST_BYTES = MOST_MB * 1024 * 1024;
/** Beyond this the rest of a file is not even counted. */
const MOST_COUNTED_BYTES = 120 * 1024 * 1024;
const MOST_AT_ONCE = 30;

const acts: readonly string[] = ['first', 'earlier', 'later', 'rotate', 'remove'] satisfies PhotoAct[];

type ById = { Params: { id: string } };

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

/** Writes an upload to a file; throws `photo-refused` with its size where it has too many bytes. */
async function receive(upload: MultipartFile, to: string): Promise<void> {
  let bytes = 0;
  await pipeline(
    upload.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes <= MOST_BYTES) yield chunk;
      }
    },
    createWriteStream(to, { mode: 0o600 }),
  );
  if (bytes > MOST_BYTES)
    throw new AppError(
      'photo-refused',
      `This photo has ${bytes > MOST_COUNTED_BYTES ? 'more than ' : ''}${megabytes(Math.min(bytes, MOST_COUNTED_BYTES))} MB. A photo may have up to ${megabytes(MOST_BYTES)} MB.`,
    );
}

const noRoom = () =>
  new AppError(
    'site-storage-full',
    'The server’s disk is nearly full, so no photo was added. Please tell whoever looks after the server.',
  );

const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));

/** The photos of a home: adding, order, turning, texts. */
export function deskPhotos(scope: FastifyInstance, { homes, photos, dataDir }: SiteDesk): void {
  const device = (request: FastifyRequest) => atDeskOf(request).device.words;

  async function sendPhotos(
    request: FastifyRequest<ById>,
    reply: FastifyReply,
    { status = 200, faults = [] }: { status?: number; faults?: readonly string[] } = {},
  ) {
    const home = await homes.open(request.params.id);
    if (!home) return reply.callNotFound();
    return sendDeskPage(request, reply, {
      title: `Photos: ${nameOf(home)}`,
      room: SITE,
      status,
      main: photosPage(request, home, faults),
      scripts: [request.server.deskAssets.photos],
    });
  }

  scope.get<ById>('/site/homes/:id/photos', (request, reply) => sendPhotos(request, reply));

  scope.get<{ Params: { id: string; file: string } }>(
    '/site/homes/:id/photos/:file',
    async (request, reply) => {
      const { id, file } = request.params;
      const [, sha256, ending] = /^([0-9a-f]{64})(\.\w+)$/.exec(file) ?? [];
      const bytes = sha256 && (await homes.open(id)) && (await photos.read(id, sha256));
      if (!bytes) return reply.callNotFound();
      // Named by its bytes, but for the agent alone.
      return reply
        .header('cache-control', 'private, max-age=86400, immutable')
        .header('x-content-type-options', 'nosniff')
        .type(typeOf(`photo${ending}`))
        .send(bytes);
    },
  );

  scope.post<ById>('/site/homes/:id/photos', async (request, reply) => {
    const { id } = request.params;
    if (!(await homes.open(id))) return reply.callNotFound();
    const texts = new Map(
      Object.entries((request.body ?? {}) as Record<string, unknown>).flatMap(([name, text]) =>
        name.startsWith(TEXT) && typeof text === 'string' ? [[name.slice(TEXT.length), text] as const] : [],
      ),
    );
    const [what = '', sha256 = ''] = entryOf(request, 'act').split(' ');
    const act = acts.includes(what) ? { what: what as PhotoAct, sha256 } : undefined;
    const order = entriesOf(request, 'order');
    await photos.change(id, { texts, act, order }, device(request));
    const to = act || order.length > 0 ? photosAddress(id) : changesAddress(id);
    return reply
      .code(303)
      .header('location', act ? `${to}#photos` : to)
      .send();
  });

  scope.register(async (uploads) => {
    await acceptPostedFiles(uploads, { mostFiles: MOST_AT_ONCE, mostBytes: MOST_COUNTED_BYTES });
    uploads.post<ById>('/site/homes/:id/photos/add', async (request, reply) => {
      const { id } = request.params;
      if (!(await homes.open(id))) return reply.callNotFound();
      const faults: string[] = [];
      let added = 0;
      for await (const upload of request.postedFiles) {
        const folder = await mkdtemp(join(dataDir, 'photo-'));
        try {
          const { freeBytes, floorBytes } = await diskSpaceOf(dataDir);
          if (freeBytes - floorBytes < 2 * MOST_BYTES) throw noRoom();
          await receive(upload, join(folder, 'upload'));
          await photos.add(id, join(folder, 'upload'), device(request));
          added += 1;
        } catch (error) {
          const fault = isFull(error) ? noRoom() : error;
          if (!(fault instanceof AppError)) throw error;
          faults.push(fault.message);
          // Files are read one after the other.
          upload.file.resume();
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      }
      if (added + faults.length === 0) faults.push('Choose at least one photo.');
      if (entryOf(request, 'by') === 'script')
        return reply.code(faults.length > 0 ? 422 : 200).send({ faults });
      if (faults.length > 0) return sendPhotos(request, reply, { status: 422, faults });
      return reply
        .code(303)
        .header('location', `${photosAddress(id)}#photos`)
        .send();
    });
  });
}
