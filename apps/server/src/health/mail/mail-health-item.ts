import { durationInWords } from '../../duration-in-words.ts';
import type { HealthItem } from '../health-item.ts';
import type { MailHealth } from './mail-health.ts';

const emails = (count: number) => `${count} ${count === 1 ? 'email' : 'emails'}`;

/** The state of the mail as a whole. `restored`: how many mails a restore keeps back. */
export function mailHealthItem(
  { state, waiting, refused, givenUp, held, oldestWaitingMs = 0 }: MailHealth,
  restored: number,
): HealthItem {
  const name = 'Email';
  const failed = refused + givenUp;
  if (state === 'refused') {
    return {
      name,
      state: 'wrong',
      words: `${emails(failed)} could not be delivered${waiting > 0 ? `, and ${waiting} ${waiting === 1 ? 'is' : 'are'} waiting` : ''}.`,
      advice:
        'Nothing is lost: all inquiries and documents are on this desk. Below is why each email was not sent, with a button to try again.',
    };
  }
  if (state === 'waiting') {
    return {
      name,
      state: 'attention',
      words: `${emails(waiting)} ${waiting === 1 ? 'has' : 'have'} waited for up to ${durationInWords(oldestWaitingMs)}.`,
      advice: 'Each is tried again automatically. Meanwhile the inquiries are on this desk.',
    };
  }
  if (waiting > 0)
    return {
      name,
      state: 'fine',
      words: `${emails(waiting)} ${waiting === 1 ? 'is waiting its turn' : 'are waiting their turn'}.`,
    };
  const kept = held + restored;
  const but = kept > 0 ? ` except ${kept} held back` : '';
  return { name, state: 'fine', words: `All email has been sent${but}.` };
}
