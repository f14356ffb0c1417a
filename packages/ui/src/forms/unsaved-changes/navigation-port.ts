/** How navigation of a router is held back. The library knows no router, so each application implements it. */
export interface NavigationPort {
  /**
   * From now on each navigation is held back and passed to `ask`, which may call `leave` to let it go on.
   * @returns a function that lifts the block
   */
  block(ask: (leave: () => void) => void): () => void;
}
