import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyRequest } from 'fastify';
import type { Approval } from '../../../content-editing/broker-approval.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { atDeskOf, formOf } from '../form-of.ts';

/** How it stands with the broker, in a sentence. */
export function approvalInWords(approval: Approval, now: number): string {
  const since = shortInJacksonville(approval.since, now);
  switch (approval.state) {
    case 'waiting':
      return `Waiting for your broker since ${since}.`;
    case 'expired':
      return `Your broker did not answer what you sent ${since}, and the link has ended.`;
    case 'changed-since':
      return `You changed this after you sent it to your broker ${since}. That link has ended.`;
    case 'sent-back':
      return `Your broker sent this back ${since}.`;
  }
}

export const approvalTag = (approval: Approval | undefined): string =>
  approval?.state === 'waiting'
    ? 'With your broker'
    : approval?.state === 'sent-back'
      ? 'Sent back'
      : 'Not published';

/** What the desk says of a home that the broker has seen. */
export const approvalNote = (request: FastifyRequest, approval: Approval): Html =>
  html`<div class="approval"><p>${approvalInWords(approval, atDeskOf(request).now)}</p>${approval.state === 'sent-back' && approval.note && html`<blockquote><p>${approval.note}</p></blockquote>`}</div>`;

/** Ends the link that the broker has. The draft stays. */
export const takeBackForm = (request: FastifyRequest, address: string): Html =>
  formOf(request, `${address}/take-back`, html`<button class="as-link">Take Back</button>`);
