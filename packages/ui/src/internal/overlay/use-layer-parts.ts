import { useEffect, useState } from 'react';
import { useIdlePart } from '../../foundations/lazy-part/use-idle-part';
import { isPhone, usePhone } from '../hooks/use-phone';
import { layerPart } from './layer-code';
import { type LayerParts, PLAIN_PARTS } from './layer-parts';

/** A press needs an answer: after this time a layer opens without Radix. */
const PATIENCE_MS = 300;

/**
 * The parts of a layer, `undefined` while they are loading. Chosen once for each opening: another element type would
 * lose the focus and typed text. `always` is a sheet at every width.
 */
export function useLayerParts(open: boolean, always: boolean): LayerParts | undefined {
  const [wasOpen, setWasOpen] = useState(false);
  const [parts, setParts] = useState<LayerParts>();
  const part = layerPart(usePhone() || always);

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setParts(layerPart(always || isPhone()).loaded());
  }
  const waiting = open && !parts;
  useIdlePart(part);

  useEffect(() => {
    if (!waiting) return;

    const settle = () => setParts((chosen) => chosen ?? part.loaded() ?? PLAIN_PARTS);
    const timer = setTimeout(settle, PATIENCE_MS);
    part.load().then(settle, settle);
    return () => clearTimeout(timer);
  }, [waiting, part]);

  return parts;
}
