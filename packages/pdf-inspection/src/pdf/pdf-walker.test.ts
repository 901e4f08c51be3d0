import { deflateSync } from 'node:zlib';
import { buildPdf, packObjects, pageObjects, streamOf } from '@rivermark/testkit/pdf';
import { buildJpeg } from '@rivermark/testkit/pictures';
import { describe, expect, test, vi } from 'vitest';
import { inspectDocument } from '../inspect.ts';
import { damage, verdictOf } from '../verdict-of.ts';
import { PdfLexer } from './lexer.ts';

const codeOf = (bytes: Buffer) => verdictOf(bytes).code;
const findingsOf = (bytes: Buffer) => {
  const { code, activeContent } = verdictOf(bytes);
  return code ?? activeContent;
};
/** A page and one more object, number 5. */
const withObject = (object: string | Buffer, catalog = '') => buildPdf([...pageObjects(catalog), object]);

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('what acts by itself is marked, what starts programs refused', () => {
  test.each([
    ['script', 'an action', script],
    ['script', 'an action in another order', '<< /JS <6170702e616c657274> /S /JavaScript >>'],
    ['script', 'a name with escapes', '<< /S /J#61v#61Script /JS (x) >>'],
    ['script', 'a name of escapes alone', '<< /S /#4a#61#76#61#53#63#72#69#70#74 >>'],
    ['script', 'a key with escapes', '<< /#4AS (x) >>'],
    ['script', 'a tree of names', '<< /Names << /JavaScript 9 0 R >> >>'],
    ['script', 'a script in a stream', '<< /S /Rendition /JS 9 0 R >>'],
    ['script', 'a script after a comment', '<< /JS % here\n (x) >>'],
    ['script', 'a byte that is white space to Chromium', '<< /S /JavaScript\x80/K /JS\xff(x) >>'],
    ['script', 'names without blanks', '<</Type/Action/S/JavaScript/JS(x)>>'],
    ['script', 'a page’s additional action', `<< /Type /Page /AA << /O ${script} >> >>`],
    ['script', 'a script of a 3D figure', '<< /Subtype /U3D /OnInstantiate 9 0 R >>'],
    ['xfa-form', 'a form of Adobe’s own kind', '<< /Fields [] /XFA [(template) 9 0 R] >>'],
    ['script', 'a link', '<< /S /URI /URI (javascript:app.alert\\(1\\)) >>'],
    ['script', 'a link with escapes', '<< /S /URI /URI ( Java\\163cr\\\nipt:x) >>'],
    ['script', 'a link in hexadecimal', '<< /S /URI /URI <6A617661 7363726970743A78> >>'],
    [
      'script',
      'a link in another encoding',
      '<< /S /URI /URI <FEFF006A006100760061007300630072006900700074003A> >>',
    ],
    ['submits-form', 'a form that is sent', '<< /S /SubmitForm /F (https://example.com) >>'],
    ['imports-data', 'a form that is filled', '<< /S /ImportData /F (other.fdf) >>'],
    ['opens-file', 'a link into another file', '<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>'],
    ['opens-file', 'a link into an attached file', '<< /S /GoToE /T << /R /C >> >>'],
    [
      'opens-address',
      'an address on opening a page',
      '<< /Type /Page /AA << /O << /S /URI /URI (https://x) >> >> >>',
    ],
    ['launch-action', 'a launch action', '<< /S /Launch /F (cmd.exe) >>'],
    ['launch-action', 'a launch action with escapes', '<< /S /L#61unch /Win << /F (cmd.exe) >> >>'],
    ['attachment', 'an attached file', streamOf('/Type /EmbeddedFile', 'MZ')],
    ['attachment', 'a tree of attached files', '<< /Names << /EmbeddedFiles 9 0 R >> >>'],
    ['attachment', 'a file specification', '<< /Type /Filespec /F (a) /EF << /F 9 0 R >> >>'],
    ['attachment', 'an annotation with a file', '<< /Subtype /FileAttachment >>'],
    ['attachment', 'rich media', '<< /Type /Annot /Subtype /RichMedia >>'],
  ])('%s: %s', (code, _name, object) => {
    const expected = code === 'launch-action' ? code : [code];
    expect(findingsOf(withObject(object))).toEqual(expected);
    if (typeof object === 'string')
      expect(findingsOf(withObject(packObjects(['<< /A 1 >>', object])))).toEqual(expected);
  });

  test('on opening, in the catalog itself', () => {
    expect(findingsOf(buildPdf(pageObjects(`/OpenAction ${script}`)))).toEqual(['script']);
    expect(codeOf(buildPdf(pageObjects('/OpenAction << /S /Launch /F (x) >>')))).toBe('launch-action');
  });

  test('in packed objects, also where their stream says another type or none', () => {
    for (const dictionary of ['', '/Type /XObject', '/Type /Obj#53tm'])
      expect(findingsOf(withObject(packObjects([script], { dictionary })))).toEqual(['script']);
    expect(findingsOf(withObject(packObjects([script], { deflated: false })))).toEqual(['script']);
  });

  test('after a first end marker, as an incremental update adds it', () => {
    const update = `7 0 obj\n${script}\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`;
    expect(findingsOf(buildPdf(pageObjects(), { after: update }))).toEqual(['script']);
  });

  test('all that a document carries, in one order', () => {
    const bytes = buildPdf([
      ...pageObjects(),
      '<< /S /SubmitForm >>',
      streamOf('/Type /EmbeddedFile', 'MZ'),
      packObjects([script]),
    ]);
    expect(findingsOf(bytes)).toEqual(['script', 'attachment', 'submits-form']);
  });

  describe('an address that is asked for on opening', () => {
    const link = '<< /S /URI /URI (https://example.com) >>';
    const going = '<< /S /GoTo /D [3 0 R /Fit] >>';
    test.each([
      ['in the catalog', pageObjects(`/OpenAction ${link}`)],
      ['behind it', [...pageObjects('/OpenAction 5 0 R'), link]],
      ['before it', ['<< /S /URI /URI (x) >>', '<< /Type /Catalog /OpenAction 1 0 R >>']],
      ['packed', [...pageObjects('/OpenAction 101 0 R'), packObjects([going, link])]],
      ['packed in another order', [...pageObjects('/OpenAction 100 0 R'), packObjects([link, going])]],
      ['after another action', pageObjects(`/OpenAction << /S /GoTo /Next ${link} >>`)],
    ])('%s', (_name, objects) => {
      expect(findingsOf(buildPdf(objects))).toEqual(['opens-address']);
    });
    test.each([
      ['a link on a page', [...pageObjects(`/OpenAction ${going}`), `<< /Subtype /Link /A ${link} >>`]],
      ['a link that stands alone', [...pageObjects('/OpenAction 5 0 R'), going, link]],
      ['packed links', [...pageObjects('/OpenAction 100 0 R'), packObjects([going, link, link])]],
      ['a link after the action', pageObjects(`/OpenAction ${going} /A ${link}`)],
    ])('%s is none', (_name, objects) => {
      expect(findingsOf(buildPdf(objects))).toEqual([]);
    });
  });

  test('a password', () => {
    expect(codeOf(buildPdf(pageObjects(), { trailer: '/Encrypt 9 0 R' }))).toBe('unusual-encryption');
    // Packed objects of an encrypted document cannot be unpacked. That must not be the reported
    // reason.
    const packed = streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', '\xa7\x01\x99 sealed');
    expect(codeOf(buildPdf([...pageObjects(), packed], { trailer: '/Encrypt 9 0 R' }))).toBe(
      'unusual-encryption',
    );
    expect(codeOf(buildPdf([...pageObjects(), packed]))).toBe('cannot-unpack');
  });
});

describe('how many pages it has', () => {
  const pagesOf = (bytes: Buffer) => verdictOf(bytes).pages;
  const tree = (count: string) => [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Kids [3 0 R] /Count ${count} /Type /Pages >>`,
    '<< /Type /Pages /Parent 2 0 R /Kids [] /Count 99 >>',
    '<< /Type /Outlines /Count 7 >>',
  ];
  test.each([
    ['as its root says', buildPdf(tree('3')), 3],
    ['packed', buildPdf([...pageObjects(), packObjects(tree('12'))]), 12],
    [
      'as it was changed last',
      buildPdf(tree('3'), { after: `2 0 obj\n<< /Type /Pages /Count 5 >>\nendobj\nstartxref\n9\n%%EOF\n` }),
      5,
    ],
    ['said elsewhere', buildPdf(tree('9 0 R')), undefined],
    ['none', buildPdf(tree('0')), undefined],
    ['more than there can be', buildPdf(tree('999999999')), undefined],
    ['not at all', buildPdf(['<< /Type /Catalog >>']), undefined],
  ])('%s', (_name, bytes, pages) => {
    expect(pagesOf(bytes)).toBe(pages);
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
    expect(findingsOf(buildPdf(objects))).toEqual([]);
  });

  test.each(['1.0', '1.3', '1.7', '2.0'])('PDF %s', (version) => {
    expect(findingsOf(buildPdf(pageObjects(), { header: `%PDF-${version}\r` }))).toEqual([]);
  });

  test.each(['\n'.repeat(3000), '\0'.repeat(4096), 'mail gateway was here'])(
    'a little after the end',
    (after) => {
      expect(findingsOf(buildPdf(pageObjects(), { after }))).toEqual([]);
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
    expect(codeOf(withObject(object))).toMatch(damage);
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
      expect(codeOf(withObject(packObjects([script], { deflated: false, dictionary: key }))), key).toMatch(
        damage,
      );
  });
});

describe('what unpacks without measure is refused', () => {
  const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024, '7 '), { level: 9 });
  const bomb = (packed: Buffer) => streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed);
  const [seven, many] = [zeros(7), zeros(64)];

  test('one stream', () => {
    expect(codeOf(withObject(bomb(many)))).toBe('unpacks-too-far');
  });

  test('it is unpacked in slices: no call reads more than 2 MB, however little was pushed', () => {
    const read = vi.spyOn(PdfLexer.prototype, 'run');
    const worked = () => {
      const bytes = read.mock.calls.reduce((sum, [, from, to]) => sum + to - from, 0);
      read.mockClear();
      return bytes;
    };
    const one = bomb(seven);
    const document = buildPdf([...pageObjects(), one, one, one, one]);
    const inspection = inspectDocument(['application/pdf']);
    const calls: number[] = [];
    for (let at = 0; at < document.length; at += 65_536) {
      inspection.push(document.subarray(at, at + 65_536));
      calls.push(worked());
      while (inspection.isBehind) {
        inspection.goOn();
        calls.push(worked());
      }
    }
    expect(inspection.end()).toBeUndefined();
    calls.push(worked());
    read.mockRestore();
    expect(calls.reduce((sum, bytes) => sum + bytes, 0)).toBeGreaterThan(28 * 1024 * 1024);
    expect(Math.max(...calls)).toBeLessThan(2 * 1024 * 1024);
  });

  test('many streams', () => {
    // The test above shows that four of them pass.
    const one = bomb(seven);
    expect(codeOf(buildPdf([...pageObjects(), one, one, one, one, one]))).toMatch(damage);
  });

  test('ordinary streams are never unpacked', () => {
    expect(codeOf(withObject(streamOf('/Filter /FlateDecode', many)))).toBeUndefined();
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
    expect(codeOf(bytes)).toMatch(damage);
  });
});
