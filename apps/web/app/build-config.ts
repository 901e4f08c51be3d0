import { type EmailTemplate, emailIds } from '@rivermark/contracts/email-send';

type Settings = Partial<Record<'origin' | 'publicKey' | 'serviceId' | EmailTemplate, string>>;

declare const __EMAIL_SETTINGS__: Settings;
declare const __MAP_EMBED_URL__: string;

const { origin, publicKey, serviceId, ...templates }: Settings = __EMAIL_SETTINGS__;

/** The email service that the browser calls: our own, unless the build names another. */
export const emailService = {
  /** '' is this site itself. */
  origin: origin ?? '',
  publicKey: publicKey ?? emailIds.publicKey,
  serviceId: serviceId ?? emailIds.serviceId,
  templates: { ...emailIds.templates, ...templates } as Readonly<Record<EmailTemplate, string>>,
};

/** The page of an outside map service; '' for our own map. */
export const mapEmbedUrl: string = __MAP_EMBED_URL__;
