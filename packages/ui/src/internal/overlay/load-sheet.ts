import type { LayerParts } from './layer-parts';

let sheet: LayerParts | undefined;

/** The code of the sheet, once it is here. */
export function loadedSheet(): LayerParts | undefined {
  return sheet;
}

/** Fetches the code of the sheet. Without a network the plain layer serves, which looks the same. */
export async function loadSheet(): Promise<void> {
  try {
    sheet ??= (await import('./sheet-parts')).sheetParts;
  } catch {
    // The next layer asks again.
  }
}
