import type { NeighborhoodSlug, QuizStyle } from './ids.ts';

export interface QuizOption {
  readonly value: QuizStyle;
  readonly label: string;
}

export interface QuizQuestion {
  readonly id: 'q1' | 'q2' | 'q3' | 'q4' | 'q5' | 'q6';
  readonly text: string;
  /** Each style once, in an order that differs from question to question. */
  readonly options: readonly [QuizOption, QuizOption, QuizOption, QuizOption, QuizOption];
}

export interface QuizMatch {
  readonly name: string;
  /** Absent where there is no guide page. */
  readonly slug?: NeighborhoodSlug;
  readonly reason: string;
}

export interface QuizResult {
  readonly style: QuizStyle;
  readonly title: string;
  /** Said to whoever opens the result's address. */
  readonly about: string;
  /** Said to the one who took the quiz. */
  readonly summary: string;
  readonly matches: readonly QuizMatch[];
  /** Whose picture the result shows, cut to a band. */
  readonly pictureOf: NeighborhoodSlug;
}

export const quizQuestions: readonly QuizQuestion[] = [
  {
    id: 'q1',
    text: 'It is Saturday at eight in the morning. What would you like within ten minutes of your door?',
    options: [
      { value: 'coastal', label: 'A beach walkover and an outgoing tide' },
      { value: 'urban', label: 'Coffee on the Riverwalk' },
      { value: 'historic', label: 'A market under the bridge and a park bench' },
      { value: 'eclectic', label: 'A bakery, a record bin and a theater poster' },
      { value: 'suburban', label: 'A paved trail through pine woods' },
    ],
  },
  {
    id: 'q2',
    text: 'Which front door is yours?',
    options: [
      { value: 'historic', label: 'Oak and leaded glass on a deep porch' },
      { value: 'suburban', label: 'A new one, with a two-car garage beside it' },
      { value: 'urban', label: 'The one at the end of an elevator ride' },
      { value: 'coastal', label: 'A sandy one, up a flight of outside stairs' },
      { value: 'eclectic', label: 'One you painted yourself, twice' },
    ],
  },
  {
    id: 'q3',
    text: 'How do you feel about looking after a house?',
    options: [
      { value: 'urban', label: 'The association should do it' },
      { value: 'eclectic', label: 'I like a project, and a workshop to do it in' },
      { value: 'suburban', label: 'Little for years: everything new and under warranty' },
      { value: 'historic', label: 'Old windows are worth the trouble' },
      { value: 'coastal', label: 'Salt air means paint; the view pays for it' },
    ],
  },
  {
    id: 'q4',
    text: 'Where would you rather look from the kitchen window?',
    options: [
      { value: 'suburban', label: 'A pond and a line of preserve' },
      { value: 'historic', label: 'A live oak older than the house' },
      { value: 'coastal', label: 'Sea oats, or at least the sky above them' },
      { value: 'eclectic', label: 'A garden with a shed and a fig tree' },
      { value: 'urban', label: 'Bridges with their lights on' },
    ],
  },
  {
    id: 'q5',
    text: 'A good evening out is:',
    options: [
      { value: 'eclectic', label: 'A small stage and dinner across the street' },
      { value: 'coastal', label: 'Fish tacos within hearing of the surf' },
      { value: 'urban', label: 'A show at the Florida Theatre, home on foot' },
      { value: 'suburban', label: 'A grill, a screened porch and the game' },
      { value: 'historic', label: 'A table in an old storefront, then a walk past porches' },
    ],
  },
  {
    id: 'q6',
    text: 'What would you give up last?',
    options: [
      { value: 'urban', label: 'Running errands without a car' },
      { value: 'suburban', label: 'Space: a bigger lot, a bigger garage' },
      { value: 'eclectic', label: 'Independent shops around the corner' },
      { value: 'historic', label: 'Craftsmanship from before 1940' },
      { value: 'coastal', label: 'Salt water you can walk to' },
    ],
  },
];

export const quizResults: Readonly<Record<QuizStyle, QuizResult>> = {
  coastal: {
    style: 'coastal',
    title: 'Coastal Chill',
    about:
      'Coastal Chill is sand, tide and sky: houses and condominiums east of the Intracoastal, where wind and flood insurance belong in the budget early.',
    summary:
      'You chose sand, tide and sky. Look east of the Intracoastal, and budget for wind and flood insurance early.',
    pictureOf: 'atlantic-beach',
    matches: [
      {
        name: 'Jacksonville Beach',
        slug: 'jacksonville-beach',
        reason: 'Numbered avenues end at the ocean, with the pier and restaurants on First Street.',
      },
      {
        name: 'Atlantic Beach',
        slug: 'atlantic-beach',
        reason: 'Low houses under oak hammock, wooden walkovers and the blocks of Beaches Town Center.',
      },
    ],
  },
  urban: {
    style: 'urban',
    title: 'Urban Cool',
    about:
      'Urban Cool is elevators, lights and errands on foot: homes along both Riverwalks, where the building’s reserves are read before the view.',
    summary:
      'You chose elevators, lights and errands on foot. Look along both Riverwalks, and read the building’s reserves.',
    pictureOf: 'downtown-jacksonville',
    matches: [
      {
        name: 'Southbank',
        reason: 'River towers beside Friendship Fountain, facing the downtown skyline.',
      },
      {
        name: 'Brooklyn',
        reason: 'Newer apartment blocks between downtown and Riverside, with groceries on the corner.',
      },
      {
        name: 'Downtown',
        slug: 'downtown-jacksonville',
        reason: 'Lofts and condominiums on the Northbank, near theaters and the Main Street Bridge.',
      },
    ],
  },
  historic: {
    style: 'historic',
    title: 'Historic Soul',
    about:
      'Historic Soul is porches, oaks and old glass: houses in the historic districts, where exterior work goes through review.',
    summary:
      'You chose porches, oaks and old glass. Look in the historic districts, and learn how exterior review works.',
    pictureOf: 'springfield',
    matches: [
      {
        name: 'Riverside',
        slug: 'riverside',
        reason: 'Craftsman bungalows and brick walk-ups between Five Points and Memorial Park.',
      },
      {
        name: 'Avondale',
        slug: 'avondale',
        reason: 'Tudor and Mediterranean Revival houses of the 1920s on curving, oak-lined streets.',
      },
      {
        name: 'Springfield',
        slug: 'springfield',
        reason: 'Two-story porches and Prairie-style fronts built after the fire of 1901.',
      },
    ],
  },
  eclectic: {
    style: 'eclectic',
    title: 'Creative Edge',
    about:
      'Creative Edge is stages, sheds and storefronts: main streets with original shopfronts, and lots with room to make things.',
    summary:
      'You chose stages, sheds and storefronts. Look for main streets with original shopfronts and lots with room to make things.',
    pictureOf: 'murray-hill',
    matches: [
      {
        name: 'Murray Hill',
        slug: 'murray-hill',
        reason: 'Bungalows with garages and gardens around the music rooms of Edgewood Avenue.',
      },
      {
        name: 'San Marco',
        slug: 'san-marco',
        reason: 'Two theaters, a square of independent shops and houses in every 1920s style.',
      },
    ],
  },
  suburban: {
    style: 'suburban',
    title: 'Family Focused',
    about:
      'Family Focused is space, trails and new construction, south and east of the river, where association and CDD costs are compared lot by lot.',
    summary:
      'You chose space, trails and new construction. Look south and east, and compare association and CDD costs lot by lot.',
    pictureOf: 'nocatee',
    matches: [
      {
        name: 'Nocatee',
        slug: 'nocatee',
        reason: 'New houses, golf-cart paths and preserve along the Intracoastal.',
      },
      {
        name: 'Julington Creek',
        reason: 'Houses on larger lots near Julington and Durbin creeks in northwest St. Johns County.',
      },
      {
        name: 'Southside',
        slug: 'southside',
        reason: 'Townhomes and subdivisions midway between the river and the beach.',
      },
    ],
  },
};
