import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyCase } from '@rivermark/testkit/every-case';
import { buildPdf, pageObjects } from '@rivermark/testkit/pdf';
import { findBroughtProgram, findProgram } from '@rivermark/testkit/programs';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import PdfKit from 'pdfkit';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { verdictOf } from '../verdict-of.ts';

/** A refusal's code, or what was found. */
function seen(bytes: Buffer) {
  const { code, activeContent, pages } = verdictOf(bytes);
  return code ?? { activeContent, pages };
}
const sound = (pages: number) => ({ activeContent: [], pages });

const folder = mkdtempSync(join(tmpdir(), 'rivermark-pdf-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const lines = Array.from(
  { length: 300 },
  (_, i) => `Deposit ${i}: $${(i * 37.11).toFixed(2)} /JavaScript 1 0 obj`,
);
const photo = () => sharp(Buffer.alloc(200 * 100 * 3, 99), { raw: { width: 200, height: 100, channels: 3 } });

async function withPdfLib(options: { useObjectStreams: boolean }, change?: (pdf: PDFDocument) => unknown) {
  const pdf = await PDFDocument.create();
  pdf.setTitle('Statement (/JavaScript)');
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const picture = await pdf.embedJpg(await photo().jpeg().toBuffer());
  for (let i = 0; i < lines.length; i += 50) {
    const page = pdf.addPage();
    page.drawText(lines.slice(i, i + 50).join('\n'), { font, size: 8, x: 40, y: 780 });
    page.drawImage(picture, { x: 10, y: 10 });
  }
  pdf.getForm().createTextField('account.number').setText('123');
  await change?.(pdf);
  return Buffer.from(await pdf.save(options));
}

async function withPdfKit(options: ConstructorParameters<typeof PdfKit>[0]) {
  const pdf = new PdfKit(options);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  for (const line of lines) pdf.text(line);
  pdf.image(await photo().png().toBuffer());
  pdf.addPage().text('link', { link: 'https://example.com' });
  pdf.outline.addItem('Page (1)');
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

describe('documents of real writers pass', () => {
  test.each([true, false])('pdf-lib, with packed objects: %s', async (useObjectStreams) => {
    expect(seen(await withPdfLib({ useObjectStreams }))).toEqual(sound(6));
  });

  test.each([
    ['compressed', {}],
    ['plain', { compress: false }],
    ['PDF 1.3', { pdfVersion: '1.3' as const }],
  ])('pdfkit, %s', async (_name, options) => {
    expect(seen(await withPdfKit(options))).toMatchObject({ activeContent: [], pages: expect.any(Number) });
  });
});

describe('what pdf-lib and pdfkit add by design', () => {
  test('a script and an attachment are marked', async () => {
    const scripted = (pdf: PDFDocument) => pdf.addJavaScript('main', 'console.show()');
    const attached = (pdf: PDFDocument) => pdf.attach(Buffer.from('x'), 'x.txt');
    for (const useObjectStreams of [true, false]) {
      expect(seen(await withPdfLib({ useObjectStreams }, scripted))).toEqual({
        activeContent: ['script'],
        pages: 6,
      });
      expect(seen(await withPdfLib({ useObjectStreams }, attached))).toEqual({
        activeContent: ['attachment'],
        pages: 6,
      });
    }
  });

  test('a password to open it is refused, not one to change it', async () => {
    for (const pdfVersion of ['1.3', '1.4', '1.6', '1.7ext3'] as const) {
      expect(seen(await withPdfKit({ userPassword: 'secret', pdfVersion }))).toBe('needs-password');
      expect(seen(await withPdfKit({ ownerPassword: 'secret', pdfVersion }))).toMatchObject({
        activeContent: [],
      });
    }
  });
});

const chromium = findProgram(['chromium', 'chromium-browser', 'google-chrome'], 'CHROMIUM_PATH');
const ghostscript = findProgram(['gs']);
const qpdf = findBroughtProgram(['qpdf']);

test.skipIf(!chromium)('Chromium’s own passes', () => {
  const [page, out] = [join(folder, 'page.html'), join(folder, 'chromium.pdf')];
  writeFileSync(page, `<h1>Statement</h1><a href="https://example.com">bank</a><p>${lines.join('<p>')}`);
  execFileSync(
    chromium ?? '',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      `--user-data-dir=${folder}/profile`,
      `--print-to-pdf=${out}`,
      page,
    ],
    { stdio: 'ignore' },
  );
  expect(seen(readFileSync(out))).toMatchObject({ activeContent: [], pages: expect.any(Number) });
});

test.skipIf(!ghostscript)('Ghostscript’s pass', () => {
  const [page, out] = [join(folder, 'page.ps'), join(folder, 'gs.pdf')];
  writeFileSync(
    page,
    '%!PS\n/Helvetica findfont 12 scalefont setfont 50 700 moveto (/JS \\(1 0 obj\\)) show showpage',
  );
  for (const option of [
    '-dCompatibilityLevel=1.2',
    '-dCompatibilityLevel=1.7',
    '-dCompressPages=false',
    '-dPDFA=2',
  ]) {
    execFileSync(ghostscript ?? '', [
      '-q',
      '-dNOPAUSE',
      '-dBATCH',
      '-sDEVICE=pdfwrite',
      option,
      `-sOutputFile=${out}`,
      page,
    ]);
    expect(seen(readFileSync(out)), option).toEqual(sound(1));
  }
});

describe.skipIf(!qpdf)('rewritten by qpdf', () => {
  const rewrite = (bytes: Buffer, ...options: string[]) => {
    const [source, out] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')];
    writeFileSync(source, bytes);
    execFileSync(qpdf ?? '', ['--warning-exit-0', source, ...options, out], { stdio: 'ignore' });
    return readFileSync(out);
  };
  const examples = [
    ['--object-streams=generate', '--linearize'],
    ['--object-streams=generate', '--compress-streams=n'],
    ['--qdf', '--object-streams=disable'],
  ];
  const ways = everyCase(
    [
      ...examples,
      ['--object-streams=generate'],
      ['--object-streams=disable', '--linearize'],
      ['--qdf', '--object-streams=generate'],
      ['--object-streams=generate', '--min-version=2.0', '--newline-before-endstream'],
    ],
    examples,
  );

  test.each(ways)('an honest document passes: %s %s %s', async (...way) => {
    const honest = await withPdfLib({ useObjectStreams: false });
    expect(seen(rewrite(honest, ...way.filter(Boolean)))).toEqual(sound(6));
  });

  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  test.each(ways)('what acts is found in it: %s %s %s', (...way) => {
    const kept = way.filter(Boolean);
    const scripted = buildPdf([...pageObjects('/OpenAction 5 0 R'), script]);
    expect(seen(rewrite(scripted, ...kept))).toEqual({ activeContent: ['script'], pages: 1 });
    const asking = buildPdf([
      ...pageObjects('/OpenAction 5 0 R'),
      '<< /S /URI /URI (https://example.com/) >>',
      '<< /S /URI /URI (https://example.com/other) >>',
    ]);
    expect(seen(rewrite(asking, ...kept))).toEqual({ activeContent: ['opens-address'], pages: 1 });
    const launching = buildPdf([...pageObjects('/OpenAction 5 0 R'), '<< /S /Launch /F (cmd.exe) >>']);
    expect(seen(rewrite(launching, ...kept))).toBe('launch-action');
  });

  test('attachments', async () => {
    const file = join(folder, 'note.txt');
    writeFileSync(file, 'hello');
    const honest = await withPdfLib({ useObjectStreams: true });
    expect(seen(rewrite(honest, '--object-streams=generate', '--add-attachment', file, '--'))).toEqual({
      activeContent: ['attachment'],
      pages: 6,
    });
  });
});
