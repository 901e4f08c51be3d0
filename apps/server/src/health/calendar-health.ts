import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { CalendarReading } from '../showings/calendar/agent-calendar.ts';
import type { HealthItem } from './health-item.ts';

/** Whether the agent's own calendar can be read. Undefined if she has named none. */
export function calendarHealth(reading: CalendarReading, now: number): HealthItem | undefined {
  const name = 'Your calendar';
  switch (reading.state) {
    case 'none':
      return undefined;
    case 'not-yet':
      return { name, state: 'unknown', words: 'It was not read yet.' };
    case 'read':
      return { name, state: 'fine', words: `It was read ${shortInJacksonville(reading.at, now)}.` };
    case 'unreadable':
      return {
        name,
        state: 'attention',
        words: `It cannot be read, so no times are proposed from it. ${reading.words}. Inquiries are not affected.`,
        advice:
          'Ask whoever looks after the server to check CALENDAR_URL against the secret address in your calendar’s settings.',
      };
  }
}
