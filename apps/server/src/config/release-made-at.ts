import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The day on which the release that runs was made, in milliseconds since 1970; undefined where this runs from the sources. */
export function releaseMadeAt(): number | undefined {
  // biome-ignore lint/style/noProcessEnv: no setting; the release's starter says where it is
  const release = process.env.RIVERMARK_RELEASE;
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
