import type { HealthItem } from '../health-item.ts';

/** That mails wait for a decision since the site was restored from a backup. */
export function restoredHealth(count: number): HealthItem {
  const one = count === 1;
  return {
    name: 'Restored',
    state: 'attention',
    words: `The site was restored from a backup, and ${count} ${one ? 'email is' : 'emails are'} held back.`,
    advice: `Decide below whether ${one ? 'it is' : 'they are'} still to be sent. New email goes out as always.`,
  };
}
