import { content } from '../made/content.ts';

const { thanks, ...words } = content.concierge;
/** The words of the Client Concierge. `{days}` stands for the days after which documents are erased. */
export const conciergeContent = words;
export const conciergeThanks = thanks;
