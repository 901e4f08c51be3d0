/**
 * Writes the product's components from the lock file: `sbom.cdx.json` (CycloneDX) and
 * `licenses.txt`, into the folder in the first argument. Exits with 1 for a license that has not
 * been reviewed. Not by `npm sbom`, which needs a version of every workspace and omits packages
 * whose lock entry names no host.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Licenses that permit a closed product with their notices. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'MPL-2.0',
  // libvips, which sharp uses only for building. Not part of the delivery.
  'LGPL-3.0-or-later',
];

interface Entry {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

const output = resolve(process.argv[2] ?? '.');
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };

const components = Object.entries(lock.packages)
  .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
  .map(([path, { version, integrity = '', license = 'none' }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const [algorithm, hash] = integrity.split('-', 2);
    return {
      type: 'library',
      'bom-ref': path,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [/ (OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } }],
      ...(algorithm === 'sha512' &&
        hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    };
  })
  .sort((a, b) => a.purl.localeCompare(b.purl));

const licenseOf = ({ licenses: [only] }: (typeof components)[number]) =>
  only?.expression ?? only?.license?.id ?? 'none';
/** One of several alternative licenses is enough. */
const isAllowed = (license: string) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.includes(each)));

const sbom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
mkdirSync(output, { recursive: true });
writeFileSync(join(output, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
const lines = components.map(
  (component) => `${component.name} ${component.version}: ${licenseOf(component)}`,
);
writeFileSync(join(output, 'licenses.txt'), `${[...new Set(lines)].join('\n')}\n`);

for (const component of components) {
  if (isAllowed(licenseOf(component))) continue;
  console.error(`${component.name} has the licence ${licenseOf(component)}, which nobody has looked at.`);
  process.exitCode = 1;
}
console.log(`${components.length} packages: sbom.cdx.json and licenses.txt are in ${output}`);
