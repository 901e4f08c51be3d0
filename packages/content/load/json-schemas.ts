import { z } from 'zod';
import { CostsSchema, GuideSchema, SourcesSchema } from '../schema/buyers-guide.ts';
import { ConciergeSchema } from '../schema/concierge.ts';
import { DevelopmentsSchema } from '../schema/developments.ts';
import { HomeSchema } from '../schema/home.ts';
import { MarketSchema } from '../schema/market.ts';
import { HomePageSchema, NoticesSchema, PagesSchema } from '../schema/pages.ts';
import { QuizSchema } from '../schema/quiz.ts';
import { RedirectsSchema } from '../schema/redirects.ts';
import { SettingsSchema } from '../schema/settings.ts';
import { SiteSchema } from '../schema/site.ts';

/** Every kind of YAML file, by the name that the first line of each gives. */
const schemas = {
  'buyers-guide': GuideSchema,
  'buyers-guide-costs': CostsSchema,
  'buyers-guide-sources': SourcesSchema,
  concierge: ConciergeSchema,
  developments: DevelopmentsSchema,
  home: HomeSchema,
  'home-page': HomePageSchema,
  market: MarketSchema,
  notices: NoticesSchema,
  pages: PagesSchema,
  quiz: QuizSchema,
  redirects: RedirectsSchema,
  settings: SettingsSchema,
  site: SiteSchema,
};

/** The files of `content/.schema/` by name. Editors use them to complete and validate fields. */
export const jsonSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(schemas).map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), undefined, 2)}\n`,
    ]),
  );
