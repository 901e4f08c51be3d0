/** The storage key, and the name of the event that reports a change to the page. */
export const SETTINGS_KEY = 'rivermark-settings';
