import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fairHousingFaults } from '@rivermark/content';
import ts from 'typescript';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../../../..');

/**
 * All text that may be sent to people: the server's, and the forms and messages that it shares with
 * pages.
 */
const files = ['apps/server/src', 'packages/contracts']
  .flatMap((folder) => globSync('**/*.ts', { cwd: join(project, folder) }).map((file) => join(folder, file)))
  // Nobody reads database statements.
  .filter((file) => !/node_modules|\.test\.ts$|^apps\/server\/src\/db\//.test(file));

/** Terms for browsers, the database and feeds of an MLS. */
const technical = /'unsafe-inline'|^begin exclusive$|^family-name$|^Single Family Residence$/g;

/** The literals of a source, templates as one text, without markup. */
function literals(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' … '));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return found.map((text) =>
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(technical, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

const phrasesIn = (source: string) =>
  literals(source).flatMap((text) => fairHousingFaults(text).map((phrase) => `"${phrase}" in "${text}"`));

test('a phrase against fair housing is found in what a page is made of', () => {
  const drawn = ['<p class="x">Homes for $', '{count} families</p>'].join('');
  expect(phrasesIn(`const page = html\`${drawn}\`;`)).toEqual(['"families" in "Homes for … families"']);
  expect(phrasesIn("import { safe } from './safe words.ts'; // A safe street")).toEqual([]);
});

test('nothing that the server itself says to visitors or on the desk is against fair housing', () => {
  expect(files.length).toBeGreaterThan(200);
  const faults = files.flatMap((file) =>
    phrasesIn(readFileSync(join(project, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
