import type { HealthItem } from './health-item.ts';

/** How it stands with all that is watched, as the desk says it. */
export interface HealthInWords {
  /** The page's own heading. */
  readonly heading: string;
  /** What follows from it, where no list of troubles does; '' where one does. */
  readonly lead: string;
}

const list = new Intl.ListFormat('en-US');

/** A name within a sentence: 'disk space', but 'CRM'. */
const within = (name: string) => (name === name.toUpperCase() ? name : name.toLowerCase());

/** Good health is said of what is known alone: what nobody can see from here may be wrong. */
export function healthInWords(items: readonly HealthItem[]): HealthInWords {
  const namesOf = (state: HealthItem['state']) =>
    items.filter((item) => item.state === state).map(({ name }) => within(name));
  if (namesOf('wrong').length + namesOf('attention').length > 0)
    return { heading: 'Something needs care', lead: '' };
  const unknown = namesOf('unknown');
  if (unknown.length === 0) return { heading: 'Nothing is wrong', lead: 'Everything that is watched works.' };
  return {
    heading: 'Nothing is known to be wrong',
    lead: `What can be seen from here works. Not known from here: ${list.format(unknown)}.`,
  };
}
