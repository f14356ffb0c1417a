import { focusWhenSeen, frameOf, openAround, pathsUp } from '../field/focus-field';

/** Names in the order of their fields in the document; those without a field in it come last. */
export function inReadingOrder(form: ParentNode, names: readonly string[]): string[] {
  const found = names.map((name) => ({ name, position: positionOf(form, name) }));

  return found
    .sort((one, other) => {
      if (!one.position || !other.position) return Number(!one.position) - Number(!other.position);
      if (one.position.element === other.position.element) return one.position.rank - other.position.rank;
      const order = one.position.element.compareDocumentPosition(other.position.element);
      return order & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ name }) => name);
}

/** Names of the fields that are in the document. */
export function shownFields(form: ParentNode): string[] {
  const frames = form.querySelectorAll<HTMLElement>('[data-field]');
  return [...frames].flatMap(({ dataset }) => dataset.field ?? []);
}

export function isFieldReachable(form: ParentNode, name: string): boolean {
  return positionOf(form, name) !== undefined;
}

/** Opens what hides a field (a tab, a group, a panel) and focuses it once it is shown. */
export function openAndFocusField(form: ParentNode, name: string): Promise<boolean> {
  const frame = frameOf(form, name);
  if (frame) openAround(frame);

  return focusWhenSeen(() => frameOf(form, name) ?? frameInLayers(name));
}

interface Position {
  element: Element;
  /** Index of the field in its panel. */
  rank: number;
}

/** The frame of the field, or the element that marks the panel of the field or of a group around it. */
function positionOf(form: ParentNode, name: string): Position | undefined {
  const frame = frameOf(form, name);
  if (frame) return { element: frame, rank: 0 };

  for (const path of pathsUp(name)) {
    const mark = form.querySelector<HTMLElement>(`[data-fields~="${CSS.escape(path)}"]`);
    if (mark) return { element: mark, rank: mark.dataset.fields?.split(' ').indexOf(path) ?? 0 };
  }
  return undefined;
}

/** The panels of a form are dialogs at the end of the page, outside the element of the form; the last one is the top one. */
export function frameInLayers(name: string): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"]')]
    .map((layer) => frameOf(layer, name))
    .findLast((frame) => frame !== undefined);
}
