import { readStyle } from './inline-style.ts';
import { plainPageRoles } from './plain-page-roles.ts';

/** The stylesheet of all plain pages. */
export const plainPageStyle = plainPageRoles + readStyle(new URL('./plain-pages.css', import.meta.url));
