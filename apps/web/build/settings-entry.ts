/** What applies settings: an entry of its own, since the head of a page asks for it and the panel has it. */
export const SETTINGS_ENTRY = 'app/features/accessibility-panel/follow-settings.ts';
