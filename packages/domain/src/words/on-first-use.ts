/**
 * The thing, made when it is first asked for and kept. For formatters of Intl: the first one takes a slow telephone tens of
 * milliseconds, and most screens begin without any.
 */
export function onFirstUse<Thing extends object>(make: () => Thing): () => Thing {
  let thing: Thing | undefined;

  return () => {
    thing ??= make();
    return thing;
  };
}
