import { focusWhenSeen, frameOf, openAround, pathsUp } from '../field/focus-field';

/** Names in the order in which a person meets their fields; those that are nowhere in the page come last. */
export function inReadingOrder(form: ParentNode, names: readonly string[]): string[] {
  const placed = names.map((name) => ({ name, place: placeOf(form, name) }));

  return placed
    .sort((one, other) => {
      if (!one.place || !other.place) return Number(!one.place) - Number(!other.place);
      if (one.place.element === other.place.element) return one.place.rank - other.place.rank;
      const position = one.place.element.compareDocumentPosition(other.place.element);
      return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ name }) => name);
}

/** Names of the fields that are in the page. */
export function shownFields(form: ParentNode): string[] {
  const frames = form.querySelectorAll<HTMLElement>('[data-field]');
  return [...frames].flatMap(({ dataset }) => dataset.field ?? []);
}

export function hasPlace(form: ParentNode, name: string): boolean {
  return placeOf(form, name) !== undefined;
}

/** Focuses a field once it is open to be seen, wherever it lies. */
export function focusPlace(form: ParentNode, name: string): Promise<boolean> {
  const place = frameOf(form, name);
  if (place) openAround(place);

  return focusWhenSeen(() => frameOf(form, name) ?? frameInLayers(name));
}

interface Place {
  element: Element;
  /** Which of the fields of its panel it is. */
  rank: number;
}

/** Its frame, or the mark of the panel that it, or a group around it, lies in. */
function placeOf(form: ParentNode, name: string): Place | undefined {
  const frame = frameOf(form, name);
  if (frame) return { element: frame, rank: 0 };

  for (const path of pathsUp(name)) {
    const mark = form.querySelector<HTMLElement>(`[data-fields~="${CSS.escape(path)}"]`);
    if (mark) return { element: mark, rank: mark.dataset.fields?.split(' ').indexOf(path) ?? 0 };
  }
  return undefined;
}

/** A panel of a form lies outside its element, at the end of the page; the last is the top one. */
export function frameInLayers(name: string): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"]')]
    .map((layer) => frameOf(layer, name))
    .findLast((frame) => frame !== undefined);
}
