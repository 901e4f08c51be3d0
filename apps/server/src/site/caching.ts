/** Hashed names never change their content. Unchanged pages cost a 304 to revalidate. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
export const AN_HOUR = 'public, max-age=3600';

/** Folder of the files with a hash in their name. */
export const ASSETS = '/assets/';
