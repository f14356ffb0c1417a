/** Safari has no idle callback: a second after the widget is mounted, the page is usually rendered. */
const WITHOUT_IDLE_MS = 1000;

/** Calls back once the page has been painted and is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  let request: number | undefined;
  // A page is idle between rendering and painting too: what began then would delay the painting.
  const frame = requestAnimationFrame(() => {
    request = requestIdleCallback(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    if (request !== undefined) cancelIdleCallback(request);
  };
}
