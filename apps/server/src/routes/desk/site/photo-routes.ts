import { typeOf } from '@rivermark/contracts/served-files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteDesk } from '../../../content-editing/create-site-desk.ts';
import type { PhotoAct } from '../../../content-editing/home-photos.ts';
import { type PhotoPart, UPLOAD_NAME } from '../../../content-editing/photo-parts.ts';
import { MOST_COUNTED_BYTES } from '../../../content-editing/receive-upload.ts';
import { AppError } from '../../../errors.ts';
import { atDeskOf, entriesOf, entryOf } from '../form-of.ts';
import { acceptPostedFiles } from '../posted-files.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { nameOf } from './home-form.ts';
import { photosPage, TEXT } from './photo-pages.ts';
import { changesAddress, photosAddress, SITE } from './site-addresses.ts';

const MOST_AT_ONCE = 30;

const acts: readonly string[] = ['first', 'earlier', 'later', 'rotate', 'remove'] satisfies PhotoAct[];

type ById = { Params: { id: string } };

/** The part of a photo that a script sends; undefined where a form sends whole photos. */
function partOf(request: FastifyRequest): PhotoPart | undefined {
  const upload = entryOf(request, 'upload');
  const [offset, size] = [Number(entryOf(request, 'offset')), Number(entryOf(request, 'size'))];
  const isNumber = (value: number) => Number.isSafeInteger(value) && value >= 0;
  return UPLOAD_NAME.test(upload) && isNumber(offset) && isNumber(size)
    ? { upload, offset, size }
    : undefined;
}

/** The photos of a home: adding, order, turning, texts. */
export function deskPhotos(scope: FastifyInstance, { homes, photos, photoParts }: SiteDesk): void {
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
      section: SITE,
      status,
      main: photosPage(request, home, faults),
      scripts: [request.server.deskAssets.photos],
    });
  }

  async function storePart(request: FastifyRequest, part: PhotoPart): Promise<number> {
    let there = 0;
    for await (const { file } of request.postedFiles) there = await photoParts.write(part, file);
    return there;
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
      const part = partOf(request);
      if (part) {
        try {
          const there = await storePart(request, part);
          if (there < part.size) return reply.send({ offset: there });
          await photos.add(id, photoParts.read(part.upload), device(request));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          faults.push(error.message);
        }
        await photoParts.remove(part.upload);
        return reply.code(faults.length > 0 ? 422 : 200).send({ faults });
      }
      let added = 0;
      for await (const upload of request.postedFiles) {
        try {
          await photos.add(id, upload.file, device(request));
          added += 1;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          faults.push(error.message);
          // Files are read one after the other.
          upload.file.resume();
        }
      }
      if (added + faults.length === 0) faults.push('Choose at least one photo.');
      if (faults.length > 0) return sendPhotos(request, reply, { status: 422, faults });
      return reply
        .code(303)
        .header('location', `${photosAddress(id)}#photos`)
        .send();
    });
  });
}
