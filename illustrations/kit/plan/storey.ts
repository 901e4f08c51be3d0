/** A storey's parts, in feet: right from its upper left corner, and down toward the front. */

import type { Furniture } from './furniture.ts';

/** A floor's material. */
export type Laid = 'wood' | 'tile' | 'stone' | 'boards' | 'terracotta' | 'plain' | 'void';

/**
 * A room between the middles of its walls. Its name breaks at `|`; without a name it is only floor.
 */
export type Room = readonly [
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  about?: RoomLook | undefined,
];

interface RoomLook {
  readonly laid?: Laid;
  /** Its outline if not rectangular, corner by corner. */
  readonly within?: string;
  /** Its name's offset on the landscape sheet, in feet from its center. */
  readonly nudge?: readonly [right: number, down: number];
  /** Whether its size is written. Not for small rooms and those without walls. */
  readonly sized?: false;
}

export interface Storey {
  /** Under it: 'FIRST FLOOR'. */
  readonly title: string;
  readonly w: number;
  readonly h: number;
  /** The middle of its outer walls, corner by corner. */
  readonly outer: string;
  /** Outside parts without walls, such as a porch or a terrace; corner by corner. */
  readonly beyond?: readonly string[];
  /** Its inner walls, each as `x,y,x,y`. */
  readonly inner?: string;
  /** Low or thin walls: the edge of a porch, a railing, a knee wall. */
  readonly low?: string;
  /** Posts and piers, each as `x,y,thickness`. */
  readonly posts?: string;
  /** In walls, each as `x,y,x,y`. */
  readonly windows?: string;
  /** Openings without a door. */
  readonly gaps?: string;
  /** From hinge to jamb, and 1 or -1 for the side that it opens to: `x,y,x,y,1`. */
  readonly doors?: string;
  /** Pairs of glazed leaves that open to a side. */
  readonly french?: string;
  /** Wide sliding or rolling doors. */
  readonly broad?: string;
  readonly rooms: readonly Room[];
  readonly things?: readonly Furniture[];
  /** Lines of parts above: a roof, a beam. */
  readonly above?: string;
  /** Its dimensions above and beside it; by default its whole width and depth. */
  readonly across?: readonly number[];
  readonly down?: readonly number[];
}
