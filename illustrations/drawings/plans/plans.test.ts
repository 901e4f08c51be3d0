import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Plan } from '../../kit/plan/draw-plan.ts';
import { furnitureOn } from '../../kit/plan/furniture.ts';
import { apart, obstaclesOf } from '../../kit/plan/obstacles.ts';
import { placeWords } from '../../kit/plan/place-words.ts';
import { sheets } from '../../kit/plan/plan-sheet.ts';
import { isMeasured } from '../../kit/plan/room-words.ts';
import { isFurnished } from '../../kit/plan/rooms.ts';
import { plans } from './index.ts';

const homes = join(import.meta.dirname, '../../../packages/content/fixtures/specification/content/homes');
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

  test('on a phone no words of a room lie on a wall, on a fixture or on each other, and every room that is measured has its name', () => {
    const { s, places } = plan.tall;
    for (const { storey } of places) {
      const placed = placeWords(storey, sheets.tall, s);
      const solid = obstaclesOf(storey, furnitureOn(storey, isFurnished({ s })));
      for (const [at, { words, box }] of placed.entries()) {
        const others = placed.slice(at + 1).map((other) => other.box);
        const crossed = [...solid, ...others].filter((other) => !apart(box, other));
        expect(crossed, words.name.join(' ')).toEqual([]);
      }
      const said = placed.map(({ words }) => words.name.join(' ')).sort();
      const measured = storey.rooms.filter((room) => room[0] && isMeasured(room));
      const named = measured.map(([name]) => name.replace('|', ' '));
      expect(said).toEqual(expect.arrayContaining(named));
    }
  });

  test('has its words in the file of its home', () => {
    expect(listing(home).illustration.plan.caption).toMatch(/floor/i);
  });
});
