/**
 * do: somebody should act. unknown: it could not be checked from here, which is neither good nor
 * bad.
 */
export type FindingState = 'fine' | 'do' | 'unknown';

/** One line of the doctor's report. */
export interface Finding {
  /** Stable, for programs. */
  readonly code: string;
  readonly name: string;
  readonly state: FindingState;
  /** What was found and, if it is not fine, what to do. */
  readonly words: string;
}

/** Makes findings of one name. */
export const about = (code: string, name: string) => ({
  fine: (words: string): Finding => ({ code, name, state: 'fine', words }),
  toDo: (words: string): Finding => ({ code, name, state: 'do', words }),
  unknown: (words: string): Finding => ({ code, name, state: 'unknown', words }),
});
