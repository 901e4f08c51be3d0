import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('every package that runs is in the list of parts with a hash and a licence that was looked at', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-sbom-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = spawnSync(process.execPath, ['script/lib/sbom.ts', folder], { cwd: root, encoding: 'utf8' });
  expect([made.status, made.stderr]).toEqual([0, '']);
  const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string; version: string; hashes?: unknown[] }[];
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  const wanted = ['server', 'web'].flatMap((app) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, `apps/${app}/package.json`), 'utf8'));
    return Object.entries(dependencies as Record<string, string>).filter(
      ([name]) => !name.startsWith('@rivermark/'),
    );
  });
  expect(wanted.length).toBeGreaterThan(30);
  const licenses = readFileSync(join(folder, 'licenses.txt'), 'utf8');
  for (const [name, version] of wanted) {
    const part = sbom.components.find((each) => each.name === name && each.version === version);
    expect(part?.hashes, name).toBeDefined();
    expect(licenses).toContain(`${name} ${version}: `);
  }
});
