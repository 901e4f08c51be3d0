import type { FastifyRequest } from 'fastify';
import type { EnquiryInFull, EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import type { Agreement } from '../../../intake/buyer-agreements.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { returnField } from '../desk-form.ts';
import { ENQUIRIES } from '../enquiries/enquiry-parts.ts';
import { formOf } from '../form-of.ts';
import { dayInWords } from '../showings/showing-parts.ts';

/** Sellers sign a different agreement. */
const isOfBuyer = ({ kind }: EnquiryRow) => kind !== 'cma-request' && kind !== 'portfolio';

/** 'Signed until Thu, Dec 31'. */
export const agreementInWords = ({ state, until }: Agreement): string =>
  ({
    none: 'None',
    sent: 'Sent, not signed yet',
    signed: `Signed until ${until === null ? 'an unknown day' : `${dayInWords(until)}, ${until.slice(0, 4)}`}`,
  })[state];

/** As the address carries it to Undo. */
const asText = ({ state, until }: Agreement) => (until === null ? state : `${state} ${until}`);

/** Parses an agreement; undefined if the text is not one. */
export function agreementOf(text: string): Agreement | undefined {
  const [, state, until = null] = /^(none|sent|signed)(?: (\d{4}-\d\d-\d\d))?$/.exec(text) ?? [];
  if (state === undefined || (state === 'signed') !== (until !== null)) return undefined;
  return { state: state as Agreement['state'], until };
}

/** The person's agreement, and a form to change its record. */
export function agreementPart(
  request: FastifyRequest,
  { enquiry, agreement, to }: Pick<EnquiryInFull, 'enquiry' | 'agreement'> & { readonly to: string },
): Html | false {
  if (!request.server.content().asksForBuyerAgreement || !isOfBuyer(enquiry)) return false;
  const before = html`<input type="hidden" name="before" value="${asText(agreement)}">`;
  return html`<details class="otherwise" id="agreement"><summary>Buyer agreement: ${agreementInWords(agreement)}</summary>${formOf(
    request,
    `${ENQUIRIES}/${enquiry.id}/agreement`,
    html`${returnField(to)}${before}<div class="acts"><button class="quiet" name="state" value="none">None</button><button class="quiet" name="state" value="sent">Sent</button></div>
<label for="until">Signed until</label><input id="until" name="until" type="date" value="${agreement.until ?? ''}"><button name="state" value="signed">Signed</button>`,
  )}${agreement.submissionId !== undefined && html`<p class="onward"><a href="/desk/documents/${agreement.submissionId}">The signed PDF</a></p>`}
<h2>Keep the signed PDF</h2><p>It is encrypted like client documents, and erased some weeks after the agreement ends. Your brokerage keeps its own copy.</p>${formOf(
    request,
    `${ENQUIRIES}/${enquiry.id}/agreement/pdf`,
    html`${returnField(to)}<label for="pdf-until">Its last day</label><input id="pdf-until" name="until" type="date" value="${agreement.until ?? ''}" required><label for="pdf">Signed PDF, up to 10 MB</label><input id="pdf" name="pdf" type="file" accept="application/pdf" required><button class="quiet">Keep the PDF</button>`,
    html`enctype="multipart/form-data"`,
  )}</details>`;
}

/** Confirms a changed record of an agreement. */
export function agreementLine(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  enquiry: EnquiryRow,
  done: string,
  to: string,
): { readonly title: string; readonly line: Html } {
  const name = html`<a href="${ENQUIRIES}/${enquiry.id}">${enquiry.name}</a>`;
  const { before } = request.query;
  const earlier = agreementOf(typeof before === 'string' ? before : '');
  const undo =
    done === 'agreement' &&
    earlier !== undefined &&
    formOf(
      request,
      `${ENQUIRIES}/${enquiry.id}/agreement`,
      html`${returnField(to)}<input type="hidden" name="until" value="${earlier.until ?? ''}"><input type="hidden" name="undo" value="yes"><button class="quiet" name="state" value="${earlier.state}">Undo</button>`,
    );
  const words =
    done === 'agreement-back' ? 'is as before' : done === 'agreement-kept' ? 'is kept' : 'is recorded';
  return {
    title: 'Buyer agreement',
    line: html`<div class="said" role="status"><p>The buyer agreement of ${name} ${words}.</p>${undo}</div>`,
  };
}
