import { randomBytes, randomUUID } from 'node:crypto';
import {
  documentIds,
  objectNameOf,
  parseNotice,
  parseObjectName,
  STORAGE_PATH,
} from '@rivermark/contracts/documents';
import { checkForm, EMAIL_PATTERN, manyLines, oneLine } from '@rivermark/contracts/forms';
import { triesAll } from '@rivermark/testkit/every-case';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressGroup } from '../src/address-group.ts';
import { deviceInWords } from '../src/desk/auth/device-in-words.ts';
import { landing } from '../src/desk/auth/landing.ts';
import { nameAsFile } from '../src/documents/opening/name-as-file.ts';
import { AppError } from '../src/errors.ts';
import { likePattern, postgresQuery, sought, sqliteMatch } from '../src/intake/search-words.ts';
import { enquiryOfInTouchLink, inTouchPath } from '../src/reminders/in-touch-link.ts';
import { readUploadMetadata, wholeNumber } from '../src/routes/storage/tus-headers.ts';
import { parseUploadMetadata } from '../src/routes/storage/upload-metadata.ts';
import { createKeyring } from '../src/secrets/keyring.ts';
import { createSignedCookie } from '../src/signed-cookie.ts';
import { canonicalPath } from '../src/site/canonical-path.ts';
import { anyCharacter, anyText } from './fuzz/from-schema.ts';

/** The same in each run; the fuzz of the whole has new ones. */
const runs = { numRuns: triesAll ? 1000 : 300, seed: 20_261_122 };

const keyring = createKeyring([randomBytes(32)]);
const cookie = createSignedCookie(keyring, {
  name: 'desk',
  path: '/desk',
  lifeMs: 60_000,
  secure: true,
  boundTo: 'x',
  clock: Date.now,
});
const site = { pages: new Map([['/faq', {} as never]]), moved: new Map([['/questions', '/faq']]) };
const linkTo = (name: string) => `${STORAGE_PATH}/object/public/${documentIds.bucket}/${name}`;

/** What reads the words of strangers. Each answers or refuses in words, whatever they are. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'an object name': parseObjectName,
  'the name of a file': (text) => objectNameOf(0, 'photoId', text),
  'the name to save it under': (text) => nameAsFile({ original_name: text, type: 'application/pdf' }),
  'Upload-Metadata': readUploadMetadata,
  'Upload-Length': (text) => wholeNumber(text, 'Upload-Length'),
  'what is said beside an upload': parseUploadMetadata,
  'a notice': (message) => parseNotice({ to_email: '', subject: '', from_name: '', message }),
  'a link': (text) => enquiryOfInTouchLink(keyring, text),
  'a cookie': (text) => cookie.read({ headers: { cookie: text } }),
  'where to land': landing,
  'a browser': deviceInWords,
  'an address of the network': addressGroup,
  'an address of the site': (text) => canonicalPath(site as never, text),
  'words to search': (text) =>
    sought(text).flatMap(({ words }) =>
      words.flatMap((word) => [sqliteMatch(word), postgresQuery(word), likePattern(word)]),
    ),
  'an email address': (text) => EMAIL_PATTERN.test(text),
  'a line': oneLine,
  'several lines': manyLines,
  'a form': (text) => checkForm('contact', { name: text, email: text, phone: text, message: text }),
};

const prefixes = [
  '',
  '1780000000000_photoId_',
  'desk=',
  '/',
  linkTo('1780000000000_photoId_'),
  'a@',
  '::ffff:',
  'bucketName ',
];
const raw = fc
  .tuple(fc.constantFrom(...prefixes), fc.oneof(anyText, fc.string({ unit: anyCharacter, maxLength: 400 })))
  .map((parts) => parts.join(''));

/** Where one letter after the other may be read again from each of those before it. */
const unit = [
  'a',
  'a.',
  '.',
  ' ',
  '%',
  '%41',
  '/',
  '\\',
  ',',
  ', ',
  '; ',
  ';desk=',
  '-',
  '_',
  '=',
  '\n',
  '\u0301',
  '\u{1f3fd}',
  '1',
  ':',
  'é',
  '"',
  '<',
  `${linkTo('1')} `,
];
const BYTES = 64 * 1024;
const COST_MS = 50;

/**
 * Milliseconds of processor time. A slow run may have met the garbage collector, so it is repeated
 * up to twice.
 */
function costOf(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least >= COST_MS; round += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** What a parser says; a refusal in words is an answer, too. */
function answerOf(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    expect(error, JSON.stringify(text.slice(0, 200))).toBeInstanceOf(AppError);
    return error;
  }
}

describe.each(Object.entries(parsers))('%s', (_name, parse) => {
  test('of any letters is read or refused in words', () => {
    fc.assert(
      fc.property(raw, (text) => void answerOf(parse, text)),
      runs,
    );
  });

  test('of 64 KB costs no more than 50 ms of the processor, whatever is repeated in it', () => {
    for (const prefix of prefixes) {
      for (const each of unit) {
        const text = `${prefix}${each.repeat(BYTES / each.length)}!`;
        expect(
          costOf(() => answerOf(parse, text)),
          `${prefix}${each}…`,
        ).toBeLessThan(COST_MS);
      }
    }
  });
});

test('whatever is read as the name of an object is one part of a path, and nothing that leads elsewhere', () => {
  fc.assert(
    fc.property(raw, (text) => {
      const read = parseObjectName(text);
      if (read) expect(text).toMatch(/^\d{13}_[A-Za-z0-9]+_[A-Za-z0-9](?!.*\.\.)[^/\\%\0\r\n]*$/);
    }),
    { ...runs, examples: [['1780000000000_photoId_scan.pdf'], ['1780000000000_photoId_a/../b']] },
  );
});

test('of all that is near a link or a cookie of ours none opens anything but the very one', () => {
  const id = randomUUID();
  const token = inTouchPath(keyring, id).split('/').at(-1) ?? '';
  expect(enquiryOfInTouchLink(keyring, token)).toBe(id);
  const near = fc.tuple(fc.nat(token.length), fc.nat(2), fc.string({ unit: 'binary-ascii', maxLength: 2 }));
  fc.assert(
    fc.property(near, ([place, length, put]) => {
      const other = token.slice(0, place) + put + token.slice(place + length);
      if (other !== token) expect(enquiryOfInTouchLink(keyring, other)).toBeUndefined();
      expect(cookie.read({ headers: { cookie: `desk=${other}` } })).toBeUndefined();
    }),
    runs,
  );
});
