import { expect, test } from 'vitest';
import { refusalInWords } from './refusal-in-words.ts';

const pdf = ['application/pdf'] as const;
const any = ['image/jpeg', 'image/png', 'application/pdf'] as const;

test.each([
  [
    { code: 'other-type', found: 'office' },
    pdf,
    'This looks like a Word or Office document. Please save it as PDF.',
  ],
  [{ code: 'other-type', found: 'heic' }, any, 'This looks like a HEIC photo. Please save it as JPEG.'],
  [{ code: 'other-type', found: 'jpeg' }, pdf, 'This looks like a JPEG picture. Please save it as PDF.'],
  [
    { code: 'other-type' },
    any,
    'This file is none of the accepted types, whatever its name says. Please save it as JPEG, PNG or PDF.',
  ],
  [{ code: 'empty' }, any, 'This file is empty. Please choose a JPEG, PNG or PDF file.'],
  [
    { code: 'foreign-behind-picture', found: 'video' },
    any,
    'A video follows the picture in this file. Please send a copy without it: a screenshot of the picture will do.',
  ],
  [
    { code: 'foreign-in-pdf', found: 'zip' },
    pdf,
    'This file holds a ZIP archive besides the document. Please open it, print it to a new PDF (“Save as PDF”) and send that one.',
  ],
  [
    { code: 'needs-password' },
    pdf,
    'This PDF opens only with a password. Please save it without a password and send that copy.',
  ],
  [
    { code: 'cut-off' },
    pdf,
    'This file cannot be read: the document is cut off. Please save it again and send the new copy.',
  ],
] as const)('%o says what is wrong and what to do', (refusal, accepts, message) => {
  expect(refusalInWords(refusal, accepts).message).toBe(message);
});
