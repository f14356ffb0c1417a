import { endsMove, indexOf, inTurn, moveUnheard } from './history-turns';
import { fitEntry, isLayerEntry, movesLayers } from './layer-entry';

type Ask = (leave: () => void) => void;

interface Hold {
  /** The index of this page in the tab's history. */
  index: number;
  /** Where it is, whatever its step. */
  place: string;
  ask: Ask;
}

let hold: Hold | undefined;

/**
 * Has to be called before the router adds its listener: listeners run in their order, and an event that the router
 * has handled cannot be held back.
 */
export function listenBeforeRouter() {
  window.addEventListener('popstate', onPopState);
  // Of a layer that was open when the page was loaded anew.
  inTurn(fitEntry);
}

/** Undoes back and forward of the browser and asks first. The returned function ends it. */
export function holdHistory(ask: Ask): () => void {
  hold = {
    index: indexOf(history.state) - Number(isLayerEntry(history.state)),
    place: placeOf(location),
    ask,
  };

  return () => {
    hold = undefined;
  };
}

function onPopState(event: PopStateEvent) {
  if (endsMove() || movesLayers(event.state)) return event.stopImmediatePropagation();

  const by = hold ? indexOf(event.state) - hold.index : 0;
  if (!hold || by === 0) return;
  if (placeOf(location) === hold.place) {
    hold.index = indexOf(event.state);
    return;
  }

  event.stopImmediatePropagation();
  inTurn(() => moveUnheard(-by));
  inTurn(fitEntry);
  // After the entry of the dialog that asked is gone.
  hold.ask(() =>
    inTurn(() => {
      hold = undefined;
      history.go(by);
    }),
  );
}

/** Between the steps of a form nothing is left. */
function placeOf({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('step');
  return `${pathname}?${query}`;
}
