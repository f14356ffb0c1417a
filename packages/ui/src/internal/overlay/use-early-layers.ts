import { useEffect } from 'react';
import { isPhone } from '../hooks/use-phone';
import { layerPart } from './layer-code';

const FIRST_USE = ['pointerdown', 'keydown'] as const;

/**
 * Fetches the code of layers when a page is first used, so that the first layer need not wait for it. Many screens make
 * their layers only when a button is pressed, which is too late for the layer itself to ask. Not sooner: a visit that
 * touches nothing needs none.
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
