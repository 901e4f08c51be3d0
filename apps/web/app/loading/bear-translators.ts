/**
 * A text that changes should be the one child of its element: React then sets the element's content, whoever wrapped it.
 *
 * Translators put words into elements of their own, and React then takes away and puts in where its words no longer
 * are: a page would fail for that. What is not there need not go, and what would stand before it stands at the end.
 */
export function bearTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    // The translator's element goes with the word that it holds.
    let holder: Node | null = child;
    while (holder && holder.parentNode !== this) holder = holder.parentNode;
    if (holder) removeChild.call(this, holder);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    return insertBefore.call(this, child, before?.parentNode === this ? before : null) as T;
  };
}
