/** So long a move may take: one that never comes must not hold back those that wait for it. */
const MOVE_MS = 1000;

let turn: Promise<unknown> = Promise.resolve();
let arrive: (() => void) | undefined;

/** A move of the browser through its history ends later: what changes the history takes turns. */
export function inTurn(act: () => unknown) {
  turn = turn.then(act);
}

/** The browser is on its way to another entry: an entry that is added now could stand at the wrong place. */
export function isMoving(): boolean {
  return arrive !== undefined;
}

/** Moves by so many entries, and the router does not hear of it. */
export function moveUnheard(by: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, MOVE_MS);
    function end() {
      clearTimeout(timer);
      arrive = undefined;
      resolve();
    }
    arrive = end;
    history.go(by);
  });
}

/** Whether a `popstate` is the end of `moveUnheard`. */
export function endsMove(): boolean {
  if (!arrive) return false;
  arrive();
  return true;
}

/** The index of an entry in the tab's history, as React Router numbers them. */
export function indexOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}
