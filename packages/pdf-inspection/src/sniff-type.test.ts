import { buildPdf, pageObjects } from '@rivermark/testkit/pdf';
import { buildJpeg, buildPng } from '@rivermark/testkit/pictures';
import { describe, expect, test } from 'vitest';
import type { DocumentType } from './document-type.ts';
import { inspectDocument } from './inspect.ts';
import { anyType, verdictOf } from './verdict-of.ts';

const pdf = ['application/pdf'] as const;
const refusalOf = (accepts: readonly DocumentType[], bytes: Buffer) =>
  verdictOf(bytes, () => bytes.length, accepts);
const latin1 = (text: string) => Buffer.from(text.padEnd(2000, ' '), 'latin1');

describe('the type is told by content', () => {
  test.each([
    ['image/jpeg', buildJpeg()],
    ['image/png', buildPng()],
    ['application/pdf', buildPdf(pageObjects())],
  ])('%s', (type, bytes) => {
    expect(refusalOf(anyType, bytes)).toMatchObject({ activeContent: [], type });
  });

  test.each([
    ['heic', latin1('\0\0\0\x18ftypheic')],
    ['heic', latin1('\0\0\0\x18ftypmif1')],
    ['avif', latin1('\0\0\0\x18ftypavif')],
    ['video', latin1('\0\0\0\x18ftypmp42')],
    ['webp', latin1('RIFF\x10\0\0\0WEBPVP8 ')],
    ['gif', latin1('GIF89a')],
    ['tiff', latin1('II*\0')],
    ['svg', latin1('<?xml version="1.0"?><!-- x --><svg xmlns="">')],
    ['web-page', latin1('\n<!DOCTYPE html><html>')],
    ['web-page', latin1('\xef\xbb\xbf<script>alert(1)</script>')],
    ['office', latin1(`PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`)],
    ['zip', latin1('PK\x03\x04')],
    ['old-office', latin1('\xd0\xcf\x11\xe0')],
    ['program', latin1('MZ\x90')],
  ])('%s is named in the refusal', (name, bytes) => {
    expect(refusalOf(pdf, bytes)).toEqual({ code: 'other-type', found: name, type: undefined, looks: 1 });
  });

  test('a sound file of a type that is not wanted', () => {
    expect(refusalOf(pdf, buildJpeg())).toMatchObject({
      code: 'other-type',
      found: 'jpeg',
      type: 'image/jpeg',
    });
  });

  test('an empty file and one that is nothing we know', () => {
    expect(refusalOf(anyType, Buffer.alloc(0)).code).toBe('empty');
    expect(refusalOf(anyType, latin1('Dear agent,'))).toMatchObject({ code: 'other-type' });
    expect(refusalOf(anyType, latin1('Dear agent,')).found).toBeUndefined();
  });

  test('it is known after 1024 bytes', () => {
    const inspection = inspectDocument(anyType);
    const bytes = buildPdf(pageObjects('', `(${'x'.repeat(2000)}) Tj`));
    inspection.push(bytes.subarray(0, 1023));
    expect(inspection.type).toBeUndefined();
    inspection.push(bytes.subarray(1023, 1024));
    expect(inspection.type).toBe('application/pdf');
  });

  test('a refusal stays', () => {
    const inspection = inspectDocument(anyType);
    const refusal = inspection.push(latin1('MZ'));
    expect(refusal).toEqual({ code: 'other-type', found: 'program' });
    expect(inspection.push(buildPdf(pageObjects()))).toBe(refusal);
    expect(inspection.end()).toBe(refusal);
  });

  test.each([
    ['a byte order mark', '\xef\xbb\xbf'],
    ['a line end', '\r\n'],
    ['a portal’s lines', 'Content-Type: application/pdf\r\n\r\n'],
    ['a printer’s command', '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\n'],
    ['as much as readers pass over', `${' '.repeat(1000)}(`],
  ])('%s may stand before a PDF', (_name, before) => {
    const bytes = buildPdf(pageObjects(), { header: `${before}%PDF-1.7\n` });
    expect(refusalOf(pdf, bytes)).toMatchObject({ activeContent: [], pages: 1, type: 'application/pdf' });
  });

  test.each([
    ['another file', 'PK\x03\x04', 'other-type'],
    ['a web page', '<html>', 'other-type'],
    ['a web page after something else', 'x <script>', 'foreign-in-pdf'],
    ['an object', '9 0 obj << /S /Launch >> endobj ', 'hidden-part'],
    ['more than readers pass over', ' '.repeat(1025), 'other-type'],
  ])('%s may not', (_name, before, code) => {
    expect(refusalOf(pdf, buildPdf(pageObjects(), { header: `${before}%PDF-1.7\n` })).code).toBe(code);
  });
});
