import fc from 'fast-check';
import type { $ZodType, $ZodTypeDef } from 'zod/v4/core';

/** Marks a person's words. No log may contain it. */
export const MARK = 'zqmarkerqz';

const hostile = [
  '',
  ' ',
  '\0',
  '\r\nBcc: other@example.com',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  "' or 1=1 --",
  '{{7*7}}',
  '%00',
  '__proto__',
  'constructor',
  '\ud800',
  '\u202e',
  '=1+1',
  'NaN',
  '9'.repeat(400),
  `${MARK} `.repeat(3000),
];

/** Like fast-check's unit 'binary', without its table of all characters: it takes a second. */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Any kind of string, often with the mark. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.constantFrom(...hostile),
  fc.string({ maxLength: 20 }).map((text) => `${MARK} ${text}`),
);

type Def = $ZodTypeDef & {
  readonly shape?: Readonly<Record<string, $ZodType>>;
  readonly innerType?: $ZodType;
  readonly element?: $ZodType;
  readonly items?: readonly $ZodType[];
  readonly options?: readonly $ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly in?: $ZodType;
};

/** A value in a schema's shape. Finer rules hold only by chance. */
export function ofShape(schema: $ZodType): fc.Arbitrary<unknown> {
  const {
    type,
    shape,
    innerType,
    element,
    items,
    options,
    values,
    entries,
    in: from,
  } = schema._zod.def as Def;
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape ?? {}).map(([name, each]) => [name, ofShape(each)])),
        { requiredKeys: [] },
      );
    case 'array':
      return element ? fc.array(ofShape(element), { maxLength: 5 }) : fc.constant([]);
    case 'tuple':
      return fc.tuple(...(items ?? []).map(ofShape));
    case 'union':
      return fc.oneof(...(options ?? []).map(ofShape));
    case 'literal':
      return fc.constantFrom(...(values ?? []));
    case 'enum':
      return fc.constantFrom(...Object.values(entries ?? {}));
    case 'record':
      return fc.dictionary(anyText, fc.anything());
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(fc.integer(), fc.double());
    case 'pipe':
      return from ? ofShape(from) : fc.anything();
    default:
      return innerType ? ofShape(innerType) : anyText;
  }
}

/** A valid value except for one part: missing, of another type, or additional. */
export function nearly(right: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const name = fc.constantFrom(...Object.keys(right));
  return fc.oneof(
    fc.constant(right),
    name.map((gone) => Object.fromEntries(Object.entries(right).filter(([each]) => each !== gone))),
    fc.tuple(name, fc.oneof(anyText, fc.anything())).map(([one, other]) => ({ ...right, [one]: other })),
    fc.tuple(anyText, fc.anything()).map(([more, value]) => ({ ...right, [more]: value })),
  );
}
