export interface FeaturedBuilding {
  readonly name: string;
  readonly descriptor: string;
}

/** What only a neighborhood's own page says: apart from the rest, so that no other page carries it. */
export interface NeighborhoodGuide {
  readonly about: readonly [string, string];
  readonly buildings: readonly [FeaturedBuilding, FeaturedBuilding, FeaturedBuilding, FeaturedBuilding];
}
