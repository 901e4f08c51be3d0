import type { JobsAlert } from '@rivermark/contracts/alerts';
import { alertLetter } from './alert-letter.ts';
import type { Letter } from './letter-mail.tsx';

const DONE = 'Your site’s scheduled jobs run again';
const SEVERAL = 'Several scheduled jobs of your site are failing';

const lasting = (minutes: number) =>
  minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;

export function jobsAlertFacts({ state, at, jobs }: JobsAlert, deskUrl: string): Letter {
  const headline = (jobs.length > 1 ? SEVERAL : jobs[0]?.words) ?? DONE;
  return alertLetter({
    headline,
    toDo:
      state === 'ok'
        ? 'What failed works again. There is nothing to do.'
        : 'Inquiries are kept as before. Pass this on to whoever looks after the server today, with the code below: its runbook says what to do under ‘A job fails, or the store of documents is away’.',
    at,
    deskUrl,
    rows: jobs.map(({ name, code, words, failingMinutes }) => ({
      label: name,
      value: `${words}, for ${lasting(failingMinutes)} (${code})`,
    })),
  });
}
