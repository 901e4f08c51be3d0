import { agentLine, type Content, type Home, neighborhoodBySlug, type OpenHouse } from '@rivermark/content';
import { calendarOf, eventOf } from '@rivermark/contracts/calendar-file';
import { MINUTE_MS } from '@rivermark/contracts/durations';
import { momentInJacksonville } from '@rivermark/contracts/jacksonville-moment';
import { calendarPath, momentsOf, openHouseName } from '../app/homes/open-houses.ts';

type FileContent = Pick<Content, 'identity' | 'neighborhoods'>;

function calendarFile(content: FileContent, home: Home, openHouse: OpenHouse): string {
  const { identity } = content;
  const { starts, ends } = momentsOf(openHouse);
  const [, host] = identity.email.split('@');
  return calendarOf([
    eventOf({
      uid: `open-house-${openHouseName(home, openHouse)}@${host}`,
      sequence: 0,
      // The same content gives the same file, so that no clock is asked.
      changedAt: momentInJacksonville(`${home.asOf}-01`, '00:00'),
      startsAt: starts,
      minutes: (ends - starts) / MINUTE_MS,
      title: `Open house: ${home.name}`,
      // Maps find the town by the ZIP code.
      place: `${home.address}, FL ${neighborhoodBySlug(content, home.neighborhood).zipCode}`,
      description: [openHouse.note, `Shown by ${agentLine(identity)}`, identity.phone]
        .filter(Boolean)
        .join('\n'),
      isCalledOff: false,
    }),
  ]);
}

/** A calendar file for every open house, by its address. */
export const calendarFiles = (
  content: FileContent & Pick<Content, 'homes'>,
): readonly (readonly [path: string, text: string])[] =>
  content.homes.flatMap((home) =>
    home.openHouses.map(
      (one) => [calendarPath(openHouseName(home, one)), calendarFile(content, home, one)] as const,
    ),
  );
