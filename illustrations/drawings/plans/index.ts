import type { Plan } from '../../kit/plan/draw-plan.ts';
import { plan as riversideBungalow } from './riverside-bungalow.ts';

/** The floor plans, by the home that they are of. */
export const plans: Readonly<Record<string, Plan>> = {
  'riverside-bungalow': riversideBungalow,
};
