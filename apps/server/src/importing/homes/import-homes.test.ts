import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadContent } from '@rivermark/content/load';
import { expect, onTestFinished, test } from 'vitest';
import { ContentCopy } from '../../../../../packages/content/load/content-copy.ts';
import { importHomes } from './import-homes.ts';

const now = new Date('2026-11-22T12:00:00Z');

/** A home as an MLS exports it. */
const property = {
  '@odata.id': "Property('K1')",
  ListingKey: 'K1',
  ListingId: '1234567',
  StandardStatus: 'ActiveUnderContract',
  PropertyType: 'Residential',
  PropertySubType: 'SingleFamilyResidence',
  ListPrice: 1250000.0,
  StreetNumber: '77',
  StreetDirPrefix: null,
  StreetName: 'Herschel',
  StreetSuffix: 'Street',
  City: 'Jacksonville',
  StateOrProvince: 'FL',
  PostalCode: '32205-1234',
  SubdivisionName: 'AVONDALE UNIT 2',
  BedroomsTotal: 4,
  BathroomsFull: 2,
  BathroomsHalf: 1,
  BathroomsTotalInteger: 3,
  LivingArea: 2890.4,
  LivingAreaUnits: 'Square Feet',
  LotSizeSquareFeet: 10454,
  YearBuilt: 1926,
  TaxAnnualAmount: 11250.75,
  AssociationFee: 150,
  AssociationFeeFrequency: 'Monthly',
  Latitude: 30.3081,
  Longitude: -81.7104,
  Roof: ['Shingle'],
  Heating: 'Central,Electric',
  Cooling: [],
  ModificationTimestamp: '2026-10-31T14:30:00Z',
  PublicRemarks: 'A lovely home.',
  ShowingInstructions: 'Call first.',
  CustomField: 7,
};

async function photoServer(photos: Readonly<Record<string, Buffer>>): Promise<string> {
  const server = createServer((request, answer) => {
    const photo = photos[request.url ?? ''];
    answer.writeHead(photo ? 200 : 403).end(photo);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a property with media becomes a draft, and what is not taken is listed', async () => {
  const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
  const site = await photoServer({ '/1': jpeg, '/2': jpeg, '/page': Buffer.from('<html>') });
  const photo = (Order: number, path: string, more = {}) => ({
    MediaCategory: 'Photo',
    MediaURL: `${site}${path}`,
    Order,
    LongDescription: `The house from the street, number ${Order}`,
    ...more,
  });
  const Media = [
    photo(2, '/2'),
    photo(1, '/1'),
    photo(3, '/gone'),
    photo(4, '/page'),
    photo(5, '/1', { LongDescription: null, ShortDescription: 'Kitchen' }),
    photo(6, '/1', { Permission: ['Private'] }),
    { MediaCategory: 'Document', MediaURL: `${site}/1`, Order: 7 },
  ];
  using copy = new ContentCopy();
  copy.write('mls.json', JSON.stringify({ '@odata.context': 'x', value: [{ ...property, Media }] }));
  const [home] = await importHomes(join(copy.root, 'mls.json'), copy.root, { now });
  expect(home).toEqual({
    file: 'content/homes/77-herschel-street.yaml',
    photos: 2,
    photosLeft: [
      'photo 3: the link answers 403',
      'photo 4: the link leads to no JPEG, PNG or WebP',
      'photo 5 has no words that say what is seen',
    ],
    left: ['PublicRemarks', 'ShowingInstructions', 'CustomField'],
  });
  expect(
    copy.read('content/homes/77-herschel-street.yaml'),
  ).toBe(`# yaml-language-server: $schema=../.schema/home.json
# A draft from the MLS: no page shows it while its status is withdrawn.
# Write name, summary, description and features in your own words, then status: under-contract.
# The MLS says: Active Under Contract, changed 2026-10-31.
name: 77 Herschel Street
address: 77 Herschel Street, Avondale
neighborhood: avondale
status: withdrawn
price: 1250000
beds: 4
baths: 2.5
squareFeet: 2890
kind: house
lotAcres: 0.24
yearBuilt: 1926
asOf: 2026-10
facts:
  Roof: Shingle
  Heating: Central, Electric
  MLS number: "1234567"
taxesPerYear: 11251
hoaPerYear: 1800
place:
  lat: 30.3081
  lon: -81.7104
`);
  expect(copy.read('photos/77-herschel-street/01.txt')).toBe('The house from the street, number 1\n');
  const loaded = loadContent(copy.root, now);
  expect('faults' in loaded ? loaded.faults : loaded.content.homes.map(({ id }) => id)).not.toContain(
    '77-herschel-street',
  );
  expect('content' in loaded).toBe(true);
  const again = await importHomes(join(copy.root, 'mls.json'), copy.root, { now });
  expect(again).toEqual([
    {
      address: '77 Herschel Street, Avondale',
      why: 'content/homes/77-herschel-street.yaml is there already.',
    },
  ]);
});

test.each([
  [{ PropertyType: 'Land' }, 'it is Land, and no home for sale.'],
  [{ PropertyType: 'ResidentialLease' }, 'it is Residential Lease, and no home for sale.'],
  [{ InternetEntireListingDisplayYN: false }, 'its seller does not want it on the internet.'],
  [{ InternetAddressDisplayYN: false }, 'its seller does not want the address on the internet.'],
  [{ StreetNumber: '', StreetName: '', StreetSuffix: '' }, 'it has no address.'],
  [
    { SubdivisionName: 'METES & BOUNDS', PostalCode: '33101' },
    "none of the site's neighborhoods is near Jacksonville 33101. Choose one by --neighborhood.",
  ],
  [{ BedroomsTotal: null }, 'its bedrooms or bathrooms are missing.'],
])('%j is not taken', async (change, why) => {
  using copy = new ContentCopy();
  copy.write('mls.json', JSON.stringify([{ ...property, ...change }]));
  expect(await importHomes(join(copy.root, 'mls.json'), copy.root, { now })).toMatchObject([{ why }]);
});

test.each([
  ['one property', property],
  ['a list', [property]],
  [
    'properties beside media',
    { Property: [property], Media: [{ ResourceRecordKey: 'K1', MediaURL: 'none' }] },
  ],
])('%s is read', async (_, data) => {
  using copy = new ContentCopy();
  copy.write('mls.json', JSON.stringify(data));
  const [home] = await importHomes(join(copy.root, 'mls.json'), copy.root, { now, neighborhood: 'ortega' });
  expect(home).toMatchObject({ file: 'content/homes/77-herschel-street.yaml' });
  expect(copy.read('content/homes/77-herschel-street.yaml')).toContain('neighborhood: ortega');
});

test('a file that is none is refused in words', async () => {
  using copy = new ContentCopy();
  copy.write('mls.json', '{"value": [{"MemberKey": "1"}]}').write('page.html', '<html>');
  const read = (name: string) => importHomes(join(copy.root, name), copy.root, { now });
  await expect(read('mls.json')).rejects.toThrow('No property is in the file.');
  await expect(read('page.html')).rejects.toThrow('The file is not JSON');
});
