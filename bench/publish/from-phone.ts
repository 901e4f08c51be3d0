import { setTimeout as sleep } from 'node:timers/promises';
import { EMAIL_SEND_PATH } from '@rivermark/contracts/email-send';
import { deskBrowser } from '@rivermark/testkit/desk-browser';
import type { RunningSite } from '@rivermark/testkit/site';
import { postFor } from '../post-for.ts';
import { photoOf } from './add-photo.ts';

const HOME = '/desk/site/homes/avondale-tudor';
const PHOTOS = `${HOME}/photos`;

/** Milliseconds, except where the name says otherwise. */
export interface PhoneTimes {
  /** From 'Publish' until the site shows the new price. */
  readonly price: number;
  /** From the start of an upload of 12 megapixels until the desk shows the photo. */
  readonly upload: number;
  /** From 'Publish' until the site shows all new photos. */
  readonly photos: number;
  /** The p99 of inquiries while the photos are published. */
  readonly inquiriesBeside: number;
}

/** What the agent does at the desk: changes a price, adds photos, and publishes both. */
export async function publishFromPhone(
  site: RunningSite,
  mailedLink: () => Promise<string>,
  count: number,
  seconds: number,
): Promise<PhoneTimes> {
  const desk = await deskBrowser(site.url, mailedLink);
  const isLive = async (words: string) =>
    (await (await fetch(`${site.url}/properties/avondale-tudor`)).text()).includes(words);
  const publish = async (words: string) => {
    const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(await desk.get(`${HOME}/changes`)) ?? [];
    const began = performance.now();
    const { status } = await desk.post(`${HOME}/publish`, { seen });
    if (status !== 303) throw new Error(`The desk did not publish: ${status}.`);
    while (!(await isLive(words))) await sleep(50);
    return performance.now() - began;
  };

  const [, was = ''] = /name="field\.price"[^>]*value="([^"]*)"/.exec(await desk.get(HOME)) ?? [];
  await desk.post(HOME, { was: JSON.stringify({ price: was }), 'field.price': '$999,000' });
  const price = await publish('$999,000');

  const uploads: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const photo = await photoOf(at);
    const began = performance.now();
    await desk.upload(`${PHOTOS}/add`, photo, `IMG_${at}.jpg`);
    uploads.push(performance.now() - began);
  }
  const hashes = [...(await desk.get(PHOTOS)).matchAll(/data-photo="(\w+)"/g)].map(([, hash = '']) => hash);
  const words = (at: number) => `The house on day ${at + 1} of the year, from the street with its oaks`;
  await desk.post(PHOTOS, Object.fromEntries(hashes.map((hash, at) => [`text.${hash}`, `${words(at)}.`])));
  const [photos, beside] = await Promise.all([
    publish(words(hashes.length - 1)),
    postFor(site.url + EMAIL_SEND_PATH, 8, seconds),
  ]);
  const sorted = uploads.sort((one, other) => one - other);
  return { price, upload: sorted[sorted.length >> 1] ?? 0, photos, inquiriesBeside: beside.p99 };
}
