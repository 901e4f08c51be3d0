/** Every figure carries the month it is true of and where it comes from. */
export interface DatedWords {
  /** Year and month. */
  readonly asOf: string;
  readonly sourceLabel: string;
  /** Whether that is so long ago that it is to be said. */
  readonly old: boolean;
}
