import type { PlateName } from '@rivermark/content';
import type { Picture } from '../ui/picture-data.ts';

/** The picture of a plate by the mark of its files. All are of one size and come in the same widths. */
export const plateWith = (name: PlateName, mark: string): Picture => ({
  name: `plate-${name}`,
  mark,
  width: 1600,
  height: 1200,
  widths: [480, 800, 1200, 1600],
  illustration: true,
});
