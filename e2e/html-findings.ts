import { execFileSync } from 'node:child_process';

const validator = process.env.VNU_JAR ?? '';

interface Finding {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** The validator does not know these yet. Browsers that do not either skip them. */
const UNKNOWN_TO_VALIDATOR =
  /view-transition|tion-(old|new)\(moving\)|on-group\(moving\)|scroll-target-group|:target-current|rel="expect"/;

/** What the validator says of all HTML files of a folder, except of what it does not know. */
export function findingsIn(folder: string): string[] {
  const said = execFileSync(
    'java',
    // It ends within seconds: compiling its code well would cost more than it gains.
    [
      ...['-Xss4m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'],
      ...['-jar', validator, '--exit-zero-always', '--format', 'json', '--stdout', '--skip-non-html', folder],
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(said) as { messages: Finding[] };
  return messages
    .filter(({ message, extract = '' }) => !UNKNOWN_TO_VALIDATOR.test(message + extract))
    .map(({ type, url, message, extract }) => `${type} in ${url.split('/').at(-1)}: ${message} [${extract}]`);
}
