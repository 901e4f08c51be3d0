/** What a program that nobody here wrote said of us, as a row of the table. */
export interface Finding {
  /** The program, and what it was let at. */
  readonly what: string;
  readonly said: string;
  readonly isGood: boolean;
}
