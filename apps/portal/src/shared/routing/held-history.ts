type Ask = (leave: () => void) => void;

interface Hold {
  /** The index of this page in the tab's history. */
  index: number;
  /** Where it is, whatever its step. */
  place: string;
  ask: Ask;
}

let hold: Hold | undefined;
let isGoingBack = false;

/**
 * Has to be called before the router adds its listener: listeners run in their order, and an event that the router
 * has handled cannot be held back.
 */
export function listenBeforeRouter() {
  window.addEventListener('popstate', onPopState);
}

/** Undoes back and forward of the browser and asks first. The returned function ends it. */
export function holdHistory(ask: Ask): () => void {
  hold = { index: indexOf(history.state), place: placeOf(location), ask };

  return () => {
    hold = undefined;
  };
}

function onPopState(event: PopStateEvent) {
  // This event was caused by `history.go(-by)` below, so the router must not handle it.
  if (isGoingBack) {
    isGoingBack = false;
    return event.stopImmediatePropagation();
  }
  const by = hold ? indexOf(event.state) - hold.index : 0;
  if (!hold || by === 0) return;
  if (placeOf(location) === hold.place) {
    hold.index = indexOf(event.state);
    return;
  }

  event.stopImmediatePropagation();
  isGoingBack = true;
  history.go(-by);
  hold.ask(() => {
    hold = undefined;
    history.go(by);
  });
}

/** Between the steps of a form nothing is left. */
function placeOf({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('step');
  return `${pathname}?${query}`;
}

/** The index of an entry in the tab's history, as React Router numbers them. */
function indexOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}
