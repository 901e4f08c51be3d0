/**
 * Writes `content/.schema/` from this package's schemas, so that editors complete and check the
 * content.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from './load/json-schemas.ts';

const folder = join(import.meta.dirname, '../../content/.schema');
for (const [name, text] of jsonSchemas()) writeFileSync(join(folder, name), text);
