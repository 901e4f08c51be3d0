/**
 * Translators wrap words in elements of their own. React then removes and inserts nodes that are no
 * longer where it left them, which would throw. Removing a missing node is ignored; inserting
 * before one appends.
 *
 * A text that changes should be the only child of its element: React then replaces the content,
 * even if a translator wrapped it.
 */
export function tolerateDomTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    // Remove the translator's element together with the word inside it.
    let holder: Node | null = child;
    while (holder && holder.parentNode !== this) holder = holder.parentNode;
    if (holder) removeChild.call(this, holder);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    return insertBefore.call(this, child, before?.parentNode === this ? before : null) as T;
  };
}
