/** Hashed names never change their content. Pages are revalidated, which costs a 304 when they have not changed. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
export const AN_HOUR = 'public, max-age=3600';

/** Where files are whose names change with their content. */
export const ASSETS = '/assets/';
