/**
 * A browser that translates a page puts `<font>` elements in the place of its text nodes. React still holds the nodes: it would throw when
 * it removes one or inserts before it, which empties the page, and a changed text would stay as it was. Here each such node stands for its
 * replacement, and one whose text changes comes back, so that it is translated again.
 */
export function surviveTranslation(page: Document): void {
  const replacements = new WeakMap<Node, Node>();
  const { insertBefore, removeChild } = Node.prototype;

  /** The child of `parent` that holds `node`, or what replaced it. */
  function standIn(node: Node, parent: Node): Node | null {
    for (let at: Node | null = node; at; at = replacements.get(at) ?? at.parentNode) if (at.parentNode === parent) return at;
    return null;
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const held = child.parentNode === this ? child : standIn(child, this);
    if (held) removeChild.call(this, held);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    insertBefore.call(this, node, before && (before.parentNode === this ? before : standIn(before, this)));
    return node;
  };

  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const replacement = replacements.get(target);
      if (!replacement?.parentNode || target.parentNode) continue;
      replacements.delete(target);
      replacement.parentNode.replaceChild(target, replacement);
    }
  });
  new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes, target }) =>
      [...removedNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE && !node.parentNode ? [{ node, target }] : [])),
    );
    if (removed.length === 0) return;
    const added = changes.flatMap(({ addedNodes, target }) =>
      [...addedNodes].flatMap((node) => (node.nodeName === 'FONT' && node.parentNode === target ? [{ node, target }] : [])),
    );
    for (const { node, target } of removed) {
      const index = added.findIndex((one) => one.target === target);
      const [found] = index < 0 ? [] : added.splice(index, 1);
      if (!found) continue;
      replacements.set(node, found.node);
      texts.observe(node, { characterData: true });
    }
  }).observe(page, { childList: true, subtree: true });
}
