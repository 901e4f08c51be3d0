import { MAP_FRAME_PATH } from '@rivermark/contracts/built-site';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mapEmbedUrl } from '../../build-config.ts';
import { choiceIn, type Projects, searchWith } from '../../maps/map-choice.ts';
import { useFrameRing } from './use-frame-ring.ts';

/** The map is fetched when it comes so near to the screen. */
const NEAR = '600px 0px';

interface MapEmbedProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly projects: Projects;
}

/**
 * The map in its frame, loaded when it comes near the viewport or for printing. Until then, a
 * placeholder. Without scripts there is no map.
 */
export function MapEmbed({ frame, projects }: MapEmbedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [source, setSource] = useState<string>();
  useFrameRing(frame);
  // With the choice of the address, so that the map does not start elsewhere; later ones come by
  // message.
  const showMap = useEffectEvent(() => {
    const choice = choiceIn(location.search, projects);
    setSource((known) => known ?? (mapEmbedUrl || MAP_FRAME_PATH + searchWith('', choice)));
  });
  useEffect(() => {
    const show = () => showMap();
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && show(), {
      rootMargin: NEAR,
    });
    const showAtOnce = () => flushSync(show);
    if (place.current) observer.observe(place.current);
    addEventListener('beforeprint', showAtOnce);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', showAtOnce);
    };
  }, []);
  return (
    <div className="developments-map" ref={place}>
      {source && (
        <iframe ref={frame} src={source} title="Map of new developments in Jacksonville" height={600} />
      )}
    </div>
  );
}
