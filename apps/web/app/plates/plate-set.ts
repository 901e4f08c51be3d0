import type { PlateName } from '@rivermark/content';
import type { Picture } from '../ui/picture-data.ts';
import { plateWith } from './plate-with.ts';

declare const __PLATES__: Readonly<Record<PlateName, string>>;

/** The picture of a plate. */
export const plateOf = (name: PlateName): Picture => plateWith(name, __PLATES__[name]);
