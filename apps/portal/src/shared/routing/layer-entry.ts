import type { BackPort } from '@urzad/ui';
import { indexOf, inTurn, moveUnheard } from './history-turns';

let onBack: (() => void) | undefined;
/** The index of the entry that was added last. */
let added = -1;

/** One entry of the history for all open layers, so that Back closes the top one before it leaves the page. */
export const layersInHistory: BackPort = {
  hold(back) {
    onBack = back;
    inTurn(fitEntry);

    return () => {
      if (onBack === back) onBack = undefined;
      inTurn(fitEntry);
    };
  },
};

/** Whether this entry stands for open layers, and not for a page. */
export function isLayerEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isLayer' in state;
}

/** Adds the entry while a layer is open, and takes it away when none is: also one that was left by a reload. */
export function fitEntry(): Promise<void> | undefined {
  if (!onBack && isLayerEntry(history.state)) return moveUnheard(-1);
  if (onBack && !isLayerEntry(history.state)) {
    added = indexOf(history.state) + 1;
    history.pushState({ ...history.state, idx: added, isLayer: true }, '');
  }
  return undefined;
}

/** Whether a move of the person concerned layers alone; then the router must not hear of it. */
export function movesLayers(state: unknown): boolean {
  const isForward = isLayerEntry(state);
  const isBack = onBack !== undefined && indexOf(state) === added - 1;
  if (!isForward && !isBack) return false;

  if (isBack) {
    const close = onBack;
    onBack = undefined;
    // Holds again at once where a layer stays open.
    close?.();
  }
  inTurn(fitEntry);
  return true;
}
