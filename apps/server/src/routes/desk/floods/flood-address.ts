/** Behind it stands the id of an inquiry that may be part of a flood. */
export const FLOOD = '/desk/flood';
