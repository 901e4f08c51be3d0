/** Parts of the names of test files that take a second of processor time or more, longest first. */
export const longTests = [
  ...['several-machines-outage', 'publish-content', 'documents-crash', 'outbox-delivery'],
  ...[
    'document-life',
    'documents-memory',
    'data-dir-locks',
    'restore',
    'fuzz',
    'crash-points',
    'export-memory',
  ],
  ...['reminders', 'process.int', 'push', 'awkward-photos', 'draw-locator', 'read-content', 'own-photos'],
  ...[
    'pdf-walker',
    'built-words',
    'load/homes',
    'encrypted',
    'built-pages',
    'load/buyers-guide',
    'producers',
  ],
  ...['secrets/passphrase', 'draw-card', 'inflater', 'scanning/clamd'],
];
