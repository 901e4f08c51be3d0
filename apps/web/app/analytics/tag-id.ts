declare const __GTAG_ID__: string;

/** The analytics tag that the build was told of; '' is none, and then nothing of it is loaded. */
export const gtagId = __GTAG_ID__;
