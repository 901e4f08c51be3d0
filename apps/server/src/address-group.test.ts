import { expect, test } from 'vitest';
import { addressGroup, networkOf } from './address-group.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8::'],
  ['2001:db8::1:0:0:0:9', '2001:db8:0:1::'],
  ['2001:db8:0:1::9', '2001:db8:0:1::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
])('%s belongs to %s', (ip, group) => {
  expect(addressGroup(ip)).toBe(group);
});

test('every spelling of one network is one group', () => {
  const spellings = ['2001:db8::1', '2001:db8:0:0::2', '2001:0db8:0000:0000:ffff::', '2001:db8:0:0:1:2:3:4'];
  expect(new Set(spellings.map(addressGroup)).size).toBe(1);
});

test.each(['', 'unknown', '203.0.113.7:4711', '_hidden', '2001:db8::1::2', '300.1.1.1'])(
  'what is no address (%j) is a group of its own and ends nothing',
  (text) => {
    expect(addressGroup(text)).toBe(text);
    expect(addressGroup(text + 'x'.repeat(10_000))).toHaveLength(64);
  },
);

test.each([
  ['2001:db8:1:2::9', '2001:db8:1::'],
  ['2001:db8:1:ffff::9', '2001:db8:1::'],
  ['2001:db8:2:2::9', '2001:db8:2::'],
  ['203.0.113.7', '203.0.113.7'],
  ['', ''],
  ['unknown', 'unknown'],
])('the group of %s is of the network %s', (ip, network) => {
  expect(networkOf(addressGroup(ip))).toBe(network);
});
