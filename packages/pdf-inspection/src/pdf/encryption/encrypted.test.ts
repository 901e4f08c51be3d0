import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyCase } from '@rivermark/testkit/every-case';
import { buildPdf, packObjects, pageObjects } from '@rivermark/testkit/pdf';
import { findBroughtProgram } from '@rivermark/testkit/programs';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verdictOf } from '../../verdict-of.ts';
import { Rc4 } from './rc4.ts';

function looked(bytes: Buffer, cut = bytes.length) {
  const { code, looks, activeContent } = verdictOf(bytes, () => cut);
  return { seen: code ?? activeContent, looks };
}
const seen = (bytes: Buffer) => looked(bytes).seen;

const folder = mkdtempSync(join(tmpdir(), 'rivermark-encrypted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names that another writer might take for the start of an action, and many objects to pack. */
async function writeStatement(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.setTitle('Statement (/JavaScript)');
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let i = 0; i < 60; i += 1) pdf.addPage().drawText(`Deposit ${i} 1 0 obj`, { font, size: 8 });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
const statement = await writeStatement();
const acting = (object: string) => buildPdf([...pageObjects('/OpenAction 5 0 R'), object]);

const qpdf = findBroughtProgram(['qpdf']);
const rewrite = (bytes: Buffer, ...options: string[]) => {
  const [source, out] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')];
  writeFileSync(source, bytes);
  execFileSync(qpdf ?? '', ['--warning-exit-0', '--allow-weak-crypto', source, ...options, out], {
    stdio: 'ignore',
  });
  return readFileSync(out);
};

describe.skipIf(!qpdf)('encrypted by qpdf', () => {
  const allWays: [name: string, key: string[]][] = [
    ['RC4 of 40 bits', ['40']],
    ['RC4 of 128 bits', ['128', '--use-aes=n']],
    ['RC4 of 128 bits, as a crypt filter', ['128', '--use-aes=n', '--force-V4']],
    ['AES of 128 bits', ['128', '--use-aes=y']],
    ['AES of 256 bits', ['256']],
    ['AES of 256 bits, as the first of its kind had it', ['256', '--force-R5']],
  ];
  const inUse = allWays.filter(([name]) => ['RC4 of 128 bits', 'AES of 256 bits'].includes(name));
  const ways = everyCase(allWays, inUse);
  const encrypt = (bytes: Buffer, user: string, key: string[], ...more: string[]) =>
    rewrite(bytes, ...more, '--encrypt', user, 'owner', ...key, '--');
  const packed = '--object-streams=generate';

  test.each(ways)('%s: what opens without a password is looked into', (_name, key) => {
    const plain = encrypt(statement, '', key, '--object-streams=disable');
    expect(looked(plain)).toEqual({ seen: [], looks: 1 });
    for (const more of [[packed], [packed, '--linearize'], [packed, '--compress-streams=n']]) {
      const bytes = encrypt(statement, '', key, ...more);
      expect(looked(bytes), more.join(' ')).toEqual({ seen: [], looks: 2 });
      expect(looked(bytes, 777)).toEqual({ seen: [], looks: 2 });
    }
  });

  test.each(ways)('%s: what acts by itself is found in it', (_name, key) => {
    const script = acting('<< /S /JavaScript /JS (app.alert\\(1\\)) >>');
    const launch = acting('<< /S /Launch /F (cmd.exe) >>');
    for (const more of ['--object-streams=disable', packed]) {
      expect(seen(encrypt(script, '', key, more)), more).toEqual(['script']);
      expect(seen(encrypt(launch, '', key, more)), more).toBe('launch-action');
    }
    expect(looked(encrypt(script, '', key, packed)).looks).toBe(2);
    const note = join(folder, 'note.txt');
    writeFileSync(note, 'hello');
    const attached = rewrite(acting('<< >>'), '--add-attachment', note, '--');
    expect(seen(encrypt(attached, '', key, packed))).toEqual(['attachment']);
  });

  test.each(ways)('%s: what asks for a password is refused, and says so', (_name, key) => {
    for (const more of ['--object-streams=disable', packed])
      expect(seen(encrypt(statement, 'secret', key, more))).toBe('needs-password');
  });

  test.each(ways.filter(([, key]) => key[0] !== '40' && !key.includes('--use-aes=n')))(
    '%s: metadata left readable is no matter, as signing services write it',
    (_name, [...key]) => {
      key.push('--cleartext-metadata');
      expect(seen(encrypt(statement, '', key, '--object-streams=disable'))).toEqual([]);
      expect(looked(encrypt(statement, '', key, packed))).toEqual({ seen: [], looks: 2 });
      const launch = acting('<< /S /Launch /F (cmd.exe) >>');
      expect(seen(encrypt(launch, '', key, packed))).toBe('launch-action');
    },
  );

  describe('what two readers could open in two ways is refused', () => {
    let made = '';
    beforeAll(() => {
      const key = ['128', '--use-aes=n'];
      made = encrypt(acting('<< /A 1 >>'), '', key, '--object-streams=disable').toString('latin1');
    });
    const changed = (change: (text: string) => string) => seen(Buffer.from(change(made), 'latin1'));
    const hidden = packObjects(['<< /A 1 >>']).toString('latin1');
    const before = (text: string, what: string) => text.replace(/xref\n/, () => `${what}\nxref\n`);

    test('as it is, it passes', () => expect(changed((text) => text)).toEqual([]));
    test.each([
      [
        'a trailer that speaks of no encryption',
        (text: string) => `${text}trailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
      ],
      [
        'another identifier',
        (text: string) =>
          `${text}${/trailer <<[\s\S]*?>>\n/.exec(text)?.[0].replace(/ID \[<../, 'ID [<00')}startxref\n9\n%%EOF\n`,
      ],
      [
        'an encryption dictionary that comes twice',
        (text: string) => before(text, /\d+ 0 obj\n<<[^>]*\/Standard[\s\S]*?endobj/.exec(text)?.[0] ?? ''),
      ],
      [
        'a key that comes twice',
        (text: string) => text.replace('/Filter /Standard', '/Filter /Standard /V 4'),
      ],
      [
        'another kind of handler',
        (text: string) => text.replace('/Filter /Standard', '/Filter /Adobe.PubSec /Old /Standard'),
      ],
      ['no encryption dictionary', (text: string) => text.replace('/Filter /Standard', '/Filter /Stendard')],
    ])('%s', (_name, change) => {
      expect(changed(change)).toBe('unusual-encryption');
    });
    test.each([
      ['packed objects that are not encrypted', `90 0 obj\n${hidden}\nendobj`],
      [
        'packed objects that pass for the metadata',
        `90 0 obj\n${hidden.replace('<<', '<< /Subtype /Metadata')}\nendobj`,
      ],
      ['packed objects whose number is unclear', `90 0obj\n${hidden}\nendobj`],
    ])('%s', (_name, object) => {
      expect(changed((text) => before(text, object))).toMatch(/^(cannot-unpack|unusual-encryption)$/);
    });
    test('the encryption dictionary written once more, where it says nothing of it', () => {
      const number = /Encrypt (\d+) 0 R/.exec(made)?.[1];
      const text = encrypt(acting('<< /A 1 >>'), '', ['128', '--use-aes=n'], packed).toString('latin1');
      expect(number).toBeDefined();
      const own = /Encrypt (\d+) 0 R/.exec(text)?.[1];
      const twice = text.replace(/\n(\d+ 0 obj\n)/, `\n${own} 0 obj\n<< /V 1 >>\nendobj\n$1`);
      expect(seen(Buffer.from(text, 'latin1'))).toEqual([]);
      expect(seen(Buffer.from(twice, 'latin1'))).toBe('unusual-encryption');
    });
  });
});

test('RC4 gives what its specification says', () => {
  const stream = new Rc4(Buffer.from('Key'));
  expect(Buffer.concat([stream.update(Buffer.from('Plain')), stream.update(Buffer.from('text'))])).toEqual(
    Buffer.from('bbf316e8d940af0ad3', 'hex'),
  );
});

test('without qpdf: a document that names an encryption which is not there', () => {
  const bytes = buildPdf(pageObjects(), { trailer: '/Encrypt 9 0 R' });
  expect(seen(bytes)).toBe('unusual-encryption');
});
