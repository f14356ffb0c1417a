import { focusWhenSeen, frameOf, openAround } from './focus-field';

/** Names in the order in which a person meets their fields; those that are nowhere in the page come last. */
export function inReadingOrder(form: ParentNode, names: readonly string[]): string[] {
  const placed = names.map((name) => ({ name, place: placeOf(form, name) }));

  return placed
    .sort((one, other) => {
      if (!one.place || !other.place) return Number(!one.place) - Number(!other.place);
      if (one.place === other.place) return 0;
      return one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ name }) => name);
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

/** Its frame, or the mark of the closed panel that it lies in. */
function placeOf(form: ParentNode, name: string): Element | undefined {
  return frameOf(form, name) ?? form.querySelector(`[data-fields~="${CSS.escape(name)}"]`) ?? undefined;
}

/** A panel of a form lies outside its element, at the end of the page; the last is the top one. */
export function frameInLayers(name: string): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"]')]
    .map((layer) => frameOf(layer, name))
    .findLast((frame) => frame !== undefined);
}
