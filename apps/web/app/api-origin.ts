declare const __API_ORIGIN__: string;

/** Where our own server is that takes forms, documents and counts; '' is where the page came from. */
export const apiOrigin: string = __API_ORIGIN__;
