/** attention: soon wrong. unknown: nobody can say from here, which is neither. */
type HealthState = 'fine' | 'attention' | 'wrong' | 'unknown';

/** One thing that is watched, in words that need no explanation. */
export interface HealthItem {
  readonly name: string;
  readonly state: HealthState;
  /** What is the case. */
  readonly words: string;
  /** What to do; absent where nothing is to be done. */
  readonly advice?: string;
}
