/** Writes `content/.schema/`, by which editors complete and check the content, from the schemas of this package. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from './load/json-schemas.ts';

const folder = join(import.meta.dirname, '../../content/.schema');
for (const [name, text] of jsonSchemas()) writeFileSync(join(folder, name), text);
