declare const __GTAG_ID__: string;

/** The analytics tag, a build setting. If '', nothing of it is loaded. */
export const gtagId = __GTAG_ID__;
