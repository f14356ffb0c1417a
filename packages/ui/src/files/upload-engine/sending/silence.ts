/** The longest time without a movement, after several in which nothing moved at all. */
const LONGEST_MS = 8 * 60 * 1000;

/**
 * Watches the requests of an upload: a connection can die without a word, and its requests then wait for good. It is
 * counted from the last movement or answer of any of them.
 *
 * The time doubles while nothing is answered: a slow line may have taken all bytes of a request into its buffers, where the
 * browser sees them no more, and an end after the same time again would never let them arrive.
 *
 * @param firstMs 0 is without a limit
 */
export function createSilence(firstMs: number) {
  const watching = new Set<() => void>();
  let ms = firstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function count() {
    clearTimeout(timer);
    timer = ms > 0 && watching.size > 0 ? setTimeout(end, ms) : undefined;
  }

  function end() {
    ms = Math.min(ms * 2, LONGEST_MS);
    for (const onSilence of [...watching]) onSilence();
  }

  return {
    moved: count,
    answered() {
      ms = firstMs;
      count();
    },
    /** Calls back when it has been silent for too long; returns what ends that. */
    watch(onSilence: () => void): () => void {
      watching.add(onSilence);
      if (watching.size === 1) count();
      return () => {
        watching.delete(onSilence);
        if (watching.size === 0) clearTimeout(timer);
      };
    },
  };
}
