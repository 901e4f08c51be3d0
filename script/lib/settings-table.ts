import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const tables = join(import.meta.dirname, '../../docs/settings.md');

/** One row of the tables in `docs/settings.md`: variables that are described together. */
export interface SettingRow {
  readonly names: readonly string[];
  /** As in the table: `3000`, or words. */
  readonly preset: string;
  readonly meaning: string;
}

const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Every setting in `docs/settings.md`, in its order: the server's, and the build's. */
export function settingsInDocs(): { readonly server: SettingRow[]; readonly build: SettingRow[] } {
  const [server = [], build = []] = readFileSync(tables, 'utf8')
    .split('\n## Build\n')
    .map((part) =>
      [...part.matchAll(/^\| (`.+?`) \| (.*?) ?\| (.+) \|$/gm)].map(
        ([, cell = '', preset = '', meaning = '']) => {
          const [first = '', ...others] = codeIn(cell);
          // `EMAIL_TEMPLATE_LEAD`, `…_PORTFOLIO`: the same except for the last word.
          const names = [first, ...others.map((name) => name.replace('…', first.replace(/_[A-Z]+$/, '')))];
          return { names, preset, meaning };
        },
      ),
    );
  return { server, build };
}

const head = `# The settings of Rivermark's server, one NAME=value a line; what is commented out stands as it is by itself. Put a
# value with a # or with spaces at its ends between double quotes. After a change: systemctl restart rivermark.
# The server checks them all before it starts, and says every fault (journalctl -u rivermark).
`;

/**
 * The environment file of a new installation: every server setting with its meaning, commented out.
 */
export function environmentFile({ server }: ReturnType<typeof settingsInDocs>): string {
  const blocks = server.map(({ names, preset, meaning }) => {
    const values = codeIn(preset);
    const isValue =
      preset === values.map((value) => `\`${value}\``).join(', ') && values.length === names.length;
    const told = isValue || ['', 'none'].includes(preset) ? meaning : `${meaning}; otherwise ${preset}`;
    const lines = names.map((name, place) => `#${name}=${isValue ? values[place] : ''}`);
    return `${wrapped(told.replaceAll('`', ''))}\n${lines.join('\n')}\n`;
  });
  return [head, ...blocks].join('\n');
}

/** As comments of at most 118 columns. */
function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + word.length > 117) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}
