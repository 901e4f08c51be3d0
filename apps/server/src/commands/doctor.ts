import { parseArgs } from 'node:util';
import { programName } from '../config/program-name.ts';
import { examine } from '../doctor/examine.ts';
import type { FindingState } from '../doctor/finding.ts';
import { askNames } from '../doctor/names.ts';
import { siteContent } from '../start/built-content.ts';

const usage = `Usage: ${programName('doctor')} [--json] [--send-mail] [--dkim-selector NAME]
  --json: for programs; the exit code is 1 where something is to be done.
  --send-mail: sends a mail to the agent, too.
  --dkim-selector: whose key is to be published, as the mail service names it.`;

const marks: Record<FindingState, string> = { fine: 'fine   ', do: 'TO DO  ', unknown: 'unknown' };

function read() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        'send-mail': { type: 'boolean', default: false },
        'dkim-selector': { type: 'string' },
      },
    }).values;
  } catch {
    console.error(usage);
    process.exit(2);
  }
}

const { json, 'send-mail': sendsMail, 'dkim-selector': dkimSelector } = read();
const findings = await examine({
  env: process.env,
  content: siteContent(),
  names: askNames(),
  now: Date.now(),
  sendsMail,
  ...(dkimSelector && { dkimSelector }),
});
const toDo = findings.filter(({ state }) => state === 'do').length;
if (json) console.log(JSON.stringify({ toDo, findings }, null, 2));
else {
  for (const { name, state, words } of findings) console.log(`${marks[state]}  ${name}: ${words}`);
  console.log(toDo === 0 ? 'Nothing is to be done.' : `${toDo} to do.`);
}
process.exitCode = toDo === 0 ? 0 : 1;
