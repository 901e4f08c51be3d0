/** The key in the browser's storage, and the name of the event by which the page is told of a change. */
export const SETTINGS_KEY = 'rivermark-settings';
