import { tabPanels } from '../../gallery/controls.tsx';
import { GalleryIsland } from '../../gallery/gallery-island.tsx';
import { Specimen } from '../../gallery/specimen.tsx';
import { Island } from '../../islands/island.tsx';
import type { SiteRoute } from '../../routes.ts';
import { Contact } from '../../shell/contact.tsx';
import { Figures } from '../../ui/figures.tsx';
import '../../gallery/gallery.css';

/** Every part that pages are made of, in every state; only in builds made with GALLERY. */
export const Page = ({ route }: { route: SiteRoute }) => (
  <div className="page wrap gallery">
    <h1 tabIndex={-1}>{route.meta.heading}</h1>
    <Island name="gallery" of={GalleryIsland} when="idle" props={{}} slots={tabPanels} />
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
