import { deflateSync } from 'node:zlib';
import { buildPdf, packObjects, pageObjects, streamOf } from '@rivermark/testkit/pdf';
import { buildJpeg } from '@rivermark/testkit/pictures';
import { describe, expect, test } from 'vitest';
import { inspectDocument } from '../inspect.ts';

function refusalOf(bytes: Buffer) {
  const inspection = inspectDocument(['application/pdf']);
  return inspection.push(bytes) ?? inspection.end();
}
const codeOf = (bytes: Buffer) => refusalOf(bytes)?.code;
/** A page and one more object, number 5. */
const withObject = (object: string | Buffer, catalog = '') => buildPdf([...pageObjects(catalog), object]);

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('what acts by itself is refused', () => {
  test.each([
    ['document-has-script', 'an action', script],
    ['document-has-script', 'an action in another order', '<< /JS <6170702e616c657274> /S /JavaScript >>'],
    ['document-has-script', 'a name with escapes', '<< /S /J#61v#61Script /JS (x) >>'],
    ['document-has-script', 'a name of escapes alone', '<< /S /#4a#61#76#61#53#63#72#69#70#74 >>'],
    ['document-has-script', 'a key with escapes', '<< /#4AS (x) >>'],
    ['document-has-script', 'a tree of names', '<< /Names << /JavaScript 9 0 R >> >>'],
    ['document-has-script', 'a script in a stream', '<< /S /Rendition /JS 9 0 R >>'],
    ['document-has-script', 'a script after a comment', '<< /JS % here\n (x) >>'],
    [
      'document-has-script',
      'a byte that is white space to Chromium',
      '<< /S /JavaScript\x80/K /JS\xff(x) >>',
    ],
    ['document-has-script', 'names without blanks', '<</Type/Action/S/JavaScript/JS(x)>>'],
    ['document-has-script', 'a page’s additional action', `<< /Type /Page /AA << /O ${script} >> >>`],
    ['document-has-script', 'a script of a 3D figure', '<< /Subtype /U3D /OnInstantiate 9 0 R >>'],
    ['document-has-script', 'a form that runs scripts', '<< /Fields [] /XFA [(template) 9 0 R] >>'],
    ['document-has-launch-action', 'a launch action', '<< /S /Launch /F (cmd.exe) >>'],
    [
      'document-has-launch-action',
      'a launch action with escapes',
      '<< /S /L#61unch /Win << /F (cmd.exe) >> >>',
    ],
    ['document-has-attachment', 'an attached file', streamOf('/Type /EmbeddedFile', 'MZ')],
    ['document-has-attachment', 'a tree of attached files', '<< /Names << /EmbeddedFiles 9 0 R >> >>'],
    ['document-has-attachment', 'a file specification', '<< /Type /Filespec /F (a) /EF << /F 9 0 R >> >>'],
    ['document-has-attachment', 'an annotation with a file', '<< /Subtype /FileAttachment >>'],
    ['document-has-attachment', 'rich media', '<< /Type /Annot /Subtype /RichMedia >>'],
  ])('%s: %s', (code, _name, object) => {
    expect(codeOf(withObject(object))).toBe(code);
    if (typeof object === 'string')
      expect(codeOf(withObject(packObjects(['<< /A 1 >>', object])))).toBe(code);
  });

  test('on opening, in the catalog itself', () => {
    expect(codeOf(buildPdf(pageObjects(`/OpenAction ${script}`)))).toBe('document-has-script');
    expect(codeOf(buildPdf(pageObjects('/OpenAction << /S /Launch /F (x) >>')))).toBe(
      'document-has-launch-action',
    );
  });

  test('in packed objects, also where their stream says another type or none', () => {
    for (const dictionary of ['', '/Type /XObject', '/Type /Obj#53tm'])
      expect(codeOf(withObject(packObjects([script], { dictionary })))).toBe('document-has-script');
    expect(codeOf(withObject(packObjects([script], { deflated: false })))).toBe('document-has-script');
  });

  test('after a first end marker, as an incremental update adds it', () => {
    const update = `7 0 obj\n${script}\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`;
    expect(codeOf(buildPdf(pageObjects(), { after: update }))).toBe('document-has-script');
  });

  test('a password', () => {
    const encrypted = expect.objectContaining({ code: 'document-encrypted' });
    expect(refusalOf(buildPdf(pageObjects(), { trailer: '/Encrypt 9 0 R' }))).toEqual(encrypted);
    // Packed objects of an encrypted document cannot be unpacked, which must not be the reason that one is told.
    const packed = streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', '\xa7\x01\x99 sealed');
    expect(refusalOf(buildPdf([...pageObjects(), packed], { trailer: '/Encrypt 9 0 R' }))).toEqual(encrypted);
    expect(codeOf(buildPdf([...pageObjects(), packed]))).toBe('document-damaged');
  });
});

describe('what only looks so passes', () => {
  test.each([
    [
      'words in a page’s text',
      pageObjects('', '(/JavaScript /JS \\(x\\) /Launch 1 0 obj) Tj /EmbeddedFiles'),
    ],
    [
      'words in packed text',
      [...pageObjects(), streamOf('/Filter /FlateDecode', deflateSync('/JavaScript'))],
    ],
    [
      'words in strings',
      [...pageObjects(), '<< /Title (all about /JavaScript \\) and (/JS) \\\\) /A <2f4a53> >>'],
    ],
    ['words in comments', [...pageObjects(), '<< /A 1 % /S /JavaScript\n /B 2 >>']],
    [
      'longer and shorter names',
      [...pageObjects(), '<< /JavaScripts 1 /JavaScrip 2 /JSX 3 /EFG 4 /Launcher 5 >>'],
    ],
    [
      'a key without a value',
      [...pageObjects(), '<< /JS null /Encrypt null /EF null /A [/JS] /B << /C /XFA >> >>'],
    ],
    ['going to a page on opening', pageObjects('/OpenAction [3 0 R /FitH 792] /AA << >>')],
    ['an action that goes to a page', pageObjects('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
    [
      'a note’s HTML at the very start',
      ['<< /Type /Annot /RC (<?xml version="1.0"?><body><p>1</p></body>) >>'],
    ],
    ['a link', [...pageObjects(), '<< /Subtype /Link /A << /S /URI /URI (https://example.com) >> >>']],
    [
      'words in a picture’s data',
      [...pageObjects(), streamOf('/Subtype /Image', '\xff/JavaScript obj 0 obj trailer')],
    ],
    ['packed objects', [...pageObjects(), packObjects(['<< /A (x) >>', '[1 2]', '(text)', '7'])]],
    ['plain packed objects', [...pageObjects(), packObjects(['<< /A 1 >>'], { deflated: false })]],
  ])('%s', (_name, objects) => {
    expect(refusalOf(buildPdf(objects))).toBeUndefined();
  });

  test.each(['1.0', '1.3', '1.7', '2.0'])('PDF %s', (version) => {
    expect(refusalOf(buildPdf(pageObjects(), { header: `%PDF-${version}\r` }))).toBeUndefined();
  });

  test.each(['\n'.repeat(3000), '\0'.repeat(4096), 'mail gateway was here'])(
    'a little after the end',
    (after) => {
      expect(refusalOf(buildPdf(pageObjects(), { after }))).toBeUndefined();
    },
  );
});

describe('what hides objects from us is refused', () => {
  const plain = (object: string) => packObjects([object], { deflated: false });
  const hidden = `9 0 obj ${script} endobj`;
  test.each([
    ['in a string', `<< /Title (${hidden.replaceAll('(', '\\(').replaceAll(')', '\\)')}) >>`],
    ['in a comment', `<< /A 1 %${hidden}\n >>`],
    ['in a stream', streamOf('', `BT (x) Tj ET ${hidden}`)],
    ['in a stream, glued', streamOf('', 'x 9 0obj<</S/JavaScript>>')],
    ['in a stream, with a byte that is white space to Chromium', streamOf('', 'x 9\x800\xffobj\x80<< >>')],
    ['in a stream, over lines', streamOf('', 'x 9\r0\nobj\n\n<< >>')],
    ['in a stream, with comments between', streamOf('', 'x 9 % a\n%b\n0 %c % d\n obj % e\n << >>')],
    ['in a stream, as an array', streamOf('', 'x 9 0 obj [ << >> ]')],
    ['in a stream, with a number that only some readers take', streamOf('', 'x +9. 0 obj << >>')],
    ['in a stream, far apart', streamOf('', `x 9 0${' '.repeat(5000)}obj << >>`)],
    ['in a stream, a long comment apart', streamOf('', `x 9 0 %${'y'.repeat(5000)}\nobj << >>`)],
    ['a trailer in a stream', streamOf('', `trailer % x\n << /Root << /OpenAction ${script} >> >>`)],
    ['in packed objects', packObjects([`(${'x'.repeat(20)}<< /S >>)`, '1'], { positions: [0, 21] })],
    ['in a comment of packed objects', packObjects(['<< /A 1 >> % << /S >>', '1'], { positions: [0, 13] })],
    ['in the table of packed objects', streamOf('/Type /ObjStm /N 1 /First 20', '100 2 (<< /S >>)     1 ')],
    ['behind the end that packed objects seem to have', plain('(endstream%) << /S /JavaScript /JS (x) >>')],
    ['the same, with an end in a comment', plain('%endstream(\n << /S /JavaScript /JS (x) >>')],
    [
      'the same, by a position',
      streamOf('/Type /ObjStm /N 1 /First 7', '100 20 1 endstream (<< /S /Launch >>)'),
    ],
    [
      'a key that a false object cuts off',
      `<< /First 4 /N 1 /A obj /Filter /FlateDecode >>\nstream\nx\nendstream`,
    ],
    [
      'the same behind a bracket that does not fit',
      '<< /First 4 /A ] endobj 9 0 obj >>\nstream\nx\nendstream',
    ],
    ['brackets without end', '['.repeat(600)],
    ['a stream in an array', '[ << /Length 9 >> stream\n(\nendstream ]'],
    ['a stream in a dictionary', '<< /A << /Length 9 >> stream\n(\nendstream >>'],
  ])('%s', (_name, object) => {
    expect(codeOf(withObject(object))).toBe('document-damaged');
  });

  test('packed in a way that no real writer uses', () => {
    for (const key of [
      ...[
        '/Filter [/ASCII85Decode]',
        '/Filter /LZWDecode',
        '/Filter 9 0 R',
        '/F (other)',
        '/DecodeParms 9 0 R',
      ],
      ...['/DecodeParms << /Predictor 12 >>', '/First 9 0 R'],
    ])
      expect(codeOf(withObject(packObjects([script], { deflated: false, dictionary: key }))), key).toBe(
        'document-damaged',
      );
  });
});

describe('what unpacks without measure is refused', () => {
  const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024, '7 '), { level: 9 });
  const bomb = (megabytes: number) =>
    streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', zeros(megabytes));

  test('one stream', () => {
    const before = process.cpuUsage();
    expect(refusalOf(withObject(bomb(64)))?.message).toContain('it unpacks to far more than it should');
    // Of the processor's time, so that a busy machine does not count.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
  });

  test('many streams', () => {
    const one = bomb(7);
    expect(codeOf(buildPdf([...pageObjects(), one, one, one, one]))).toBeUndefined();
    expect(codeOf(buildPdf([...pageObjects(), one, one, one, one, one]))).toBe('document-damaged');
  });

  test('ordinary streams are never unpacked', () => {
    expect(codeOf(withObject(streamOf('/Filter /FlateDecode', zeros(64))))).toBeUndefined();
  });
});

describe('what is broken, or something else besides', () => {
  const pdf = buildPdf(pageObjects());
  test.each([
    ['no known version', buildPdf(pageObjects(), { header: '%PDF-9.9\n' })],
    ['no objects', buildPdf([])],
    ['cut off at the end', pdf.subarray(0, -60)],
    ['cut off in a stream', pdf.subarray(0, pdf.indexOf('endstream'))],
    [
      'a web page after the header',
      buildPdf(pageObjects(), { header: '%PDF-1.7\n<html><script>x</script>\n' }),
    ],
    [
      'a web page in the header’s line',
      buildPdf(pageObjects(), { header: '%PDF-1.7 <script >x</script>\n' }),
    ],
    [
      'a web page between objects',
      buildPdf(pageObjects(), { header: `%PDF-1.7\n${' '.repeat(2000)}<body>` }),
    ],
    ['a web page behind it', buildPdf(pageObjects(), { after: '<script>alert(1)</script>' })],
    ['a ZIP archive behind it', buildPdf(pageObjects(), { after: `PK\x03\x04${' '.repeat(50)}` })],
    ['an archive’s end in a page', buildPdf(pageObjects('', `PK\x05\x06${'\0'.repeat(18)}`))],
    ['a JPEG behind it', buildPdf(pageObjects(), { after: buildJpeg() })],
    ['a program behind it', buildPdf(pageObjects(), { after: 'MZ\x90\0' })],
    ['much behind it', buildPdf(pageObjects(), { after: 'x '.repeat(600) })],
  ])('%s', (_name, bytes) => {
    expect(codeOf(bytes)).toBe('document-damaged');
  });
});
