import type { Content } from '@rivermark/content';
import { HOUR_MS } from '@rivermark/contracts/durations';
import { type ReminderMailView, renderReminderMail, type WaitingEnquiry } from '../index.ts';
import { base, type Examples, examplesOf, HOSTILE_ADDRESS, HOSTILE_NAME } from './sample.ts';

const waiting = (hours: number, more: Partial<WaitingEnquiry> = {}): WaitingEnquiry => ({
  kind: 'contact',
  name: 'Marisol Whitfield',
  phone: base.phone,
  phoneTarget: base.phoneTarget,
  email: base.email,
  place: hours > 10 ? 'San Marco' : '',
  wanted: hours > 10 ? 'Fri, Dec 4, morning' : '',
  receivedAt: base.receivedAt - hours * HOUR_MS,
  inTouchUrl: `http://localhost:3000/agent/in-touch/sample-${hours}`,
  ...more,
});
const atDesk = (hours: number) => ({
  now: base.receivedAt,
  oldestAt: base.receivedAt - hours * HOUR_MS,
  more: 0,
  old: 0,
  held: 0,
  reminders: [],
  showings: [],
  deskUrl: base.deskUrl,
});
const reminders: Readonly<Record<string, ReminderMailView>> = {
  reminder: { ...atDesk(4), kind: 'reminder', enquiries: [waiting(4)] },
  'reminder-overdue': {
    ...atDesk(24),
    kind: 'reminder',
    enquiries: [waiting(24), waiting(20, { kind: 'showing', name: HOSTILE_NAME, email: HOSTILE_ADDRESS })],
  },
  'reminder-to-backup': { ...atDesk(20), kind: 'backup', enquiries: [waiting(20)], deskUrl: '' },
  'morning-digest': {
    ...atDesk(140),
    kind: 'morning',
    enquiries: [waiting(14, { kind: 'portfolio', name: 'Ada Brown' }), waiting(90)],
    more: 12,
    old: 3,
    held: 2,
    reminders: [
      {
        name: 'Ben Oak',
        phone: '904-555-0124',
        phoneTarget: '+19045550124',
        note: 'Ask about the dock',
        dueAt: base.receivedAt,
        url: 'https://www.example.com/desk/enquiries/1',
      },
    ],
    showings: [
      {
        name: 'Cy Elm',
        phone: '904-555-0125',
        phoneTarget: '+19045550125',
        place: 'No. 1 Sample Point, Ortega',
        at: base.receivedAt + 20 * HOUR_MS,
        url: 'https://www.example.com/desk/enquiries/2',
      },
    ],
  },
  'morning-digest-held': { ...atDesk(0), kind: 'morning', enquiries: [], held: 1 },
};

export const reminderExamples = (content: Content): Examples =>
  examplesOf(content, renderReminderMail, reminders);
