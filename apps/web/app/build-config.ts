import { type EmailTemplate, emailIds } from '@rivermark/contracts/email-send';

type Settings = Partial<Record<'origin' | 'publicKey' | 'serviceId' | EmailTemplate, string>>;

declare const __EMAIL_SETTINGS__: Settings;
declare const __MAP_EMBED_URL__: string;

const { origin, publicKey, serviceId, ...templates }: Settings = __EMAIL_SETTINGS__;

/** Which email service the browser calls: our own server's, unless the build was told of another. */
export const emailService = {
  /** '' is this site itself. */
  origin: origin ?? '',
  publicKey: publicKey ?? emailIds.publicKey,
  serviceId: serviceId ?? emailIds.serviceId,
  templates: { ...emailIds.templates, ...templates } as Readonly<Record<EmailTemplate, string>>,
};

/** The outside map service's page that the build was told of; '' is our own map. */
export const mapEmbedUrl: string = __MAP_EMBED_URL__;
