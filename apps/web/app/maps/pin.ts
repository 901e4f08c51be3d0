import type { DevelopmentId } from '@rivermark/content/ids';
import type { Placed } from './clusters.ts';
import type { passes } from './map-choice.ts';

/** A project's pin as it stands in the document, with its place in the map's units. */
export interface Pin extends Placed<DevelopmentId> {
  readonly element: SVGAElement;
  readonly filed: Parameters<typeof passes>[0];
  /** As it is read out: number, name, kind and stage. */
  readonly name: string;
}
