import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Plan } from '../../kit/plan/draw-plan.ts';
import { plans } from './index.ts';

const homes = join(import.meta.dirname, '../../../content/homes');
const listing = (home: string) => parse(readFileSync(join(homes, `${home}.yaml`), 'utf8'));
const names = ({ wide }: Plan) =>
  wide.places.flatMap(({ storey }) => storey.rooms.map(([name]) => name.replace('|', ' ')));

describe.each(Object.entries(plans))('the plan of %s', (home, plan) => {
  test('has the bedrooms and baths that its listing says', () => {
    const { beds, baths } = listing(home);
    const rooms = names(plan);
    expect(rooms.filter((name) => /BEDROOM|SUITE/.test(name))).toHaveLength(beds);
    const halves = rooms.filter((name) => name === 'HALF BATH').length;
    expect(rooms.filter((name) => name === 'BATH').length + halves / 2).toBe(baths);
  });

  test('shows the same storeys lying and standing', () => {
    // One above the other the upper may stand first.
    const storeys = (shape: 'wide' | 'tall') => new Set(plan[shape].places.map(({ storey }) => storey));
    expect(storeys('tall')).toEqual(storeys('wide'));
  });

  test('has its words in the file of its home', () => {
    expect(listing(home).illustration.plan.caption).toMatch(/floor/i);
  });
});
