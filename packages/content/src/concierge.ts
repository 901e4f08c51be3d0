/** The words of the Client Concierge. `{days}` stands for the days after which documents are erased. */
export { conciergeContent } from '../made/concierge.ts';
export { conciergeThanks } from '../made/concierge-thanks.ts';
