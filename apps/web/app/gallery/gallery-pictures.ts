import type { Picture } from '../ui/picture-data.ts';

/** Pictures of ours in the place of photos, the hero's upright composition among them. */
export const photoNames = [
  'riverside',
  'san-marco',
  'ortega',
  'avondale',
  'springfield',
  'hero-tall',
  'hero',
] as const;

/** What the specimens show. */
export type GalleryPictures = Readonly<Record<(typeof photoNames)[number] | 'riverfront-estate', Picture>>;
