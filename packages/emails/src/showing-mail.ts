import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import { mailLink } from '@rivermark/contracts/mail-link';
import type { Letter } from './letter-mail.tsx';

/** Times to choose from, in the agent's words. */
export interface TimesMailView {
  /** 'Times for your showing of the Riverside Bungalow' */
  readonly subject: string;
  readonly words: string;
  readonly minutes: number;
  readonly times: readonly { readonly at: number; readonly url: string }[];
}

/** A time that holds, is moved, or is called off. */
export interface ShowingMailView {
  /** 'your showing of the Riverside Bungalow' */
  readonly about: string;
  readonly state: 'confirmed' | 'moved' | 'called-off';
  readonly at: number;
  readonly minutes: number;
  /** '' where there is none. */
  readonly place: string;
  /** Whom the agent meets. Absent in the visitor's mail. */
  readonly visitor?: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly phoneTarget: string;
    readonly deskUrl: string;
  };
}

function lengthInWords(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = minutes / 60;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

export function timesMailFacts({ subject, words, minutes, times }: TimesMailView): Letter {
  return {
    subject,
    headline: subject,
    preview: times.map(({ at }) => inJacksonville(at)).join('; '),
    paragraphs: [
      ...words.split(/\n{2,}/),
      'Nothing is fixed until you confirm a time on the page that opens.',
    ],
    choices: times.map(({ at, url }) => ({ label: inJacksonville(at), url })),
    rows: [
      { label: 'How long', value: lengthInWords(minutes) },
      { label: 'None fits?', value: 'Reply to this email, or call me.' },
    ],
  };
}

const states = {
  confirmed: 'Confirmed',
  moved: 'Moved',
  'called-off': 'Called off',
} as const;

function sentenceOf({ state, visitor }: ShowingMailView): string {
  if (state === 'called-off') {
    return visitor
      ? 'This is called off. It is no longer in your calendar once you open the attachment.'
      : 'I have to call this off. To find another time, reply to this email or call me.';
  }
  if (visitor) return 'The attachment puts it into your calendar.';
  return state === 'moved'
    ? 'This is the new time. The attachment puts it into your calendar.'
    : 'I look forward to it. The attachment puts it into your calendar.';
}

export function showingMailFacts(view: ShowingMailView): Letter {
  const { about, state, at, minutes, place, visitor } = view;
  const subject = `${states[state]}: ${visitor ? `${about}, ${visitor.name}` : about}`;
  return {
    subject,
    headline: subject,
    preview: inJacksonville(at),
    lead: `${inJacksonville(at)}.`,
    paragraphs: [sentenceOf(view)],
    ...(visitor && { action: { label: 'Open on My Desk', url: visitor.deskUrl } }),
    rows: [
      { label: 'How long', value: lengthInWords(minutes) },
      ...(place ? [{ label: 'Where', value: place }] : []),
      ...(visitor
        ? [
            { label: 'Who', value: visitor.name },
            ...(visitor.phone
              ? [{ label: 'Phone', value: visitor.phone, url: `tel:${visitor.phoneTarget}` }]
              : []),
            ...(visitor.email
              ? [{ label: 'Email', value: visitor.email, url: mailLink(visitor.email) }]
              : []),
          ]
        : [{ label: 'Can’t come?', value: 'Reply to this email, or call me.' }]),
    ],
  };
}
