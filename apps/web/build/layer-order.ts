import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The order of cascade layers (styles/layers.css). Declared before all other style, because sheets
 * load in any order.
 */
export function layerOrder(root: string): string {
  const said = /^@layer [^{;]+;$/m.exec(readFileSync(join(root, 'app/styles/layers.css'), 'utf8'))?.[0];
  if (!said) throw new Error('styles/layers.css names no order of layers');
  return said;
}
