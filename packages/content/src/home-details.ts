/** What only the homes' own pages say, by id: apart from the rest, so that no other page carries it. */
export { homeDetails } from '../made/home-details.ts';
