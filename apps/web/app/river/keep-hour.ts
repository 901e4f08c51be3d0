import { SETTINGS_KEY } from '../boot/settings-key.ts';
import { atHour, type RiverHashes, riverHour } from './river-hours.ts';
import { wantsStillness } from './still.ts';

declare const __RIVER_HASHES__: RiverHashes;

const hour = wantsStillness(SETTINGS_KEY) ? undefined : riverHour(new Date());

/** A text with the addresses of the hero at dusk, as it is at this hour. */
export const now = (text: string): string => (hour ? atHour(text, hour, __RIVER_HASHES__) : text);

/** Sets the hour of the hero as soon as it is in the document, before its picture is requested. */
export function keepHour(): void {
  new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img.pic-hero[loading=lazy]')) {
      for (const source of image.parentElement?.querySelectorAll('source') ?? [])
        source.srcset = now(source.srcset);
      image.src = now(image.getAttribute('src') ?? '');
      if (hour) image.className = image.className.replace('pic-hero', `pic-hero-${hour}`);
      image.loading = 'eager';
    }
  }).observe(document, { childList: true, subtree: true });
}
