/** Calls `then` once the next frame was painted: what a press is for is seen before what it only brings along. */
export function afterNextPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
