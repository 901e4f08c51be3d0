import { retentionDays } from '@rivermark/contracts/retention';
import { outsideOrigin } from './outside-origin.ts';

/**
 * The build's settings for the application, as constants in its code. Read from the environment:
 * see docs/settings.md.
 */
export function definitions() {
  const { env } = process;
  return {
    __GALLERY__: JSON.stringify(Boolean(env.GALLERY)),
    __GTAG_ID__: JSON.stringify(env.GTAG_ID ?? ''),
    __COUNTS__: JSON.stringify(env.COUNTS !== 'off'),
    __MAP_EMBED_URL__: JSON.stringify(env.MAP_EMBED_URL ?? ''),
    __EMAIL_SETTINGS__: JSON.stringify({
      origin: env.EMAIL_ORIGIN,
      publicKey: env.EMAIL_PUBLIC_KEY,
      serviceId: env.EMAIL_SERVICE_ID,
      lead: env.EMAIL_TEMPLATE_LEAD,
      portfolio: env.EMAIL_TEMPLATE_PORTFOLIO,
      contact: env.EMAIL_TEMPLATE_CONTACT,
      showing: env.EMAIL_TEMPLATE_SHOWING,
    }),
    __API_ORIGIN__: JSON.stringify(outsideOrigin('API_ORIGIN', env.API_ORIGIN)[0] ?? ''),
    __ENQUIRY_RETENTION_DAYS__: JSON.stringify(env.ENQUIRY_RETENTION_DAYS ?? String(retentionDays.enquiries)),
    __DOCUMENT_SETTINGS__: JSON.stringify({
      url: env.BACKEND_URL,
      anonKey: env.BACKEND_ANON_KEY,
      retentionDays: env.DOCUMENT_RETENTION_DAYS ?? String(retentionDays.documents),
    }),
  };
}
