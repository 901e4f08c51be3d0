/**
 * Third-party programs against the real server, on this machine only: SpamAssassin's scores of our
 * mails, linkinator's broken links, Wapiti's findings, and whether slowhttptest's slow clients keep
 * others out. Writes its table into `docs/proof.md`. Ends with 1 if one has found something.
 */
import { execFileSync } from 'node:child_process';
import { startMailServer } from '@rivermark/testkit/mail-server';
import { startSite } from '@rivermark/testkit/site';
import { checkLinks } from './foreign/check-links.ts';
import { crowdSlowly } from './foreign/crowd-slowly.ts';
import type { Finding } from './foreign/finding.ts';
import { scanWithWapiti } from './foreign/scan-with-wapiti.ts';
import { weighMails } from './foreign/weigh-mails.ts';
import { tableOf, writeBetweenMarkers } from './tables/write-table.ts';

/** Versions of the programs from Debian. */
const versions = () =>
  execFileSync('dpkg-query', ['--show', 'spamassassin', 'wapiti', 'slowhttptest'], { encoding: 'utf8' })
    .trim()
    .replaceAll('\t', ' ')
    .replaceAll('\n', ', ');

const mail = await startMailServer();
/** Configured as behind a front with https. */
const site = await startSite({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://rivermark.example' } });
const url = `http://127.0.0.1:${site.port}`;

/** One after another, so that they do not disturb each other. */
const programs: Readonly<Record<string, () => Promise<Finding>>> = {
  mails: weighMails,
  links: () => checkLinks(url),
  'slow heads': () => crowdSlowly(url, 'heads'),
  'slow bodies': () => crowdSlowly(url, 'bodies'),
  'slow readers': () => crowdSlowly(url, 'readers'),
  pages: () => scanWithWapiti(url),
};
const only = process.argv.slice(2);
const findings: Finding[] = [];
for (const [name, program] of Object.entries(programs)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const finding = await program();
  findings.push(finding);
  console.log(`${finding.isGood ? 'good' : 'NOT GOOD'}: ${finding.what}: ${finding.said}`);
}
const alive = await fetch(`${url}/healthz`);
await site.remove();
await mail.stop();
if (!alive.ok) throw new Error(`Afterwards the server was not well: ${alive.status}`);
if (only.length === 0) {
  const rows = findings.map(({ what, said, isGood }) => [what, said, isGood ? 'good' : '**not good**']);
  const when = `Run on ${new Date().toISOString().slice(0, 10)}, with ${versions()}.`;
  writeBetweenMarkers(
    'docs/proof.md',
    'foreign',
    `${tableOf(['program', 'what it said', ''], rows)}\n\n${when}`,
  );
}
process.exitCode = findings.every(({ isGood }) => isGood) ? 0 : 1;
