import type { MailHealth } from '../../watch/mail-health.ts';
import { durationInWords } from '../duration-in-words.ts';
import type { HealthItem } from './health-item.ts';

const mails = (count: number) => `${count} ${count === 1 ? 'mail' : 'mails'}`;

/** How it stands with the mail, over all mails. `restored`: how many a restore keeps back. */
export function mailHealthItem(
  { state, waiting, refused, givenUp, held, oldestWaitingMs = 0 }: MailHealth,
  restored: number,
): HealthItem {
  const name = 'Mail';
  const failed = refused + givenUp;
  if (state === 'refused') {
    return {
      name,
      state: 'wrong',
      words: `${mails(failed)} could not be delivered${waiting > 0 ? `, and ${waiting} ${waiting === 1 ? 'waits' : 'wait'}` : ''}.`,
      advice:
        'Nothing is lost: all inquiries and documents are on this desk. Below is why each mail did not leave, with a button to try again.',
    };
  }
  if (state === 'waiting') {
    return {
      name,
      state: 'attention',
      words: `${mails(waiting)} ${waiting === 1 ? 'has' : 'have'} waited for up to ${durationInWords(oldestWaitingMs)}.`,
      advice: 'Each is tried again by itself. Until then the inquiries are on this desk.',
    };
  }
  if (waiting > 0)
    return {
      name,
      state: 'fine',
      words: `${mails(waiting)} ${waiting === 1 ? 'waits for its turn' : 'wait for their turn'}.`,
    };
  const kept = held + restored;
  const but = kept > 0 ? ` but for ${kept} that ${kept === 1 ? 'is' : 'are'} kept back` : '';
  return { name, state: 'fine', words: `All mail has left${but}.` };
}
