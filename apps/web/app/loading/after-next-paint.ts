/**
 * Calls `then` after the next frame was painted: a press's visible effect comes before its side
 * effects.
 */
export function afterNextPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
