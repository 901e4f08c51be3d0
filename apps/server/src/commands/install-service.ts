import { parseArgs } from 'node:util';
import { programName } from '../config/program-name.ts';
import { type Front, install, uninstall } from '../install/install.ts';
import { stepsBelow } from '../install/steps.ts';

const call = programName('install-service');
const usage = `Usage: ${call} --url https://SITE [--front caddy|nginx|none] [--dry-run] [--root DIR]
       ${call} --remove [--dry-run] [--root DIR]
  Installs this release as a service of systemd, or puts it in the place of the one that runs.
  --front    which program stands before it with TLS (caddy, or the one that is set up already)
  --dry-run  says what it would do, and does nothing
  --root     writes below another directory, and runs nothing
  --remove   takes it away again; data and settings stay`;

function run(): void {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      front: { type: 'string' },
      root: { type: 'string', default: '/' },
      'dry-run': { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
    },
  });
  const { url, front, root } = values;
  const fronts: readonly Front[] = ['caddy', 'nginx', 'none'];
  const known = fronts.find((name) => name === front);
  const release = process.env.RIVERMARK_RELEASE;
  if (front !== undefined && !known) throw new Error(usage);
  if (!release) throw new Error(`It needs a release: run it as ${call}.`);
  if (root === '/' && !values['dry-run'] && process.getuid?.() !== 0)
    throw new Error('Only root may install a service.');
  const steps = stepsBelow(root, values['dry-run'], (line) => console.log(line));
  const left = values.remove
    ? uninstall(steps)
    : install(steps, {
        ...(url && { url }),
        ...(known && { front: known }),
        release,
        node: process.execPath,
      });
  for (const line of left) console.log(`\n${line}`);
}

try {
  run();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code?.startsWith('ERR_PARSE_ARGS') ? usage : message);
  process.exitCode = 1;
}
