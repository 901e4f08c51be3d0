import type { HealthItem } from './health-item.ts';

/** The state of everything that is watched, as the desk words it. */
export interface HealthInWords {
  /** The page's own heading. */
  readonly heading: string;
  /** What follows from it, where no list of troubles does; '' where one does. */
  readonly lead: string;
}

/** Good health is said of what is checked alone: what nobody can see from here may be wrong. */
export function healthInWords(items: readonly HealthItem[]): HealthInWords {
  const has = (state: HealthItem['state']) => items.some((item) => item.state === state);
  if (has('wrong') || has('attention')) return { heading: 'Something needs attention', lead: '' };
  const lead = 'There is nothing for you to do.';
  return { heading: has('unknown') ? 'All checks passed' : 'Everything is working', lead };
}
