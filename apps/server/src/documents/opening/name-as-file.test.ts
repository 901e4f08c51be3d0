import { describe, expect, test } from 'vitest';
import { nameAsFile } from './name-as-file.ts';

describe('the name that a document is saved under', () => {
  test.each([
    ['My scan.pdf', 'application/pdf', 'My scan.pdf'],
    ['SCAN.PDF', 'application/pdf', 'SCAN.PDF'],
    ['me.jpeg', 'image/jpeg', 'me.jpeg'],
    ['me.JPG', 'image/jpeg', 'me.JPG'],
    ['id.png', 'image/png', 'id.png'],
  ] as const)('%s stays, being %s', (original_name, type, expected) => {
    expect(nameAsFile({ original_name, type })).toBe(expected);
  });

  // Systems choose a program by the extension, and some run what they are given.
  test.each([
    ['Bank statement.hta', 'application/pdf', 'Bank statement.hta.pdf'],
    ['Bank statement.pdf.html', 'application/pdf', 'Bank statement.pdf.html.pdf'],
    ['id.pdf', 'image/png', 'id.pdf.png'],
    ['statement', 'application/pdf', 'statement.pdf'],
    ['pdf', 'application/pdf', 'pdf.pdf'],
    ['statement.cmd .', 'application/pdf', 'statement.cmd.pdf'],
    ['', 'application/pdf', 'document.pdf'],
    ['.pdf', 'application/pdf', 'document.pdf'],
  ] as const)('%s, which is %s by its bytes, ends so', (original_name, type, expected) => {
    expect(nameAsFile({ original_name, type })).toBe(expected);
  });
});
