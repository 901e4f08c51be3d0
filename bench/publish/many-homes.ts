import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFolder } from '@rivermark/content/fixtures';

const neighborhoods = [
  'ortega',
  'riverside',
  'san-marco',
  'avondale',
  'nocatee',
  'jacksonville-beach',
] as const;
const statuses = ['for-sale', 'for-sale', 'for-sale', 'under-contract', 'coming-soon', 'sold'] as const;
const plates = ['tudor', 'bungalow', 'farmhouse', 'tower'] as const;

const paragraph =
  'Behind the door a stone vestibule leads to the hall with the stair. The living room lies to the right of it, with a beamed ceiling, a fireplace and casements to the street; dining room and kitchen follow toward the garden.';

/** Every second home has a place of its own, so a map of its own. */
const placeOf = (at: number) =>
  at % 2 === 0
    ? [
        `place: { lat: ${(30.25 + (at % 20) / 400).toFixed(4)}, lon: ${(-81.72 + (at % 30) / 500).toFixed(4)} }`,
      ]
    : [];

/** A home's file. The same number gives the same home. */
function fileOf(at: number): string {
  const status = statuses[at % statuses.length];
  const price = 400_000 + ((at * 61_000) % 4_000_000);
  return [
    `name: Made-up Home ${at}`,
    `address: ${100 + at} Sample Road, Jacksonville`,
    `neighborhood: ${neighborhoods[at % neighborhoods.length]}`,
    `status: ${status}`,
    `price: ${price}`,
    ...(status === 'sold' ? ['sold: 2026-09', `soldPrice: ${price - 5000}`] : []),
    `beds: ${2 + (at % 5)}`,
    `baths: ${2 + (at % 4) / 2}`,
    `squareFeet: ${1800 + ((at * 70) % 4000)}`,
    'kind: house',
    `yearBuilt: ${1910 + (at % 100)}`,
    'taxesPerYear: 12400',
    'sample: true',
    'asOf: 2026-10',
    `summary: Home number ${at}, one of many that were made up to measure how a site is drawn.`,
    'description:',
    ...Array.from({ length: 4 }, () => `  - ${paragraph}`),
    'features:',
    `  - Casements number ${at}`,
    '  - Two blocks from the river',
    '  - Kitchen rebuilt in 2023',
    '  - Garage apartment',
    'facts:',
    '  Roof: Slate, repaired 2014',
    '  Parking: Two cars in the garage',
    `plate: ${plates[at % plates.length]}`,
    ...placeOf(at),
    '',
  ].join('\n');
}

/** Writes the content of the specification, with as many more homes as make `count` in all. */
export function writeManyHomes(folder: string, count: number): void {
  cpSync(fixtureFolder('specification'), folder, { recursive: true });
  mkdirSync(join(folder, 'photos'), { recursive: true });
  for (let at = 1; at <= count - 8; at += 1)
    writeFileSync(join(folder, `content/homes/made-up-${at}.yaml`), fileOf(at));
}

/** Gives one home another price. */
export function changePrice(folder: string, price: number): void {
  const file = join(folder, 'content/homes/avondale-tudor.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^price: \d+/m, `price: ${price}`));
}
