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

/** The form of every alert: what it is, what to do, what was seen, and the way to the desk. The brand precedes the subject. */
export const alertLetter = ({ headline, toDo, at, rows, deskUrl }: AlertLetter): Letter => ({
  subject: headline,
  headline,
  preview: toDo,
  paragraphs: [toDo],
  action: { label: 'Open my desk', url: deskUrl },
  rows: [{ label: 'Seen', value: inJacksonville(at) }, ...rows],
});
