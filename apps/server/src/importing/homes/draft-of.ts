import { ResoFields, type ResoRecord } from './reso-fields.ts';

interface Neighborhood {
  readonly slug: string;
  readonly name: string;
  readonly zipCode: string;
}

/** A home as a file of the content says it, without the agent's own words. */
export interface HomeDraft {
  /** Its file's name. */
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** How the MLS has it, for the comment at the top. */
  readonly remarks: readonly string[];
  /** Fields with a value that are not taken. */
  readonly left: readonly string[];
}

/** Why a record becomes no home, in a sentence. */
export interface NoHome {
  readonly address: string;
  readonly why: string;
}

const SQUARE_FEET_OF_ACRE = 43_560;
const SQUARE_FEET_OF_SQUARE_METER = 10.7639;

const feesInYear: Readonly<Record<string, number>> = {
  Annually: 1,
  'Semi-Annually': 2,
  'Semi Annually': 2,
  Quarterly: 4,
  'Bi-Monthly': 6,
  'Bi Monthly': 6,
  Monthly: 12,
  'Semi-Monthly': 24,
  'Semi Monthly': 24,
  'Bi-Weekly': 26,
  'Bi Weekly': 26,
  Weekly: 52,
};

const kinds: Readonly<Record<string, string>> = {
  'Single Family Residence': 'house',
  Townhouse: 'townhouse',
  Condominium: 'condominium',
  Apartment: 'condominium',
  'Stock Cooperative': 'condominium',
  'Own Your Own': 'condominium',
};

/** Kinds of property that are no homes for sale. */
const isOther = (type: string) => /Lease|Land|Commercial|Business/.test(type);

const statuses: Readonly<Record<string, string>> = {
  Active: 'for-sale',
  'Active Under Contract': 'under-contract',
  Pending: 'under-contract',
  'Coming Soon': 'coming-soon',
  Closed: 'sold',
};

/** Facts of a home that have no field of their own. */
const facts: readonly (readonly [label: string, field: string])[] = [
  ['Roof', 'Roof'],
  ['Foundation', 'FoundationDetails'],
  ['Construction', 'ConstructionMaterials'],
  ['Heating', 'Heating'],
  ['Cooling', 'Cooling'],
  ['Parking', 'ParkingFeatures'],
  ['Water', 'WaterSource'],
  ['Sewer', 'Sewer'],
];

/** As many values as fit a fact. */
function shortened(values: readonly string[], most = 120): string {
  let text = '';
  for (const value of values) {
    const longer = text === '' ? value : `${text}, ${value}`;
    if (longer.length > most) break;
    text = longer;
  }
  return text;
}

function addressOf(fields: ResoFields): { street: string; city: string; zip: string } {
  const parts = ['StreetNumber', 'StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix'];
  const unit = fields.text('UnitNumber');
  const whole = parts
    .map((part) => fields.text(part))
    .filter(Boolean)
    .join(' ');
  const unparsed = fields.text('UnparsedAddress').split(',', 1)[0] ?? '';
  const street = whole === '' ? unparsed : `${whole}${unit && ` Unit ${unit}`}`;
  return { street: street.trim(), city: fields.text('City'), zip: fields.text('PostalCode').slice(0, 5) };
}

/** The neighborhood that a field names, or the only one with the ZIP code. */
function neighborhoodOf(fields: ResoFields, zip: string, all: readonly Neighborhood[]) {
  const named = ['SubdivisionName', 'MLSAreaMinor', 'MLSAreaMajor', 'PostalCity', 'City'].map((field) =>
    fields.choice(field).toLowerCase(),
  );
  for (const text of named) {
    const found = all.filter(({ name }) => text.includes(name.toLowerCase()));
    if (found.length === 1) return found[0];
  }
  const ofZip = all.filter(({ zipCode }) => zipCode === zip);
  return ofZip.length === 1 ? ofZip[0] : undefined;
}

function bathsOf(fields: ResoFields): number | undefined {
  const count = (name: string) => fields.number(`Bathrooms${name}`) ?? 0;
  const full = fields.number('BathroomsFull');
  const total = fields.number('BathroomsTotalInteger');
  const parts = count('Half') + count('OneQuarter');
  if (full === undefined) return total;
  return full + count('ThreeQuarter') + parts / 2;
}

function acresOf(fields: ResoFields): number | undefined {
  const feet = fields.number('LotSizeSquareFeet');
  const area = fields.number('LotSizeArea');
  const units = fields.choice('LotSizeUnits');
  const acres = fields.number('LotSizeAcres');
  if (acres !== undefined) return acres;
  if (feet !== undefined) return feet / SQUARE_FEET_OF_ACRE;
  if (area === undefined) return undefined;
  if (units === 'Acres') return area;
  if (units === 'Square Feet') return area / SQUARE_FEET_OF_ACRE;
  return units === 'Square Meters' ? (area * SQUARE_FEET_OF_SQUARE_METER) / SQUARE_FEET_OF_ACRE : undefined;
}

function feesOf(fields: ResoFields): number | undefined {
  const fee = (name: string) => {
    const amount = fields.number(name);
    const times = feesInYear[fields.choice(`${name}Frequency`)];
    return amount !== undefined && times !== undefined ? amount * times : undefined;
  };
  const [first, second] = [fee('AssociationFee'), fee('AssociationFee2')];
  return first === undefined && second === undefined ? undefined : Math.round((first ?? 0) + (second ?? 0));
}

const within = (value: number | undefined, least: number, most: number, round = (x: number) => x) =>
  value !== undefined && value >= least && value <= most ? round(value) : undefined;

function placeOf(fields: ResoFields) {
  const lat = within(fields.number('Latitude'), 29.6, 30.7);
  const lon = within(fields.number('Longitude'), -82.1, -81.2);
  return lat !== undefined && lon !== undefined ? { lat, lon } : undefined;
}

/** The tour that names no agency. */
function tourOf(fields: ResoFields): string | undefined {
  const address = fields.text('VirtualTourURLUnbranded');
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * A property of the Data Dictionary 2.0 as a draft: its status is `withdrawn`, so no page shows it.
 * Summary, description and features wait for the agent; the name is the address until then.
 */
export function draftOf(
  record: ResoRecord,
  neighborhoods: readonly Neighborhood[],
  { now, neighborhood: chosen }: { readonly now: Date; readonly neighborhood?: string | undefined },
): HomeDraft | NoHome {
  const fields = new ResoFields(record);
  const { street, city, zip } = addressOf(fields);
  const address = street || fields.text('ListingId') || 'a property without an address';
  const none = (why: string): NoHome => ({ address, why });
  const type = fields.choice('PropertyType');
  if (isOther(type)) return none(`it is ${type}, and no home for sale.`);
  if (fields.yesOrNo('InternetEntireListingDisplayYN') === false)
    return none('its seller does not want it on the internet.');
  if (fields.yesOrNo('InternetAddressDisplayYN') === false)
    return none('its seller does not want the address on the internet.');
  if (street === '') return none('it has no address.');
  const place = neighborhoodOf(fields, zip, neighborhoods);
  const neighborhood = chosen ?? place?.slug;
  if (neighborhood === undefined)
    return none(`none of the site's neighborhoods is near ${city} ${zip}. Choose one by --neighborhood.`);
  const beds = within(fields.number('BedroomsTotal'), 0, 30, Math.round);
  const baths = within(bathsOf(fields), 0.5, 30);
  if (beds === undefined || baths === undefined) return none('its bedrooms or bathrooms are missing.');

  const units = fields.choice('LivingAreaUnits');
  const area = fields.number('LivingArea');
  const feet = area !== undefined && units === 'Square Meters' ? area * SQUARE_FEET_OF_SQUARE_METER : area;
  const isNew = fields.yesOrNo('NewConstructionYN') === true;
  const subType = fields.choice('PropertySubType');
  const status = fields.choice('StandardStatus');
  const changed = fields.text('ModificationTimestamp');
  const asOf = /^20\d\d-(?:0[1-9]|1[0-2])/.exec(changed)?.[0] ?? now.toISOString().slice(0, 7);
  const listing = fields.text('ListingId');
  const closed = fields.text('CloseDate').slice(0, 7);
  const closePrice = fields.number('ClosePrice');
  const further = facts.flatMap(([label, field]) => {
    const text = shortened(fields.list(field));
    return text === '' ? [] : [[label, text] as const];
  });
  const known = {
    name: street.slice(0, 60),
    address: `${street}, ${neighborhoods.find(({ slug }) => slug === neighborhood)?.name ?? city}`.slice(
      0,
      90,
    ),
    neighborhood,
    status: 'withdrawn',
    price: within(fields.number('ListPrice'), 10_000, 200_000_000, Math.round),
    beds,
    baths: Math.round(baths * 2) / 2,
    squareFeet: within(feet, 200, 60_000, Math.round),
    kind: isNew ? 'new construction' : (kinds[subType] ?? 'house'),
    lotAcres: within(acresOf(fields), 0.01, 5000, (acres) => Math.round(acres * 100) / 100),
    yearBuilt: within(fields.number('YearBuilt'), 1700, 2100),
    asOf,
    facts: {
      ...Object.fromEntries(further),
      ...(listing !== '' && listing.length <= 120 && { 'MLS number': listing }),
    },
    taxesPerYear: within(fields.number('TaxAnnualAmount'), 0, 5_000_000, Math.round),
    hoaPerYear: within(feesOf(fields), 0, 1_000_000),
    tour: tourOf(fields),
    place: placeOf(fields),
  };
  const meant = statuses[status];
  return {
    id: slugOf(street),
    fields: Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    remarks: [
      'A draft from the MLS: no page shows it while its status is withdrawn.',
      `Write name, summary, description and features in your own words, then status: ${meant ?? 'for-sale'}.`,
      ...(status ? [`The MLS says: ${status}${changed && `, changed ${changed.slice(0, 10)}`}.`] : []),
      ...(meant === 'sold' && closed ? [`With status: sold also write sold: ${closed}.`] : []),
      ...(meant === 'sold' && closePrice ? [`It was sold at ${Math.round(closePrice)}.`] : []),
    ],
    left: fields.unread(),
  };
}
