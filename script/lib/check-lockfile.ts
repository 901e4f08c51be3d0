/**
 * Checks the lock file. It may have only one React and one zod: two copies would double the size
 * and break comparisons by identity. Every optional binary needs its entry, for other systems too:
 * npm omits those that a registry mirror lacks, and `npm ci` then rejects the whole file.
 *
 * Install scripts never run (.npmrc); packages that have one must be listed here. pdf.js runs only
 * in browsers, so its canvas for Node, 30 MB of machine code, is omitted.
 */
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<
    string,
    {
      readonly optionalDependencies?: Readonly<Record<string, string>>;
      readonly hasInstallScript?: boolean;
      readonly integrity?: string;
      readonly link?: boolean;
      readonly optional?: boolean;
      readonly os?: readonly string[];
      readonly cpu?: readonly string[];
      readonly libc?: readonly string[];
    }
  >;
};
for (const name of ['react', 'react-dom', 'zod']) {
  const copies = Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`));
  if (copies.length !== 1) {
    console.error(`${name} is installed ${copies.length} times: ${copies.join(', ')}`);
    process.exitCode = 1;
  }
}
const canvas = Object.keys(lock.packages).filter((path) => path.startsWith('node_modules/@napi-rs/canvas'));
if (canvas.length > 0) {
  console.error(
    `package-lock.json has ${canvas.join(', ')}: remove them, and the optionalDependencies of node_modules/pdfjs-dist`,
  );
  process.exitCode = 1;
}
if (!/^ignore-scripts=true$/m.test(readFileSync('.npmrc', 'utf8'))) {
  console.error(
    '.npmrc lets packages run what they like when they are installed: it must say ignore-scripts=true',
  );
  process.exitCode = 1;
}
for (const [path, { hasInstallScript }] of Object.entries(lock.packages)) {
  if (!hasInstallScript) continue;
  console.error(
    `${path} wants to run something when it is installed: take another, or make its step one of script/bootstrap`,
  );
  process.exitCode = 1;
}
/**
 * Debian on these processors installs only packages with a hash; docs/security.md (15.1.2) says so.
 */
const cpus = ['x64', 'arm64'];
const isForDebian = ({ os, cpu, libc }: (typeof lock.packages)[string]) =>
  (os?.includes('linux') ?? true) &&
  (cpu?.some((each) => cpus.includes(each)) ?? true) &&
  (libc?.includes('glibc') ?? true);
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.includes('node_modules/') || entry.link || entry.integrity) continue;
  if (entry.optional && !isForDebian(entry)) continue;
  console.error(`package-lock.json has no hash for ${path}: take it from the registry ("integrity")`);
  process.exitCode = 1;
}
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  const missing = Object.keys(optionalDependencies).filter(
    (name) => !(`node_modules/${name}` in lock.packages || `${path}/node_modules/${name}` in lock.packages),
  );
  if (missing.length > 0) {
    console.error(
      `package-lock.json lacks ${missing.join(', ')}, which ${path} names: add each as its neighbors stand there, with version, os, cpu and libc`,
    );
    process.exitCode = 1;
  }
}
