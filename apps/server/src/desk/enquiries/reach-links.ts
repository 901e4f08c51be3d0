import type { Content } from '@rivermark/content';
import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { oneLine } from '@rivermark/contracts/forms';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import { mailLink } from '@rivermark/contracts/mail-link';
import type { EnquiryRow } from '../../db/schema.ts';
import { dialablePhone } from '../../dialable-phone.ts';
import { fillReply, type RepliedTo, replySubject } from '../replies/write-reply.ts';

/** The person who wrote, and what. */
interface Writer extends RepliedTo {
  readonly email: string;
  readonly phone: string;
  readonly phone_e164: string | null;
  readonly received_at: number;
  readonly via?: EnquiryRow['via'];
}

/** Some mail programs cut addresses beyond 2000 characters, so long messages are shortened. */
const LONGEST_QUOTE = 700;

/** As many whole words as an address has room for. */
function quotable(text: string): string {
  const lengthInLink = (part: string) => encodeURIComponent(part.toWellFormed()).length;
  if (lengthInLink(text) <= LONGEST_QUOTE) return text;
  let [room, quote] = [LONGEST_QUOTE, ''];
  for (const part of text.match(/\s*\S+/gu) ?? []) {
    room -= lengthInLink(part);
    if (room < 0) break;
    quote += part;
  }
  return `${quote} …`;
}

/** 'tel:+19045550123'; undefined where there is nothing to dial. */
export function callLink(writer: Pick<Writer, 'phone' | 'phone_e164'>): string | undefined {
  const number = dialablePhone(writer);
  return number ? `tel:${number}` : undefined;
}

/** 'sms:+19045550123' with the text's first words, if any. Undefined if no number can be dialed. */
export function textLink(writer: Pick<Writer, 'phone' | 'phone_e164'>, body = ''): string | undefined {
  const number = dialablePhone(writer);
  // iPhones read the words behind '&', other phones behind '?'.
  return number ? `sms:${number}${body && `?&body=${encodeURIComponent(body.toWellFormed())}`}` : undefined;
}

/**
 * 'https://wa.me/19045550123' with the first words. Undefined if the number is not an international
 * one.
 */
export const whatsAppLink = ({ phone_e164 }: Pick<Writer, 'phone_e164'>, body: string): string | undefined =>
  phone_e164 === null
    ? undefined
    : `https://wa.me/${phone_e164.slice(1)}?text=${encodeURIComponent(body.toWellFormed())}`;

/** A signed reply as a mailto link. It quotes only what the visitor typed. */
export function replyLink(content: Content, writer: Writer, details: EnquiryDetails, reply: string): string {
  // What another program kept of a contact is the agent's own.
  const quoted = writer.via === 'import' ? '' : quotable(details.message ?? details.notes ?? '');
  const lines = [
    ...fillReply(content, reply, writer, details).trim().split('\n'),
    '',
    content.identity.agentName,
    content.identity.brokerageName,
    content.identity.phone,
    ...(quoted
      ? [
          '',
          `On ${inJacksonville(writer.received_at)} you wrote:`,
          ...quoted.split('\n').map((line) => `> ${line}`),
        ]
      : []),
  ];
  // RFC 6068 asks for CRLF.
  return mailLink(writer.email, {
    subject: oneLine(replySubject(content, writer)),
    body: lines.join('\r\n'),
  });
}
