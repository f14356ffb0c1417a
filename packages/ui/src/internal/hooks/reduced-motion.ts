/** Whether the person prefers reduced motion, read once: for timers that wait for an animation. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
