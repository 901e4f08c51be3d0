/** Where an inquiry is added that came by telephone or at an open house. */
export const ADD = '/desk/enquiries/new';
