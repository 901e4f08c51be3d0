import { compressions } from '@rivermark/contracts/served-files';
import type { Encoding } from './stored-file.ts';

/** The best encoding that an Accept-Encoding header allows; `q=0` is a refusal. */
export function chooseEncoding(header: string | undefined): Encoding {
  const allowed = new Set(
    (header ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return compressions.find((form) => allowed.has(form)) ?? 'identity';
}
