import { lazyPart } from '../../foundations/lazy-part/part';

/** Radix Dialog, for windows from 768 px. */
const dialogPart = lazyPart(async () => (await import('./dialog-parts')).dialogParts);
/** vaul, which adds to Radix Dialog what follows the finger. */
const sheetPart = lazyPart(async () => (await import('./sheet-parts')).sheetParts);

/** The code that layers are made of, fetched after the first paint. */
export function layerPart(isSheet: boolean) {
  return isSheet ? sheetPart : dialogPart;
}

/** For stories: there before the first, so that what a story finds does not hang on how fast it comes. */
export async function loadLayers(): Promise<void> {
  await Promise.all([dialogPart.load(), sheetPart.load()]);
}
