import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const WORDS = [
  'whoever',
  'by itself|by themselves|of itself',
  'anew',
  'in vain',
  'counts? not',
  'no fault',
  'heals?|healed',
  'mend|mends|mended|mending',
  'weighs?|weighed',
  'brakes?',
  'taken over',
  '(?:is|are|was|were) told',
  'need not',
  'some \\d[\\d.]*',
];
const WORD = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'gi');
const BEGINNING = /(?:^|[.:!?] )(?:Who |Of |What is not|That which)/g;
/** These must stay on one line. */
const DIRECTIVE = /biome-ignore|@ts-expect-error|shellcheck|https?:\/\/\S{60}/;

/** The lines of a file that are prose: comments, or the whole of a document except its code. */
function prose(file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  if (file.endsWith('.md')) {
    let isCode = false;
    return lines.filter((line) => {
      if (line.startsWith('```')) isCode = !isCode;
      return !isCode;
    });
  }
  const comment = /\.(?:tsx?|mjs|css)$/.test(file) ? /^\s*(?:\/\/|\{?\/?\*)/ : /^\s*#(?!!)/;
  return lines.filter((line) => comment.test(line));
}

function findingsIn(file: string): string[] {
  const isDocument = file.endsWith('.md');
  return prose(file).flatMap((line) => {
    const text = line.replace(/^\s*(?:\{?\/\*\*?|\/\/|\*|#+|-|\d+\.)?\s*/, '');
    const words = [...text.matchAll(WORD), ...text.matchAll(BEGINNING)].map(([found]) => found.trim());
    const isLong = !isDocument && line.length > 100 && !DIRECTIVE.test(line);
    return [...words, ...(isLong ? ['over 100 characters'] : [])].map(
      (what) => `${file}: ${what}: ${line.trim()}`,
    );
  });
}

/** Findings of style in every source and document that git knows. */
export function styleFindings(): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(?:tsx?|mjs|css|md|sh|ya?ml)$|^script\/[\w-]+$/.test(file))
    // The words of pages have rules of their own.
    .filter((file) => !/\bcontent\/(?!README).*\.md$/.test(file))
    .filter((file) => !file.startsWith('script/lib/style') && existsSync(join(root, file)));
  return files.flatMap(findingsIn);
}
