import { type DevelopmentsFile, DevelopmentsSchema } from '../schema/developments.ts';
import type { Area, Development } from '../src/development-types.ts';
import type { ContentFolder, Entry } from './content-folder.ts';

export function readDevelopments(content: ContentFolder): Entry<DevelopmentsFile> | undefined {
  const read = content.file('content/developments.yaml', DevelopmentsSchema);
  if (!read) return undefined;
  const { areas, projects } = read.data;
  const seen = new Set<string>();
  projects.forEach(({ id, area, lon, lat }, at) => {
    const field = `projects ${at + 1}`;
    if (seen.has(id))
      content.fault(
        read,
        ['projects', at, 'id'],
        `${field}.id`,
        `${id} is there twice.`,
        'Give each project its own.',
      );
    seen.add(id);
    content.unknownName(read, ['projects', at, 'area'], `${field}.area`, ['area', area, Object.keys(areas)]);
    const box = areas[area]?.box;
    if (box && !(lon > box.west && lon < box.east && lat > box.south && lat < box.north))
      content.fault(
        read,
        ['projects', at, 'lon'],
        `${field}.lon`,
        `the point ${lat}, ${lon} is not in ${area}.`,
        'Look up latitude and longitude again, or name another area.',
      );
  });
  return read;
}

/** What the map and its list show. */
export const developmentsOf = ({ areas, projects }: DevelopmentsFile) => ({
  areas: Object.fromEntries(
    Object.entries(areas).map(([id, { name, guide, box }]): [string, Area] => [
      id,
      { name, guide: guide ?? null, box },
    ]),
  ),
  developments: projects.map(
    ({ id, source, ...project }): Development => ({
      ...project,
      id,
      sourceLabel: source,
    }),
  ),
});
