/** What the river's ink on the open page keeps from its words. Runs in the page, of any engine. */
export function riverClearance() {
  const ink: DOMRect[] = [];
  for (const shape of document.querySelectorAll<SVGGraphicsElement>('.river :is(path, text, circle)')) {
    if (shape.getClientRects().length === 0) continue;
    if (!(shape instanceof SVGPathElement)) {
      ink.push(shape.getBoundingClientRect());
      continue;
    }
    const place = shape.getScreenCTM();
    const length = shape.getTotalLength();
    for (let at = 0; place && at <= 150; at += 1) {
      const { x, y } = shape.getPointAtLength((length * at) / 150).matrixTransform(place);
      ink.push(new DOMRect(x - 0.5, y - 0.5, 1, 1));
    }
  }
  const words: DOMRect[] = [];
  for (const section of document.querySelectorAll('main > section')) {
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('svg') || !node.nodeValue?.trim()) continue;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      words.push(...range.getClientRects());
    }
  }
  const { clientWidth } = document.documentElement;
  const apart = (one: DOMRect, other: DOMRect) =>
    Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);
  let least = Number.POSITIVE_INFINITY;
  for (const point of ink) for (const line of words) least = Math.min(least, apart(point, line));
  const isCut = [...document.querySelectorAll('.river text')]
    .filter((text) => text.getClientRects().length > 0)
    .some((text) => {
      const { left, right } = text.getBoundingClientRect();
      return left < 0 || right > clientWidth;
    });
  return { ink: ink.length, words: words.length, least, isCut };
}
