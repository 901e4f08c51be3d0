import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MailServer, startMailServer } from '@rivermark/testkit/mail-server';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { bootMachine, type Machine } from './machine.ts';

const release = join(import.meta.dirname, '../../../../release');

/** A newer release: the same with one more migration. */
function newerRelease(folder: string): string {
  const newer = join(folder, 'newer');
  cpSync(release, newer, { recursive: true });
  writeFileSync(join(newer, 'release.json'), JSON.stringify({ version: 'newer' }));
  const parts = join(newer, 'server/parts');
  const file = join(parts, migrationsIn(parts));
  const text = readFileSync(file, 'utf8');
  const migration =
    "{ up: async (db) => { await db.schema.alterTable('enquiry').addColumn('wish', 'text').execute(); } }";
  const changed = text.replace(
    /("00\d\d-[a-z-]+": \w+)\n\};(?!.*"00\d\d-[a-z-]+": \w+\n\};)/s,
    `$1,\n\t"9999-of-next-year": ${migration}\n};`,
  );
  if (changed === text) throw new Error('The bundle has no list of migrations where one is expected.');
  writeFileSync(file, changed);
  return newer;
}

const migrationsIn = (parts: string) => {
  const name = readdirSync(parts).find((each) => /^migrate-.*\.js$/.test(each));
  if (!name) throw new Error('The bundle has no part with the migrations.');
  return name;
};

const SETTINGS = '/etc/rivermark/rivermark.env';
const INSTALL = 'RIVERMARK_NODE=/mnt/node/node /mnt/release/bin/rivermark install-service --front none';
export const IDENTITY = '/root/identity.txt';

/** A machine after the README's steps, with a mail server and a disk for backups. */
export async function installedSite(folder: string) {
  const mail = await startMailServer();
  const newer = newerRelease(folder);
  const machine = await bootMachine(folder, {
    '/mnt/release': release,
    '/mnt/newer': newer,
    '/mnt/node': dirname(process.execPath),
  });
  const identity = await generateX25519Identity();
  writeFileSync(join(machine.root, IDENTITY), `${identity}\n`, { mode: 0o600 });
  mkdirSync(join(machine.root, 'mnt/backups'));
  await machine.run(`${INSTALL} --url https://rivermark.example`);
  const settings = {
    ALLOW_SAMPLE_IDENTITY: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Rivermark <site@rivermark.example>',
    // A shell would run the second half.
    METRICS_TOKEN: 'a-token-of-the-test&id;',
    SELF_TEST_AT: 'off',
    REMINDERS: 'off',
    BACKUP_TO: '/mnt/backups',
    BACKUP_RECIPIENT: await identityToRecipient(identity),
    ENQUIRIES_PER_MINUTE: '1000',
  };
  for (const [name, value] of Object.entries(settings))
    appendFileSync(join(machine.root, SETTINGS), `${name}=${value}\n`);
  await machine.run('rivermark apply');
  return {
    ...siteOn(machine, mail),
    /**
     * The same site on a new machine, with what an operator brings along: settings, identity, the
     * backup disk.
     */
    async elsewhere(place: string) {
      mkdirSync(place);
      const other = await bootMachine(place, {
        '/mnt/release': release,
        '/mnt/node': dirname(process.execPath),
      });
      await other.run(`${INSTALL} --url https://rivermark.example`);
      for (const path of [SETTINGS, IDENTITY, '/mnt/backups'])
        cpSync(join(machine.root, path), join(other.root, path), { recursive: true });
      return siteOn(other, mail);
    },
  };
}

const siteOn = (machine: Machine, mail: MailServer) => ({
  mail,
  url: 'http://127.0.0.1:3000',
  root: machine.root,
  dataDir: join(machine.root, 'var/lib/rivermark'),
  run: machine.run,
  logged: () => machine.run('journalctl --unit rivermark.service --no-pager --output cat'),
  end: machine.end,
});

export type Site = ReturnType<typeof siteOn>;
