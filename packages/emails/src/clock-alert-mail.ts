import type { ClockAlert } from '@rivermark/contracts/alerts';
import { alertLetter } from './alert-letter.ts';
import type { Letter } from './letter-mail.tsx';

const headlines = {
  ahead: 'Your site’s clock jumped ahead',
  behind: 'Your site’s clock was set back',
} as const;

const lasting = (minutes: number) => {
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
};

export function clockAlertFacts({ state, at, byMinutes }: ClockAlert, deskUrl: string): Letter {
  return alertLetter({
    headline: headlines[state],
    toDo: 'Compare the time below with your own. If it is right, there is nothing to do: the clock was wrong before, or the machine was paused. If not, pass this on to whoever looks after the server: its runbook says what to do under ‘The clock is wrong’.',
    at,
    deskUrl,
    rows: [{ label: 'By', value: lasting(byMinutes) }],
  });
}
