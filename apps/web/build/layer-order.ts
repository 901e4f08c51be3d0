import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who wins over whom (styles/layers.css), to be said before all other style: sheets come in orders of their own. */
export function layerOrder(root: string): string {
  const said = /^@layer [^{;]+;$/m.exec(readFileSync(join(root, 'app/styles/layers.css'), 'utf8'))?.[0];
  if (!said) throw new Error('styles/layers.css names no order of layers');
  return said;
}
