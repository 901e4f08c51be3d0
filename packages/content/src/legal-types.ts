export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  /** The same in a sentence of plain words, before all else. */
  readonly summary?: string;
  /** In order: a paragraph is a string, a list the strings of its items. */
  readonly blocks: readonly (string | readonly string[])[];
}

export interface LegalPage {
  /** Year, month and day of the last change of wording. */
  readonly updated: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}
