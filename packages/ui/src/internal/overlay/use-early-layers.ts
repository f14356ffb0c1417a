import { useEffect } from 'react';
import { isPhone } from '../hooks/use-phone';
import { layerPart } from './layer-code';

const FIRST_USE = ['pointerdown', 'keydown'] as const;

/**
 * Loads the code of layers when a page is first used, so that the first layer need not wait for it. Many screens
 * mount a layer only when its button is pressed, which would be too late. Not earlier: a visit without interaction
 * needs none.
 */
export function useEarlyLayers() {
  useEffect(() => {
    function load() {
      stop();
      layerPart(isPhone())
        .load()
        .catch(() => undefined);
    }
    function stop() {
      for (const use of FIRST_USE) document.removeEventListener(use, load, { capture: true });
    }
    for (const use of FIRST_USE) document.addEventListener(use, load, { capture: true });
    return stop;
  }, []);
}
