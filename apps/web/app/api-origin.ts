declare const __API_ORIGIN__: string;

/** The origin of our server for forms, documents and counts; '' is the page's own. */
export const apiOrigin: string = __API_ORIGIN__;
