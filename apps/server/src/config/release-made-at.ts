import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFolder } from './release.ts';

/** The build day of the running release in milliseconds since 1970; undefined in sources. */
export function releaseMadeAt(): number | undefined {
  const release = releaseFolder();
  if (!release) return undefined;
  try {
    const { version } = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8')) as {
      version: string;
    };
    const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)-/.exec(version) ?? [];
    return year ? Date.parse(`${year}-${month}-${day}`) : undefined;
  } catch {
    // What cannot be read says nothing of its age.
    return undefined;
  }
}
