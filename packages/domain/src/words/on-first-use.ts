/**
 * A lazily made and cached object. For formatters of Intl: the first one takes tens of milliseconds on a slow phone,
 * and most screens begin without any.
 */
export function onFirstUse<Thing extends object>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;

  return () => {
    thing ??= make();
    return thing;
  };
}
