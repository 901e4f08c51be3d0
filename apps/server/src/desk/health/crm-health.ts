import type { HealthItem } from './health-item.ts';

/** Whether the agent's CRM hears of inquiries. `untold`: how many tellings failed or wait for too long. */
export function crmHealth(untold: number): HealthItem {
  const name = 'CRM';
  if (untold === 0) return { name, state: 'fine', words: 'It was told of every inquiry.' };
  return {
    name,
    state: 'attention',
    words: `It was not told of ${untold === 1 ? 'an inquiry' : `${untold} inquiries`}. The mail to you is not touched by this.`,
    advice: 'Check that ENQUIRY_WEBHOOK_URL is right and that your CRM takes calls. Below is why it did not.',
  };
}
