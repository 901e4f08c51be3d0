import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from './release/bundle-server.ts';

/**
 * Settings that make tests start the server's programs bundled, as in a release. Finding and
 * reading a thousand modules is half of a start, and tests start hundreds of processes.
 */
export async function bundledPrograms(): Promise<Readonly<Record<string, string>>> {
  const folder = join(process.cwd(), '.cache/programs');
  rmSync(folder, { recursive: true, force: true });
  await bundleServer(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}\n');
  return { TEST_PROGRAMS: folder };
}
