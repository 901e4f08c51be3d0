import type { HomeId } from '@rivermark/content/ids';
import { pictureOf } from '../../site/pictures.ts';
import { useSite } from '../../site/site.tsx';
import { Picture } from '../../ui/picture.tsx';

/** The small picture that leads to a slide; `of`: how many stand in the row. */
export const Thumbnail = ({ home, of }: { home: HomeId; of: number }) => (
  <Picture
    className="four-by-three"
    picture={pictureOf(useSite(), home)}
    alt=""
    sizes={`(max-width: 40rem) 15vw, ${Math.ceil(88 / of)}vw`}
  />
);
