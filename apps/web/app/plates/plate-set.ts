import type { PlateName } from '@rivermark/content';
import type { Picture } from '../ui/picture-data.ts';

declare const __PLATES__: Readonly<Record<PlateName, string>>;

/** The picture of a plate. All are of one size and come in the same widths. */
export const plateOf = (name: PlateName): Picture => ({
  name: `plate-${name}`,
  mark: __PLATES__[name],
  width: 1600,
  height: 1200,
  widths: [480, 800, 1200, 1600],
  illustration: true,
});
