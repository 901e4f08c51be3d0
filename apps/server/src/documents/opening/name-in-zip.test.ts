import { expect, test } from 'vitest';
import type { DocumentRow } from '../../db/schema.ts';
import { nameInZip } from './name-in-zip.ts';

const nameOf = (original_name: string) =>
  nameInZip({ original_name, type: 'application/pdf', field: 'bankStatement1' } as DocumentRow, 0);

test.each([
  ['../../etc/passwd', '1 Bank Statement Month 1 - .-.-etc-passwd.pdf'],
  ['C:\\con.pdf', '1 Bank Statement Month 1 - C-con.pdf'],
  ['a\u202efdp.exe', '1 Bank Statement Month 1 - a-fdp.exe.pdf'],
  ['Re\u0301sume\u0301.pdf', '1 Bank Statement Month 1 - R\u00e9sum\u00e9.pdf'],
  ['वेतन पर्ची.pdf', '1 Bank Statement Month 1 - वेतन पर्ची.pdf'],
  ['Kontoauszug für Jänner.PDF', '1 Bank Statement Month 1 - Kontoauszug für Jänner.PDF'],
])('%j leads nowhere and pretends nothing: %s', (original, name) => {
  expect(nameOf(original)).toBe(name);
});

test.each(['a', 'é', '界', '𝐀'])(
  'a name of 255 times %s is as short as every file system takes, and keeps its ending',
  (letter) => {
    for (const original of [letter.repeat(255), `${letter.repeat(251)}.pdf`]) {
      const name = nameOf(original);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      expect(name).toMatch(/^1 Bank Statement Month 1 - .{20,}\.pdf$/u);
      expect(name.isWellFormed()).toBe(true);
    }
  },
);
