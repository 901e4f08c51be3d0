import { THANKS_PLATE } from '@rivermark/content/plates';
import type { Picture } from '../app/ui/picture-data.ts';
import { PHONE_WIDTH } from './images/subjects.ts';

/** Where the plate of the server's thank-you page lies, without the ending of its format. */
export function thanksPlateAddress(pictures: readonly Picture[]): string {
  const plate = pictures.find(({ name }) => name === `plate-${THANKS_PLATE}`);
  if (!plate) throw new Error(`There is no plate ${THANKS_PLATE}`);
  return `/img/${plate.name}-${PHONE_WIDTH}-${plate.hash}`;
}
