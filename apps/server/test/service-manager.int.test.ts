import { join } from 'node:path';
import { notifySocket } from '@rivermark/testkit/notify-socket';
import { findBroughtProgram } from '@rivermark/testkit/programs';
import { waitUntil as waitFor } from '@rivermark/testkit/wait-until';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './start-app.ts';
import { portOf, startProcess, waitUntil } from './start-process.ts';
import { writeTinySite } from './tiny-site.ts';

test.runIf(findBroughtProgram(['systemd-notify']))(
  'a service manager is told when the server is ready, that it lives, and when it stops',
  async () => {
    const folder = temporaryFolder();
    const site = join(folder, 'site');
    writeTinySite(site);
    const manager = await notifySocket(folder);
    onTestFinished(() => {
      manager.stop();
    });
    const server = startProcess(site, {
      DATA_DIR: join(folder, 'data'),
      NOTIFY_SOCKET: manager.path,
      WATCHDOG_USEC: '100000',
    });
    await portOf(server);
    await waitUntil(server, () => manager.heard().filter((line) => line === 'WATCHDOG=1').length >= 2);
    expect(manager.heard()[0]).toBe('READY=1');
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    await waitFor('the last word', () => manager.heard().includes('STOPPING=1'));
  },
);

test('a faulty setting is said at once, tried again later, and a stop ends the wait', async () => {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  writeTinySite(site);
  const server = startProcess(site, {
    DATA_DIR: join(folder, 'data'),
    PORT: 'x',
    NOTIFY_SOCKET: join(folder, 'manager'),
  });
  await waitUntil(server, () => server.said().includes('The next try is in 15 seconds'));
  expect(server.said()).toContain('PORT must be');
  server.child.kill('SIGTERM');
  // Ended by the signal, before its own exit.
  expect(await server.exit).toBe(null);
});
