/** What hangs on something keeps this far from the edges of the window. */
export const EDGE_PX = 8;
