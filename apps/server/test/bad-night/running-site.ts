import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { fileOf } from '@rivermark/testkit/server-programs';
import { serverFlags } from '@rivermark/testkit/site';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { writeTinySite } from '../tiny-site.ts';
import { runBlock } from './runbook.ts';

/**
 * What the runbook's `systemctl` does, where no systemd runs: starts the real server with the variables of
 * RIVERMARK_ENV until it says that it is there, and stops it by SIGTERM.
 */
const SERVICE = `#!/usr/bin/env bash
set -euo pipefail
stop() {
  [ -e "$SERVICE_FOLDER/pid" ] || return 0
  kill "$(cat "$SERVICE_FOLDER/pid")" 2>/dev/null || true
  while kill -0 "$(cat "$SERVICE_FOLDER/pid")" 2>/dev/null; do sleep 0.02; done
  rm "$SERVICE_FOLDER/pid"
}
start() {
  set -a; . "$RIVERMARK_ENV"; set +a
  : > "$SERVICE_FOLDER/log"
  setsid $SERVICE_COMMAND >> "$SERVICE_FOLDER/log" 2>&1 < /dev/null &
  echo $! > "$SERVICE_FOLDER/pid"
  until grep -q 'Rivermark is at' "$SERVICE_FOLDER/log"; do
    kill -0 "$(cat "$SERVICE_FOLDER/pid")" || { cat "$SERVICE_FOLDER/log" >&2; exit 1; }
    sleep 0.02
  done
}
[ "$2" = rivermark ]
case "$1" in start) start ;; stop) stop ;; restart) stop; start ;; *) exit 2 ;; esac
`;

/**
 * A site as an operator has it: a service, a file of variables, a mail server, a place for backups with its key. `within` is
 * a command line that runs another one where the site runs, if that is elsewhere.
 */
export async function runningSite(folder: string, within: readonly string[] = []) {
  const mail = await startMailServer();
  const identity = await generateX25519Identity();
  const paths = {
    bin: join(folder, 'bin'),
    service: join(folder, 'service'),
    site: join(folder, 'site'),
    dataDir: join(folder, 'data'),
    backups: join(folder, 'backups'),
    env: join(folder, 'rivermark.env'),
    identity: join(folder, 'identity.txt'),
  };
  for (const path of [paths.bin, paths.service, paths.backups]) mkdirSync(path);
  writeTinySite(paths.site);
  writeFileSync(join(paths.bin, 'systemctl'), SERVICE, { mode: 0o755 });
  writeFileSync(paths.identity, `${identity}\n`);
  const variables = {
    PORT: '0',
    DATA_DIR: paths.dataDir,
    SMTP_URL: mail.url,
    SELF_TEST_AT: 'off',
    REMINDERS: 'off',
    BACKUP_TO: paths.backups,
    BACKUP_RECIPIENT: await identityToRecipient(identity),
    ENQUIRIES_PER_MINUTE: '1000',
  };
  writeFileSync(
    paths.env,
    Object.entries(variables)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  );
  const env: Record<string, string> = {
    ...compileCache,
    PATH: [paths.bin, dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
    HOME: folder,
    ...variables,
    RIVERMARK_ENV: paths.env,
    IDENTITY: paths.identity,
    SERVICE_FOLDER: paths.service,
    SERVICE_COMMAND: [process.execPath, ...serverFlags, fileOf('server'), paths.site].join(' '),
  };
  const logged = () => readFileSync(join(paths.service, 'log'), 'utf8');
  return {
    ...paths,
    mail,
    logged,
    url: () => `http://127.0.0.1:${/Rivermark is at http:\/\/localhost:(\d+)/.exec(logged())?.[1]}`,
    run: (commands: string, more: Record<string, string> = {}) =>
      runBlock(commands, { ...env, ...more }, within),
    async end() {
      const pid = join(paths.service, 'pid');
      if (existsSync(pid)) execFileSync('kill', ['-KILL', readFileSync(pid, 'utf8').trim()]);
      await mail.stop();
    },
  };
}
