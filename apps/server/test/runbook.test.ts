import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRunbook } from './bad-night/runbook.ts';

const root = join(import.meta.dirname, '../../..');
/** Subcommands that the operator's command implements itself. */
const OF_COMMAND = ['stop', 'start', 'restart', 'shell'];

test('every command of the runbook is one that an installed service has', () => {
  const programs = readdirSync(join(root, 'apps/server/src/commands')).map((name) => name.replace('.ts', ''));
  const lines = [...readRunbook().values()].flat().flatMap((block) => block.trim().split('\n'));
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    const names = [...line.matchAll(/\brivermark ([a-z-]+)/g)].map(([, name]) => name);
    if (names.length === 0)
      expect(line).toMatch(/^(date -u|echo '[A-Z_]+=\w+' >> \/etc\/rivermark\/rivermark\.env)$/);
    for (const name of names) expect([...programs, ...OF_COMMAND]).toContain(name);
  }
});

test('no document stops the service without its socket, or reads the settings into a shell', () => {
  for (const name of ['docs/runbook.md', 'docs/running.md', 'docs/deploy.md', 'README.md']) {
    const blocks = [...readFileSync(join(root, name), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].join('\n');
    expect(blocks, name).not.toMatch(/systemctl (stop|start|restart)|\. "?\$RIVERMARK_ENV/);
  }
});
