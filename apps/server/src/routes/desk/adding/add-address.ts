/** The page for adding an inquiry from a call or an open house. */
export const ADD = '/desk/enquiries/new';
