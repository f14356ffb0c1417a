import { lazyPart } from '../../foundations/lazy-part/part';

/** Radix Dialog, for viewports from 768 px. */
const dialogPart = lazyPart(async () => (await import('./dialog-parts')).dialogParts);
/** vaul, which adds to Radix Dialog the following of the finger. */
const sheetPart = lazyPart(async () => (await import('./sheet-parts')).sheetParts);

/** The code of layers, loaded after the first paint. */
export function layerPart(isSheet: boolean) {
  return isSheet ? sheetPart : dialogPart;
}

/** For stories: loaded before the first one, so that the result does not depend on the loading time. */
export async function loadLayers(): Promise<void> {
  await Promise.all([dialogPart.load(), sheetPart.load()]);
}
