import { useEffect } from 'react';
import { isPhone } from '../hooks/use-phone';
import { loadSheet } from './load-sheet';

/**
 * Fetches the code of the sheet when a phone is first touched, so that the first sheet need not wait for it. Many screens
 * make their layers only when a button is pressed, which is too late for the layer itself to ask. Not sooner: a visit
 * that touches nothing needs no sheet.
 */
export function useEarlySheet() {
  useEffect(() => {
    function load() {
      if (isPhone()) void loadSheet();
    }
    document.addEventListener('pointerdown', load, { once: true, capture: true });
    return () => document.removeEventListener('pointerdown', load, { capture: true });
  }, []);
}
