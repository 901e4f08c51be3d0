/** The environment variables that the site is built from. A changed one triggers a rebuild. */
export const buildSettings: readonly string[] = [
  'GTAG_ID',
  'COUNTS',
  'MAP_EMBED_URL',
  'EMAIL_ORIGIN',
  'EMAIL_PUBLIC_KEY',
  'EMAIL_SERVICE_ID',
  'EMAIL_TEMPLATE_LEAD',
  'EMAIL_TEMPLATE_PORTFOLIO',
  'EMAIL_TEMPLATE_CONTACT',
  'EMAIL_TEMPLATE_SHOWING',
  'API_ORIGIN',
  'BACKEND_URL',
  'BACKEND_ANON_KEY',
  'ENQUIRY_RETENTION_DAYS',
  'DOCUMENT_RETENTION_DAYS',
];
