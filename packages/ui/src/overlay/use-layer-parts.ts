import { useEffect, useState } from 'react';
import { isPhone, usePhone } from '../hooks/use-phone';
import type { LayerParts } from './layer-parts';
import { plainParts } from './plain-parts';

/** A press must be answered: later than this, a layer opens without following the finger. */
const PATIENCE_MS = 300;

let sheet: LayerParts | undefined;

/** Fetches the code of the sheet. Without a network the plain layer serves, which looks the same. */
export async function loadSheet(): Promise<void> {
  try {
    sheet ??= (await import('./sheet-parts')).sheetParts;
  } catch {
    // The next layer asks again.
  }
}

/**
 * The parts of a layer, `undefined` for the moment in which a sheet is waited for. They are chosen once for each
 * opening: another element in their place would lose the focus and what was typed. `always` is a sheet at every width.
 */
export function useLayerParts(open: boolean, always: boolean): LayerParts | undefined {
  const [wasOpen, setWasOpen] = useState(false);
  const [parts, setParts] = useState<LayerParts>();
  const phone = usePhone();

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setParts(always || isPhone() ? sheet : plainParts);
  }
  const waiting = open && !parts;

  useEffect(() => {
    if (phone || always) void loadSheet();
  }, [phone, always]);

  useEffect(() => {
    if (!waiting) return;

    const settle = () => setParts((chosen) => chosen ?? sheet ?? plainParts);
    const timer = setTimeout(settle, PATIENCE_MS);
    void loadSheet().then(settle);
    return () => clearTimeout(timer);
  }, [waiting]);

  return parts;
}
