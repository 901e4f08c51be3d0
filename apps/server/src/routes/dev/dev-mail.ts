import type { Content } from '@rivermark/content';
import { mailExamples } from '@rivermark/emails/gallery';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { listCapturedMail, readCapturedMail } from '../../mail/captured-mail.ts';
import { capturedMailFolder } from '../../mail/create-transport.ts';
import { escapeHtml } from '../../plain-pages/escape-html.ts';
import { sendDevPage } from './dev-page.ts';
import { isThisMachine } from './is-this-machine.ts';

/** A mail's own HTML: no script, no form, no request; only the styles it carries. */
function sendMailHtml(reply: FastifyReply, html: string, dark = false) {
  const shown = dark ? html.replace('@media (prefers-color-scheme:dark)', '@media all') : html;
  return reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups")
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(shown);
}

const frame = (title: string, src: string) => `<iframe title="${escapeHtml(title)}" src="${src}"></iframe>`;

/** Captured mails and the gallery of all mails. Other machines get a 404. */
export async function devMail(
  app: FastifyInstance,
  { config, content }: { readonly config: Config; readonly content: () => Content },
): Promise<void> {
  const folder = capturedMailFolder(config.dataDir);
  const found = <T>(value: T | undefined): T => {
    if (value === undefined) throw new AppError('not-found', 'Not found');
    return value;
  };

  await app.register(async (dev) => {
    dev.addHook('onRequest', async (request) => {
      if (!isThisMachine(request)) throw new AppError('not-found', 'Not found');
    });

    dev.get('/dev/mail', async (_request, reply) => {
      const mails = await listCapturedMail(folder);
      const rows = mails.map(
        ({ id, mail }) =>
          `<li><a href="/dev/mail/${id}">${escapeHtml(mail.subject ?? '(no subject)')}</a> <small>to ${escapeHtml(mail.to?.[0]?.address ?? '')}, ${escapeHtml(mail.date ?? '')}</small></li>`,
      );
      const way = config.smtpUrl
        ? '<p>A mail server is configured: mails are sent, not captured.</p>'
        : '<p><strong>No mail leaves this machine.</strong> There is no SMTP_URL, so mails are kept here, each for 30 days.</p>';
      const list =
        rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No mail yet. Send a form on the site.</p>';
      return sendDevPage(reply, 'Captured mail', way + (config.smtpUrl ? '' : list));
    });

    dev.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
      const { id, mail } = found(await readCapturedMail(folder, request.params.id));
      const headers = mail.headers.map(
        ({ key, value }) => `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(value)}</dd>`,
      );
      const main = `<dl>${headers.join('')}</dl><h2>As HTML</h2>${frame('HTML part', `/dev/mail/${id}/html`)}<h2>As text</h2><pre>${escapeHtml(mail.text ?? '')}</pre>`;
      return sendDevPage(reply, mail.subject ?? '(no subject)', main);
    });

    dev.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) =>
      sendMailHtml(reply, found(await readCapturedMail(folder, request.params.id)).mail.html ?? ''),
    );

    dev.get('/dev/gallery', async (_request, reply) => {
      const parts = await Promise.all(
        Object.entries(mailExamples(content())).map(async ([name, draw]) => {
          const { subject, text } = await draw();
          return `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(subject)}</p>
${frame(`${name}, light`, `/dev/gallery/${name}/light`)}${frame(`${name}, dark`, `/dev/gallery/${name}/dark`)}<pre>${escapeHtml(text)}</pre></section>`;
        }),
      );
      return sendDevPage(reply, 'All mails', parts.join(''));
    });

    dev.get<{ Params: { name: string; scheme: string } }>(
      '/dev/gallery/:name/:scheme',
      async (request, reply) => {
        const { html } = await found(mailExamples(content())[request.params.name])();
        return sendMailHtml(reply, html, request.params.scheme === 'dark');
      },
    );
  });
}
