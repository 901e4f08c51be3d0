/**
 * Two copies of React or zod would double the weight and break what compares by identity: the lock file has one.
 * pdf.js runs in browsers only: the canvas that it would bring for Node, 30 MB of machine code, is left out by hand.
 */
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, unknown> };
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
