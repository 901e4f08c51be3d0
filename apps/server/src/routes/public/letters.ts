import formbody from '@fastify/formbody';
import { EMAIL_PATTERN, oneLine } from '@rivermark/contracts/forms';
import {
  bedroomsInWords,
  LETTERS_PATH,
  type LetterChoices,
  leastBedrooms,
  letterConsent,
  letterFields,
  priceBands,
} from '@rivermark/contracts/letters';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from '../../errors.ts';
import { choicesInWords } from '../../letters/choices-in-words.ts';
import { readChoices, withQuery } from '../../letters/read-choices.ts';
import { choicesOfRow, type LetterSubscriptions } from '../../letters/subscriptions.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { sendPlainPage } from '../../plain-pages/send-plain-page.ts';
import type { RequestLimits } from '../../plugins/request-limits.ts';
import { isForeignOrigin } from '../is-foreign-origin.ts';
import { limitRefusals } from './enquiry-route-deps.ts';

interface LetterRouteDeps {
  readonly subscriptions: LetterSubscriptions;
  /** Origins of the site's own pages. */
  readonly origins: readonly string[];
  readonly limits: Pick<RequestLimits, 'refusals' | 'letters'>;
  /** Refuses an address that asks too often for what is not here. */
  readonly missLimit: onRequestAsyncHookHandler;
}

type WithSecret = { Params: { secret: string }; Querystring: { saved?: string } };
type Row = NonNullable<Awaited<ReturnType<LetterSubscriptions['withSecret']>>>;

const ASKED = `${LETTERS_PATH}/asked`;
const LONGEST_EMAIL = 254;
const LONGEST_PAGE = 200;

const fieldsOf = ({ body }: FastifyRequest): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The choices that a list of several kinds has in its address only. */
const queryOf = ({ headers: { referer = '' } }: FastifyRequest): URLSearchParams =>
  URL.canParse(referer) ? new URL(referer).searchParams : new URLSearchParams();

const hiddenChoices = ({ in: places, price, beds }: LetterChoices): Html[] =>
  [
    ...places.map((value) => [letterFields.in, value]),
    ...price.map((value) => [letterFields.price, value]),
    ...(beds > 0 ? [[letterFields.beds, String(beds)]] : []),
  ].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** Enough for readers to recognize their address, and too little for others with the link. */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1…@');

/**
 * The form for letters about homes, and the page of each reader: confirm, choose, end. A GET
 * changes nothing, as scanners of mail follow links.
 */
export async function letters(app: FastifyInstance, deps: LetterRouteDeps): Promise<void> {
  const { subscriptions, origins, limits, missLimit } = deps;

  function sendFormAgain(reply: FastifyReply, email: string, wish: LetterChoices) {
    const message = 'Please enter a valid email address.';
    return sendPlainPage(
      reply,
      422,
      'Please check your entries',
      html`<h1>Tell me of homes like this</h1>
<div class="faults" role="alert"><h2>Please check your entries</h2><ul><li><a href="#email">${message}</a></li></ul></div>
<form method="post" action="${LETTERS_PATH}"><label for="email">Email</label><input id="email" name="${letterFields.email}" type="email" autocomplete="email" required aria-invalid="true" aria-describedby="email-fault" value="${email}"><p class="fault" id="email-fault">${message}</p>
${hiddenChoices(wish)}<p><small>${letterConsent(app.content().identity)}</small></p><button>Tell Me of Homes Like This</button></form>`,
    );
  }

  /** Counts misses only: one mailbox provider ends letters for many readers. */
  async function sendUnknown(request: FastifyRequest, reply: FastifyReply) {
    await missLimit.call(app, request, reply);
    return sendPlainPage(
      reply,
      404,
      'This link has ended',
      html`<h1>This link has ended</h1><p>A request is forgotten after seven days without an answer, or the address is incomplete. No letters come from it.</p><p><a class="button" href="/properties">See the Homes</a></p>`,
    );
  }

  function sendEnded(reply: FastifyReply) {
    return sendPlainPage(
      reply,
      200,
      'You get no more letters',
      html`<h1>You get no more letters</h1><p>Your email address is removed from the list. It took effect at once.</p><p><a class="button" href="/properties">See the Homes</a></p>`,
    );
  }

  const box = (name: string, value: string, label: string, checked: boolean): Html =>
    html`<label class="consent"><input type="checkbox" name="${name}" value="${value}"${checked && html` checked`}> ${label}</label>`;

  function choiceFields(choices: LetterChoices): Html {
    const { neighborhoods } = app.content();
    const options = [0, ...leastBedrooms].map(
      (least) =>
        html`<option value="${least}"${least === choices.beds && html` selected`}>${least === 0 ? 'Any number' : bedroomsInWords(least)}</option>`,
    );
    return html`<fieldset><legend>Neighborhoods <small>(none checked: all)</small></legend>${neighborhoods.map(({ slug, name }) => box(letterFields.in, slug, name, choices.in.includes(slug)))}</fieldset>
<fieldset><legend>Prices <small>(none checked: all)</small></legend>${priceBands.map(({ value, label }) => box(letterFields.price, value, label, choices.price.includes(value)))}</fieldset>
<label for="beds">Bedrooms</label><select id="beds" name="${letterFields.beds}">${options}</select>`;
  }

  function sendChoices(reply: FastifyReply, row: Row, isSaved: boolean) {
    const choices = choicesOfRow(row);
    const isConfirmed = row.state === 'confirmed';
    const address = `${LETTERS_PATH}/${row.secret}`;
    const title = isConfirmed ? 'What I write to you about' : 'Shall I write to you?';
    const open = isConfirmed && row.wish !== '';
    return sendPlainPage(
      reply,
      200,
      title,
      html`<h1>${title}</h1>${isSaved && html`<p class="marked" role="status">Saved. ${choicesInWords(app.content(), choices)}.</p>`}
<p>${isConfirmed ? 'Letters go' : 'Letters will go'} to ${masked(row.email)}: when a home comes on the market, its price falls, or it is open to visit.${open && ' The homes that you asked for last are checked. Save them to change your letters.'}</p>
<form method="post" action="${address}">${choiceFields(choices)}
${!isConfirmed && html`<p><small>${letterConsent(app.content().identity)}</small></p>`}<button>${isConfirmed ? 'Save' : 'Yes, Write to Me'}</button></form>
<form method="post" action="${address}/end"><button class="outlined">${isConfirmed ? 'End the Letters' : 'No, Thanks'}</button></form>`,
    );
  }

  function sendReader(request: FastifyRequest, reply: FastifyReply, row: Row | undefined, isSaved = false) {
    if (!row) return sendUnknown(request, reply);
    // Without an address the letters ended, and nobody asked again.
    return row.email === '' ? sendEnded(reply) : sendChoices(reply, row, isSaved);
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);
    limitRefusals(scope, limits);

    scope.post(LETTERS_PATH, async (request, reply) => {
      const fields = fieldsOf(request);
      const see = () => reply.code(303).header('location', ASKED).send();
      if (textOf(fields[letterFields.honeypot]) !== '') return see();
      if (isForeignOrigin(request, ...origins))
        throw new AppError(
          'not-allowed',
          'This form was not sent from this site. Please open the page of a home and try again.',
        );
      const email = textOf(fields[letterFields.email]);
      const content = app.content();
      const wish = withQuery(content, readChoices(content, fields), queryOf(request));
      if (email.length > LONGEST_EMAIL || !EMAIL_PATTERN.test(email)) {
        await limits.refusals.call(scope, request, reply);
        return sendFormAgain(reply, email.slice(0, LONGEST_EMAIL), wish);
      }
      await limits.letters.call(scope, request, reply);
      const page = oneLine(textOf(fields[letterFields.page])).slice(0, LONGEST_PAGE);
      await subscriptions.ask({ email, wish, page });
      return see();
    });

    scope.get(ASKED, (_request, reply) =>
      sendPlainPage(
        reply,
        200,
        'Please check your email',
        html`<h1>Please check your email</h1><p>I have sent you a link. Nothing else comes before you open it and confirm. The link is good for seven days.</p><p>Nothing there after a few minutes? Look among spam.</p><p><a class="button main" href="/properties">See the Homes</a></p>`,
      ),
    );
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);
    // RFC 8058 lets a mailbox provider send its one entry as multipart, too. Nothing in it is used.
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
      payload.once('end', () => done(null));
      payload.resume();
    });

    scope.get<WithSecret>(`${LETTERS_PATH}/:secret`, async (request, reply) =>
      sendReader(
        request,
        reply,
        await subscriptions.withSecret(request.params.secret),
        request.query.saved !== undefined,
      ),
    );

    scope.post<WithSecret>(`${LETTERS_PATH}/:secret`, async (request, reply) => {
      const { secret } = request.params;
      const choices = readChoices(app.content(), fieldsOf(request));
      if (!(await subscriptions.keep(secret, choices)))
        return sendReader(request, reply, await subscriptions.withSecret(secret));
      // Reloading this page does not post again.
      return reply.code(303).header('location', `${LETTERS_PATH}/${secret}?saved`).send();
    });

    scope.get<WithSecret>(`${LETTERS_PATH}/:secret/end`, async (request, reply) => {
      const row = await subscriptions.withSecret(request.params.secret);
      if (!row || row.email === '') return sendReader(request, reply, row);
      return sendPlainPage(
        reply,
        200,
        'End the letters?',
        html`<h1>End the letters?</h1><p>${masked(row.email)} gets no more letters about homes from me.</p>
<form method="post" action="${LETTERS_PATH}/${row.secret}/end"><button>End the Letters</button></form>
<p><a class="button" href="${LETTERS_PATH}/${row.secret}">Choose Other Homes Instead</a></p>`,
      );
    });

    // Also what a mailbox provider's own button sends (RFC 8058). It follows no redirect.
    scope.post<WithSecret>(`${LETTERS_PATH}/:secret/end`, async (request, reply) =>
      (await subscriptions.end(request.params.secret)) ? sendEnded(reply) : sendUnknown(request, reply),
    );
  });
}
