import type { Sheet } from '../../kit/sheet.ts';
import { doors } from './doors.ts';
import { evening } from './evening.ts';
import { keeping } from './keeping.ts';
import { saturday } from './saturday.ts';
import { upkeep } from './upkeep.ts';
import { views } from './views.ts';

/** By the question's set and the answer's style: what stands beside the answers of the quiz. */
export const quizDrawings: Readonly<Record<string, Readonly<Record<string, () => Sheet>>>> = {
  saturday,
  doors,
  upkeep,
  views,
  evening,
  keeping,
};
