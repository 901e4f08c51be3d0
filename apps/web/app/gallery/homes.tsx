import { CostCalculator } from '../features/home-costs/cost-calculator.tsx';
import { HomeCosts } from '../features/home-costs/home-costs.tsx';
import { HomeGallery } from '../features/home-gallery/home-gallery.tsx';
import { HomeCard } from '../features/home-list/home-card.tsx';
import type { Picture } from '../ui/picture-data.ts';
import { type GalleryPictures, photoNames } from './gallery-pictures.ts';
import { Specimen } from './specimen.tsx';

const homeWith = (picture: Picture) =>
  ({
    id: 'riverfront-estate',
    name: 'Riverfront Estate',
    address: 'No. 1 Sample Point, Ortega',
    neighborhood: 'ortega',
    neighborhoodName: 'Ortega',
    riverMark: 'Mile 28, west bank',
    beds: 5,
    baths: 4.5,
    squareFeet: 4820,
    sample: true,
    picture,
    alt: 'A house at the river',
    caption: 'Illustration',
  }) as const;

/** How wide a card's picture stands there. */
const sizes = '30vw';

/** The parts of the pages of homes: a card in each status, photos, what a month costs. */
export function Homes({ pictures }: { pictures: GalleryPictures }) {
  const home = homeWith(pictures['riverfront-estate']);
  const photos = photoNames.map((name, at): Picture => {
    const { illustration: _, ...picture } = pictures[name];
    return { ...picture, illustration: false, alt: `View ${at + 1} of a home that is not there` };
  });
  return (
    <>
      <Specimen name="Cards of homes">
        <ul className="home-cards">
          <li>
            <HomeCard
              sizes={sizes}
              home={{
                ...home,
                status: 'for-sale',
                statusInWords: 'For sale',
                priceInWords: '$1,350,000',
                open: 'Open Sunday 1–3 PM',
              }}
            />
          </li>
          <li>
            <HomeCard
              sizes={sizes}
              home={{
                ...home,
                status: 'coming-soon',
                statusInWords: 'Coming soon',
                priceInWords: 'Price on request',
              }}
            />
          </li>
          <li>
            <HomeCard
              sizes={sizes}
              home={{ ...home, status: 'sold', statusInWords: 'Sold March 2026', priceInWords: 'Sold' }}
            />
          </li>
        </ul>
      </Specimen>
      <Specimen name="Photos of a home">
        <HomeGallery photos={photos} name="a home that is not there" />
      </Specimen>
      <Specimen name="Costs">
        <HomeCosts>
          <CostCalculator price={900_000} taxesPerYear={12_000} hoaPerYear={2400} />
        </HomeCosts>
      </Specimen>
    </>
  );
}
