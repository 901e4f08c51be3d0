import type { Content } from '@rivermark/content';
import { createContext, type ReactNode, use } from 'react';
import type { LocatorHashes } from '../locator/locator-data.ts';
import type { Picture } from '../ui/picture-data.ts';

/** The pictures made for a content. */
export interface SitePictures {
  /** All except those of galleries. */
  readonly pictures: readonly Picture[];
  /** The photos of each home that has some, by its id. */
  readonly galleries: Readonly<Record<string, readonly Picture[]>>;
  /** The maps of neighborhoods, and of homes with a known location. */
  readonly locators: { readonly guides: LocatorHashes; readonly homes: LocatorHashes };
  /** Whether the hero has a picture for each time of day. */
  readonly keepsTime: boolean;
  /** Each picture's size; only the developers' gallery shows it. */
  readonly report: readonly object[];
}

/** A page's data. Only the server has it: islands get what they show as props. */
export interface Site extends Omit<SitePictures, 'pictures'> {
  readonly content: Content;
  /** By name. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

export const siteOf = (content: Content, { pictures, ...rest }: SitePictures): Site => ({
  ...rest,
  content,
  pictures: new Map(pictures.map((picture) => [picture.name, picture])),
});

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
);

/** The page's data. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('This part is drawn without a site. Islands get what they show as props.');
  return site;
}

export const useContent = (): Content => useSite().content;
