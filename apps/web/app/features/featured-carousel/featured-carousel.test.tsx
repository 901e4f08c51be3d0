// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { click, mount, until } from '../../ui/mount-for-tests.ts';
import { FeaturedCarousel } from './featured-carousel.tsx';
import { INTERVAL_MS } from './rotation.ts';

const names = ['First', 'Second', 'Third'];
const homes = names.map((name) => ({ id: name.toLowerCase(), name, riverMark: `Mile ${name.length}` }));

const STOP = 'Stop the automatic change of slides';
const START = 'Start the automatic change of slides';

/** Says whether the carousel is in the window. */
let see: (isIntersecting: boolean) => void;

Object.assign(globalThis, {
  IntersectionObserver: class {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => vi.useRealTimers();
});

/** The carousel in the window, with the pointer elsewhere. */
async function openCarousel() {
  const place = await mount(<FeaturedCarousel homes={homes} />);
  const part = (selector: string) => place.querySelector(selector) as HTMLElement;
  const track = part('.carousel-track');
  await act(async () => see(true));
  /** Which homes are within reach, as a screen reader names them. */
  const within = () =>
    [...place.querySelectorAll('.slide:not([inert])')].map((slide) => slide.getAttribute('aria-label'));
  const named = (name: string) => [`${names.indexOf(name) + 1} of ${names.length}: ${name}`];
  const shows = (name: string) => expect(within()).toEqual(named(name));
  const wait = (ms = INTERVAL_MS) => act(async () => void vi.advanceTimersByTime(ms));
  const stands = async (name: string) => {
    expect(track.getAttribute('aria-live')).toBe('polite');
    await wait(2 * INTERVAL_MS);
    shows(name);
  };
  const movesOnTo = async (name: string) => {
    // A change that nobody asked for is not read out.
    expect(track.getAttribute('aria-live')).toBe('off');
    await wait();
    shows(name);
  };
  const happens = (target: EventTarget, event: Event) => act(async () => void target.dispatchEvent(event));
  return { place, part, track, shows, wait, stands, movesOnTo, happens };
}

test('one home is within reach at a time; the buttons wrap both ways, and a small picture leads to its own', async () => {
  const { place, part, shows } = await openCarousel();
  shows('First');
  await click(place, 'Previous property');
  shows('Third');
  await click(place, 'Next property');
  shows('First');
  await click(place, 'Next property');
  shows('Second');
  expect(part('.carousel-mark').textContent).toBe('Mile 6');
  await click(place, 'Third');
  shows('Third');
  const current = [...place.querySelectorAll('.carousel-thumbnails [aria-current]')];
  expect(current.map((link) => link.getAttribute('aria-label'))).toEqual(['Third']);
});

test('it moves on every 6 seconds, each home stands as long however it came, and after the last it begins again', async () => {
  const { place, shows, wait, movesOnTo } = await openCarousel();
  await wait(INTERVAL_MS - 1);
  shows('First');
  await wait(1);
  shows('Second');
  await movesOnTo('Third');
  await movesOnTo('First');
  await wait(INTERVAL_MS - 1);
  await click(place, 'Next property');
  await wait(INTERVAL_MS - 1);
  shows('Second');
  await wait(1);
  shows('Third');
});

test('it stands under the pointer, off screen, in a hidden tab, with the keyboard in it, at its pause control and without animations, and goes on after each', async () => {
  const { place, part, stands, movesOnTo, happens } = await openCarousel();
  const mouse = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'mouse' });
  await happens(part('.slide'), mouse('pointerover'));
  await stands('First');
  await happens(part('.slide'), mouse('pointerout'));
  await movesOnTo('Second');

  await act(async () => see(false));
  await stands('Second');
  await act(async () => see(true));
  await movesOnTo('Third');

  const hide = async (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    await happens(document, new Event('visibilitychange'));
  };
  await hide(true);
  await stands('Third');
  await hide(false);
  await movesOnTo('First');

  const button = part('button');
  await act(async () => button.focus());
  await stands('First');
  await act(async () => button.blur());
  await movesOnTo('Second');

  await click(place, STOP);
  await stands('Second');
  await click(place, START);
  await movesOnTo('Third');

  const { dataset } = document.documentElement;
  const said = () => part('.carousel-controls button').getAttribute('aria-label');
  await act(async () => {
    dataset.animations = 'paused';
  });
  await until(() => said() === START);
  await stands('Third');
  await act(async () => {
    delete dataset.animations;
  });
  await until(() => said() === STOP);
  await movesOnTo('First');
});

test('where movement is unwanted it stands from the start, until it is asked to move', async () => {
  const system = vi
    .spyOn(globalThis, 'matchMedia')
    .mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  const { place, stands, movesOnTo } = await openCarousel();
  system.mockRestore();
  await stands('First');
  await click(place, START);
  await movesOnTo('Second');
});

test('it follows a hand that scrolls it, also one that turns it back before it has arrived', async () => {
  const { place, track, shows, happens } = await openCarousel();
  const scrollTo = async (left: number) => {
    track.scrollLeft = left;
    await happens(track, new Event('scroll'));
  };
  await scrollTo(2);
  shows('Third');
  await click(place, 'Previous property');
  // On its way it is where it was sent.
  await scrollTo(2);
  shows('Second');
  await happens(track, new Event('scrollend'));
  shows('Third');
});

test('one home needs no controls', async () => {
  const place = await mount(<FeaturedCarousel homes={homes.slice(0, 1)} />);
  expect(place.querySelectorAll('button, .carousel-thumbnails')).toHaveLength(0);
});
