/** The section of the desk in which the agent changes her site. */
export const SITE = '/desk/site';

export const homeAddress = (id: string): string => `${SITE}/homes/${encodeURIComponent(id)}`;
export const changesAddress = (id: string): string => `${homeAddress(id)}/changes`;
export const photosAddress = (id: string): string => `${homeAddress(id)}/photos`;
export const previewAddress = (id: string): string => `${SITE}/see/${encodeURIComponent(id)}`;
export const HISTORY = `${SITE}/history`;
