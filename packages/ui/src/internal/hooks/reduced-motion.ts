/** Whether the person asked for less motion, asked once: for timers that wait for an animation. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
