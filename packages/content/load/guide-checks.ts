import type { NeighborhoodFile } from '../schema/neighborhood.ts';
import type { ContentFolder, Entry } from './content-folder.ts';

/** The beginnings of words that carry meaning, so that 'permits' bears out 'permitted'. */
const stemsOf = (words: string) =>
  (words.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .filter(
      (word) => !['the', 'and', 'its', 'for', 'are', 'was', 'with', 'what', 'how', 'whether'].includes(word),
    )
    .map((word) => word.slice(0, 5));

/**
 * Checklists for a place come from its guide. A separate list could promise what no text supports.
 */
export function checkGuideLists(content: ContentFolder, neighborhood: Entry<NeighborhoodFile>): void {
  const said = new Set(neighborhood.blocks.flatMap(({ text }) => stemsOf(text)));
  for (const [at, { term, note }] of neighborhood.data.checks.entries())
    if (!stemsOf(`${term} ${note}`).some((stem) => said.has(stem)))
      content.fault(
        neighborhood,
        ['checks', at],
        `checks ${at + 1}`,
        `the text below says nothing of "${term}".`,
        'Say it in a paragraph, or take it from the list.',
      );
}
