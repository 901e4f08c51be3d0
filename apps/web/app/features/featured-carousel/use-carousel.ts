import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { motionUnwanted, onMotionChange, scrollBehavior } from '../../ui/motion.ts';
import { INTERVAL_MS, wrap } from './rotation.ts';

/**
 * The distance between slides in fractional CSS pixels. A slide's own width is rounded, and eight
 * slides would add up the error.
 */
const stepOf = ({ scrollWidth, clientWidth }: HTMLElement, count: number) =>
  Math.max(1, (scrollWidth - clientWidth) / Math.max(1, count - 1));

/**
 * A row of slides that scrolls sideways, manually or automatically. It pauses while hovered,
 * focused, off screen, under a dialog, or in a hidden tab. It stays paused once the visitor pauses
 * it. With reduced motion it starts paused.
 */
export function useCarousel(count: number) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [resting, setResting] = useState(true);
  /** Where the row was sent and has not arrived. */
  const heading = useRef<number>(undefined);
  const reasons = useRef(new Set(['off-screen']));

  const rest = useCallback((reason: string, holds: boolean) => {
    if (holds) reasons.current.add(reason);
    else reasons.current.delete(reason);
    setResting(reasons.current.size > 0);
  }, []);

  const goTo = (place: number) => {
    const target = wrap(place, count);
    const list = track.current;
    if (!list) return;
    // From the last to the first would race past all the others.
    const near = Math.abs(target - index) === 1;
    heading.current = target;
    setIndex(target);
    list.scrollTo({ left: target * stepOf(list, count), behavior: near ? scrollBehavior() : 'instant' });
  };

  /** Where the row stands, once it has arrived where it was sent. */
  const onScroll = () => {
    const list = track.current;
    if (!list) return;
    const place = wrap(Math.round(list.scrollLeft / stepOf(list, count)), count);
    if (heading.current === place) heading.current = undefined;
    if (heading.current === undefined) setIndex(place);
  };
  /** Where the row stands once it rests, also where the visitor's hand kept it from arriving. */
  const onScrollEnd = () => {
    heading.current = undefined;
    onScroll();
  };
  const followScroll = useEffectEvent(onScroll);

  useEffect(() => {
    const askMotion = () => setPaused(motionUnwanted());
    askMotion();
    const leaveMotion = onMotionChange(askMotion);
    // The visitor may have scrolled before the scripts came.
    followScroll();
    const onVisibility = () => rest('hidden', document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    const observer = new IntersectionObserver(
      (entries) => rest('off-screen', !entries.at(-1)?.isIntersecting),
      {
        threshold: 0.3,
      },
    );
    if (root.current) observer.observe(root.current);
    return () => {
      leaveMotion();
      document.removeEventListener('visibilitychange', onVisibility);
      observer.disconnect();
    };
  }, [rest]);

  const advance = useEffectEvent(() => {
    if (!document.querySelector('dialog:modal')) goTo(index + 1);
  });
  const still = paused || resting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place, however it was reached, stands the whole time
  useEffect(() => {
    if (still) return;
    const timer = setInterval(advance, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [still, index]);

  return {
    root,
    track,
    index,
    paused,
    still,
    goTo,
    togglePaused: () => setPaused(!paused),
    rest,
    onScroll,
    onScrollEnd,
    /** Manual scrolling overrides a scroll in progress. Safari before 26.2 has no `scrollend`. */
    onOwnHand: onScrollEnd,
  };
}
