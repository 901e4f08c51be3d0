import { type Home, hoursOfOpenHouse, type OpenHouse } from '@rivermark/content';
import { momentInJacksonville } from '@rivermark/contracts/jacksonville-moment';
import { isoInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { OpenHouseOfHome } from './home-view.ts';

/** When an open house starts and ends, in milliseconds since 1970. */
export const momentsOf = ({ date, from, to }: OpenHouse) => ({
  starts: momentInJacksonville(date, from),
  ends: momentInJacksonville(date, to),
});

/** Tells an open house from all others of the site: 'riverfront-estate-2026-12-06-1300'. */
export const openHouseName = ({ id }: Pick<Home, 'id'>, { date, from }: OpenHouse): string =>
  `${id}-${date}-${from.replace(':', '')}`;

export const calendarPath = (name: string) => `/calendar/${name}.ics`;

/** The open houses of a home, as its page shows them. */
export const openHousesOfHome = (home: Pick<Home, 'id' | 'openHouses'>): readonly OpenHouseOfHome[] =>
  home.openHouses.map((one) => {
    const { starts, ends } = momentsOf(one);
    return {
      words: one.words,
      hours: hoursOfOpenHouse(one),
      ...(one.note !== undefined && { note: one.note }),
      starts: isoInJacksonville(starts),
      ends: isoInJacksonville(ends),
      calendar: calendarPath(openHouseName(home, one)),
    };
  });
