declare global {
  interface Window {
    /** Is told of every bare text that React touches. */
    bareTextTouched?: (what: string) => void;
  }
}

/**
 * Translators of browsers and font tools put an element in the place of every text node. React keeps the node that was
 * replaced: removing it, or inserting something before it, throws and takes the whole screen away; a new value of it is
 * never shown. So a text that has a sibling in its element must not come, go, move or change, and nothing may come before
 * it; with an element of its own it is safe, as React then sets the text of the element.
 *
 * Tells what React does to such texts (`bareTextTouched`), and changes nothing in the page. It runs in Playwright too, so
 * that it imports nothing.
 */
export function watchBareTexts() {
  // React marks the texts that it keeps, and not one that is all of its element.
  const isKept = (node: Node | null): node is Text =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const isTranslated = (text: Text) =>
    text.data.trim() !== '' &&
    text.parentElement !== null &&
    !text.parentElement.closest('script, style, textarea, [translate=no], .notranslate');
  const nameOf = (type: unknown) =>
    typeof type === 'string' ? `<${type}>` : (type as { name?: string })?.name;
  const placeOf = (text: Text) => {
    interface Fiber {
      type: unknown;
      return?: Fiber;
    }
    const names: string[] = [];
    const key = Object.keys(text).find((key) => key.startsWith('__reactFiber$')) ?? '';
    const own = Reflect.get(text, key) as Fiber;
    for (let fiber = own.return; fiber && names.length < 6; fiber = fiber.return) {
      const name = nameOf(fiber.type);
      if (name) names.push(name);
    }
    return names.join(' in ');
  };
  const note = (what: string, node: Node | null) => {
    if (!isKept(node) || !isTranslated(node)) return;
    window.bareTextTouched?.(`${what} “${node.data.trim()}” of ${placeOf(node)}`);
  };

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    note('removed', child);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    note('moved', child);
    note('inserted before', before);
    return insertBefore.call(this, child, before) as Child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child) {
    note('moved', child);
    return appendChild.call(this, child) as Child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (text !== this.nodeValue) note(`changed to “${text}”`, this);
      value?.set?.call(this, text);
    },
  });
}
