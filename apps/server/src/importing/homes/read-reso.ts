import type { ResoRecord } from './reso-fields.ts';

/** A home with its media, as they stand in the file. */
export interface ResoHome {
  readonly property: ResoRecord;
  readonly media: readonly ResoRecord[];
}

const isRecord = (value: unknown): value is ResoRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordsIn = (value: unknown): ResoRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const isProperty = (record: ResoRecord) =>
  ['ListingKey', 'ListingId', 'ListingKeyNumeric', 'ListPrice', 'UnparsedAddress'].some((field) =>
    Object.hasOwn(record, field),
  );

/** Media stand in their property, or beside all of them with its key. */
function withMedia(property: ResoRecord, beside: readonly ResoRecord[]): ResoHome {
  const { Media: own, ...fields } = property;
  const key = property.ListingKey ?? property.ListingKeyNumeric;
  const ofKey = beside.filter(
    ({ ResourceRecordKey, ResourceRecordKeyNumeric }) =>
      key !== undefined && [ResourceRecordKey, ResourceRecordKeyNumeric].includes(key),
  );
  return { property: fields, media: [...recordsIn(own), ...ofKey] };
}

/**
 * The homes of a file in the Data Dictionary's JSON: an answer of a RESO Web API, a list of
 * properties, one property, or properties and media beside each other. Throws a sentence if it is
 * something else.
 */
export function readReso(text: string): ResoHome[] {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`The file is not JSON: ${(error as Error).message}.`);
  }
  const properties = Array.isArray(data)
    ? recordsIn(data)
    : isRecord(data)
      ? [data.value, data.Property].flatMap((some) => recordsIn(Array.isArray(some) ? some : [some]))
      : [];
  const all = properties.length > 0 ? properties : recordsIn([data]);
  const media = isRecord(data) ? recordsIn(data.Media) : [];
  const homes = all.filter(isProperty).map((one) => withMedia(one, properties.length > 0 ? media : []));
  if (homes.length > 0) return homes;
  throw new Error(
    'No property is in the file. Ask the MLS for Property with Media in JSON, by the RESO Data Dictionary 2.0.',
  );
}
