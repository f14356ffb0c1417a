import { useEffect, useState } from 'react';
import { isPhone, usePhone } from '../hooks/use-phone';
import type { LayerParts } from './layer-parts';
import { loadedSheet, loadSheet } from './load-sheet';
import { plainParts } from './plain-parts';

/** A press must be answered: later than this, a layer opens without following the finger. */
const PATIENCE_MS = 300;

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
    if (open) setParts(always || isPhone() ? loadedSheet() : plainParts);
  }
  const waiting = open && !parts;

  useEffect(() => {
    if (phone || always) void loadSheet();
  }, [phone, always]);

  useEffect(() => {
    if (!waiting) return;

    const settle = () => setParts((chosen) => chosen ?? loadedSheet() ?? plainParts);
    const timer = setTimeout(settle, PATIENCE_MS);
    void loadSheet().then(settle);
    return () => clearTimeout(timer);
  }, [waiting]);

  return parts;
}
