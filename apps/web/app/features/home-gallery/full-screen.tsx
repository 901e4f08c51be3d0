import './full-screen.deferred.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { scrollBehavior } from '../../ui/motion.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Picture as PictureData } from '../../ui/picture-data.ts';
import { placeInDigits, placeInWords } from '../../ui/place-in-words.ts';

export interface FullScreenProps {
  readonly photos: readonly PictureData[];
  /** The home's name. */
  readonly name: string;
  /** Which photo is shown first. */
  readonly start: number;
  readonly onClose: () => void;
}

const REST_MS = 400;

const wordsOf = (photo: PictureData) => (photo.illustration ? '' : photo.alt);

/** All photos full screen, one at a time. Navigates by swipe, arrow keys, Home, End, or buttons. */
export function FullScreen({ photos, name, start, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  /**
   * The scroll target of a click until it arrives, and the largest distance to it. If further away,
   * the visitor has scrolled elsewhere.
   */
  const heading = useRef<{ readonly target: number; readonly reach: number }>(undefined);
  const [announced, announce] = useState('');
  const last = photos.length - 1;

  useEffect(() => {
    dialog.current?.showModal();
    const list = track.current;
    list?.scrollTo({ left: start * list.clientWidth, behavior: 'instant' });
  }, [start]);

  const placeOf = (list: HTMLElement) => list.scrollLeft / list.clientWidth;
  /** Where the next press goes on from: `at` follows only half a photo later. */
  const from = () => heading.current?.target ?? at;
  const goTo = (place: number) => {
    const list = track.current;
    if (!list) return;
    const target = Math.min(Math.max(place, 0), last);
    const behavior = Math.abs(target - from()) === 1 ? scrollBehavior() : 'instant';
    heading.current = { target, reach: Math.abs(target - placeOf(list)) + 0.5 };
    list.scrollTo({ left: target * list.clientWidth, behavior });
  };
  const onScroll = () => {
    const list = track.current;
    if (!list) return;
    const { target, reach } = heading.current ?? { target: 0, reach: 0 };
    if (Math.abs(target - placeOf(list)) > reach) rest();
    setAt(Math.round(placeOf(list)));
  };
  /**
   * Scrolling has arrived, or the visitor's own scrolling overrides it. Safari before 26.2 has no
   * `scrollend`.
   */
  const rest = () => {
    heading.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With one of these a key is the browser's: Alt and an arrow lead back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = { ArrowRight: from() + 1, ArrowLeft: from() - 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  const photo = photos[at];
  const words = photo ? wordsOf(photo) : '';

  // Only once it rests: what passes by is not read out.
  useEffect(() => {
    const timer = setTimeout(() => announce(`Photo ${placeInWords(at, photos.length)}. ${words}`), REST_MS);
    return () => clearTimeout(timer);
  }, [at, photos.length, words]);

  return (
    <dialog
      ref={dialog}
      className="home-photos dark"
      aria-label={`Photos of ${name}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <p className="home-photos-bar">
        <span>{placeInDigits(at, photos.length)}</span>
        <button
          type="button"
          className="round-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </p>
      <ul
        className="home-photos-track"
        ref={track}
        onScroll={onScroll}
        onScrollEnd={rest}
        onPointerDown={rest}
        onWheel={rest}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways by the arrow keys
        tabIndex={0}
        aria-label="Photos"
      >
        {photos.map((one, place) => (
          <li key={one.name} inert={place !== at}>
            {Math.abs(place - at) <= 1 && (
              <Picture
                picture={one}
                alt={wordsOf(one)}
                sizes="(max-width: 40rem) 66vw, 100vw"
                first={place === at}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="home-photos-foot">
        <button
          type="button"
          className="round-button"
          aria-label="Previous photo"
          aria-disabled={at === 0}
          onClick={() => goTo(from() - 1)}
        >
          <Icon name="previous" />
        </button>
        <p>{words}</p>
        <button
          type="button"
          className="round-button"
          aria-label="Next photo"
          aria-disabled={at === last}
          onClick={() => goTo(from() + 1)}
        >
          <Icon name="next" />
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </dialog>
  );
}
