import { programName } from '../config/program-name.ts';
import { readConfig } from '../config.ts';
import { putCopyBack, type Since } from '../going-back/put-copy-back.ts';
import { siteContent } from '../start/built-content.ts';

const usage = `Usage: ${programName('put-copy-back')} COPY
  Puts a copy of the database from before an upgrade in its place, while no server runs; go-back does this and the rest.`;

function run([copy, ...rest]: string[]): void {
  if (copy === undefined || rest.length > 0) throw new Error(usage);
  const { folder, heldMails, since } = putCopyBack(
    readConfig(process.env, siteContent()).dataDir,
    copy,
    Date.now(),
  );
  const call = programName('outbox');
  const lines = [
    `The database is ${copy} again. The newer one and all documents are in ${folder}: remove it once nobody needs it.`,
    heldMails > 0
      ? `${heldMails} mails are held back, because they may have left already: see /desk/health, or ${call} list --state restored.`
      : 'No mail is held back.',
    !since && 'The newer database cannot be read, so nobody knows what came since.',
    ...(since ? aboutInquiries(since, folder) : []),
    since &&
      since.submissions > 0 &&
      `${since.submissions} submissions of documents came since. Only the newer release can open them, from ${folder}: tell the agent, and ask these clients to send them again.`,
    since &&
      since.erased.length > 0 &&
      `${since.erased.length} inquiries that were erased since are back. Erase them again:\n${since.erased.map((id) => `  ${call} erase ${id}`).join('\n')}`,
  ];
  console.log(lines.filter(Boolean).join('\n'));
}

function aboutInquiries({ enquiries, areImported, unsent }: Since, folder: string): string[] {
  const count = enquiries.length;
  if (count === 0) return [];
  if (areImported) {
    return [
      `${count} inquiries came since. They are on the desk again; ${folder}/enquiries.json lists them, too.`,
    ];
  }
  const lines = [
    `${count} inquiries came since and are NOT on the desk: the older release cannot hold them. ${folder}/enquiries.json lists all that was entered.`,
    `Show the agent that list now. To have one on the desk, enter it in the site's contact form.`,
  ];
  if (unsent > 0)
    lines.push(`The mails of ${unsent} of them had not left: the agent knows these from that list alone.`);
  return lines;
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
