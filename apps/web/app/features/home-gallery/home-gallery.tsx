import { type MouseEvent, useRef, useState } from 'react';
import { track } from '../../analytics/track.ts';
import { retryingImport } from '../../loading/retrying-import.ts';
import { Icon } from '../../ui/icon.tsx';
import { scrollBehavior } from '../../ui/motion.ts';
import { Picture } from '../../ui/picture.tsx';
import { largestOf, type Picture as PictureData } from '../../ui/picture-data.ts';
import './home-gallery.css';

type FullScreenModule = typeof import('./full-screen.tsx');

const fullScreenModule = retryingImport(() => import('./full-screen.tsx'));

/** The height of a photo in the row: in rem, and on phones as a share of the window's width. */
const HEIGHT = { rem: 34, vw: 68 };

/** `sizes` of a photo in the row. All photos have the same height, and none is cropped. */
const sizesOf = ({ width, height }: PictureData) => {
  const ratio = width / height;
  return `(max-width: 40rem) ${Math.round((HEIGHT.vw * ratio * 2) / 3)}vw, ${Math.round(HEIGHT.rem * ratio)}rem`;
};

/**
 * A home's photos in a row that scrolls sideways, at one height and uncropped. Each links to the
 * photo alone. With scripts the link opens all photos full screen.
 */
export function HomeGallery({ photos, name }: { photos: readonly PictureData[]; name: string }) {
  const row = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<Pick<FullScreenModule, 'FullScreen'> & { readonly at: number }>();

  const show = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    track({ action: 'button_click', label: 'open_photos' });
    fullScreenModule.load().then(
      ({ FullScreen }) => setOpen({ FullScreen, at }),
      // If the module cannot be loaded, open the photo alone.
      () => location.assign(href),
    );
  };
  const step = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    list.scrollBy({ left: direction * list.clientWidth * 0.8, behavior: scrollBehavior() });
  };
  const close = () => {
    if (open) row.current?.querySelectorAll('a')[open.at]?.focus();
    setOpen(undefined);
  };

  return (
    <section className="home-gallery" aria-labelledby="photos">
      <div className="wrap home-gallery-head">
        <h2 id="photos">{photos.length === 1 ? 'One photo' : `${photos.length} photos`}</h2>
        {photos.length > 1 && (
          <div className="scripts-only">
            <button
              type="button"
              className="round-button"
              aria-label="Scroll back"
              data-tooltip="Back"
              onClick={() => step(-1)}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              className="round-button"
              aria-label="Scroll on"
              data-tooltip="On"
              onClick={() => step(1)}
            >
              <Icon name="next" />
            </button>
          </div>
        )}
      </div>
      <ul className="home-gallery-row" ref={row}>
        {photos.map((photo, at) => (
          <li key={photo.name}>
            <a href={largestOf(photo)} onClick={(event) => show(event, at)}>
              <Picture picture={photo} alt={name} sizes={sizesOf(photo)} />
            </a>
          </li>
        ))}
      </ul>
      {open && <open.FullScreen photos={photos} name={name} start={open.at} onClose={close} />}
    </section>
  );
}
