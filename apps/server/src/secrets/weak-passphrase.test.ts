import { fixtureContent } from '@rivermark/content/fixtures';
import { expect, test } from 'vitest';
import { weakPassphrase } from './weak-passphrase.ts';

const content = fixtureContent();
const { brand, identity } = content;

test.each([
  ['short', 'river bank'],
  ['one letter', 'aaaaaaaaaaaaaaaaaa'],
  ['two letters', 'abababababababab'],
  ['the name and the city', `${brand.name} ${identity.officeAddress.city} 1`],
  ['the agent', `${identity.agentName} ${identity.phone}`],
  ['the brokerage in capitals', identity.brokerageName.toUpperCase()],
  ['what it is for', 'agent documents password'],
])('a passphrase that is easy to guess is refused with a sentence: %s', (_name, passphrase) => {
  expect(weakPassphrase(passphrase, content)).toMatch(/^Please choose /);
});

test.each([
  'heron over low water',
  'zwölf Boxkämpfer jagen',
  'xK7-9fPq-Lm2w',
  '漢字仮名交じり文を書く夜の港',
  `my ${brand.name} key opens eleven old boats`,
])('any other of twelve characters is taken, in whatever letters: %s', (passphrase) => {
  expect(weakPassphrase(passphrase, content)).toBeUndefined();
});
