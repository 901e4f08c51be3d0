import { tabPanels } from '../../gallery/controls.tsx';
import { GalleryIsland } from '../../gallery/gallery-island.tsx';
import { type GalleryPictures, photoNames } from '../../gallery/gallery-pictures.ts';
import { Specimen } from '../../gallery/specimen.tsx';
import { Island } from '../../islands/island.tsx';
import type { SiteRoute } from '../../routes.ts';
import { Contact } from '../../shell/contact.tsx';
import { pictureOf } from '../../site/pictures.ts';
import { useSite } from '../../site/site.tsx';
import { Figures } from '../../ui/figures.tsx';
import '../../gallery/gallery.css';

/** Every part that pages are made of, in every state; only in builds made with GALLERY. */
export function Page({ route }: { route: SiteRoute }) {
  const site = useSite();
  const pictures = Object.fromEntries(
    [...photoNames, 'riverfront-estate' as const].map((name) => [name, pictureOf(site, name)]),
  ) as GalleryPictures;
  return (
    <div className="page wrap gallery">
      <h1 tabIndex={-1}>{route.meta.heading}</h1>
      <Island name="gallery" of={GalleryIsland} when="idle" props={{ pictures }} slots={tabPanels} />
      <Specimen name="Figures">
        <Figures
          tiles={[
            ['Median price', '$385,000'],
            ['A long label that needs two lines', '2024-2027'],
          ]}
        />
      </Specimen>
      <Specimen name="Contact">
        <Contact />
      </Specimen>
    </div>
  );
}
