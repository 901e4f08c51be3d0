import { Icon } from '../../ui/icon.tsx';
import { placeInWords } from '../../ui/place-in-words.ts';
import { Slot } from '../../ui/slot.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useCarousel } from './use-carousel.ts';
import './carousel-print.deferred.css';
import './featured-carousel.css';

export interface FeaturedCarouselProps {
  /** Each has two slots, `slide-ID` and `thumbnail-ID`. `riverMark`: 'Mile 28, west bank' */
  readonly homes: readonly { readonly id: string; readonly name: string; readonly riverMark: string }[];
}

const slideId = (id: string) => `listing-${id}`;

/**
 * One property at a time. Without scripts the row scrolls sideways and the thumbnails are links
 * into it; with them it follows the carousel pattern, and slides out of sight are out of reach. One
 * home needs no controls.
 */
export function FeaturedCarousel({ homes }: FeaturedCarouselProps) {
  const hydrated = useHydrated();
  const { root, track, index, paused, still, goTo, togglePaused, rest, onScroll, onScrollEnd, onOwnHand } =
    useCarousel(homes.length);
  return (
    <section
      ref={root}
      className="carousel"
      aria-roledescription="carousel"
      aria-label="Homes, one at a time"
      onPointerEnter={({ pointerType }) => rest('hover', pointerType === 'mouse')}
      onPointerLeave={() => rest('hover', false)}
      onFocus={({ target }) => rest('focus', target.matches(':focus-visible'))}
      onBlur={() => rest('focus', false)}
    >
      {homes.length > 1 && (
        <div className="carousel-controls">
          <p aria-hidden="true" className="river-mark carousel-mark">
            {homes[index]?.riverMark}
          </p>
          <button
            type="button"
            className="round-button"
            aria-label={
              paused ? 'Start the automatic change of slides' : 'Stop the automatic change of slides'
            }
            data-tooltip={paused ? 'Start' : 'Stop'}
            onClick={togglePaused}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
          <button
            type="button"
            className="round-button"
            aria-label="Previous property"
            data-tooltip="Previous"
            onClick={() => goTo(index - 1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className="round-button"
            aria-label="Next property"
            data-tooltip="Next"
            onClick={() => goTo(index + 1)}
          >
            <Icon name="next" />
          </button>
        </div>
      )}
      <ul
        className="carousel-track"
        ref={track}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        onPointerDown={onOwnHand}
        onWheel={onOwnHand}
        aria-live={still ? 'polite' : 'off'}
      >
        {homes.map(({ id, name }, place) => (
          <Slot
            as="li"
            slot={`slide-${id}`}
            key={id}
            id={slideId(id)}
            className="slide"
            aria-roledescription="slide"
            aria-label={`${placeInWords(place, homes.length)}: ${name}`}
            inert={hydrated && place !== index}
          />
        ))}
      </ul>
      {homes.length > 1 && (
        <ol className="carousel-thumbnails">
          {homes.map(({ id, name }, place) => (
            <li key={id}>
              <Slot
                as="a"
                slot={`thumbnail-${id}`}
                href={`#${slideId(id)}`}
                aria-label={name}
                aria-current={place === index ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(place);
                }}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
