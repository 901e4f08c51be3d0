import type { HealthItem } from '../health-item.ts';

/** Whether the agent's CRM receives inquiries. `untold`: calls that failed or wait too long. */
export function crmHealth(untold: number): HealthItem {
  const name = 'CRM';
  if (untold === 0) return { name, state: 'fine', words: 'It received every inquiry.' };
  return {
    name,
    state: 'attention',
    words: `It did not receive ${untold === 1 ? 'an inquiry' : `${untold} inquiries`}. Your email is not affected.`,
    advice:
      'Ask whoever looks after the server to check ENQUIRY_WEBHOOK_URL and the CRM. Below is why it failed.',
  };
}
