/** Default days that visitors' data is kept. The server erases by it, and the pages state it. */
export const retentionDays = { enquiries: 730, documents: 30 } as const;
