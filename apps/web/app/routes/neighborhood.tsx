import { featuredHomes, type NeighborhoodSlug, neighborhoodTiles } from '@rivermark/content';
import { showableHome, showablePlace } from '../features/enquiry-forms/featured-showables.ts';
import { HomeLetters, lookedAtPlace } from '../features/home-letters/home-letters.tsx';
import { EnquiryDialogIsland } from '../islands/enquiry-dialog-island.tsx';
import { Locator } from '../locator/locator.tsx';
import type { SiteRoute } from '../routes.ts';
import { pictureOf } from '../site/pictures.ts';
import { type Site, useSite } from '../site/site.tsx';
import { Figures } from '../ui/figures.tsx';
import { CondominiumFigures, sourceInWords } from '../ui/figures-source.tsx';
import { About } from './guide/about.tsx';
import { Checks } from './guide/checks.tsx';
import { GuideHero } from './guide/guide-hero.tsx';
import { HomeHere } from './guide/home-here.tsx';
import { LookFurther } from './guide/look-further.tsx';
import '../ui/opening.css';
import '../ui/panel.css';
import '../ui/snapshot.css';
import './neighborhood.css';
import './neighborhood-print.css';

function neighborhoodOf({ content }: Site, { path }: SiteRoute) {
  const neighborhood = content.neighborhoods.find(({ slug }) => path === `/neighborhoods/${slug}`);
  if (!neighborhood) throw new Error(`${path} is no neighborhood`);
  return neighborhood;
}

const pictureOfGuide = (site: Site, slug: NeighborhoodSlug) => ({
  picture: pictureOf(site, slug),
  sizes: '(min-width: 52rem) 58vw, (max-width: 40rem) 66vw, 100vw',
});

export const firstPicture = (site: Site, route: SiteRoute) =>
  pictureOfGuide(site, neighborhoodOf(site, route).slug);

/** On offer before under contract or coming, and sold last. */
const offers = ['for-sale', 'under-contract', 'coming-soon', 'sold'];

export function Page({ route }: { route: SiteRoute }) {
  const site = useSite();
  const neighborhood = neighborhoodOf(site, route);
  const { slug, name, tagline, description, figures, imageAlt, zipCode } = neighborhood;
  const { about, lies, buildings, checks, plate, river } = neighborhood;
  const homes = featuredHomes(site.content)
    .filter((home) => home.neighborhood === slug)
    .sort((one, other) => offers.indexOf(one.status) - offers.indexOf(other.status));
  const toSee = homes.filter(({ status }) => status !== 'sold').map((home) => showableHome(site, home));
  return (
    <>
      <GuideHero
        {...{ slug, name, tagline, description }}
        riverMark={river.long}
        picture={pictureOfGuide(site, slug)}
        alt={imageAlt}
      />

      <section className="snapshot band wrap" aria-labelledby="snapshot">
        <h2 id="snapshot" data-source={figures && sourceInWords(neighborhood)}>
          Market Snapshot
        </h2>
        <Figures tiles={neighborhoodTiles(neighborhood)} />
        {figures && <CondominiumFigures ask="#see" {...neighborhood} />}
      </section>

      <div className="section wrap opening">
        <About name={name} paragraphs={about} />
        <Checks place={name} {...{ plate, checks }} />
      </div>

      <Locator
        subject={slug}
        hash={site.locators.guides[slug] ?? ''}
        riverMark={river.long}
        {...{ name, zipCode, lies }}
      />

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

      <HomeHere neighborhood={neighborhood} homes={homes} />
      <HomeLetters page={route.path} lookedAt={[lookedAtPlace(slug, name)]} />
      <LookFurther neighborhood={neighborhood} />
      <EnquiryDialogIsland
        kind="showing"
        page={route.path}
        see={name}
        showables={[showablePlace(site, neighborhood), ...toSee]}
      />
    </>
  );
}
