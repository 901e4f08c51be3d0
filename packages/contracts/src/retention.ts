/** How many days what visitors send is kept where nothing else is configured: the server erases by it, the pages say it. */
export const retentionDays = { enquiries: 730, documents: 30 } as const;
