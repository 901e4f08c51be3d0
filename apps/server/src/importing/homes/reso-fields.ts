/** A record as a feed or an export has it: names of the Data Dictionary to values. */
export type ResoRecord = Readonly<Record<string, unknown>>;

/** Keys of the feed itself, and what the site says of every home. */
const ofNoUse = new Set(['ListingKey', 'ListingKeyNumeric', 'StateOrProvince', 'Country', 'CountyOrParish']);

/** Reads fields of a record, and remembers which were read. */
export class ResoFields {
  readonly #record: ResoRecord;
  readonly #read = new Set<string>();

  constructor(record: ResoRecord) {
    this.#record = record;
  }

  #value(field: string): unknown {
    this.#read.add(field);
    return this.#record[field];
  }

  /** '' where it is missing. */
  text(field: string): string {
    const value = this.#value(field);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  }

  /** Some exports write numbers as texts. */
  number(field: string): number | undefined {
    const value = this.#value(field);
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  }

  /** Undefined where it is not said. */
  yesOrNo(field: string): boolean | undefined {
    const value = this.#value(field);
    if (typeof value === 'boolean') return value;
    return typeof value === 'string' && value !== '' ? /^(?:true|yes|y|1)$/i.test(value) : undefined;
  }

  /** Several values: a list, or a text with commas between them. */
  list(field: string): string[] {
    const value = this.#value(field);
    const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
    return all.map((one) => inWords(String(one))).filter((one) => !/^(?:|None|Other|See Remarks)$/.test(one));
  }

  /** A value of a list of values, in words: feeds write 'ActiveUnderContract', too. */
  choice(field: string): string {
    return inWords(this.text(field));
  }

  /** Fields with a value that nobody read. */
  unread(): string[] {
    const isFilled = (value: unknown) =>
      value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
    return Object.entries(this.#record)
      .filter(
        ([field, value]) =>
          !field.includes('@') && !ofNoUse.has(field) && !this.#read.has(field) && isFilled(value),
      )
      .map(([field]) => field);
  }
}

/** 'SingleFamilyResidence' as 'Single Family Residence'. */
const inWords = (value: string) =>
  value
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
