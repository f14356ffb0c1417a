type Ask = (leave: () => void) => void;

interface Hold {
  /** The place of this page in the tab's history. */
  index: number;
  ask: Ask;
}

let hold: Hold | undefined;
let isGoingBack = false;

/**
 * Must be called before the router begins to listen: a window calls its listeners in the order in which they came, and
 * what the router has heard cannot be held back any more.
 */
export function listenBeforeRouter() {
  window.addEventListener('popstate', onPopState);
}

/** The browser's back and forward are undone and asked about. Lifted by the function that is returned. */
export function holdHistory(ask: Ask): () => void {
  hold = { index: indexOf(history.state), ask };

  return () => {
    hold = undefined;
  };
}

function onPopState(event: PopStateEvent) {
  // This event comes from `history.go(-by)` below, so the router must not see it.
  if (isGoingBack) {
    isGoingBack = false;
    return event.stopImmediatePropagation();
  }
  const by = hold ? indexOf(event.state) - hold.index : 0;
  if (!hold || by === 0) return;

  event.stopImmediatePropagation();
  isGoingBack = true;
  history.go(-by);
  hold.ask(() => {
    hold = undefined;
    history.go(by);
  });
}

/** The place of an entry in the tab's history, as React Router numbers them. */
function indexOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}
