import { join } from 'node:path';
import { sampleFields } from '@rivermark/content/site';
import { COMPRESSED_FOLDER } from '@rivermark/contracts/served-files';
import { origin } from '../config/parsers.ts';
import { sampleFaults } from '../config/samples.ts';
import { exportSite } from '../exporting/export-site.ts';
import { loadSite } from '../site/load-site.ts';
import { precompressed } from '../site/precompressed.ts';
import { contentOf } from '../start/built-content.ts';

const usage = `Usage: script/export-site FOLDER
Writes the site as files for a static host into FOLDER, which is empty or new. SITE_ORIGIN is the address where they will
be, API_ORIGIN that of the server that takes forms and documents; there SITE_ORIGIN is set, too.`;

function address(name: string): string {
  try {
    return origin(process.env[name] ?? '');
  } catch {
    throw new Error(`${name} must be an address such as https://www.example.com, without a path.\n${usage}`);
  }
}

/** `built`: the site that was built for API_ORIGIN. */
async function run([built, folder, ...rest]: string[]): Promise<void> {
  if (!built || !folder || rest.length > 0) throw new Error(usage);
  const [siteOrigin, apiOrigin] = [address('SITE_ORIGIN'), address('API_ORIGIN')];
  const { identity, samples } = contentOf(built);
  const faults = sampleFaults(sampleFields(identity), samples);
  const isAllowed = process.env.ALLOW_SAMPLE_IDENTITY === '1';
  if (faults.length > 0 && !isAllowed) throw new Error(faults.join('\n'));
  const site = await loadSite(built, {
    publicUrl: siteOrigin,
    marksSamples: faults.length > 0,
    forms: precompressed(() => [join(built, COMPRESSED_FOLDER)]),
  });
  if (!site.csp.outside.form.includes(apiOrigin)) throw new Error(`${built} was not built for ${apiOrigin}.`);
  const { files } = await exportSite(site, siteOrigin, folder);
  console.log(
    `${files} files are in ${join(folder)}. Serve them at ${siteOrigin}, and set SITE_ORIGIN=${siteOrigin} at ${apiOrigin}.`,
  );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
