import {
  featuredHomes,
  loadGuide,
  type NeighborhoodGuide,
  neighborhoods,
  neighborhoodTiles,
} from '@rivermark/content';
import type { NeighborhoodSlug } from '@rivermark/content/ids';
import { showableHome, showablePlace } from '../features/enquiry-forms/featured-showables.ts';
import { EnquiryDialogIsland } from '../islands/enquiry-dialog-island.tsx';
import { Locator } from '../locator/locator.tsx';
import type { LocatorMarks } from '../locator/locator-data.ts';
import { pictureOf } from '../picture-set.ts';
import type { SiteRoute } from '../routes.ts';
import { endTogether } from '../ui/end-together.ts';
import { Figures } from '../ui/figures.tsx';
import { CondominiumFigures } from '../ui/figures-source.tsx';
import { GuideHero } from './guide/guide-hero.tsx';
import { HomeHere } from './guide/home-here.tsx';
import { LookFurther } from './guide/look-further.tsx';
import '../ui/opening.css';
import '../ui/panel.css';
import '../ui/snapshot.css';
import './neighborhood.css';
import './neighborhood-print.css';

declare const __LOCATORS__: LocatorMarks;

function neighborhoodOf({ path }: SiteRoute) {
  const neighborhood = neighborhoods.find(({ slug }) => path === `/neighborhoods/${slug}`);
  if (!neighborhood) throw new Error(`${path} is no neighborhood`);
  return neighborhood;
}

/** What has come of the guides' texts. */
const texts = new Map<string, NeighborhoodGuide>();

export async function prepare(route: SiteRoute): Promise<void> {
  const { slug } = neighborhoodOf(route);
  texts.set(slug, await loadGuide(slug));
}

function textOf(slug: NeighborhoodSlug): NeighborhoodGuide {
  const text = texts.get(slug);
  if (!text) throw new Error(`The guide to ${slug} was not prepared`);
  return text;
}

const pictureOfGuide = (slug: NeighborhoodSlug) => ({
  picture: pictureOf(slug),
  sizes: '(min-width: 52rem) 58vw, (max-width: 40rem) 66vw, 100vw',
});

export const firstPicture = (route: SiteRoute) => pictureOfGuide(neighborhoodOf(route).slug);

/** On offer before under contract or coming, and sold last. */
const offers = ['for-sale', 'under-contract', 'coming-soon', 'sold'];

export function Page({ route }: { route: SiteRoute }) {
  const neighborhood = neighborhoodOf(route);
  const { slug, name, tagline, description, figures, imageAlt, zipCode } = neighborhood;
  const { about, lies, buildings, checks, plate } = textOf(slug);
  const homes = featuredHomes
    .filter((home) => home.neighborhood === slug)
    .sort((one, other) => offers.indexOf(one.status) - offers.indexOf(other.status));
  const toSee = homes.filter(({ status }) => status !== 'sold').map(showableHome);
  return (
    <>
      <GuideHero {...{ slug, name, tagline, description }} picture={pictureOfGuide(slug)} alt={imageAlt} />

      <section className="snapshot band wrap" aria-labelledby="snapshot">
        <h2 id="snapshot" data-source={figures && neighborhood.sourceLabel}>
          Market Snapshot
        </h2>
        <Figures tiles={neighborhoodTiles(neighborhood)} />
        {figures && <CondominiumFigures ask="#see" {...neighborhood} />}
      </section>

      <div className="section wrap opening">
        <div className="split flip">
          <section aria-labelledby="about">
            <h2 id="about">{`About ${name}`}</h2>
            <div className="prose">
              {about.map((paragraph) => (
                <p key={paragraph}>{endTogether(paragraph)}</p>
              ))}
            </div>
          </section>
          <section className="checks" aria-labelledby="checks">
            <h2 id="checks">What to check</h2>
            <dl className="rules numbered">
              {checks.map(({ term, note }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{note}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>

      <Locator subject={slug} mark={__LOCATORS__[slug] ?? ''} {...{ name, zipCode, lies }} />

      <section className="section wrap buildings" aria-labelledby="buildings">
        <h2 id="buildings">Featured Buildings &amp; Communities</h2>
        <dl className="rules twin">
          {buildings.map((building) => (
            <div key={building.name}>
              <dt>{building.name}</dt>
              <dd>{building.descriptor}</dd>
            </div>
          ))}
        </dl>
      </section>

      <HomeHere neighborhood={neighborhood} homes={homes} plate={plate} />
      <LookFurther neighborhood={neighborhood} />
      <EnquiryDialogIsland
        kind="showing"
        page={route.path}
        see={name}
        showables={[showablePlace(neighborhood), ...toSee]}
      />
    </>
  );
}
