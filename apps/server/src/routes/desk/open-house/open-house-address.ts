/** Where the agent starts the sign-in of an open house, and ends it with the PIN. */
export const GUESTS = '/desk/open-house';
