/** The page of the agent's replies. */
export const REPLIES = '/desk/replies';
