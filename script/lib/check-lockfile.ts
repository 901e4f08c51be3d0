/** Two copies of React or zod would double the weight and break what compares by identity: the lock file has one. */
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, unknown> };
for (const name of ['react', 'react-dom', 'zod']) {
  const copies = Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`));
  if (copies.length !== 1) {
    console.error(`${name} is installed ${copies.length} times: ${copies.join(', ')}`);
    process.exitCode = 1;
  }
}
