import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { programName } from '../config/program-name.ts';
import { checkoutFolder, releaseFolder } from '../config/release.ts';
import { readConfig } from '../config.ts';
import { openCurrent } from '../db/open-current.ts';
import { isDatabaseThere } from '../db/open-database.ts';
import {
  type ContactsFile,
  FaultyContacts,
  personKey,
  readContacts,
} from '../importing/contacts/read-contacts.ts';
import { type ImportedHome, importHomes } from '../importing/homes/import-homes.ts';
import { importRedirects } from '../importing/redirects/import-redirects.ts';
import { addImported } from '../intake/add-imported.ts';
import { siteContent } from '../start/built-content.ts';

const call = programName('move-in');
const usage = `Usage:
  ${call} --sitemap URL-OR-FILE [--into DIR]
      adds a redirect for each address of the old site to content/redirects.yaml
  ${call} --contacts FILE.csv [--yes]
      shows what is in an export of Follow Up Boss, kvCORE, Google or Outlook; with --yes it takes it
  ${call} --homes FILE.json [--neighborhood ID] [--into DIR]
      adds each home of an MLS to content/homes/ as a draft (RESO Data Dictionary 2.0, Property with Media)
  DIR holds content/ and photos/, such as what 'content pull' wrote. In a clone it is the clone.`;

class UsageError extends Error {}

const shown = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
const addresses = (count: number) => (count === 1 ? '1 address' : `${count} addresses`);

/** The folder whose content is changed. */
function folderFor(into: string | undefined): string {
  if (into !== undefined) return resolve(into);
  if (releaseFolder() === undefined) return checkoutFolder();
  throw new UsageError(
    `Say where the content is: first '${programName('content')} pull DIR', then ${call} … --into DIR.`,
  );
}

const publishIt = (into: string | undefined) =>
  into === undefined
    ? 'Then: script/check-content and script/publish.'
    : `Then: ${programName('content')} push ${into}.`;

async function sitemap(source: string, into: string | undefined): Promise<void> {
  const { known, redirects, undecided, impossible } = await importRedirects(source, folderFor(into));
  const led = Object.entries(redirects);
  console.log(`${addresses(known.length)} of the old site: this site answers them already.`);
  console.log(`${addresses(led.length)} with a redirect:`);
  if (led.length > 0) console.log(shown(led.map(([from, to]) => `${from} -> ${to}`)));
  if (undecided.length > 0)
    console.log(
      `${addresses(undecided.length)} without a likely page. Choose one for each under redirects:, or leave it:\n${shown(undecided)}`,
    );
  if (impossible.length > 0)
    console.log(`${addresses(impossible.length)} that no redirect can have:\n${shown(impossible)}`);
  console.log(`Written to content/redirects.yaml. Look through it. ${publishIt(into)}`);
}

const people = (count: number) => (count === 1 ? '1 contact' : `${count.toLocaleString('en-US')} contacts`);

/** So many are shown before they are taken. */
const SHOWN = 5;

function showContacts({ encoding, columns, contacts, repeated, unreachable }: ContactsFile): void {
  const { program, taken, left } = columns;
  console.log(
    `${people(contacts.length)} in the file, ${program ? `as ${program} writes it` : 'of an unknown program'} (${encoding}).`,
  );
  console.log(
    `Taken: ${taken.map(({ title, role }) => (role === 'note' ? `${title} (into a note)` : title)).join(', ')}.`,
  );
  if (left.length > 0) console.log(`Left out: ${left.join(', ')}.`);
  if (repeated > 0) console.log(`${repeated} lines have a person of an earlier line.`);
  if (unreachable.length > 0)
    console.log(
      `${unreachable.length} lines have neither email nor phone and are left out: ${unreachable.slice(0, 20).join(', ')}${unreachable.length > 20 ? ' and more' : ''}.`,
    );
  console.log(
    shown(
      contacts
        .slice(0, SHOWN)
        .map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', ')),
    ),
  );
  if (contacts.length > SHOWN) console.log(`  and ${contacts.length - SHOWN} more`);
}

const NAMED_FAULTS = 50;

async function contacts(file: string, isTaken: boolean): Promise<void> {
  const read = readFaultless(await readFile(file));
  showContacts(read);
  if (!isTaken) {
    console.log('Nothing was taken. To take them: the same with --yes.');
    return;
  }
  const config = readConfig(process.env, siteContent());
  if (!isDatabaseThere(config))
    throw new UsageError(`There is no database in ${config.dataDir}. Start the server once.`);
  const db = await openCurrent(config);
  try {
    const all = read.contacts.map((contact) => ({ ...contact, key: personKey(contact) }));
    const added = await addImported(db, all, Date.now());
    const known = all.length - added;
    console.log(
      `${people(added)} added${known > 0 ? `; ${known} were imported before` : ''}. On the desk: 'All inquiries', 'Imported contacts'.`,
    );
    console.log('Nobody of them is written to: the site knows of no consent.');
  } finally {
    await db.destroy();
  }
}

function readFaultless(bytes: Buffer): ContactsFile {
  try {
    return readContacts(bytes);
  } catch (error) {
    if (!(error instanceof FaultyContacts)) throw error;
    const { faults } = error;
    const more = faults.length > NAMED_FAULTS ? `\n  and ${faults.length - NAMED_FAULTS} more` : '';
    throw new Error(
      `The file has faults, and nothing was taken:\n${shown(faults.slice(0, NAMED_FAULTS))}${more}`,
    );
  }
}

function inWords(home: ImportedHome): string {
  if ('why' in home) return `${home.address}: not taken, because ${home.why}`;
  const { file, photos, photosLeft, left } = home;
  return [
    `${file}, with ${photos === 1 ? '1 photo' : `${photos} photos`}`,
    ...photosLeft.map((one) => `    ${one}`),
    ...(left.length > 0 ? [`    Left out: ${left.join(', ')}`] : []),
  ].join('\n');
}

async function homes(
  source: string,
  into: string | undefined,
  neighborhood: string | undefined,
): Promise<void> {
  const imported = await importHomes(source, folderFor(into), { now: new Date(), neighborhood });
  console.log(shown(imported.map(inWords)));
  const drafts = imported.filter((home) => 'file' in home).length;
  if (drafts > 0)
    console.log(
      `Drafts: ${drafts}. No page shows a draft until you write its words and change its status. ${publishIt(into)}`,
    );
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        sitemap: { type: 'string' },
        contacts: { type: 'string' },
        homes: { type: 'string' },
        neighborhood: { type: 'string' },
        into: { type: 'string' },
        yes: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new UsageError(usage);
  }
}

async function run(args: readonly string[]): Promise<void> {
  const options = optionsOf(args);
  const { into, yes = false } = options;
  if (options.sitemap !== undefined) await sitemap(options.sitemap, into);
  else if (options.contacts !== undefined) await contacts(options.contacts, yes && !options['dry-run']);
  else if (options.homes !== undefined) await homes(options.homes, into, options.neighborhood);
  else throw new UsageError(usage);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(error instanceof UsageError ? 2 : 1);
});
