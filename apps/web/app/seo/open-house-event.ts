import { agentLine, type Content } from '@rivermark/content';
import type { Event } from 'schema-dts';
import { type HomePage, homePath, type OpenHouseOfHome } from '../homes/home-view.ts';
import { addressOfHome } from './home-listing.ts';

/**
 * An open house in schema.org's terms, with what search engines ask of an event. `origin`: the
 * site's, without a trailing slash.
 */
export function openHouseEvent(
  content: Pick<Content, 'neighborhoods' | 'identity'>,
  origin: string,
  { id, name, address, neighborhood, sample }: HomePage['home'],
  { starts, ends, note }: OpenHouseOfHome,
): Event {
  const url = origin + homePath(id);
  const said = [sample && 'A sample, not an offer of sale.', note].filter(Boolean).join(' ');
  return {
    '@type': 'Event',
    '@id': `${url}#open-house-${starts}`,
    name: `Open house: ${name}`,
    url,
    ...(said && { description: said }),
    image: `${origin}/cards/properties-${id}.jpg`,
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    location: { '@type': 'Place', name, address: addressOfHome(content, { address, neighborhood }) },
    organizer: {
      '@type': 'RealEstateAgent',
      '@id': `${origin}/#agent`,
      name: agentLine(content.identity),
      url: `${origin}/`,
    },
  } as Event;
}
