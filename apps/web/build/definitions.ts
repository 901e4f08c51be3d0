import { homes } from '@rivermark/content';
import { retentionDays } from '@rivermark/contracts/retention';
import type { LocatorMarks } from '../app/locator/locator-data.ts';
import type { MadePictures } from './images/make-pictures.ts';
import { isOfOtherHour, riverMarksOf } from './images/river-marks.ts';
import { isOnManyPages } from './images/subjects.ts';
import { marksOf } from './marks-of-drawings.ts';
import { outsideOrigin } from './outside-origin.ts';

/** What the build made that is seen. */
export interface ForDefinitions extends Pick<MadePictures, 'pictures' | 'galleries' | 'report'> {
  /** The marks of the maps, those of guides and those of homes. */
  readonly locators: { readonly guides: LocatorMarks; readonly homes: LocatorMarks };
}

/** What the build tells the application, as constants in its code. Read from the environment: see docs/settings.md. */
export function definitions({ pictures, galleries, report, locators }: ForDefinitions) {
  const { env } = process;
  const plates = marksOf('plate-', pictures);
  return {
    __PICTURES__: JSON.stringify(
      pictures.filter(({ name }) => isOnManyPages({ name, of: name }) && !isOfOtherHour(name)),
    ),
    __KEEPS_TIME__: JSON.stringify(riverMarksOf(pictures) !== null),
    __RIVER_MARKS__: JSON.stringify(riverMarksOf(pictures)),
    __PLATES__: JSON.stringify(plates),
    __OPTION_DRAWINGS__: JSON.stringify(marksOf('option-', pictures)),
    __LOCATORS__: JSON.stringify(locators.guides),
    __HOME_COUNTS__: JSON.stringify(
      Object.fromEntries(
        homes.map(({ neighborhood: here }) => [
          here,
          homes.filter(({ neighborhood }) => neighborhood === here).length,
        ]),
      ),
    ),
    // Only what prerenders reads these: pages of homes bring theirs with them.
    __HOME_PICTURES__: JSON.stringify({ pictures, galleries, locators }),
    __PICTURE_WEIGHTS__: JSON.stringify(env.GALLERY ? report : []),
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
