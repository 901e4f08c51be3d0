import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Letter } from './letter-mail.tsx';

interface AlertLetter {
  readonly headline: string;
  readonly toDo: string;
  /** When it was seen, in milliseconds since 1970. */
  readonly at: number;
  /** What was seen beside the time. */
  readonly rows: Letter['rows'];
  readonly deskUrl: string;
}

/**
 * The structure of every alert: what happened, what to do, the details, and a link to the desk. The
 * subject begins with the brand.
 */
export const alertLetter = ({ headline, toDo, at, rows, deskUrl }: AlertLetter): Letter => ({
  subject: headline,
  headline,
  preview: toDo,
  paragraphs: [toDo],
  action: { label: 'Open my desk', url: deskUrl },
  rows: [{ label: 'Seen', value: inJacksonville(at) }, ...rows],
});
