import type { Focus } from '@rivermark/content';
import { otherHours } from '../../app/river/river-hours.ts';
import { pictureClass } from '../../app/ui/picture-data.ts';
import { heroFrames } from '../../app/ui/picture-frames.ts';
import { isOfOtherHour } from './river-hashes.ts';
import type { Recipe } from './subjects.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Around which point pictures are cut: one rule for all that are cut around the same. */
export function positionRules(
  pictures: readonly { readonly recipe: Recipe; readonly focus: Focus }[],
): string {
  const at = ({ x, y }: Focus) => `${percent(x)} ${percent(y)}`;
  const names = new Map<string, string[]>();
  for (const { recipe, focus } of pictures)
    if (hasPosition(recipe.name, recipe.of) && at(focus) !== '50% 50%')
      names.set(at(focus), [...(names.get(at(focus)) ?? []), recipe.name]);
  const rules = [...names].map(([position, alike]) => positionRule(alike, position));
  const find = (wanted: string) => pictures.find(({ recipe }) => recipe.name === wanted)?.focus;
  const whole = find('hero');
  const upright = find('hero-tall');
  if (whole && upright && at(whole) !== at(upright))
    rules.push(`@media ${heroFrames.tall.media}{${positionRule(['hero'], at(upright))}}`);
  return rules.join('');
}

const positionRule = (names: readonly string[], position: string) =>
  `${names.map((name) => `.${pictureClass(name)}`).join()}{object-position:${position}}`;

/** The river's other hours look elsewhere than its likeness at dusk, and are cut as it is. */
const hasPosition = (name: string, of: string) =>
  isOfOtherHour(name)
    ? otherHours.some((hour) => name === `hero-${hour}`)
    : name === of || name.startsWith('quiz-');
