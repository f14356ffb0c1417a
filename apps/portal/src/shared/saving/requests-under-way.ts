/** Which requests of a kind have not been answered yet. */
export function requestsUnderWay() {
  const running = new Set<Promise<unknown>>();

  return {
    isAny: () => running.size > 0,
    /** When each of those that run now was answered or failed. */
    settled: () => Promise.allSettled(running),
    /** Counts it until it is answered; what it answers is for the caller. */
    follow<Answer>(request: Promise<Answer>): Promise<Answer> {
      const followed = request.finally(() => running.delete(followed));
      running.add(followed);
      return followed;
    },
  };
}
