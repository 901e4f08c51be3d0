import type { FrameLocator, Page } from '@playwright/test';

/**
 * Errors in the visible positions of the map's names: on a bank, on a bridge, at the edge, or over
 * each other.
 */
export const nameFaults = (map: FrameLocator | Page): Promise<string[]> =>
  map.locator('.drawing').evaluate((drawing) => {
    /**
     * Distances from water to a land name, and from the map's side to any name; the most that a
     * river's name bends.
     */
    const [DRY, EDGE, BOW] = [4, 12, 40];
    const faults: string[] = [];
    const ground = drawing.querySelector('.ground') as SVGGElement;
    const water = drawing.querySelector('#water') as SVGGeometryElement;
    const toScreen = ground.getScreenCTM() as DOMMatrix;
    const toGround = toScreen.inverse();
    const isWater = (x: number, y: number) =>
      water.isPointInFill(new DOMPoint(x, y).matrixTransform(toGround));
    const sides = drawing.getBoundingClientRect();

    const shown = (selector: string) =>
      [...drawing.querySelectorAll<SVGGraphicsElement>(selector)].filter((one) => one.checkVisibility());
    const taken: { say: string; box: DOMRect }[] = shown('.cluster .cluster-body, .pin .pin-body').map(
      (one) => ({
        say: `the mark of ${one.parentElement?.getAttribute('aria-label')?.slice(0, 24)}`,
        box: one.getBoundingClientRect(),
      }),
    );
    for (const text of shown('.name text')) {
      const box = text.getBoundingClientRect();
      const name = text.closest('.name') as SVGGElement;
      const say = text.textContent ?? '';
      if (box.width === 0) continue;
      for (const other of taken)
        if (
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom &&
          other.box.top < box.bottom
        )
          faults.push(`${say} lies over ${other.say}`);
      taken.push({ say, box });
      if (name.matches('.name-road')) continue;
      if (box.left < sides.left + EDGE || box.right > sides.right - EDGE)
        faults.push(`${say} stands at the map's edge`);
      if (!name.matches('.name-town, .name-place, .name-shore')) continue;
      const isAtSea = name.matches('[data-at-sea]');
      let isMixed = false;
      for (let x = box.left - DRY; x <= box.right + DRY; x += 2)
        for (let y = box.top; y <= box.bottom; y += 2) if (isWater(x, y) !== isAtSea) isMixed = true;
      if (isMixed) faults.push(`${say} stands on a shore`);
    }

    const crossings = shown('.bridge, .highway').flatMap((path) => {
      const line = path as SVGPathElement;
      const length = line.getTotalLength();
      return Array.from({ length: 4000 }, (_, at) =>
        line.getPointAtLength((length * at) / 3999).matrixTransform(toScreen),
      );
    });
    for (const text of shown('.water-name') as SVGTextElement[]) {
      const many = text.getNumberOfChars();
      const turns: number[] = [];
      for (let at = 0; at < many; at += 1) {
        const from = text.getStartPositionOfChar(at).matrixTransform(toScreen);
        const to = text.getEndPositionOfChar(at).matrixTransform(toScreen);
        const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
        const letter = `letter ${at + 1} of ${text.textContent}`;
        turns.push(text.getRotationOfChar(at));
        const high = 6;
        for (const [dx, dy] of [
          [0, 0],
          [high, 0],
          [-high, 0],
          [0, high],
          [0, -high],
        ] as const)
          if (!isWater(x + dx, y + dy)) faults.push(`${letter} stands on land`);
        if (crossings.some((point) => Math.hypot(point.x - x, point.y - y) < high + 3))
          faults.push(`${letter} stands on a road`);
      }
      const bow = Math.max(...turns) - Math.min(...turns);
      if (bow > BOW) faults.push(`${text.textContent} turns by ${Math.round(bow)}`);
    }
    if (shown('.water-name').length === 0) faults.push('no river has its name');
    return faults;
  });
