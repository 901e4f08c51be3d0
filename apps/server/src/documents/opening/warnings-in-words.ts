import type { ActiveContentKind } from '@rivermark/pdf-inspection';
import type { DocumentRow } from '../../db/schema.ts';

const words: Record<ActiveContentKind, string> = {
  script: 'carries a program',
  'xfa-form': 'is a form of a kind that only some programs fill in (XFA)',
  attachment: 'has other files attached',
  'submits-form': 'is a form that can send what is filled in',
  'imports-data': 'is a form that can bring in another file',
  'opens-file': 'links to another file',
  'opens-address': 'asks for a web address when it is opened',
};

export const activeContentOf = ({ marks }: Pick<DocumentRow, 'marks'>): readonly ActiveContentKind[] =>
  JSON.parse(marks) as ActiveContentKind[];

/**
 * 'carries a program, has other files attached; shown here without running it', or '' without
 * warnings.
 */
export function warningsInWords(row: Pick<DocumentRow, 'marks'>, where: 'here' | 'there'): string {
  const found = activeContentOf(row);
  if (found.length === 0) return '';
  const shown = where === 'here' ? 'shown here without running it' : 'the link shows it without running it';
  return `${found.map((kind) => words[kind]).join(', ')}; ${shown}`;
}
