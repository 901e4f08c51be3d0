/** What a storey is made of, in feet: right from its upper left corner, and down toward the front. */

import type { Furniture } from './furniture.ts';

/** What a floor is laid with. */
export type Laid = 'wood' | 'tile' | 'stone' | 'boards' | 'terracotta' | 'plain' | 'void';

/** A room between the middles of its walls. Its name breaks where it says `|`; one without a name is floor alone. */
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
  /** Its outline where that is no rectangle, corner by corner. */
  readonly within?: string;
  /** Where its name stands on the sheet that lies, in feet from its middle. */
  readonly nudge?: readonly [right: number, down: number];
  /** Whether its size is said; small rooms and those without walls do without. */
  readonly sized?: false;
}

export interface Storey {
  /** Under it: 'FIRST FLOOR'. */
  readonly title: string;
  readonly w: number;
  readonly h: number;
  /** The middle of its outer walls, corner by corner. */
  readonly outer: string;
  /** What goes on beyond it without walls: a porch, a terrace; corner by corner. */
  readonly beyond?: readonly string[];
  /** Its inner walls, each as `x,y,x,y`. */
  readonly inner?: string;
  /** Low or thin ones: the edge of a porch, a railing, a knee wall. */
  readonly low?: string;
  /** Posts and piers, each as `x,y,thickness`. */
  readonly posts?: string;
  /** In walls, each as `x,y,x,y`. */
  readonly windows?: string;
  /** Where a wall lets pass without a door. */
  readonly gaps?: string;
  /** From hinge to jamb, and 1 or -1 for the side that it opens to: `x,y,x,y,1`. */
  readonly doors?: string;
  /** Pairs of glazed leaves that open to a side. */
  readonly french?: string;
  /** Broad doors that slide or roll. */
  readonly broad?: string;
  readonly rooms: readonly Room[];
  readonly things?: readonly Furniture[];
  /** Lines of what lies above: a roof, a beam. */
  readonly above?: string;
  /** What is measured above it and beside it; its whole width and depth when nothing is said. */
  readonly across?: readonly number[];
  readonly down?: readonly number[];
}
