export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Where what the answer speaks of is found. */
  readonly link?: { readonly label: string; readonly to: string } | undefined;
}
