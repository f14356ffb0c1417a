/** A line box is higher than its letters. */
const LEADING_PX = 6;
const CONTROLS = 'a[href], button, input, select, textarea';

interface ShownText {
  parent: Element;
  /** Its first words, by which a person finds it. */
  words: string;
  rects: DOMRect[];
}

/** A page that scrolls sideways, also by what only screen readers hear: nothing of it need be seen (WCAG 1.4.10). */
export function sidewaysPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
}

/** Text that stands beside the viewport and in no box that a person can scroll to it. */
export function textBeside(): string[] {
  return shownTexts()
    .filter(({ rects }) => rects.some(isBeside))
    .filter(({ parent }) => !boxesAround(parent).some(scrolls))
    .map(({ parent, words }) => `beside the viewport: ${nameOf(parent)} "${words}"`);
}

/** Controls that stand there, also those without words. */
export function controlsBeside(): string[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => isShown(control) && isBeside(control.getBoundingClientRect()))
    .filter((control) => !boxesAround(control).some(scrolls))
    .map((control) => `beside the viewport: ${nameOf(control)}`);
}

function isBeside({ left, right }: DOMRect): boolean {
  return right > document.documentElement.clientWidth + 1 || left < -1;
}

/** Text of which a part is hidden by a box that cuts: an ellipsis, a height that does not grow. */
export function cutText(): string[] {
  return shownTexts().flatMap(({ parent, words, rects }) => {
    // What a box scrolls, nobody loses, however small the box around it is.
    const box = frameOf(parent);
    if (!box || scrolls(box) || isFolded(box)) return [];
    return rects.some((rect) => isCutBy(box, rect)) ? [`cut by ${nameOf(box)}: "${words}"`] : [];
  });
}

/** The nearest box that cuts or scrolls. */
function frameOf(element: Element): Element | undefined {
  return boxesAround(element).find((around) => cuts(around) || scrolls(around));
}

/** Clamped to its first lines, with a button that shows the rest. */
function isFolded(box: Element): boolean {
  return Boolean(box.id && document.querySelector(`[aria-expanded="false"][aria-controls="${box.id}"]`));
}

function isCutBy(box: Element, { left, right, top, bottom }: DOMRect): boolean {
  const frame = box.getBoundingClientRect();
  const { overflowX, overflowY } = getComputedStyle(box);
  return (
    (overflowX !== 'visible' && (right > frame.right + 1 || left < frame.left - 1)) ||
    (overflowY !== 'visible' && (bottom > frame.bottom + LEADING_PX || top < frame.top - LEADING_PX))
  );
}

/** Words that a control lies on. What is laid over the page on purpose, a layer or a bar that sticks, does not count. */
export function coveredText(): string[] {
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => isShown(control) && isInFlow(control))
    .map((control) => ({ control, frame: control.getBoundingClientRect() }));

  return shownTexts()
    .filter(({ parent }) => isInFlow(parent))
    .flatMap(({ parent, words, rects }) => {
      const cutting = frameOf(parent);
      // What a box hides lies under nothing.
      const seen = rects.filter((rect) => !cutting || !isCutBy(cutting, rect));
      const over = controls.find(
        ({ control, frame }) =>
          !control.contains(parent) && !parent.contains(control) && seen.some((rect) => overlap(rect, frame)),
      );
      return over ? [`under ${nameOf(over.control)}: ${nameOf(parent)} "${words}"`] : [];
    });
}

function isInFlow(element: Element): boolean {
  return boxesAround(element).every((box) => /static|relative/.test(getComputedStyle(box).position));
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 2 && height > LEADING_PX;
}

/** Cuts, and cannot be scrolled. */
function cuts(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return /hidden|clip/.test(overflowX + overflowY) && !scrolls(element);
}

function scrolls(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(overflowX + overflowY);
}

function shownTexts(): ShownText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: ShownText[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const words = node.textContent?.trim().slice(0, 60);
    if (!parent || !words || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({ parent, words, rects: [...range.getClientRects()] });
  }
  return found;
}

/** Words for screen readers alone are clipped to nothing. */
function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !boxesAround(element).some((box) => {
      const { width, height } = box.getBoundingClientRect();
      return getComputedStyle(box).clipPath === 'inset(50%)' || (cuts(box) && (width <= 1 || height <= 1));
    })
  );
}

/** The element and those around it. */
function boxesAround(element: Element): Element[] {
  const boxes: Element[] = [];
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
    boxes.push(box);
  return boxes;
}

/** By which a person finds the element: its role, its name and its first classes. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role') ?? element.localName;
  const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 30);
  return `${role}.${[...element.classList].slice(0, 3).join('.')} "${name}"`;
}
