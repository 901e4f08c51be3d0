import { globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureContent } from '@rivermark/content/fixtures';
import { expect, test } from 'vitest';
import { cutHash } from './cut-picture.ts';
import { illustrationFor, readIllustrations } from './make-pictures.ts';
import { PHONE_WIDTH, picturePlan } from './subjects.ts';

// The sample content, of which all illustrations are.
const plan = picturePlan(fixtureContent());

const illustrations = join(import.meta.dirname, '../../../../illustrations');
const encoded = join(illustrations, 'encoded');

test('every cut of every illustration is kept encoded as its master and its recipe are now, and nothing else', async () => {
  const sources = await readIllustrations(join(illustrations, 'masters'), plan);
  const wanted = plan.recipes.flatMap((recipe) => {
    const source = illustrationFor(recipe, sources);
    return source ? [`${recipe.name}-${cutHash(source, recipe)}`] : [];
  });
  expect(readdirSync(encoded).sort(), 'run script/redraw').toEqual(wanted.sort());
});

test('on a phone none weighs more than its recipe allows', () => {
  for (const { name, most } of plan.recipes.filter(
    ({ of, widths }) => of !== 'agent' && widths.includes(PHONE_WIDTH),
  )) {
    const [file = ''] = globSync(`${name}-??????????/${PHONE_WIDTH}-q*.avif`, { cwd: encoded });
    expect(statSync(join(encoded, file)).size, name).toBeLessThanOrEqual(most);
  }
});
