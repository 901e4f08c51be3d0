import { buildPdf, pageObjects } from '@rivermark/testkit/pdf';
import { buildJpeg, buildPng } from '@rivermark/testkit/pictures';
import { describe, expect, test } from 'vitest';
import { inspectDocument } from './inspect.ts';

const anyType = ['image/jpeg', 'image/png', 'application/pdf'] as const;
const pdf = ['application/pdf'] as const;

function refusalOf(accepts: typeof anyType | typeof pdf, bytes: Buffer) {
  const inspection = inspectDocument(accepts);
  return { refusal: inspection.push(bytes) ?? inspection.end(), type: inspection.type };
}
const latin1 = (text: string) => Buffer.from(text.padEnd(2000, ' '), 'latin1');

describe('the type is told by content', () => {
  test.each([
    ['image/jpeg', buildJpeg()],
    ['image/png', buildPng()],
    ['application/pdf', buildPdf(pageObjects())],
  ])('%s', (type, bytes) => {
    expect(refusalOf(anyType, bytes)).toEqual({ refusal: undefined, type });
  });

  test.each([
    ['a HEIC photo', latin1('\0\0\0\x18ftypheic')],
    ['a HEIC photo', latin1('\0\0\0\x18ftypmif1')],
    ['an AVIF picture', latin1('\0\0\0\x18ftypavif')],
    ['a video', latin1('\0\0\0\x18ftypmp42')],
    ['a WebP picture', latin1('RIFF\x10\0\0\0WEBPVP8 ')],
    ['a GIF picture', latin1('GIF89a')],
    ['a TIFF picture', latin1('II*\0')],
    ['an SVG drawing', latin1('<?xml version="1.0"?><!-- x --><svg xmlns="">')],
    ['a web page', latin1('\n<!DOCTYPE html><html>')],
    ['a web page', latin1('\xef\xbb\xbf<script>alert(1)</script>')],
    ['a Word or Office document', latin1(`PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`)],
    ['a ZIP archive', latin1('PK\x03\x04')],
    ['an old Word or Office document', latin1('\xd0\xcf\x11\xe0')],
    ['a program', latin1('MZ\x90')],
    ['a PDF with something else before it', latin1('\r\n%PDF-1.7')],
  ])('%s is named in the refusal', (name, bytes) => {
    const { refusal, type } = refusalOf(pdf, bytes);
    expect(refusal).toEqual({
      code: 'document-type-mismatch',
      message: `This looks like ${name}. Please save it as PDF.`,
    });
    expect(type).toBeUndefined();
  });

  test('a photo becomes a JPEG where the field takes one', () => {
    expect(refusalOf(anyType, latin1('\0\0\0\x18ftypheic')).refusal?.message).toBe(
      'This looks like a HEIC photo. Please save it as JPEG.',
    );
  });

  test('a sound file of a type that the field does not take', () => {
    expect(refusalOf(pdf, buildJpeg())).toEqual({
      refusal: {
        code: 'document-type-mismatch',
        message: 'This looks like a JPEG picture. Please save it as PDF.',
      },
      type: 'image/jpeg',
    });
  });

  test('an empty file and one that is nothing we know', () => {
    expect(refusalOf(anyType, Buffer.alloc(0)).refusal).toEqual({
      code: 'document-type-mismatch',
      message: 'This file is empty. Please choose a JPEG, PNG or PDF file.',
    });
    expect(refusalOf(anyType, latin1('Dear agent,')).refusal?.message).toBe(
      'This file is none of the accepted types, whatever its name says. Please save it as JPEG, PNG or PDF.',
    );
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
    expect(refusal?.code).toBe('document-type-mismatch');
    expect(inspection.push(buildPdf(pageObjects()))).toBe(refusal);
    expect(inspection.end()).toBe(refusal);
  });
});
