import type { EditedProject } from './edited-project.ts';

/** One of the changes that `content/README.md` walks through. */
interface Change {
  readonly name: string;
  readonly make: (copy: EditedProject) => void;
  /** On which pages what is then read. */
  readonly shows: readonly (readonly [page: string, words: string])[];
}

/** Stands for a photo of the agent's. */
const picture = 'illustrations/masters/springfield.webp';

/** The month of today, so that what a change enters is not old. */
const month = new Date().toISOString().slice(0, 7);

/** The month after the newest one of a list in YAML. */
function nextMonth(yaml: string): string {
  const newest =
    yaml
      .match(/20\d\d-\d\d(?=: )/g)
      ?.sort()
      .at(-1) ?? '';
  const [year = 0, number = 0] = newest.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

const newHome = `name: Dune Cottage
address: 12 Dune Walk, Atlantic Beach
neighborhood: atlantic-beach
status: for-sale
price: 1085000
beds: 3
baths: 2.5
squareFeet: 2140
kind: house
yearBuilt: 1954
featured: 1
asOf: ${month}
summary: A block-and-terrazzo cottage two blocks from the ocean in Atlantic Beach, with a walled garden.
features:
  - Terrazzo floors throughout
  - Two blocks from the ocean
  - Walled garden
`;

const newProject = `  - id: harbor-lofts
    name: Harbor Lofts
    kind: residential
    stage: planned
    when: Approved this year
    place: East Bay Street
    area: northbank
    lon: -81.6438
    lat: 30.3255
    text: Apartments above shops on East Bay Street, approved by the city.
    source: Jacksonville Daily Record
    asOf: ${month}
`;

export const changes: readonly Change[] = [
  {
    name: 'a new home',
    make: (copy) => {
      copy.write('content/homes/dune-cottage.yaml', newHome);
      copy.copy(picture, 'photos/dune-cottage.webp');
      copy.write(
        'photos/dune-cottage.txt',
        'A low white cottage behind a garden wall, with sea oats beside the gate.',
      );
    },
    shows: [
      ['/', 'Dune Cottage'],
      ['/properties', 'Dune Cottage'],
      ['/properties/dune-cottage', '12 Dune Walk, Atlantic Beach'],
      ['/neighborhoods/atlantic-beach', '$1,085,000'],
      ['/', 'A low white cottage behind a garden wall'],
    ],
  },
  {
    name: 'another price',
    make: (copy) => copy.replace('content/homes/riverfront-estate.yaml', /^price: .*$/m, 'price: 1625000'),
    shows: [
      ['/neighborhoods/ortega', '$1,625,000'],
      ['/properties/riverfront-estate', '$1,625,000'],
      // In its description, as the dearest home.
      ['/', 'and $1,625,000, '],
    ],
  },
  {
    name: 'a home that was sold',
    make: (copy) =>
      copy.replace('content/homes/san-marco-georgian.yaml', /^status: .*$/m, `status: sold\nsold: ${month}`),
    shows: [
      ['/neighborhoods/san-marco', 'Sold'],
      ['/properties/status/sold', 'San Marco'],
    ],
  },
  {
    name: 'a home under contract',
    make: (copy) =>
      copy.replace('content/homes/nocatee-farmhouse.yaml', /^status: .*$/m, 'status: under-contract'),
    shows: [['/neighborhoods/nocatee', 'Under contract']],
  },
  {
    name: 'new photos',
    make: (copy) => {
      copy.copy(picture, 'photos/avondale-tudor/01.webp');
      copy.write('photos/avondale-tudor/01.txt', 'The front door under its brick arch, seen from the walk.');
      copy.copy(picture, 'photos/avondale-tudor/02.webp');
      copy.write('photos/avondale-tudor/02.txt', 'The stair hall, with its leaded window.');
    },
    shows: [
      ['/neighborhoods/avondale', 'The front door under its brick arch'],
      ['/properties/avondale-tudor', 'The stair hall, with its leaded window.'],
    ],
  },
  {
    name: 'figures of another month',
    make: (copy) => {
      const file = 'content/market.yaml';
      const next = nextMonth(copy.read(file));
      copy.replace(file, /^( +)(20\d\d-\d\d: 385000)$/m, `$1$2\n$1${next}: 391000`);
      copy.replace('content/neighborhoods/avondale.md', /medianCondoPrice: \d+/, 'medianCondoPrice: 412000');
      copy.replace(
        'content/neighborhoods/avondale.md',
        /asOf: .*\n +sample: true/,
        `asOf: ${month}\n  source: Northeast Florida Association of Realtors`,
      );
    },
    shows: [
      ['/market-insights', '$391,000'],
      ['/neighborhoods/avondale', '$412K'],
      ['/neighborhoods/avondale', 'Northeast Florida Association of Realtors, '],
    ],
  },
  {
    name: 'a new question',
    make: (copy) =>
      copy.append(
        'content/faq.md',
        '\n## Can I see a home on a Sunday?\n\nYes, when its owner agrees. Ask two days ahead.\n',
      ),
    shows: [['/faq', 'Can I see a home on a Sunday?']],
  },
  {
    name: 'another text of a guide',
    make: (copy) =>
      copy.append(
        'content/neighborhoods/ortega.md',
        '\nThe drawbridge on Grand Avenue is the shortest way back to Avondale.\n',
      ),
    shows: [['/neighborhoods/ortega', 'The drawbridge on Grand Avenue']],
  },
  {
    name: 'another phone number, email address and license',
    make: (copy) => {
      const file = 'content/site.yaml';
      copy.replace(file, /^phone: .*$/m, 'phone: 904-555-0188');
      copy.replace(file, /^email: .*$/m, 'email: desk@rivermark.example');
      copy.replace(file, /^licenseNumber: .*$/m, 'licenseNumber: SL1234567');
    },
    shows: [
      ['/faq', '904-555-0188'],
      ['/faq', 'desk@rivermark.example'],
      ['/', 'Florida license SL1234567'],
    ],
  },
  {
    name: 'a new development',
    make: (copy) => copy.append('content/developments.yaml', newProject),
    shows: [
      ['/', 'Harbor Lofts'],
      ['/maps/new-developments', 'Harbor Lofts'],
    ],
  },
];
